import * as v from 'valibot';
import { wholeNumber } from '#base/fields.ts';
import { fromRupees } from '#base/figures/money.ts';
import { RoundTimes } from '#delivery/delivery.ts';
import { BoardOrder } from '#dispatch/dispatch.ts';
import { PAYMENT_METHODS } from '#money/money.ts';
import { QUEUE_TABS } from '#orders/orders.ts';
import { ToGiveBack } from '#till/till.ts';

// The board as a queue of work: which tab an order lands in, and what the tabs are asked for.
/** So many orders stand on a page of a tab. */
export const QUEUE_PAGE = 50;

const Clock = v.pipe(v.string(), v.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written 17:00'));
const MOST_RUPEES = 100_000_000;

/** The days that a view can be of: they move with the calendar, so that a view that is kept stays true. */
const VIEW_DAYS = ['today', 'tomorrow'] as const;

/** Which orders of a tab are wanted. */
export const QueueQuery = v.strictObject({
  tab: v.optional(v.picklist(QUEUE_TABS), 'toPack'),
  page: v.optional(wholeNumber(1, 100_000), '1'),
  /** Those of the rounds of this day. */
  on: v.optional(v.picklist(['', ...VIEW_DAYS]), ''),
  /** Those of the rounds that begin at this time. */
  at: v.optional(Clock, ''),
  /** Those that come to at least so many rupees. */
  above: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{0,9}$/, 'a whole number'),
      v.transform(Number),
      v.maxValue(MOST_RUPEES),
      v.transform(fromRupees),
    ),
    '',
  ),
  /** Those that are paid in this way at the door. */
  method: v.optional(v.picklist(['', ...PAYMENT_METHODS]), ''),
  /** Those whose money is still to be taken, or those whose money is to be given back. */
  money: v.optional(v.picklist(['', 'take', 'giveBack', 'neverCame']), ''),
});
export type QueueQuery = v.InferOutput<typeof QueueQuery>;

/** The orders of a tab that go with one round, or with none: how many they are in all. */
const QueueGroup = v.object({
  count: v.number(),
  round: v.nullable(
    v.object({
      ...RoundTimes.entries,
      seats: v.number(),
      booked: v.number(),
    }),
  ),
});
export type QueueGroup = v.InferOutput<typeof QueueGroup>;

/** Number of orders in each tab; the done tab counts today's only. */
export const QueueCounts = v.object({
  toConfirm: v.number(),
  toPack: v.number(),
  onTheWay: v.number(),
  toCollect: v.number(),
  done: v.number(),
});
export type QueueCounts = v.InferOutput<typeof QueueCounts>;
/** A page of a tab. */
export const OrderQueue = v.object({
  tab: v.picklist(QUEUE_TABS),
  counts: QueueCounts,
  /** The rounds that the orders of the tab go with, soonest first; one without a round for those that go with none. */
  groups: v.array(QueueGroup),
  orders: v.array(BoardOrder),
  totalPages: v.number(),
  totalOrders: v.number(),
  /** Amount still to be paid for the orders of the tab, in rupees. */
  due: v.number(),
  /** Of the tab where money is collected: how many orders have money to be given back, and how much that is. */
  giveBack: v.optional(ToGiveBack),
  /** Of the same tab: of how many orders more was given back than came, and how much that is. */
  neverCame: v.optional(ToGiveBack),
  asOf: v.string(),
});
export type OrderQueue = v.InferOutput<typeof OrderQueue>;
