import { expect, test } from 'vitest';
import { typedAmount } from './packing-text.ts';

test('what is typed is grams or kilos, as chosen, and whole pieces of what is counted', () => {
  expect(typedAmount('1855', 'weight', true)).toBe(1.855);
  expect(typedAmount('1.06', 'weight', false)).toBe(1.06);
  expect(typedAmount('1,250', 'volume', true)).toBe(1.25);
  expect(typedAmount('3', 'piece', false)).toBe(3);
  expect(typedAmount('1.5', 'piece', false)).toBeUndefined();
  for (const typed of ['', '0', '-1', 'some', '0.2'])
    expect(typedAmount(typed, 'weight', true)).toBeUndefined();
});
