import { costOf } from './amount.ts';
import { fromRupees, toRupees } from './money.ts';

/** The cost in rupees of a quantity at a price for one unit, rounded as `costOf` rounds it. */
export const rupeesFor = (price: number, quantity: number): number =>
  toRupees(costOf(fromRupees(price), quantity));
