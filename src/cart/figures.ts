// The figures of a cart and of the order that it becomes, in whole paise. They stand in a file of their own, because
// every page of the shop shows them and needs none of the schemas.

import { costOf, isLoose, type SoldBy, type AmountRule, fits, mostOf } from '#base/figures/amount.ts';
import { type Paise, plus, sum } from '#base/figures/money.ts';
import { missingToFreeShipping, shippingFor, type ShippingRule } from '#settings/settings.ts';

/** An amount of goods at a price for its unit. */
export type PricedLine = { price: Paise } & CountedLine;

/** An amount of goods; without `soldBy` it is counted. */
export type CountedLine = { quantity: number; soldBy?: SoldBy | undefined };

/** Figures of a cart. */
export type CartFigures = {
  subtotal: Paise;
  shipping: Paise;
  total: Paise;
  totalItems: number;
  /** Null where shipping always costs the fee. */
  freeShippingAbove: Paise | null;
  missingToFreeShipping: Paise;
};

/** Cost of a line. */
export const lineTotal = ({ price, quantity }: PricedLine): Paise => costOf(price, quantity);

/** The subtotal of a cart: the sum of its lines. */
export const subtotalOf = (lines: readonly PricedLine[]): Paise => sum(lines.map(lineTotal));

/** Number of things in a cart: the sum of quantities, where loose goods count as one. */
export const countOf = (lines: readonly CountedLine[]): number =>
  lines.reduce((total, { quantity, soldBy }) => total + (isLoose(soldBy) ? 1 : quantity), 0);

/** Figures of some lines under the shipping rule of their destination. */
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
    total: plus(subtotal, shipping),
    freeShippingAbove: rule.freeAbove,
    missingToFreeShipping: missingToFreeShipping(subtotal, rule),
  };
}

/** Amount of a product that one order can still have, with its steps; `most` is the limit for one order. */
export type Sellable = AmountRule & { left: number; most?: number | undefined };

/** Why an amount cannot be ordered as it is, in amounts. */
export type AmountProblem = { kind: 'short'; left: number; most?: number } | { kind: 'step'; take: number };

/**
 * Finds out if an amount is short in stock or off the product's steps, and the amount to take instead. Cart and
 * checkout share this rule.
 */
export function problemWith(amount: number, goods: Sellable): AmountProblem | undefined {
  const { left, most } = goods;
  if (amount > left) {
    const isLimit = most !== undefined && most === left;
    return { kind: 'short', left: mostOf(left, goods), ...(isLimit && { most }) };
  }
  if (fits(amount, goods)) return undefined;
  return { kind: 'step', take: Math.max(goods.least, mostOf(amount, goods)) };
}
