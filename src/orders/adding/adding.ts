import * as v from 'valibot';
import { Order } from '#orders/order.ts';

// Adding goods to an order that is under way.

export { withGoods } from './with-goods.ts';

/** Why nothing can be added to an order any more: it is being packed, its round takes no more, it has left, or it is cancelled. */
export const CLOSED_BY = ['packing', 'late', 'left', 'cancelled'] as const;
/** Why nothing can be added to an order any more. */
export type ClosedBy = (typeof CLOSED_BY)[number];

/** With `order_closed`: to which order nothing can be added, and why. Nothing was placed. */
export const OrderClosed = v.object({ order: v.string(), number: v.string(), why: v.picklist(CLOSED_BY) });
export type OrderClosed = v.InferOutput<typeof OrderClosed>;

/** An order of the shopper that has not left, and by what adding to it is reckoned. Money is rupees. */
const Running = v.object({
  order: Order,
  /** Why nothing can be added to it; null while goods can be. */
  closed: v.nullable(v.picklist(CLOSED_BY)),
  /** Until when goods can be added, where its round says so; packing may begin before. */
  until: v.nullable(v.string()),
  /** Its delivery is free above this; null where it never is. */
  freeAbove: v.nullable(v.number()),
  /** The least order of its place, which its goods have to reach together. */
  minimum: v.number(),
});
export type Running = v.InferOutput<typeof Running>;

/** The order under way that a cart could go with: the newest that takes goods, else the newest; null without one. */
export const RunningOrder = v.object({ running: v.nullable(Running) });
export type RunningOrder = v.InferOutput<typeof RunningOrder>;
