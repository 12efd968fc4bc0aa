import { expect, test } from 'vitest';
import { typedPayment } from './in-cash.ts';

const paidInCash = (amount: number) => typedPayment({ open: 20.1, kind: 'paid', method: 'cash', amount });

test('₹20.10 is paid in cash with ₹20; a rupee more is too much, and what is left is exact to the paisa', () => {
  expect(paidInCash(20)).toEqual({ all: 20, isWhole: true, isTooMuch: false, leaves: 0.1 });
  expect(paidInCash(21)).toMatchObject({ isTooMuch: true, leaves: 0 });
  expect(paidInCash(10.5)).toMatchObject({ isWhole: false, isTooMuch: false, leaves: 9.6 });
});

test('by UPI ₹20.10 is paid to the paisa, and a paisa more is too much', () => {
  const byUpi = (amount: number) => typedPayment({ open: 20.1, kind: 'paid', method: 'upi', amount });
  expect(byUpi(20.1)).toEqual({ all: 20.1, isWhole: true, isTooMuch: false, leaves: 0 });
  expect(byUpi(20.11)).toMatchObject({ isTooMuch: true });
});

test('₹20.10 that the shop owes is given back in cash with ₹21; ₹22 is too much', () => {
  const back = (amount: number) => typedPayment({ open: 20.1, kind: 'returned', method: 'cash', amount });
  expect(back(21)).toEqual({ all: 21, isWhole: true, isTooMuch: false, leaves: 0 });
  expect(back(22)).toMatchObject({ isTooMuch: true });
});
