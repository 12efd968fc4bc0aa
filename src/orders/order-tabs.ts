import { isOpen, type Order } from '#orders/order.ts';

// The board as a queue of work: which tab an order lands in, and what the tabs are asked for.

/** Tabs of the queue, in the order of the work. */
export const QUEUE_TABS = ['toConfirm', 'toPack', 'onTheWay', 'toCollect', 'done'] as const;

/** A tab of the queue. */
export type QueueTab = (typeof QUEUE_TABS)[number];

/**
 * The tab that an order lands in. What is packed waits in the same tab as what is on the way: nothing of it is left to
 * pack. Money comes last: what is not paid yet at the door or after it, and what is to be given back. The same rule
 * stands in SQL in `server/queries/list-orders.ts`, and in the index of migration 065; a test holds them together.
 */
export function tabOf(
  order: Pick<Order, 'status' | 'phoneToConfirm' | 'packedAt' | 'due' | 'giveBack' | 'neverCame'>,
): QueueTab {
  const { status, phoneToConfirm, packedAt, due, giveBack, neverCame = 0 } = order;
  if (status === 'pending' && phoneToConfirm) return 'toConfirm';
  if (status === 'pending' && packedAt === undefined) return 'toPack';
  if (isOpen(order)) return 'onTheWay';
  return due > 0 || giveBack > 0 || neverCame > 0 ? 'toCollect' : 'done';
}
