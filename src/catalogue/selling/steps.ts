// How the controls change a quantity. This is a file of its own because a shopper's first page does not need it.
import { amountFor, amountOf, costOf, quantityOf } from '#base/figures/amount.ts';
import type { Paise } from '#base/figures/money.ts';
import { offeredQuantities, ruleOf, type Sold } from './loose.ts';

/** A quantity that a shopper can choose, and what it costs. */
export type Offer = { quantity: number; cost: Paise };

/** One more: of loose goods the next multiple of the least. */
export function moreOf(goods: Sold, quantity: number): number {
  const { least } = ruleOf(goods);
  const amount = amountOf(quantity, goods.soldBy) ?? 0;
  return quantityOf((Math.floor(amount / least) + 1) * least, goods.soldBy);
}

/** One less: of loose goods the last multiple of the least, and never less than that. */
export function lessOf(goods: Sold, quantity: number): number {
  const { least } = ruleOf(goods);
  const amount = amountOf(quantity, goods.soldBy) ?? 0;
  return quantityOf(Math.max(least, (Math.ceil(amount / least) - 1) * least), goods.soldBy);
}

/** True if one more step would exceed the most per order. */
export const isMost = (goods: Sold, quantity: number): boolean => isTooMuch(goods, moreOf(goods, quantity));

/** The quantities that are offered of loose goods, as far as one order may hold them. */
export const offeredInOneOrder = (goods: Sold): number[] =>
  offeredQuantities(goods).filter((quantity) => !isTooMuch(goods, quantity));

/** True if a quantity exceeds the most per order. */
export const isTooMuch = ({ mostPerOrder }: Sold, quantity: number): boolean =>
  Boolean(mostPerOrder) && quantity > (mostPerOrder ?? 0);

/**
 * Quantity for some money, and its real cost; undefined where even the least amount costs more, and above the most per
 * order.
 */
export function offerFor(goods: Sold, price: Paise, money: Paise): Offer | undefined {
  const quantity = quantityOf(amountFor(money, price, ruleOf(goods)), goods.soldBy);
  return quantity > 0 && !isTooMuch(goods, quantity)
    ? { quantity, cost: costOf(price, quantity) }
    : undefined;
}
