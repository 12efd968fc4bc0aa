import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PostalAddress } from '#base/postal-address.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { mayMove, NewOrder, STATUSES } from './order.ts';

test('the shop may move an order from anywhere to anywhere else; a shopper may only cancel while it waits', () => {
  const moves = STATUSES.flatMap((from) => STATUSES.map((to) => ({ from, to })));
  const allowed = (who: 'shop' | 'shopper') =>
    moves.filter(({ from, to }) => mayMove(who, from, to)).map(({ from, to }) => `${from} to ${to}`);
  expect(allowed('shop')).toHaveLength(12);
  expect(allowed('shopper')).toEqual(['pending to cancelled']);
});

test('each missing part of the address has its own words, letter for letter', () => {
  const result = v.safeParse(PostalAddress, {
    firstName: '',
    lastName: ' ',
    phone: '',
    colony: '',
    landmark: '',
  });
  expect(result.issues?.map(({ message }) => message)).toEqual([
    'First Name is required',
    'Last Name is required',
    'Phone number is required',
    'colony  is required',
    'landmark  is required',
  ]);
});

test('an order without a word about payment is paid in cash', () => {
  const order = { items: [{ product: 'a', quantity: 1 }], totalAmount: 1, totalItems: 1 };
  expect(v.parse(NewOrder, { ...order, selectedAddress: DELIVERY_ADDRESS }).paymentMethod).toBe('cash');
});
