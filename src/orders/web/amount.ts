import { costOf } from '#base/figures/amount.ts';
import { fromRupees, paise, sum, toRupees } from '#base/figures/money.ts';
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
}): number => toRupees(paise(costOf(fromRupees(product.price), quantity) - fromRupees(given)));

/** Total when ordered, in rupees, with the fee of then; undefined if nothing was changed in packing. */
export function orderedTotal({
  items,
  shipping,
  creditedDelivery = 0,
}: Pick<Order, 'items' | 'shipping' | 'creditedDelivery'>): number | undefined {
  if (!items.some(isChanged)) return undefined;
  const goods = items.map(({ product, quantity, ordered = quantity }) =>
    fromRupees(rupeesOf({ product, quantity: ordered })),
  );
  return toRupees(sum([...goods, fromRupees(shipping), fromRupees(creditedDelivery)]));
}
