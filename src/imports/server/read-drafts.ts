import type { Sentence } from '#base/failure.ts';
import type { Question } from '#imports/imports.ts';
import { draftReader, type Reading } from './layouts/draft-reader.ts';
import type { Draft } from './layouts/draft.ts';
import type { SheetRow } from './reading/sheet-row.ts';
import { codeOf, RowAsks, RowRefused } from './values/row-refused.ts';

/** A row of a file as it was read: a draft, or why it is left out. */
export type RowRead =
  | { row: SheetRow; draft: Draft }
  | { row: SheetRow; said: readonly Sentence[]; question: Question | undefined };

/** Makes what reads the rows of one file, one after the other. A product that was in a row before is left out. */
export function rowsReader(reading: Reading): (row: SheetRow) => RowRead {
  const toDraft = draftReader(reading);
  const seen = new Map<string, number>();
  return (row) => {
    try {
      const draft = toDraft(row);
      const code = codeOf(draft);
      const name = `${code.column.id} ${code.code}`;
      const before = seen.get(name);
      if (before !== undefined)
        throw new RowRefused('the {column} {code} is already in row {before}', { ...code, before });
      seen.set(name, row.number);
      return { row, draft };
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return { row, said: [error.said], question: error instanceof RowAsks ? error.question : undefined };
    }
  };
}

/**
 * Of new products of a file that says nothing of the stock, nobody counts it. What the shop has keeps the stock that it
 * has.
 */
export const withStock = (draft: Draft, tellsStock: boolean): Draft =>
  draft.isUpdate || tellsStock ? draft : { ...draft, suggests: { ...draft.suggests, counted: 0 } };
