import * as v from 'valibot';
import { PAYMENT_WAYS, PAYMENT_STATUSES } from '#money/money.ts';
import { CANCEL_REASONS, STATUSES } from './order-status.ts';

// The timeline of an order. An event is a kind with its figures; `event-text.ts` makes the words when it is shown.

/** The changes that packing makes to a line. */
export const LINE_DEEDS = ['packed', 'leftOut', 'swapped', 'added', 'asOrdered', 'undone'] as const;
/** A change that packing makes to a line. */
export type LineDeed = (typeof LINE_DEEDS)[number];

/** The ways of money in the timeline: how it was paid, or that it was given back, taken off the account, or noted by mistake. */
export const MONEY_MOVES = [...PAYMENT_WAYS, 'returned', 'offAccount', 'undone'] as const;
/** A way of money in the timeline. */
export type MoneyMove = (typeof MONEY_MOVES)[number];

/** The kinds of events that have no figures. */
export const PLAIN_EVENTS = [
  'packed',
  'unpacked',
  'askedNoMore',
  'roundGiven',
  'roundChanged',
  'phoneConfirmed',
  'phoneUnconfirmed',
  'addressChanged',
  'noteChanged',
  'shopNoted',
  'nobodyHome',
  'refused',
  'withoutCode',
  'notOnAccount',
  'partlyOnAccount',
  'complained',
  'complaintAnswered',
  'complaintRefused',
  'notRight',
] as const;

const SHARED = {
  /** When it was done. */
  at: v.string(),
  /** When the shop heard of it, if that was later, because there was no network. */
  arrivedAt: v.optional(v.string()),
  by: v.string(),
  /** The event in words, in the language of the order's goods, for clients that do not know its kind. Nothing reads it back. */
  note: v.string(),
};

/** An event of an order's timeline, as it is handed out. Money is rupees. */
export const OrderEvent = v.variant('kind', [
  v.object({
    kind: v.literal('status'),
    /** Null when it was placed. */
    from: v.nullable(v.picklist(STATUSES)),
    to: v.picklist(STATUSES),
    /** Why staff cancelled it; of another reason, the text that was typed. */
    reason: v.optional(v.picklist(CANCEL_REASONS)),
    text: v.optional(v.string()),
    /** Of an order that staff took: where, and whether it goes beyond what shoppers may order. */
    taken: v.optional(v.object({ channel: v.picklist(['phone', 'counter']), beyond: v.boolean() })),
    ...SHARED,
  }),
  v.object({
    kind: v.literal('payment'),
    from: v.picklist(PAYMENT_STATUSES),
    to: v.picklist(PAYMENT_STATUSES),
    /** The money that moved; left out where the payment status says it all. */
    money: v.optional(v.object({ move: v.picklist(MONEY_MOVES), amount: v.number() })),
    ...SHARED,
  }),
  v.object({ kind: v.literal('line'), deed: v.picklist(LINE_DEEDS), title: v.string(), ...SHARED }),
  v.object({ kind: v.picklist(['agreed', 'asked', 'saidNo']), total: v.number(), ...SHARED }),
  /** The shopper added goods: what they cost together, and which lines they are. */
  v.object({ kind: v.literal('goodsAdded'), amount: v.number(), lines: v.array(v.number()), ...SHARED }),
  v.object({ kind: v.picklist(['credited', 'creditUndone']), amount: v.number(), ...SHARED }),
  v.object({ kind: v.picklist(PLAIN_EVENTS), ...SHARED }),
]);
export type OrderEvent = v.InferOutput<typeof OrderEvent>;
