import { useLoaderData, useLocation } from 'react-router';
import type { OrderQueue, QueueCounts } from '#admin/queue.ts';
import type { BoardOrder } from '#dispatch/dispatch.ts';
import { useWaiting, type WaitingChange } from '#identity/web/public.ts';
import { type Order, tabOf, type QueueTab } from '#orders/orders.ts';
import { ORDER_TAPS, withTaps } from '#orders/web/admin/public.ts';

/** The queue as it will be when the taps have arrived that wait for the network: their orders are in their new tabs. */
export function useQueue(): OrderQueue {
  const queue = useLoaderData<OrderQueue>();
  const taps = useWaiting((state) => state.waiting);
  const narrowed = new URLSearchParams(useLocation().search);
  narrowed.delete('tab');
  return withWaiting(queue, taps, narrowed.size === 0);
}

/**
 * A tab as it will be when the taps have arrived that wait for the network: their orders are in their new tabs. `isWhole`, where
 * nothing narrows the tab: then an order that a tap brings into it is shown, too.
 */
export function withWaiting(queue: OrderQueue, taps: readonly WaitingChange[], isWhole: boolean): OrderQueue {
  const known = new Set(queue.orders.map(({ order }) => order._id));
  const here = movedOn(queue, (order) => withTaps(order, taps));
  const counts = { ...here.counts };
  const brought: BoardOrder[] = [];
  for (const seen of tappedOrders(taps).filter(({ _id }) => !known.has(_id))) {
    const order = withTaps(seen, taps);
    const [from, to] = [tabOf(seen), tabOf(order)];
    counts[from] -= 1;
    counts[to] += 1;
    if (isWhole && from !== queue.tab && to === queue.tab) brought.push({ order, back: null });
  }
  const groups = here.groups.map((group) => {
    const more = brought.filter((one) => roundOf(queue.tab, one) === (group.round?.id ?? ''));
    return { ...group, count: group.count + more.length };
  });
  return { ...here, counts, groups, orders: [...here.orders, ...brought] };
}

/** The orders that taps wait for, each as it was seen when the first of them was made. */
function tappedOrders(taps: readonly WaitingChange[]): Order[] {
  const orders = taps.flatMap(({ kind, refusal, seen }) =>
    kind === ORDER_TAPS.name && !refusal ? [seen as Order] : [],
  );
  return [...Map.groupBy(orders, ({ _id }) => _id).values()].flatMap(([first]) => first ?? []);
}

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
