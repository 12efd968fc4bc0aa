import type { OrderQueue, QueueCounts } from '#admin/queue/queue.ts';
import type { BoardOrder } from '#dispatch/dispatch.ts';
import { type Order, type QueueTab, tabOf } from '#orders/orders.ts';

/** A page of a tab with its orders changed: those that are elsewhere then are counted there, and under their rounds no more. */
export function movedOn(queue: OrderQueue, change: (order: Order) => Order): OrderQueue {
  const orders = queue.orders.map((one): BoardOrder => ({ ...one, order: change(one.order) }));
  const counts: QueueCounts = { ...queue.counts };
  for (const { order } of orders) {
    counts[queue.tab] -= 1;
    counts[tabOf(order)] += 1;
  }
  const isHere = ({ order }: BoardOrder): boolean => tabOf(order) === queue.tab;
  const gone = orders.filter((one) => !isHere(one));
  const groups = queue.groups.map((group) => {
    const left = gone.filter((one) => roundOf(queue.tab, one) === (group.round?.id ?? ''));
    return { ...group, count: group.count - left.length };
  });
  return { ...queue, counts, groups, orders: orders.filter(isHere) };
}

/** The round that a row stands under; none where the tab has no rounds. */
export const roundOf = (tab: QueueTab, { order }: BoardOrder): string =>
  tab === 'toCollect' || tab === 'done' ? '' : (order.promise?.round ?? '');
