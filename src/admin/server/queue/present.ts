import { type OrderQueue, QUEUE_PAGE, type QueueGroup, type QueueQuery } from '#admin/queue/queue.ts';
import { toRupees } from '#base/figures/money.ts';
import { pageCount } from '#base/page.ts';
import type { Instant } from '#base/time.ts';
import { presentTimes } from '#delivery/server/public.ts';
import { presentBack } from '#dispatch/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import { presentOrder } from '#orders/server/public.ts';
import { presentGiveBack } from '#till/server/public.ts';
import type { FullQueue, GroupRow } from './queries.ts';

/** A page of a tab, as it is handed out to staff. */
export const presentQueue = (
  { counts, groups, orders, backs, total, due, giveBack, neverCame }: FullQueue,
  { tab }: QueueQuery,
  { actor, now }: { actor: Actor; now: Instant },
): OrderQueue => ({
  tab,
  counts,
  groups: groups.map(presentGroup),
  orders: orders.map((order) => ({
    order: presentOrder(order, actor),
    back: presentBack(backs.get(order.id)),
  })),
  totalPages: pageCount(total, QUEUE_PAGE),
  totalOrders: total,
  due: toRupees(due),
  ...(giveBack && { giveBack: presentGiveBack(giveBack) }),
  ...(neverCame && { neverCame: presentGiveBack(neverCame) }),
  asOf: now,
});

const presentGroup = ({ count, round }: GroupRow): QueueGroup => ({
  count,
  round: round && {
    ...presentTimes(round),
    seats: round.capacity,
    booked: round.booked,
  },
});
