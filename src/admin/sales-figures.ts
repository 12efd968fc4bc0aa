import * as v from 'valibot';
import { dayAfter, isCalendarDay } from '#base/calendar.ts';

// The contract of sales and money by days: what was ordered, and what came and went. Money is rupees.

/** So many days are told at once: a financial year, and some. */
const MOST_DAYS = 400;
const Day = v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Write the day as 2026-11-20'));

/** Of which days, both included; India's time. */
export const SalesQuestion = v.pipe(
  v.strictObject({ from: Day, to: Day }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      // A day that is none is told at its own field.
      ({ from, to }) => !isCalendarDay(from) || (from <= to && to < dayAfter(from, MOST_DAYS)),
      /*office*/ 'Choose a last day that is not before the first, at most 400 days later',
    ),
    ['to'],
  ),
);
export type SalesQuestion = v.InferOutput<typeof SalesQuestion>;

const SUMS = {
  /** Orders that were placed, without the cancelled ones. */
  orders: v.number(),
  cancelled: v.number(),
  /** Their totals, and the delivery fees in them. */
  sales: v.number(),
  fees: v.number(),
  /** Credit that was given on orders, of whatever day. */
  credits: v.number(),
  /** Money that came in, of orders of whatever day. */
  cash: v.number(),
  upi: v.number(),
  card: v.number(),
  /** Put on customers' accounts, less what was taken off. */
  account: v.number(),
  /** Money that was given back, in whatever way. */
  givenBack: v.number(),
  /** Cash, UPI and card, less what was given back. */
  received: v.number(),
};

/** The sales and the money of a span of days, day by day and in all. */
export const SalesFigures = v.object({
  from: v.string(),
  to: v.string(),
  days: v.array(v.object({ on: v.string(), ...SUMS })),
  total: v.object(SUMS),
});
export type SalesFigures = v.InferOutput<typeof SalesFigures>;

/** The spans that are asked for by name. */
export const SPANS = ['today', 'yesterday', 'month', 'lastMonth', 'year'] as const;
export type SpanName = (typeof SPANS)[number];

/** The first and last day of a span. A financial year begins in April; the present month and year end today. */
export function spanOf(name: SpanName, today: string): SalesQuestion {
  const month = `${today.slice(0, 7)}-01`;
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
    case 'month':
      return { from: month, to: today };
    case 'lastMonth': {
      const last = dayAfter(month, -1);
      return { from: `${last.slice(0, 7)}-01`, to: last };
    }
    case 'year': {
      const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '04' ? 1 : 0);
      return { from: `${year}-04-01`, to: today };
    }
  }
}
