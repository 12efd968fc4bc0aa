import { costOf } from '#base/figures/amount.ts';
import { fromRupees, paise, sum, toRupees } from '#base/figures/money.ts';
import { isChanged, type Order } from '#orders/order.ts';

/** What a line of an order comes to, in rupees, at the price that it was ordered at, less what the shop gives. */
export const rupeesOf = ({
  product,
  quantity,
  given = 0,
}: {
  product: { price: number };
  quantity: number;
  given?: number | undefined;
}): number => toRupees(paise(costOf(fromRupees(product.price), quantity) - fromRupees(given)));

/** What was ordered came to so many rupees, with the fee of then; undefined where everything was packed as ordered. */
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
