import { formatPaise, fromRupees, type Paise, paise, sum, times } from '#base/money.ts';
import type { CartItem } from '#cart/cart.ts';

type Line = Pick<CartItem, 'quantity' | 'product'>;

/** How many things are in the cart. */
export const countOf = (items: readonly Line[]): number =>
  items.reduce((all, { quantity }) => all + quantity, 0);

/** What a line costs. */
export const lineTotal = ({ product, quantity }: Line): Paise => times(fromRupees(product.price), quantity);

/** What the lines cost together; those without a product are skipped. For the eye: what is charged, the server reckons. */
export const subtotalOf = (items: readonly Line[]): Paise =>
  sum(items.filter(({ product }) => product._id).map(lineTotal));

/** How far it still is to free shipping, in words; nothing when it is free. */
export function wayToFreeShipping(subtotal: Paise, freeShippingAbove: number): string {
  const missing = fromRupees(freeShippingAbove) - subtotal;
  if (missing < 0) return '';
  return missing === 0
    ? 'Anything more makes shipping free'
    : `Over ${formatPaise(paise(missing))} more makes shipping free`;
}
