import { expect, test } from 'vitest';
import { aboveLimit, changeOf, NO_MONEY, onAccount } from './typed-money.ts';

const sale = { method: 'cash', channel: 'counter' } as const;

test('the change for a customer who gives ₹100.30 for ₹100 is 30 paise', () => {
  expect(changeOf({ ...NO_MONEY, given: '100.30' }, 100)).toBe(0.3);
});

test('what is left of ₹100.10 after ₹99 in cash goes on the account: ₹1.10', () => {
  expect(onAccount(sale, { ...NO_MONEY, given: '99', isRestOnAccount: true }, 100.1)).toBe(1.1);
});

test('a sale that fills the account to the paisa is not above its limit', () => {
  expect(aboveLimit({ limit: 100.1, owed: 99 }, 1.1)).toBe(0);
  expect(aboveLimit({ limit: 100, owed: 33.33 }, 66.67)).toBe(0);
  expect(aboveLimit({ limit: 100, owed: 150 }, 10)).toBe(10);
});
