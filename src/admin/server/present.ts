import { type OrderQueue, QUEUE_PAGE, type QueueGroup, type QueueQuery } from '#admin/queue.ts';
import type { Report, Step } from '#admin/report.ts';
import type { PromisedRound, Today } from '#admin/today.ts';
import type { News } from '#alarm/alarm.ts';
import type { newestWaiting } from '#alarm/server/public.ts';
import { quantityOf } from '#base/figures/amount.ts';
import { type Paise, toRupees, ZERO } from '#base/figures/money.ts';
import { pageCount } from '#base/page.ts';
import { nameOfOrder } from '#base/postal-address.ts';
import type { Instant } from '#base/time.ts';
import type { scarcest } from '#catalogue/server/public.ts';
import { presentTimes } from '#delivery/server/public.ts';
import { presentBack, type RoundWork } from '#dispatch/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import type { MoneyAtHand } from '#money/server/public.ts';
import { presentOrder } from '#orders/server/public.ts';
import { claimedInAll, type ClaimRow, presentGiveBack, type ReceivedInAll } from '#till/server/public.ts';
import type { Step as Sold, moneyDue } from './queries/sales.ts';
import type { FullQueue, GroupRow } from './queue/queries.ts';

type Waiting = Awaited<ReturnType<typeof newestWaiting>>[number];

/** A new order in the notifications; what was placed up to `seenAt` was seen. */
export const presentNewOrder = (order: Waiting, seenAt: Instant): News['latest'][number] => ({
  _id: order.id,
  orderId: String(order.number),
  name: nameOfOrder(order),
  totalAmount: toRupees(order.total_paise),
  createdAt: order.placed_at,
  seen: order.placed_at <= seenAt,
});

/** The money that is still to come in. */
export const presentDue = (due: Awaited<ReturnType<typeof moneyDue>>): Report['due'] => ({
  cash: toRupees(due.cash),
  card: toRupees(due.card),
  delivered: toRupees(due.delivered),
  orders: due.orders,
});

/** An amount of the period beside the one of the days before. */
export const presentCompared = (now: Paise, before: Paise) => ({
  now: toRupees(now),
  before: toRupees(before),
});

/** Something with what was sold of it. */
export const presentSold = <Sold extends { sales: Paise }>(sold: Sold) => ({
  ...sold,
  sales: toRupees(sold.sales),
});

/** A product that runs out, with what is left of it in its unit. */
export const presentScarce = ({
  id,
  title,
  unit,
  stock,
  sold_by,
}: Awaited<ReturnType<typeof scarcest>>[number]): Report['lowStock']['products'][number] => ({
  _id: id,
  title,
  unit,
  stock: quantityOf(stock, sold_by),
});

/** An hour or a day of the chart. */
export const presentStep = ({
  sales,
  before,
  ...step
}: Omit<Step, 'sales' | 'before'> & { sales: Paise; before: Paise }): Step => ({
  ...step,
  sales: toRupees(sales),
  before: toRupees(before),
});

/** An amount of the report by itself. */
export const presentAmount = (amount: Paise): number => toRupees(amount);

/** A round with what its orders wait for. */
export const presentPromised = ({ round, ...work }: RoundWork): PromisedRound => ({
  ...presentTimes(round),
  seats: round.capacity,
  booked: round.booked,
  ...work,
});

/** Where the money is. */
export const presentMoney = ({ at, due, sold, received, claims }: MoneyToday): Today['money'] => ({
  sold: { amount: toRupees(sold?.sales ?? ZERO), orders: sold?.orders ?? 0 },
  received: {
    amount: toRupees(received.total),
    cash: toRupees(received.cash),
    upi: toRupees(received.upi),
    card: toRupees(received.card),
  },
  claims: { amount: toRupees(claimedInAll(claims)), count: claims.length },
  inBags: toRupees(at.inBags),
  delivered: toRupees(due.delivered),
  owed: toRupees(at.owed),
  owing: at.owing,
});

/** Money figures of the back office's home. */
type MoneyToday = {
  at: MoneyAtHand;
  due: Pick<Awaited<ReturnType<typeof moneyDue>>, 'delivered'>;
  /** None on a day without an order. */
  sold: Pick<Sold, 'sales' | 'orders'> | undefined;
  received: ReceivedInAll;
  claims: readonly ClaimRow[];
};

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
