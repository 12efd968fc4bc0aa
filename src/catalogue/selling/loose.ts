import { amountOf, type AmountRule, fits, isLoose, quantityOf } from '#base/figures/amount.ts';
import type { Product } from '#catalogue/products/product.ts';

/** Product fields that the controls for choosing an amount need. */
export type Sold = Pick<Product, 'soldBy' | 'least' | 'step'> & Partial<Pick<Product, 'mostPerOrder'>>;

/** Product fields that the controls for changing a quantity need. */
export type SteppedGoods = Pick<Product, 'title' | 'unit' | 'price'> & Sold;

const LADDER = [1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 2000, 5000, 10_000];
const OFFERED = 4;
const HALF_A_UNIT = 500;

/** Least amount and step of a product. Products that an old page kept without these are sold by the piece. */
export const ruleOf = ({ soldBy, least, step }: Sold): AmountRule => ({
  least: amountOf(least, soldBy) || 1,
  step: amountOf(step, soldBy) || 1,
});

/** The quantities that are offered of loose goods: the least, and the next round ones. */
export function offeredQuantities(goods: Sold): number[] {
  const rule = ruleOf(goods);
  const larger = LADDER.filter((amount) => amount > rule.least && fits(amount, rule));
  return [rule.least, ...larger].slice(0, OFFERED).map((amount) => quantityOf(amount, goods.soldBy));
}

/**
 * The quantity that one tap adds: one piece; of loose goods the least, or the next round one where that is little and one
 * order may hold it.
 */
export function usualQuantity(goods: Sold): number {
  if (!isLoose(goods.soldBy)) return 1;
  const [least = 1, next = least] = offeredQuantities(goods);
  const usual = ruleOf(goods).least < HALF_A_UNIT ? next : least;
  return goods.mostPerOrder && usual > goods.mostPerOrder ? least : usual;
}
