import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { whatFollows } from './credit-draft.ts';

const order = (said: Partial<Order>): Order =>
  ({ status: 'delivered', totalAmount: 200.8, ...said }) as Order;
const paid = (method: 'cash' | 'account', amount: number, rounding = 0) => ({
  money: {
    paid: amount,
    rounding,
    payments: [
      {
        _id: 'p',
        kind: 'paid',
        method,
        amount,
        rounding,
        reference: '',
        note: '',
        by: '',
        at: '',
        isUndone: false,
      },
    ],
  } as Order['money'],
});

test('what is said to follow from credit is what the shop will reckon: paise that were rounded off do not go back', () => {
  const credit = 90.4;
  expect(whatFollows(order({}), credit)).toEqual({ due: 110.4, giveBack: 0, offAccount: 0 });
  expect(whatFollows(order(paid('cash', 200, 0.8)), credit)).toEqual({
    due: 0,
    giveBack: 89.6,
    offAccount: 0,
  });
  expect(whatFollows(order(paid('account', 200.8)), credit)).toEqual({
    due: 0,
    giveBack: 0,
    offAccount: 90.4,
  });
  expect(whatFollows(order(paid('cash', 150)), credit)).toEqual({ due: 0, giveBack: 39.6, offAccount: 0 });
});
