import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { isChanged, type Order } from '#orders/order.ts';

/** Price of an order line in rupees, at the price when it was ordered, less the shop's discount. */
export const rupeesOf = ({
  product,
  quantity,
  given = 0,
}: {
  product: { price: number };
  quantity: number;
  given?: number | undefined;
}): number => minusRupees(rupeesFor(product.price, quantity), given);

/** Total when ordered, in rupees, with the fee of then; undefined if nothing was changed in packing. */
export function orderedTotal({
  items,
  shipping,
  creditedDelivery = 0,
}: Pick<Order, 'items' | 'shipping' | 'creditedDelivery'>): number | undefined {
  if (!items.some(isChanged)) return undefined;
  const goods = items.map(({ product, quantity, ordered = quantity }) =>
    rupeesOf({ product, quantity: ordered }),
  );
  return plusRupees(...goods, shipping, creditedDelivery);
}
