import { expect, test } from 'vitest';
import { formatQuantity } from '#base/figures/amount.ts';
import type { CartItem, Quote } from '#cart/cart.ts';
import { rupeesOf } from '#orders/web/amount.ts';
import type { SentOrder } from '#orders/web/submission/attempt.ts';
import { wordsIn } from '#platform/words.ts';
import {
  isAboutLine,
  joinNotices,
  type Notice,
  noticesOfPrices,
  noticesOfQuote,
  noticesOfRefusal,
} from './notices.ts';

const english = wordsIn('en');

const sent = {
  items: [
    { _id: 'l1', product: { _id: 'mango', price: 90 }, quantity: 5 },
    { _id: 'l2', product: { _id: 'rice', price: 60 }, quantity: 1 },
  ],
  totalAmount: 530,
} as SentOrder;
const titles = new Map([
  ['mango', 'Mango'],
  ['rice', 'Rice'],
]);
const refusal = (code: string, detail: object) =>
  noticesOfRefusal({ code, detail: detail as Record<string, unknown> }, sent, titles);
const inCart = (product: string, title: string, quantity: number) =>
  ({ _id: `l-${product}`, quantity, product: { _id: product, title } }) as CartItem;
const line = (product: string, more: Partial<Quote['lines'][number]>): Quote['lines'][number] => ({
  _id: `l-${product}`,
  product,
  title: titles.get(product) ?? product,
  quantity: 1,
  price: 60,
  total: 60,
  problem: null,
  ...more,
});

test('a line that is short names what is left and what the cart has', () => {
  const lines = [line('rice', {}), line('mango', { quantity: 5, problem: { kind: 'short', left: 3 } })];
  expect(noticesOfQuote({ lines })).toEqual([
    { kind: 'short', product: 'mango', title: 'Mango', wanted: 5, left: 3 },
  ]);
});

test('goods that ran out while the order was sent are named line by line', () => {
  const lines = [{ product: 'mango', title: 'Mango', wanted: 5, left: 0 }];
  expect(refusal('out_of_stock', { lines })).toEqual([
    { kind: 'short', product: 'mango', title: 'Mango', wanted: 5, left: 0 },
  ]);
});

test('prices that moved are named line by line', () => {
  const changed = [{ product: 'mango', title: 'Mango', was: 90, now: 95 }];
  expect(refusal('price_changed', { changed, totalAmount: 555 })).toEqual([
    { kind: 'price', product: 'mango', title: 'Mango', was: 90, now: 95 },
  ]);
});

test('where no price moved but the total did, the total is named', () => {
  expect(refusal('price_changed', { changed: [], totalAmount: 510 })).toEqual([
    { kind: 'total', was: 530, now: 510 },
  ]);
});

test('what another screen did to the cart is named: changed, taken out, put in', () => {
  const cart = [inCart('mango', 'Mango', 6), inCart('onion', 'Onion', 2)];
  expect(refusal('cart_changed', { cart })).toEqual([
    { kind: 'amount', product: 'mango', title: 'Mango', was: 5, now: 6 },
    { kind: 'amount', product: 'rice', title: 'Rice', was: 1, now: 0 },
    { kind: 'amount', product: 'onion', title: 'Onion', was: 0, now: 2 },
  ]);
});

test('what stayed as it was in a changed cart is not named', () => {
  const cart = [inCart('mango', 'Mango', 5), inCart('rice', 'Rice', 2)];
  expect(refusal('cart_changed', { cart })).toEqual([
    { kind: 'amount', product: 'rice', title: 'Rice', was: 1, now: 2 },
  ]);
});

test('a refusal about something else is not about the cart', () => {
  expect(refusal('invalid', {})).toEqual([]);
});

test('a price that moved between two looks at the cart is named; new lines have no older price', () => {
  const shown = { lines: [line('mango', { price: 90 }), line('rice', {})] };
  const now = { lines: [line('mango', { price: 95 }), line('rice', {}), line('onion', { price: 30 })] };
  expect(noticesOfPrices(shown, now)).toEqual([
    { kind: 'price', product: 'mango', title: 'Mango', was: 90, now: 95 },
  ]);
});

test('of two notices of one kind about one product the newer counts', () => {
  const older: Notice[] = [
    { kind: 'price', product: 'mango', title: 'Mango', was: 90, now: 95 },
    { kind: 'total', was: 530, now: 555 },
  ];
  const newer: Notice[] = [{ kind: 'price', product: 'mango', title: 'Mango', was: 95, now: 99 }];
  expect(joinNotices(older, newer)).toEqual([newer[0], older[1]]);
});

test('what is gone from the cart stays named after its line is gone', () => {
  const about = (notice: Notice) => isAboutLine(notice);
  expect(about({ kind: 'gone', product: 'rice', title: 'Rice' })).toBe(false);
  expect(about({ kind: 'amount', product: 'rice', title: 'Rice', was: 1, now: 0 })).toBe(false);
  expect(about({ kind: 'amount', product: 'rice', title: 'Rice', was: 1, now: 2 })).toBe(true);
  expect(about({ kind: 'short', product: 'rice', title: 'Rice', wanted: 2, left: 1 })).toBe(true);
});

test('amounts are said as people say them', () => {
  expect(formatQuantity(english, 3, 'kg')).toBe('3 kg');
  expect(formatQuantity(english, 250, 'gram')).toBe('250 g');
  expect([formatQuantity(english, 1, 'litres'), formatQuantity(english, 2, 'litres')]).toEqual([
    '1 litre',
    '2 litres',
  ]);
  expect([formatQuantity(english, 4, 'item'), formatQuantity(english, 4, undefined)]).toEqual(['4', '4']);
});

test('what a line came to is exact to the paisa', () => {
  expect(rupeesOf({ product: { price: 0.1 }, quantity: 3 })).toBe(0.3);
  expect(rupeesOf({ product: { price: 49.9 }, quantity: 7 })).toBe(349.3);
});
