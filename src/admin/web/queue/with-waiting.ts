import type { OrderQueue } from '#admin/queue/queue.ts';
import type { BoardOrder } from '#dispatch/dispatch.ts';
import type { WaitingChange } from '#identity/web/public.ts';
import { type Order, tabOf } from '#orders/orders.ts';
import { ORDER_TAPS, withTaps } from '#orders/web/admin/public.ts';
import { movedOn, roundOf } from './moved-on.ts';

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
