import type { Order } from '#orders/order.ts';

/** The lines that the shopper put to an order after placing it, as its timeline tells. */
export const addedLines = ({ timeline }: Pick<Order, 'timeline'>): ReadonlySet<number> =>
  new Set(timeline.flatMap((event) => (event.kind === 'goodsAdded' ? event.lines : [])));
