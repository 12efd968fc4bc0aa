import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRound, formatPaise, fromRupees, paise, sum, times, toRupees } from './money.ts';

test.each([
  [12_345_650, '₹1,23,456.50'],
  [10_000_000_00, '₹1,00,00,000'],
  [50_000, '₹500'],
  [5, '₹0.05'],
  [0, '₹0'],
  [-2_050, '−₹20.50'],
])('%i paise are shown as %s', (amount, shown) => {
  expect(formatPaise(paise(amount))).toBe(shown);
});

test('half a paisa is rounded up, once, on whole numbers', () => {
  expect(divideRound(4990 * 1250, 1000)).toBe(6238);
});

test('money is never a fraction of a paisa', () => {
  expect(() => paise(0.5)).toThrow('not whole paise');
  expect(() => times(paise(10), 0.25)).toThrow('not whole paise');
});

test('rupees of the API come back as they went, whatever the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (amount) => {
      expect(fromRupees(toRupees(paise(amount)))).toBe(amount);
    }),
  );
});

test('the sum of lines is the same in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 })), (amounts) => {
      const lines = amounts.map(paise);
      expect(sum(lines)).toBe(sum(lines.toReversed()));
    }),
  );
});
