import { expect, test } from 'vitest';
import { fromRupees } from '#base/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { countOf, lineTotal, subtotalOf, wayToFreeShipping } from './cart-figures.ts';

const line = (price: number, quantity: number): CartItem =>
  ({ _id: String(price), quantity, product: { _id: String(price), price } }) as CartItem;
const without = { _id: 'x', quantity: 4, product: {} } as CartItem;

test('the sum of a cart is exact to the paisa, and a line without its product costs nothing', () => {
  expect(lineTotal(line(0.1, 3))).toBe(30);
  expect(subtotalOf([line(49.9, 2), line(0.1, 3), without])).toBe(10_010);
});

test('a cart counts things, not lines', () => {
  expect(countOf([line(10, 2), line(5, 3)])).toBe(5);
});

test.each([
  [180, 'Over ₹320 more makes shipping free'],
  [499.5, 'Over ₹0.50 more makes shipping free'],
  [500, 'Anything more makes shipping free'],
  [500.01, ''],
])('with ₹%s of 500 in the cart: %j', (rupees, words) => {
  expect(wayToFreeShipping(fromRupees(rupees), 500)).toBe(words);
});
