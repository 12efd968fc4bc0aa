import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { amountFor, amountOf, costOf, fits, formatQuantity, mostOf, quantityOf, SOLD_BY } from './amount.ts';
import { fromRupees, paise, sum, toRupees } from './money.ts';

const english = wordsIn('en');
const NO_BREAK = '\u00a0';

const amount = fc.integer({ min: 1, max: 1_000_000 });
const price = fc.integer({ min: 1, max: 1_000_000_000 }).map(paise);
const rule = fc
  .record({
    step: fc.constantFrom(1, 5, 10, 25, 50, 100, 250, 500, 1000),
    times: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ step, times }) => ({ step, least: step * times }));

test.each([
  [0.75, 'kg', '750 g'],
  [1, 'kg', '1 kg'],
  [1.25, 'kg', '1.25 kg'],
  [0.001, 'kg', '1 g'],
  [0, 'kg', '0 kg'],
  [1250, 'kg', '1,250 kg'],
  [0.5, 'litres', '500 ml'],
  [1, 'litres', '1 litre'],
  [1.5, 'litres', '1.5 litres'],
  [250, 'gram', '250 g'],
  [3, 'item', '3'],
  [0.1 + 0.2, 'kg', '300 g'],
])('%d %s is written %s', (quantity, unit, written) => {
  expect(formatQuantity(english, quantity, unit)).toBe(written);
});

test.each([
  ['hi', 0.75, 'kg', '750 ग्राम'],
  ['hi', 1234.5, 'kg', '1,234.5 किलो'],
  ['hi', 0.5, 'litres', '500 मि.ली.'],
  ['hi', 1, 'litres', '1 लीटर'],
  ['bn', 250, 'gram', '250 গ্রাম'],
  ['bn', 2.25, 'kg', '2.25 কেজি'],
  ['bn', 0.2, 'litres', '200 মিলি'],
  ['bn', 123456, 'item', '1,23,456'],
] as const)(
  'in %s, %d %s is written %s, and never breaks between number and unit',
  (language, quantity, unit, written) => {
    const said = formatQuantity(wordsIn(language), quantity, unit);
    expect(said.replaceAll(NO_BREAK, ' ')).toBe(written);
    expect(said).not.toContain(' ');
  },
);

test('750 g at ₹49.90 a kilo are ₹37.43: half a paisa is rounded up', () => {
  expect(toRupees(costOf(fromRupees(49.9), 0.75))).toBe(37.43);
});

test('for ₹20 there are 800 g at ₹24 a kilo in steps of 50 g, and they cost ₹19.20', () => {
  const had = amountFor(fromRupees(20), fromRupees(24), { least: 250, step: 50 });
  expect([had, toRupees(costOf(fromRupees(24), had / 1000))]).toEqual([800, 19.2]);
});

test('what costs more than the money even in the least amount is not to be had for it', () => {
  expect(amountFor(fromRupees(20), fromRupees(1100), { least: 50, step: 10 })).toBe(0);
  expect(amountFor(fromRupees(20), paise(0), { least: 50, step: 10 })).toBe(0);
});

test('a quantity goes out and comes back as the same amount', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...SOLD_BY), (inside, soldBy) => {
      const outside = JSON.parse(JSON.stringify(quantityOf(inside, soldBy))) as number;
      expect(amountOf(outside, soldBy)).toBe(inside);
    }),
  );
});

test('a part of a gram or of a piece is no amount', () => {
  expect(amountOf(0.0005, 'weight')).toBeUndefined();
  expect(amountOf(0.5, 'piece')).toBeUndefined();
  expect(amountOf(Number.NaN, 'weight')).toBeUndefined();
});

test('a line costs what whole numbers say, rounded once, half up', () => {
  fc.assert(
    fc.property(amount, price, (grams, perKilo) => {
      const exact = (2n * BigInt(perKilo) * BigInt(grams) + 1000n) / 2000n;
      expect(BigInt(costOf(perKilo, quantityOf(grams, 'weight')))).toBe(exact);
    }),
  );
});

test('whole kilos cost the same, loose or counted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), price, (kilos, perKilo) => {
      expect(costOf(perKilo, quantityOf(kilos * 1000, 'weight'))).toBe(perKilo * kilos);
    }),
  );
});

test('what is had for some money never costs more, can be ordered, and one step more costs more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }).map(paise), price, rule, (money, perKilo, sold) => {
      const had = amountFor(money, perKilo, sold);
      expect(had === 0 || fits(had, sold)).toBe(true);
      expect(costOf(perKilo, quantityOf(had, 'weight'))).toBeLessThanOrEqual(money);
      const next = had === 0 ? sold.least : had + sold.step;
      expect(BigInt(perKilo) * BigInt(next)).toBeGreaterThan(BigInt(money) * 1000n);
    }),
  );
});

test('the most of an amount can be ordered and leaves less than a step over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), rule, (there, sold) => {
      const most = mostOf(there, sold);
      expect(most === 0 ? there < sold.least : fits(most, sold)).toBe(true);
      if (most === 0) return;
      expect(there - most).toBeLessThan(sold.step);
    }),
  );
});

test('the sum of rounded lines is within half a paisa a line of the exact sum', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, price), { maxLength: 30 }), (lines) => {
      const costs = lines.map(([grams, perKilo]) => costOf(perKilo, quantityOf(grams, 'weight')));
      const exact = lines.reduce((total, [grams, perKilo]) => total + BigInt(perKilo) * BigInt(grams), 0n);
      const off = BigInt(sum(costs)) * 1000n - exact;
      expect(off <= 500n * BigInt(lines.length) && off >= -500n * BigInt(lines.length)).toBe(true);
    }),
  );
});
