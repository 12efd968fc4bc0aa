import { type AmountRule, fits, mostOf } from '#base/figures/amount.ts';

/** What the shop can sell of a product to one order, in amounts; `most` is what one order may hold. */
export type Sellable = AmountRule & { left: number; most?: number | undefined };

/** Why an amount cannot be ordered as it is, in amounts. */
export type AmountProblem = { kind: 'short'; left: number; most?: number } | { kind: 'step'; take: number };

/**
 * Whether there is less than an amount, or it is sold in other steps by now, and what can be had instead. The checkout
 * and the cart judge by this one rule.
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
