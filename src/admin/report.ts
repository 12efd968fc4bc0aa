import * as v from 'valibot';

/** How many days of the shop's calendar the dashboard looks back over, today among them. */
export const PERIODS = [1, 7, 30] as const;
export type Period = (typeof PERIODS)[number];

/** What the dashboard asks for. */
export const ReportQuery = v.strictObject({
  days: v.optional(
    v.pipe(
      v.picklist(['1', '7', '30'], '1, 7 or 30 days'),
      v.transform((days) => Number(days) as Period),
    ),
    '1',
  ),
});

/** A figure of the period, and of as long a stretch of the days before. */
const Compared = v.object({ now: v.number(), before: v.number() });
export type Compared = v.InferOutput<typeof Compared>;

/** An hour (of one day) or a day (of several), with what was sold in it and in the one a period earlier. */
const Step = v.object({ at: v.string(), sales: v.number(), orders: v.number(), before: v.number() });
export type Step = v.InferOutput<typeof Step>;

/**
 * How the shop does. Money is rupees. What counts are orders placed in the period that are not cancelled now, with
 * their shipping; the days before are counted up to the same time of day, `before.until`.
 */
export const Report = v.object({
  days: v.picklist(PERIODS),
  asOf: v.string(),
  from: v.string(),
  before: v.object({ from: v.string(), until: v.string() }),
  sales: Compared,
  orders: Compared,
  averageBasket: Compared,
  newCustomers: Compared,
  cancelled: Compared,
  /** What is not paid, of all orders however old; `delivered` is the part of it that is out of the house. */
  due: v.object({ cash: v.number(), card: v.number(), delivered: v.number(), orders: v.number() }),
  /** Pending orders, however old. */
  waiting: v.number(),
  steps: v.array(Step),
  bestSellers: v.array(
    v.object({
      _id: v.string(),
      title: v.string(),
      unit: v.string(),
      quantity: v.number(),
      sales: v.number(),
    }),
  ),
  /** The goods by category; with `shipping` they come to the sales. */
  categories: v.array(v.object({ category: v.string(), sales: v.number() })),
  shipping: v.number(),
  lowStock: v.object({
    level: v.number(),
    count: v.number(),
    products: v.array(v.object({ _id: v.string(), title: v.string(), stock: v.number(), unit: v.string() })),
  }),
  /** What people looked for in vain in the period; `times` counts from the first time on. */
  searches: v.array(v.object({ term: v.string(), times: v.number(), lastAt: v.string() })),
});
export type Report = v.InferOutput<typeof Report>;
