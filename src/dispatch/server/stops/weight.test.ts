import { expect, test } from 'vitest';
import { weightOf } from './present.ts';

test('the weight of a line is what was weighed out, or what its pack or unit says', () => {
  const line = { quantity: 2, sold_by: 'piece', unit: 'item', pack: '' } as const;
  expect(weightOf({ ...line, quantity: 750, sold_by: 'weight', unit: 'kg' })).toBe(750);
  expect(weightOf({ ...line, pack: '4 x 75 g' })).toBe(600);
  expect(weightOf({ ...line, unit: 'kg' })).toBe(2000);
  expect(weightOf({ ...line, unit: 'litres' })).toBe(2000);
  expect(weightOf({ ...line, pack: '6 pcs' })).toBeUndefined();
});
