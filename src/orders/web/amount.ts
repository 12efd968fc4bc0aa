import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { isChanged, type Order } from '#orders/order.ts';

type Priced = { product: { price: number }; quantity: number; given?: number | undefined };

/** Price of an order line in rupees, at the price when it was ordered, less the shop's discount. */
export const rupeesOf = ({ product, quantity, given = 0 }: Priced): number =>
  minusRupees(rupeesFor(product.price, quantity), given);

type Totalled = Pick<Order, 'items' | 'shipping' | 'creditedDelivery'>;

/** Total when ordered, in rupees, with the fee of then; undefined if nothing was changed in packing. */
export function orderedTotal({ items, shipping, creditedDelivery = 0 }: Totalled): number | undefined {
  if (!items.some(isChanged)) return undefined;
  const goods = items.map((line) => rupeesOf({ ...line, quantity: line.ordered ?? line.quantity, given: 0 }));
  return plusRupees(...goods, shipping, creditedDelivery);
}
