import { amountOf } from '#base/figures/amount.ts';
import { fromRupees, toRupees } from '#base/figures/money.ts';
import { creditFor } from '#orders/credits/credits.ts';
import type { OrderItem } from '#orders/order.ts';
import { rupeesOf } from '#orders/web/amount.ts';

/** Earlier credits of a line, in its unit and in rupees. */
type Credited = { quantity: number; amount: number };

/** Credit in rupees for a part of a line: its share of the charge, at most what earlier credits left; undefined for no quantity. */
export function lineCredit(
  item: OrderItem,
  quantity: number,
  { quantity: creditedQuantity, amount }: Credited,
): number | undefined {
  const inLeast = (of: number): number | undefined => amountOf(of, item.product.soldBy);
  const goods = inLeast(quantity);
  if (goods === undefined || Number.isNaN(goods)) return undefined;
  const charged = {
    total: fromRupees(rupeesOf(item)),
    credited: fromRupees(amount),
    quantity: inLeast(item.quantity) ?? 0,
    creditedQuantity: inLeast(creditedQuantity) ?? 0,
  };
  return toRupees(creditFor(charged, goods));
}
