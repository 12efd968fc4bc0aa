import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';
import { blankable, wholeNumber } from '#base/fields.ts';
import { RoundTimes } from '#delivery/delivery.ts';
import { SeenMoney, PAYMENT_STATUSES } from '#money/money.ts';
import { CANCEL_REASONS, Order, STATUSES } from './order.ts';

// What staff send and get about orders: the list, the search, and moving them along.

const calendarDay = v.optional(
  v.pipe(
    v.string(),
    v.check((day) => day === '' || isCalendarDay(day), /*office*/ 'Write the day as 2026-11-20'),
  ),
  '',
);
type OrderKey = keyof typeof Order.entries;
const notRead = v.optional(v.unknown());
const ORDER_NOT_READ = Object.fromEntries(Object.keys(Order.entries).map((key) => [key, notRead])) as Record<
  OrderKey,
  typeof notRead
>;

/**
 * The body of PATCH /orders/{id}: the whole order as handed out, with status or paymentStatus changed; only those two
 * are read. `updatedAt` is the version of the sender's copy, so that an old copy cannot revert a newer change by
 * accident.
 */
export const EditedOrder = v.strictObject({
  ...ORDER_NOT_READ,
  status: blankable(v.picklist(STATUSES)),
  paymentStatus: blankable(v.picklist(PAYMENT_STATUSES)),
  updatedAt: blankable(v.string()),
  /** Why it is cancelled, where the status is set to that; of another reason, its text. */
  reason: blankable(v.picklist(CANCEL_REASONS)),
  reasonText: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 letters')), ''),
  /**
   * The one payment that `paymentStatus` received or `givesBack` writes down: its id, made by the sender, so that it comes once and
   * can be taken back by itself, and the money as it was seen. Where that changed meanwhile, nothing is written.
   */
  payment: v.optional(v.strictObject({ id: v.pipe(v.string(), v.uuid()), seen: SeenMoney })),
  /** Refunds the whole open amount in the way that it was paid; `payment` is the id of that row. */
  givesBack: v.optional(v.boolean(), false),
  /** The payment that is taken back with the change, and no other: how the tap that noted it is undone. */
  takesBack: v.optional(v.pipe(v.string(), v.uuid())),
  /** For how many milliseconds the change waited on the sender's device, where there was no network. */
  waited: v.optional(v.number()),
  /** Refused if the order changed in any way since `updatedAt`: used to undo several moves at once. */
  untouched: v.optional(v.boolean(), false),
  /** One of several orders that were moved at once, which waited on its own: a cancelled one is left as it is. */
  ofMany: v.optional(v.boolean(), false),
});
export type EditedOrder = v.InferOutput<typeof EditedOrder>;

/** Notes a call to the shopper, or undoes that note; `updatedAt` is the version of the sender's copy of the order. */
export const PhoneConfirmation = v.strictObject({
  updatedAt: v.string(),
  confirmed: v.optional(v.boolean(), true),
  /** For how many milliseconds the tap waited on the sender's device, where there was no network. */
  waited: v.optional(v.number()),
});
export type PhoneConfirmation = v.InferOutput<typeof PhoneConfirmation>;

/** Which round an order is to go with; `updatedAt` says how old the sender's copy of the order is. */
export const OrderRound = v.strictObject({
  round: v.pipe(v.string(), v.maxLength(64)),
  updatedAt: v.string(),
});
export type OrderRound = v.InferOutput<typeof OrderRound>;

/** The rounds that an order can be promised instead of its own, soonest first: they go its way and have a free seat. */
export const OtherRounds = v.object({
  rounds: v.array(
    v.object({
      ...RoundTimes.entries,
      /** Free places of the round. */
      free: v.number(),
    }),
  ),
});
export type OtherRounds = v.InferOutput<typeof OtherRounds>;

const MOVED_AT_MOST = 100;

/**
 * Several orders moved at once, each with the status that the sender saw: an order whose status changed meanwhile is
 * not moved, and a cancelled one can only be moved by itself.
 */
export const MovedOrders = v.strictObject({
  orders: v.pipe(
    v.array(v.strictObject({ _id: v.pipe(v.string(), v.maxLength(64)), status: v.picklist(STATUSES) })),
    v.minLength(1, /*office*/ 'Choose at least one order'),
    v.maxLength(MOVED_AT_MOST, /*office*/ `At most ${MOVED_AT_MOST} orders at once`),
  ),
  status: v.picklist(STATUSES),
});

/** The result: the orders as they are now, and those that could not be moved, with the reason. */
export const MoveReport = v.object({
  moved: v.array(Order),
  refused: v.array(
    v.object({
      _id: v.string(),
      code: v.string(),
      message: v.string(),
      detail: v.optional(v.record(v.string(), v.unknown())),
    }),
  ),
});
export type MoveReport = v.InferOutput<typeof MoveReport>;

/** The fields that the admin's list can be put in order by; `price` is the total amount. */
export const ORDER_SORTS = [
  'createdAt',
  'totalAmount',
  'price',
  'name',
  'orderId',
  'totalItems',
  'subtotal',
  'shipping',
  'status',
  'paymentStatus',
  'paymentMethod',
  'updatedAt',
  'deliveredAt',
  'packedAt',
  'createdDatetime',
  'createdDate',
  '_id',
] as const;
/** A column that the admin's list can be sorted by. */
export type OrderSort = (typeof ORDER_SORTS)[number];

export const ORDERS_PER_PAGE = 10;

/** Which orders to list; `from` and `to` are days of the shop's calendar, both included. */
export const OrderFilter = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'At most 100 letters')), ''),
  status: v.optional(v.picklist(['', ...STATUSES]), ''),
  paymentStatus: v.optional(v.picklist(['', ...PAYMENT_STATUSES]), ''),
  from: calendarDay,
  to: calendarDay,
  /** The id of the one whose orders are wanted. */
  customer: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f-]{0,36}$/, 'The id of an account')), ''),
});
export type OrderFilter = v.InferOutput<typeof OrderFilter>;

/** Query of the list of orders in the back office. */
export const OrderQuery = v.strictObject({
  ...OrderFilter.entries,
  page: v.optional(wholeNumber(1, 1_000_000), '1'),
  limit: v.optional(wholeNumber(1, 100), String(ORDERS_PER_PAGE)),
  sortBy: v.optional(v.picklist(ORDER_SORTS), 'createdAt'),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
});
export type OrderQuery = v.InferOutput<typeof OrderQuery>;

/** A page of the admin's orders. */
export const OrderList = v.object({
  orders: v.array(Order),
  totalPages: v.number(),
  totalOrders: v.number(),
});
export type OrderList = v.InferOutput<typeof OrderList>;

/** Figures of a customer's orders, in rupees; cancelled ones are counted separately and add nothing to the sum. */
export const CustomerAccount = v.object({
  orders: v.number(),
  cancelled: v.number(),
  totalAmount: v.number(),
  /** Part that is not paid yet. */
  due: v.number(),
  firstAt: v.nullable(v.string()),
  lastAt: v.nullable(v.string()),
});
export type CustomerAccount = v.InferOutput<typeof CustomerAccount>;

// The contract of orders that staff take for a customer: by phone, or at the counter.

/** Where an order that staff took came in. */
export const TAKEN_CHANNELS = ['phone', 'counter'] as const;

/** By phone, or at the counter. */
export type TakenChannel = (typeof TAKEN_CHANNELS)[number];
