import { costOf } from '#base/figures/amount.ts';
import { fromRupees, toRupees } from '#base/figures/money.ts';

/** What a line of an order came to, in rupees, at the price that it was ordered at. */
export const rupeesOf = ({ product, quantity }: { product: { price: number }; quantity: number }): number =>
  toRupees(costOf(fromRupees(product.price), quantity));
