import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { reckonHere, underRule } from './reckon-here.ts';

const items = [
  { _id: 'l1', quantity: 3, product: { _id: 'rice', title: 'Rice', price: 60.5 } },
] as CartItem[];
const shopRule = { fee: paise(2000), freeAbove: paise(50_000) };

test('what the shop reckoned changes its shipping with the place, and is the same as reckoned for that place', () => {
  const quote = reckonHere(items, shopRule);
  expect(quote).toMatchObject({ subtotal: 181.5, shipping: 20, total: 201.5, missingToFreeShipping: 318.51 });
  for (const rule of [
    { fee: paise(6000), freeAbove: null },
    { fee: paise(4050), freeAbove: paise(18_149) },
    { fee: paise(0), freeAbove: paise(50_000) },
  ])
    expect(underRule(quote, rule)).toEqual(reckonHere(items, rule));
  expect(underRule(quote, { fee: paise(6000), freeAbove: null })).toMatchObject({
    shipping: 60,
    total: 241.5,
    freeShippingAbove: null,
    missingToFreeShipping: 0,
  });
});
