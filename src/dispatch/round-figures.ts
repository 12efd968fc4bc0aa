import * as v from 'valibot';
import { dayAfter, isCalendarDay } from '#base/calendar.ts';
import { ROUND_KINDS } from '#delivery/delivery.ts';

// The contract of what rounds came to: promises, seats, refusals, what they bring and cost. Money is rupees.

/** The periods counted back from today, which is one of their days. */
export const FIGURE_DAYS = ['7', '30'] as const;

const period = {
  days: v.optional(v.picklist(FIGURE_DAYS, /*office*/ '7 or 30 days'), '7'),
  /** A month instead, written `2026-11`. */
  month: v.optional(
    v.pipe(
      v.string(),
      v.check((month) => isCalendarDay(`${month}-01`), /*office*/ 'Write the month as 2026-11'),
    ),
  ),
};

/** Of which days the figures are asked for. */
export const FiguresQuestion = v.strictObject(period);
export type FiguresQuestion = v.InferOutput<typeof FiguresQuestion>;

/** Query of the figures file: a period, and one row for each round or each village. */
export const FiguresFileQuestion = v.strictObject({
  ...period,
  by: v.optional(v.picklist(['round', 'village']), 'round'),
});

/** The days of a period, both included. */
export type Days = { from: string; to: string };

/** First and last day of the requested period: a month, or the given number of days up to today. */
export function daysAsked({ days, month }: FiguresQuestion, today: string): Days {
  if (month === undefined) return { from: dayAfter(today, 1 - Number(days)), to: today };
  const first = `${month}-01`;
  // No month has 32 days.
  const next = dayAfter(first, 31).slice(0, 7);
  return { from: first, to: dayAfter(`${next}-01`, -1) };
}

/**
 * Number of orders by the result of their promise, without cancelled orders. Each order is counted once, except in
 * `moved`.
 */
export const Promises = v.object({
  /** Delivered by the end of the promised time. */
  kept: v.number(),
  /** Delivered later, but by the time that the shopper was told. */
  toldLate: v.number(),
  /** Delivered later than anybody said. */
  late: v.number(),
  /** The time is over, and it is not delivered. */
  missing: v.number(),
  /** The time is not over. */
  open: v.number(),
  /** Of all these: the shop promised another time since it was ordered. */
  moved: v.number(),
});
export type Promises = v.InferOutput<typeof Promises>;

/** Orders that were refused at the door, and what they were worth. */
const Refused = v.object({ orders: v.number(), worth: v.number() });

/** Refused orders by reason: one from the shop's list, free text, or empty. */
const Refusals = v.object({
  ...Refused.entries,
  reasons: v.array(v.object({ reason: v.string(), ...Refused.entries })),
});

/** Number of delivered orders, and the income from their goods and their fees. */
const brought = { delivered: v.number(), goods: v.number(), fees: v.number() };

/** A round of the period. */
export const RoundFigures = v.object({
  id: v.string(),
  kind: v.picklist(ROUND_KINDS),
  on: v.string(),
  from: v.string(),
  to: v.string(),
  seats: v.number(),
  booked: v.number(),
  promises: Promises,
  refused: Refused,
  ...brought,
  /** The cash that came, as it was signed last; null while the round is not closed. */
  cash: v.nullable(v.number()),
  /** Cost of the round as entered by staff; null if none was entered. */
  cost: v.nullable(v.number()),
});
export type RoundFigures = v.InferOutput<typeof RoundFigures>;

/** A village that orders of the period went to; both names are empty where an order named none. */
export const VillageFigures = v.object({
  village: v.string(),
  pincode: v.string(),
  promises: Promises,
  refused: Refusals,
  ...brought,
});
export type VillageFigures = v.InferOutput<typeof VillageFigures>;

/** Figures of the rounds of a period. Rounds that still take orders are not counted. */
export const Figures = v.object({
  from: v.string(),
  to: v.string(),
  /** The month that it is by the shop's clock. */
  thisMonth: v.string(),
  total: v.object({
    rounds: v.number(),
    seats: v.number(),
    booked: v.number(),
    promises: Promises,
    refused: Refusals,
    ...brought,
    /** Of the rounds that are closed. */
    cash: v.number(),
    closed: v.number(),
    /** Only rounds with an entered cost; `costOfOrder` is that cost divided by their delivered orders. */
    cost: v.number(),
    costKnown: v.number(),
    costOfOrder: v.nullable(v.number()),
  }),
  /** The newest first; not all of very many, which the file has. */
  rounds: v.array(RoundFigures),
  moreRounds: v.number(),
  /** Those with most orders first. */
  villages: v.array(VillageFigures),
  moreVillages: v.number(),
});
export type Figures = v.InferOutput<typeof Figures>;

/** Number of promises due: all whose time is over, and those that were delivered before its end. */
export const dueOf = ({ kept, toldLate, late, missing }: Promises): number =>
  kept + toldLate + late + missing;
