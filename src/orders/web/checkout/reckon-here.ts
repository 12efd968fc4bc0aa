import { fromRupees, type Paise } from '#base/figures/money.ts';
import { allInRupees } from '#base/figures/rupee-sums.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { type CartItem, figuresOf, type Quote, shippingOf } from '#cart/cart.ts';
import { pricedLinesOf } from '#cart/web/public.ts';
import type { ShippingRule } from '#settings/settings.ts';

/**
 * Quote of a cart by the prices that this device has seen, for an order without a network. The shop compares them with
 * its own when the order arrives, and asks about a changed price first.
 */
export function reckonHere(items: readonly CartItem[], rule: ShippingRule): Quote {
  const { totalItems, ...figures } = figuresOf(pricedLinesOf(items), rule);
  return {
    totalItems,
    ...allInRupees(figures),
    lines: items.map(({ _id, quantity, product }) => ({
      _id,
      product: product._id,
      title: product.title,
      quantity,
      price: product.price,
      total: rupeesFor(product.price, quantity),
      problem: null,
    })),
  };
}

/** The shop's quote with the shipping of the order's place. */
export const underRule = (quote: Quote, rule: ShippingRule): Quote => ({
  ...quote,
  ...allInRupees(shippingOf(inPaise(quote).subtotal, rule)),
});

type Goal = 'subtotal' | 'missingToFreeShipping';

/** Figures of a quote in paise, for the rules that page and shop share. */
export const inPaise = ({ subtotal, missingToFreeShipping }: Quote): Record<Goal, Paise> => ({
  subtotal: fromRupees(subtotal),
  missingToFreeShipping: fromRupees(missingToFreeShipping),
});

/** The cart as seen, and what waits to be added to it: one line for each product. */
export function withWaiting(items: readonly CartItem[], waiting: readonly CartItem[]): CartItem[] {
  const known = new Set(items.map(({ product }) => product._id));
  return [...items, ...waiting.filter(({ product }) => !known.has(product._id))];
}
