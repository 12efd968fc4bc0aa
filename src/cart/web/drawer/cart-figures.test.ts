import { expect, test } from 'vitest';
import { fromRupees } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { subtotalOf } from '#cart/figures.ts';
import { wordsIn } from '#platform/words.ts';
import { missingToFreeShipping, shippingRuleOf } from '#settings/shipping.ts';
import { pricedLinesOf, wayToFreeShipping } from './cart-figures.ts';

const line = (price: number, quantity: number): CartItem =>
  ({ _id: String(price), quantity, product: { _id: String(price), price } }) as CartItem;
const without = { _id: 'x', quantity: 4, product: {} } as CartItem;

test('the sum of a cart is exact to the paisa, and a line without its product costs nothing', () => {
  expect(subtotalOf(pricedLinesOf([line(0.1, 3)]))).toBe(30);
  expect(subtotalOf(pricedLinesOf([line(49.9, 2), line(0.1, 3), without]))).toBe(10_010);
});

test.each([
  [180, 'Over ₹320 more makes shipping free'],
  [499.5, 'Over ₹0.50 more makes shipping free'],
  [500, 'Anything more makes shipping free'],
  [500.01, ''],
])('with ₹%s of 500 in the cart: %j', (rupees, words) => {
  const rule = shippingRuleOf({ shippingFee: 20, freeShippingAbove: 500 });
  expect(wayToFreeShipping(wordsIn('en'), missingToFreeShipping(fromRupees(rupees), rule))).toBe(words);
});
