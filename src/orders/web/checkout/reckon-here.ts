import { fromRupees, toRupees } from '#base/figures/money.ts';
import { type CartItem, figuresOf, lineTotal, type Quote, shippingOf } from '#cart/cart.ts';
import { pricedLinesOf } from '#cart/web/public.ts';
import type { ShippingRule } from '#settings/settings.ts';

/**
 * Quote of a cart by the prices that this device has seen, for an order without a network. The shop compares them with
 * its own when the order arrives, and asks about a changed price first.
 */
export function reckonHere(items: readonly CartItem[], rule: ShippingRule): Quote {
  const { subtotal, totalItems, ...shipping } = figuresOf(pricedLinesOf(items), rule);
  return {
    subtotal: toRupees(subtotal),
    totalItems,
    ...inRupees(shipping),
    lines: items.map(({ _id, quantity, product }) => ({
      _id,
      product: product._id,
      title: product.title,
      quantity,
      price: product.price,
      total: toRupees(lineTotal({ price: fromRupees(product.price), quantity })),
      problem: null,
    })),
  };
}

/** The shop's quote with the shipping of the order's place. */
export const underRule = (quote: Quote, rule: ShippingRule): Quote => ({
  ...quote,
  ...inRupees(shippingOf(fromRupees(quote.subtotal), rule)),
});

const inRupees = ({ shipping, total, ...more }: ReturnType<typeof shippingOf>) => ({
  shipping: toRupees(shipping),
  total: toRupees(total),
  freeShippingAbove: more.freeShippingAbove === null ? null : toRupees(more.freeShippingAbove),
  missingToFreeShipping: toRupees(more.missingToFreeShipping),
});

/** The cart as seen, and what waits to be added to it: one line for each product. */
export function withWaiting(items: readonly CartItem[], waiting: readonly CartItem[]): CartItem[] {
  const known = new Set(items.map(({ product }) => product._id));
  return [...items, ...waiting.filter(({ product }) => !known.has(product._id))];
}
