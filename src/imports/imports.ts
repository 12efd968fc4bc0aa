import * as v from 'valibot';

/** What is asked about values that can be meant in two ways. A row with one is left out until it is answered. */
export const QUESTIONS = {
  belowZero: {
    asks: /*i18n*/ 'office.import.belowZero',
    answers: { none: /*i18n*/ 'office.import.belowZeroNone' },
  },
  parts: { asks: /*i18n*/ 'office.import.parts', answers: { down: /*i18n*/ 'office.import.partsDown' } },
  free: { asks: /*i18n*/ 'office.import.free', answers: { take: /*i18n*/ 'office.import.freeTake' } },
  currency: {
    asks: /*i18n*/ 'office.import.currency',
    answers: { rupees: /*i18n*/ 'office.import.currencyRupees' },
  },
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
