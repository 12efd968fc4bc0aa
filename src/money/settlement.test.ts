import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MoneyFacts, settlementOf } from './settlement.ts';

const facts = (said: Partial<MoneyFacts>): MoneyFacts => ({
  cost: 13_000,
  money: 0,
  share: 0,
  onAccount: 0,
  room: 0,
  hasCash: false,
  ...said,
});

test('less than a rupee is rounded off where cash stands, and a whole one is due', () => {
  const rounded = (open: number, hasCash = true) =>
    settlementOf(facts({ money: 13_000 - open, hasCash })).rounded;
  expect([rounded(0), rounded(1), rounded(99), rounded(100), rounded(-1)]).toEqual([0, 1, 99, 0, 0]);
  expect(rounded(99, false)).toBe(0);
});

test('paise of a refund in whole rupees stay rounded off when the order costs something again', () => {
  const rounded = (money: number, cost: number, hasCash = true) =>
    settlementOf(facts({ money, cost, hasCash })).rounded;
  expect([rounded(-67, 0), rounded(-67, 13_000), rounded(-99, 13_000)]).toEqual([67, 67, 99]);
  // A whole rupee was given back without a payment; so were paise by UPI.
  expect([rounded(-100, 13_000), rounded(-67, 13_000, false)]).toEqual([0, 0]);
});

test('the account carries the agreed share of what money does not cover, to the paisa', () => {
  const carried = (said: Partial<MoneyFacts>) => settlementOf(facts({ room: 100_000, ...said })).onAccount;
  expect(carried({ share: 13_000 })).toBe(13_000);
  expect(carried({ share: 5000, money: 7999 })).toBe(5000);
  expect(carried({ share: 5000, money: 8001 })).toBe(4999);
  expect(carried({ share: 13_000, money: 14_000 })).toBe(0);
  expect(carried({ share: 13_000, cost: 0 })).toBe(0);
  // Money that was given back and never came puts no more there than the order costs.
  expect(carried({ share: 50_000, money: -11_700 })).toBe(13_000);
});

test('room limits only what goes on: to the paisa, and what is there stays where the limit was lowered', () => {
  const carried = (onAccount: number, room: number) =>
    settlementOf(facts({ share: 13_000, onAccount, room })).onAccount;
  expect([carried(0, 13_000), carried(0, 12_999), carried(0, 0)]).toEqual([13_000, 12_999, 0]);
  expect([carried(5000, 8000), carried(5000, 7999), carried(13_000, 0)]).toEqual([13_000, 12_999, 13_000]);
});

const amount = fc.integer({ min: 0, max: 50_000 });
const anyFacts = fc.record({
  cost: amount,
  money: fc.integer({ min: -5000, max: 50_000 }),
  share: amount,
  onAccount: amount,
  room: amount,
  hasCash: fc.boolean(),
});

test('reckoned twice it is reckoned once, and never carries more than the share, the cost or the limit', () => {
  fc.assert(
    fc.property(anyFacts, (all) => {
      const { onAccount, rounded } = settlementOf(all);
      expect(
        settlementOf({ ...all, onAccount, room: Math.max(0, all.onAccount + all.room - onAccount) }),
      ).toEqual({
        onAccount,
        rounded,
      });
      expect(onAccount).toBeLessThanOrEqual(Math.min(all.share, all.cost));
      expect(onAccount).toBeLessThanOrEqual(Math.max(all.onAccount, all.onAccount + all.room));
      expect(rounded).toBeGreaterThanOrEqual(0);
      expect(rounded).toBeLessThan(100);
    }),
  );
});

test('the account does not depend on the order in which the order comes to more and to less', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), amount, amount, (costs, share, limit) => {
      const through = costs.reduce(
        (onAccount, cost) =>
          settlementOf(facts({ cost, share, onAccount, room: Math.max(0, limit - onAccount) })).onAccount,
        0,
      );
      const last = costs.at(-1) ?? 0;
      expect(through).toBe(settlementOf(facts({ cost: last, share, room: limit })).onAccount);
    }),
  );
});
