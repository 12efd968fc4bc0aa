import { fromRupees } from '#base/figures/money.ts';
import { allInRupees } from '#base/figures/rupee-sums.ts';
import { offerFor, type Product } from '#catalogue/catalogue.ts';

/** Quantity of loose goods for some money, and its real cost, both in rupees. */
export type Offer = { quantity: number; cost: number };

/** The quantity that some rupees buy; undefined if that is less than the least or above the most. */
export function amountForRupees(
  goods: Parameters<typeof offerFor>[0] & Pick<Product, 'price'>,
  rupees: number,
): Offer | undefined {
  const offer = offerFor(goods, fromRupees(goods.price), fromRupees(rupees));
  return offer && { quantity: offer.quantity, ...allInRupees({ cost: offer.cost }) };
}
