import { costOf, isLoose, type SoldBy } from '#base/figures/amount.ts';
import { type Paise, paise, sum } from '#base/figures/money.ts';
import { missingToFreeShipping, shippingFor, type ShippingRule } from '#settings/settings.ts';

// The figures of a cart and of the order that it becomes, in whole paise. They stand in a file of their own, because
// every page of the shop shows them and needs none of the schemas.

/** An amount of something at a price for its unit. */
export type PricedLine = { price: Paise } & CountedLine;

/** An amount of something; without `soldBy` it is counted. */
export type CountedLine = { quantity: number; soldBy?: SoldBy | undefined };

/** What a cart comes to. */
export type CartFigures = {
  subtotal: Paise;
  shipping: Paise;
  total: Paise;
  totalItems: number;
  /** Null where shipping always costs the fee. */
  freeShippingAbove: Paise | null;
  missingToFreeShipping: Paise;
};

/** What a line costs. */
export const lineTotal = ({ price, quantity }: PricedLine): Paise => costOf(price, quantity);

/** The subtotal of a cart: the sum of what its lines cost. */
export const subtotalOf = (lines: readonly PricedLine[]): Paise => sum(lines.map(lineTotal));

/** How many things are in a cart: the sum of quantities; loose goods are one thing, however much of them. */
export const countOf = (lines: readonly CountedLine[]): number =>
  lines.reduce((total, { quantity, soldBy }) => total + (isLoose(soldBy) ? 1 : quantity), 0);

/** The figures of some lines under the shipping rule of where they go. */
export function figuresOf(lines: readonly PricedLine[], rule: ShippingRule): CartFigures {
  const subtotal = subtotalOf(lines);
  return { subtotal, totalItems: countOf(lines), ...shippingOf(subtotal, rule) };
}

/** The figures that follow from a subtotal and a shipping rule. */
export function shippingOf(
  subtotal: Paise,
  rule: ShippingRule,
): Omit<CartFigures, 'subtotal' | 'totalItems'> {
  const shipping = shippingFor(subtotal, rule);
  return {
    shipping,
    total: paise(subtotal + shipping),
    freeShippingAbove: rule.freeAbove,
    missingToFreeShipping: missingToFreeShipping(subtotal, rule),
  };
}
