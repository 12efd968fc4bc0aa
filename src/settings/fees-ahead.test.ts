import { expect, test } from 'vitest';
import { feesAhead } from './settings.ts';

test.each([
  [[{ fee: 20, freeAbove: 500 }], { from: 20, to: 20, freeAbove: 500, isOne: true }],
  [
    [
      { fee: 20, freeAbove: 500 },
      { fee: 20, freeAbove: 500 },
    ],
    { from: 20, to: 20, freeAbove: 500, isOne: true },
  ],
  [
    [
      { fee: 40, freeAbove: 1000 },
      { fee: 20, freeAbove: 500 },
    ],
    { from: 20, to: 40, freeAbove: null, isOne: false },
  ],
  [
    [
      { fee: 20, freeAbove: null },
      { fee: 20, freeAbove: 500 },
    ],
    { from: 20, to: 20, freeAbove: null, isOne: false },
  ],
])('what is said of shipping before the village is known: %j', (rules, said) => {
  expect(feesAhead(rules)).toEqual(said);
});
