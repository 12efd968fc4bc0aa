import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

test('ids made later sort later, and none comes twice', () => {
  const early = newId(1_700_000_000_000);
  const late = newId(1_700_000_000_001);
  expect(early < late).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => newId())).size).toBe(1000);
});

test('only the shape of an id is taken for one', () => {
  expect(isId(newId())).toBe(true);
  expect(['', '1', "' or 1=1 --", newId().toUpperCase(), `${newId()} `].some(isId)).toBe(false);
});
