import type { Order, OrderItem } from '#orders/orders.ts';
import { leftOf } from '#papers/web/admin/credits/credit-draft.ts';

/** Goods that may have come back: what is left of a line, or what a credit took off the bill before. */
export type BackRow = {
  key: string;
  item: OrderItem;
  quantity: number;
  rupees: number;
  /** The credit that took these goods off the bill. */
  credit?: string;
  /** They go back into stock, unless staff say otherwise. */
  isGood: boolean;
};

/** All goods of an order that are not in stock: those on the bill, and those that were taken off it and not put back. */
export const backRows = (order: Order): BackRow[] =>
  order.items.flatMap((item): BackRow[] => {
    const { quantity, rupees } = leftOf(item);
    const onBill = { key: `${item.line}`, item, quantity, rupees, isGood: true };
    return [...(quantity > 0 ? [onBill] : []), ...offTheBill(order, item)];
  });

/** Goods that came spoiled, or were missing in the bag, are seldom put back. */
const offTheBill = ({ credits = [] }: Order, item: OrderItem): BackRow[] =>
  credits
    .filter(({ isUndone }) => !isUndone)
    .flatMap(({ _id, reason, lines }) =>
      lines
        .filter(({ line, quantity, backInStock }) => line === item.line && quantity > 0 && !backInStock)
        .map(({ quantity, amount }) => ({
          key: `${item.line} ${_id}`,
          item,
          quantity,
          rupees: amount,
          credit: _id,
          isGood: reason !== 'spoiled' && reason !== 'missing',
        })),
    );
