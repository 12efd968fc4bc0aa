import * as v from 'valibot';
import { dayAfter, isCalendarDay } from '#base/time.ts';
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

/** What the rows of the file are. */
export const FiguresFileQuestion = v.strictObject({
  ...period,
  by: v.optional(v.picklist(['round', 'village']), 'round'),
});

/** The days of a period, both included. */
export type Days = { from: string; to: string };

/** The days that somebody asks about: a month, or so many up to today. */
export function daysAsked({ days, month }: FiguresQuestion, today: string): Days {
  if (month === undefined) return { from: dayAfter(today, 1 - Number(days)), to: today };
  const first = `${month}-01`;
  // No month has 32 days.
  const next = dayAfter(first, 31).slice(0, 7);
  return { from: first, to: dayAfter(`${next}-01`, -1) };
}

/** What became of the promises of orders that are not cancelled; each order is counted once, but for `moved`. */
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

/** Why orders were refused: a reason of the shop's list, what somebody wrote, or nothing. */
const Refusals = v.object({
  ...Refused.entries,
  reasons: v.array(v.object({ reason: v.string(), ...Refused.entries })),
});

/** What delivered orders bring: their goods and their fees. */
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
  /** What somebody said that the round cost; null where nobody did. */
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

/** What the rounds of a period came to. Only rounds count for which nobody can order any more. */
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
    /** Of the rounds whose cost somebody said; an order is one that was delivered with them. */
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

/** How many promises were due: all but those whose time is not over. */
export const dueOf = ({ kept, toldLate, late, missing }: Promises): number =>
  kept + toldLate + late + missing;
