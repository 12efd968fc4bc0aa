import { expect, test } from 'vitest';
import { editDistance } from './typo-tolerance.ts';

test.each([
  ['tomato', 'tomato', 0],
  ['tomato', 'tomto', 1],
  ['tomato', 'tomaot', 1],
  ['tomato', 'tamatar', 3],
  ['a', 'xyzzy', 3],
])('from %s to %s it is %i typos, as far as we count', (one, other, typos) => {
  expect(editDistance(one, other, 2)).toBe(Math.min(typos, 3));
});
