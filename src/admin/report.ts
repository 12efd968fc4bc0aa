import * as v from 'valibot';

/** The periods of the dashboard in calendar days, today included. */
export const PERIODS = [1, 7, 30] as const;
/** A number of days that a report covers. */
export type Period = (typeof PERIODS)[number];

/** Query of the dashboard's report. */
export const ReportQuery = v.strictObject({
  days: v.optional(
    v.pipe(
      v.picklist(['1', '7', '30'], '1, 7 or 30 days'),
      v.transform((days) => Number(days) as Period),
    ),
    '1',
  ),
});

/** A figure of the period, and of the same number of days before it. */
const Compared = v.object({ now: v.number(), before: v.number() });
export type Compared = v.InferOutput<typeof Compared>;

/** One bar of the chart: an hour of one day, or a day of several, with its sales and those of the previous period. */
const Step = v.object({ at: v.string(), sales: v.number(), orders: v.number(), before: v.number() });
export type Step = v.InferOutput<typeof Step>;

/**
 * The dashboard's figures. Money is rupees. They count the orders placed in the period that are not cancelled now,
 * with their shipping. The previous period is counted up to the same time of day, `before.until`.
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
  /** The unpaid amount of all orders, however old. `delivered` is the part that has been handed over. */
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
  /** Sales of goods by shelf, those inside one with it, merged ones where they went; together with `shipping` they add up to the sales. */
  categories: v.array(v.object({ category: v.string(), label: v.string(), sales: v.number() })),
  shipping: v.number(),
  lowStock: v.object({
    level: v.number(),
    count: v.number(),
    products: v.array(v.object({ _id: v.string(), title: v.string(), stock: v.number(), unit: v.string() })),
  }),
  /** Searches without a result in the period. `times` counts from the first time on. */
  searches: v.array(v.object({ term: v.string(), times: v.number(), lastAt: v.string() })),
});
export type Report = v.InferOutput<typeof Report>;
