import * as v from 'valibot';

/** What is asked about values that can be meant in two ways. A row with one is left out until it is answered. */
export const QUESTIONS = {
  belowZero: { asks: 'A stock below zero', answers: { none: 'is nothing in stock' } },
  parts: { asks: 'A stock that is no whole number', answers: { down: 'is rounded down' } },
  free: { asks: 'A price of 0', answers: { take: 'is the price' } },
  currency: { asks: 'A price in another currency', answers: { rupees: 'is meant in rupees' } },
} as const;
export type Question = keyof typeof QUESTIONS;

/** What the owner answered. What is not answered is left out. */
export const Answers = v.partial(
  v.strictObject({
    belowZero: v.picklist(['none']),
    parts: v.picklist(['down']),
    free: v.picklist(['take']),
    currency: v.picklist(['rupees']),
  }),
);
export type Answers = v.InferOutput<typeof Answers>;

/**
 * The result of an import or, for a dry run, what it would do. `row` is the row's number in the file as a spreadsheet
 * shows it.
 */
export const ImportSummary = v.object({
  layout: v.string(),
  dryRun: v.boolean(),
  rows: v.number(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  skipped: v.array(v.object({ row: v.number(), reason: v.string() })),
  /** Rows that were taken, but in one thing otherwise than the file says it; `reason` says what. */
  adjusted: v.array(v.object({ row: v.number(), reason: v.string() })),
  /** The titles of shelves that were made, or would be. */
  shelves: v.array(v.string()),
  /** Remarks about the file as a whole. */
  notes: v.array(v.string()),
});
export type ImportSummary = v.InferOutput<typeof ImportSummary>;
