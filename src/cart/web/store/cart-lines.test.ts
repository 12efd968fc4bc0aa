import { expect, test } from 'vitest';
import { fromRupees } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { subtotalOf } from '#cart/figures.ts';
import { wayOf, wayToFreeShipping } from '#cart/web/drawer/cart-way.ts';
import { STOCK_NOT_COUNTED } from '#catalogue/catalogue.ts';
import { NO_LIMITS } from '#delivery/delivery.ts';
import { wordsIn } from '#platform/words.ts';
import { missingToFreeShipping, shippingRuleOf } from '#settings/settings.ts';
import { isSoldOutLine, pricedLinesOf, problemOfItem } from './cart-lines.ts';

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

test('a line that is sold out counts in no sum', () => {
  const sold = { soldBy: 'piece', least: 1, step: 1 } as const;
  const of = (stock: number, quantity: number) =>
    ({
      _id: 'x',
      quantity,
      product: { _id: 'x', price: 90, stock, ...sold },
    }) as CartItem;
  expect([of(0, 1), of(1, 2), of(1, 1)].map(isSoldOutLine)).toEqual([true, false, false]);
  expect(subtotalOf(pricedLinesOf([of(0, 1), of(5, 2)]))).toBe(18_000);
});

test('the bar says what is missing to the least order first, and no figure of an unknown village', () => {
  const fees = { from: 20, to: 40, freeAbove: null, isOne: false };
  const rule = { ...shippingRuleOf({ shippingFee: 40, freeShippingAbove: 1000 }), ...NO_LIMITS };
  const say = (rupees: number, more: object): string =>
    wayOf(wordsIn('en'), fromRupees(rupees), {
      delivery: undefined,
      rule,
      isByPlace: true,
      isKnown: true,
      fees,
      ...more,
    });
  const least = { rule: { ...rule, minimum: fromRupees(150) } };
  expect(say(96, least)).toBe('₹54 more to order');
  expect(say(149.99, least)).toBe('₹0.01 more to order');
  expect(say(150, least)).toBe('₹851 more: free');
  expect(say(1000, {})).toBe('₹1 more: free');
  expect(say(1000.01, {})).toBe('Free shipping');
  expect(say(96, { isKnown: false })).toBe('Shipping ₹20–40');
  expect(say(96, { rule: { ...rule, freeAbove: null } })).toBe('Shipping ₹40');
});

const checked = (quantity: number, product: Partial<Parameters<typeof problemOfItem>[0]['product']>) =>
  problemOfItem({ quantity, product: { stock: 50, soldBy: 'piece', least: 1, step: 1, ...product } });
const potatoes = { soldBy: 'weight', least: 0.25, step: 0.05 } as const;

test('a line that the shop can deliver has no problem', () => {
  expect(checked(50, {})).toBeUndefined();
  expect(checked(0.75, { ...potatoes, stock: 0.75 })).toBeUndefined();
});

test('a line with more than is left names what is left', () => {
  expect(checked(5, { stock: 3 })).toEqual({ kind: 'short', left: 3 });
  expect(checked(1, { ...potatoes, stock: 0.72 })).toEqual({ kind: 'short', left: 0.7 });
  expect(checked(1, { stock: 0 })).toEqual({ kind: 'short', left: 0 });
});

test('a line with more than one order may hold says so', () => {
  expect(checked(5, { mostPerOrder: 2 })).toEqual({ kind: 'short', left: 2, most: 2 });
});

test('a line in steps that are no longer sold names the nearest amount', () => {
  expect(checked(0.3, { soldBy: 'weight', least: 0.5, step: 0.25 })).toEqual({ kind: 'step', take: 0.5 });
});

test('of what nobody counts there is any amount', () => {
  expect(checked(4000, { stock: STOCK_NOT_COUNTED })).toBeUndefined();
});
