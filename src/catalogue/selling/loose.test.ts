import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, fits } from '#base/figures/amount.ts';
import { fromRupees } from '#base/figures/money.ts';
import { offeredQuantities, ruleOf, type Sold, usualQuantity } from './loose.ts';
import { isMost, isTooMuch, lessOf, moreOf, offeredInOneOrder, offerFor } from './steps.ts';

const POTATO = { soldBy: 'weight', least: 0.25, step: 0.05 } as const;
const PRICE = fromRupees(24);
const SOAP = { soldBy: 'piece', least: 1, step: 1 } as const;

test.each([
  [0.25, 0.05, [0.25, 0.5, 1, 2], 0.5],
  [0.1, 0.05, [0.1, 0.25, 0.5, 1], 0.25],
  [0.1, 0.1, [0.1, 0.5, 1, 2], 0.5],
  [0.01, 0.005, [0.01, 0.02, 0.05, 0.1], 0.02],
  [0.3, 0.05, [0.3, 0.5, 1, 2], 0.5],
  [1, 0.5, [1, 2, 5, 10], 1],
])('from %d in steps of %d, %j are offered and a tap adds %d', (least, step, offered, usual) => {
  const goods: Sold = { soldBy: 'weight', least, step };
  expect([offeredQuantities(goods), usualQuantity(goods)]).toEqual([offered, usual]);
});

test('₹20 buys 800 g at ₹24 a kilo, which cost ₹19.20; ₹5 buys nothing', () => {
  expect(offerFor(POTATO, PRICE, fromRupees(20))).toEqual({ quantity: 0.8, cost: 1920 });
  expect(offerFor(POTATO, PRICE, fromRupees(5))).toBeUndefined();
});

test('no more is offered than one order may hold', () => {
  const few = { ...POTATO, mostPerOrder: 0.75 };
  expect(offeredInOneOrder(few)).toEqual([0.25, 0.5]);
  expect([usualQuantity(few), usualQuantity({ ...POTATO, mostPerOrder: 0.4 })]).toEqual([0.5, 0.25]);
  expect(offerFor(few, PRICE, fromRupees(10))).toEqual({ quantity: 0.4, cost: 960 });
  expect(offerFor(few, PRICE, fromRupees(20))).toBeUndefined();
  expect([isTooMuch(few, 0.75), isTooMuch(few, 0.8), isTooMuch(POTATO, 99)]).toEqual([false, true, false]);
  expect([isMost(few, 0.5), isMost(few, 0.75)]).toEqual([false, true]);
});

test('plus and minus go from 800 g to 1 kg and to 750 g, and never under the least', () => {
  expect([moreOf(POTATO, 0.8), lessOf(POTATO, 0.8), lessOf(POTATO, 0.25)]).toEqual([1, 0.75, 0.25]);
  expect([moreOf(SOAP, 2), lessOf(SOAP, 2), lessOf(SOAP, 1)]).toEqual([3, 1, 1]);
});

test('goods that an older page kept are sold by the piece', () => {
  const kept = { price: 30 } as unknown as Sold;
  expect([usualQuantity(kept), moreOf(kept, 2), lessOf(kept, 2)]).toEqual([1, 3, 1]);
});

test('whatever the controls offer can be ordered', () => {
  const rule = fc
    .record({
      step: fc.constantFrom(1, 5, 10, 25, 50, 100, 250, 500, 1000),
      times: fc.integer({ min: 1, max: 12 }),
      from: fc.integer({ min: 1, max: 400 }),
    })
    .map(({ step, times, from }) => ({
      goods: { soldBy: 'weight', step: step / 1000, least: (step * times) / 1000 } as const,
      now: (step * Math.max(times, from)) / 1000,
    }));
  fc.assert(
    fc.property(rule, ({ goods, now }) => {
      const offered = [20, 100].flatMap(
        (rupees) => offerFor(goods, fromRupees(37.5), fromRupees(rupees))?.quantity ?? [],
      );
      const steps = [moreOf(goods, now), lessOf(goods, now), usualQuantity(goods)];
      for (const quantity of [...offeredQuantities(goods), ...offered, ...steps])
        expect(fits(amountOf(quantity, 'weight') ?? 0, ruleOf(goods))).toBe(true);
      expect(moreOf(goods, now)).toBeGreaterThan(now);
    }),
  );
});
