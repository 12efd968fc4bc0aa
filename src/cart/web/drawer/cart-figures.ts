import type { I18n } from '@lingui/core';
import { formatPaise, fromRupees, type Paise, paise } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import type { PricedLine } from '#cart/figures.ts';

/** The lines of a cart as they came from the shop, in paise; those without a product are skipped. */
export const pricedLinesOf = (items: readonly Pick<CartItem, 'quantity' | 'product'>[]): PricedLine[] =>
  items.flatMap(({ product, quantity }) =>
    product._id ? [{ price: fromRupees(product.price), quantity, soldBy: product.soldBy }] : [],
  );

/** The text that tells how much is missing for free shipping; empty when shipping is free. */
export function wayToFreeShipping(i18n: I18n, missing: Paise): string {
  if (missing === 0) return '';
  return missing === 1
    ? i18n._('shop.cart.anythingMakesFree')
    : i18n._('shop.cart.moreMakesFree', { amount: formatPaise(paise(missing - 1)) });
}
