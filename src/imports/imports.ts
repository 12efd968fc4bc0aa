import * as v from 'valibot';

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
  /** Remarks about the file as a whole. */
  notes: v.array(v.string()),
});
export type ImportSummary = v.InferOutput<typeof ImportSummary>;
