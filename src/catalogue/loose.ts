import { amountFor, amountOf, type AmountRule, costOf, fits, isLoose, quantityOf } from '#base/amount.ts';
import type { Paise } from '#base/money.ts';
import type { Product } from './product.ts';

/** What the controls that choose an amount know of a product. */
export type Sold = Pick<Product, 'soldBy' | 'least' | 'step'>;

/** What a control that changes a quantity shows of a product. */
export type SteppedGoods = Pick<Product, 'title' | 'unit' | 'price' | 'soldBy' | 'least' | 'step'> &
  Partial<Pick<Product, 'mostPerOrder'>>;

/** A quantity that a shopper can choose, and what it costs. */
export type Offer = { quantity: number; cost: Paise };

const LADDER = [1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 2000, 5000, 10_000];
const OFFERED = 4;
const HALF_A_UNIT = 500;

/** The rule of a product in amounts; what a browser kept from before it knew this is sold by the piece. */
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

/** The quantity that one tap adds: one piece; of loose goods the least, or the next round one where that is little. */
export function usualQuantity(goods: Sold): number {
  if (!isLoose(goods.soldBy)) return 1;
  const [least = 1, next = least] = offeredQuantities(goods);
  return ruleOf(goods).least < HALF_A_UNIT ? next : least;
}

/** One more, and one less: of loose goods the next and the last multiple of the least; never less than it. */
export function moreOf(goods: Sold, quantity: number): number {
  const { least } = ruleOf(goods);
  const amount = amountOf(quantity, goods.soldBy) ?? 0;
  return quantityOf((Math.floor(amount / least) + 1) * least, goods.soldBy);
}
/** Whether one more would be more than one order may hold. */
export const isMost = (goods: Sold & Pick<SteppedGoods, 'mostPerOrder'>, quantity: number): boolean =>
  Boolean(goods.mostPerOrder) && moreOf(goods, quantity) > (goods.mostPerOrder ?? 0);
export function lessOf(goods: Sold, quantity: number): number {
  const { least } = ruleOf(goods);
  const amount = amountOf(quantity, goods.soldBy) ?? 0;
  return quantityOf(Math.max(least, (Math.ceil(amount / least) - 1) * least), goods.soldBy);
}

/** How much there is for some money, and what that really costs; undefined where even the least costs more. */
export function offerFor(goods: Sold, price: Paise, money: Paise): Offer | undefined {
  const quantity = quantityOf(amountFor(money, price, ruleOf(goods)), goods.soldBy);
  return quantity > 0 ? { quantity, cost: costOf(price, quantity) } : undefined;
}
