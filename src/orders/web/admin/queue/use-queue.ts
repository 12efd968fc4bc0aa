import { useLoaderData } from 'react-router';
import { useWaiting } from '#identity/web/public.ts';
import { type OrderQueue, type QueueCounts, tabOf } from '#orders/queue/queue.ts';
import type { BoardOrder } from '#orders/round-board.ts';
import { withTaps } from '#orders/web/admin/taps/taps.ts';

/** The queue as it will be when the taps have arrived that wait for the network: their orders are in their new tabs. */
export function useQueue(): OrderQueue {
  const queue = useLoaderData<OrderQueue>();
  const taps = useWaiting((state) => state.waiting);
  const orders = queue.orders.map((one): BoardOrder => ({ ...one, order: withTaps(one.order, taps) }));
  const counts: QueueCounts = { ...queue.counts };
  for (const { order } of orders) {
    counts[queue.tab] -= 1;
    counts[tabOf(order)] += 1;
  }
  return { ...queue, counts, orders: orders.filter(({ order }) => tabOf(order) === queue.tab) };
}
