import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOf } from './amount.ts';
import { paise, toRupees, ZERO } from './money.ts';
import { allInRupees, minusRupees, plusRupees } from './rupee-sums.ts';
import { rupeesFor } from './rupees-for.ts';

const amount = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
const rupees = (one: number): number => toRupees(paise(one));

test('ten paise and twenty paise are thirty paise', () => {
  expect(plusRupees(0.1, 0.2)).toBe(0.3);
  expect(minusRupees(0.3, 0.1)).toBe(0.2);
  expect(plusRupees()).toBe(0);
  expect(Object.is(minusRupees(1.1, 1.1), 0)).toBe(true);
});

test('a sum of rupees is the sum of their paise, for any amounts in any order', () => {
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      const total = amounts.reduce((sum, one) => sum + one, 0);
      expect(plusRupees(...amounts.map(rupees))).toBe(rupees(total));
      expect(plusRupees(...amounts.toReversed().map(rupees))).toBe(rupees(total));
    }),
  );
});

test('a difference of rupees is the difference of their paise, and what was taken away comes back', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const left = minusRupees(rupees(one), rupees(other));
      expect(left).toBe(rupees(one - other));
      expect(plusRupees(left, rupees(other))).toBe(rupees(one));
    }),
  );
});

test('amounts in rupees compare as their paise do', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(rupees(one) < rupees(other)).toBe(one < other);
      expect(minusRupees(rupees(one), rupees(other)) > 0).toBe(one > other);
    }),
  );
});

test('the cost of goods in rupees is their cost in paise, to the gram', () => {
  const price = fc.integer({ min: 0, max: 1_000_000_00 });
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 1_000_000 }), (one, grams) => {
      expect(rupeesFor(rupees(one), grams / 1000)).toBe(rupees(costOf(paise(one), grams / 1000)));
    }),
  );
  expect(rupeesFor(49.9, 1.25)).toBe(62.38);
});

test('figures in paise become rupees, each under its name, and no limit stays no limit', () => {
  expect(allInRupees({ total: paise(4050), fee: ZERO, freeAbove: null })).toEqual({
    total: 40.5,
    fee: 0,
    freeAbove: null,
  });
});
