import type { Sentence } from '#base/failure.ts';
import type { Question } from '#imports/imports.ts';
import { draftReader, type Reading } from './layouts/draft-reader.ts';
import type { Draft } from './layouts/draft.ts';
import { onceInFile } from './once-in-file.ts';
import type { SheetRow } from './reading/sheet-row.ts';
import { RowAsks, RowRefused } from './values/row-refused.ts';

/** A row of a file as it was read: a draft, or why it is left out. */
export type RowRead =
  | { row: SheetRow; draft: Draft }
  | { row: SheetRow; said: readonly Sentence[]; question: Question | undefined };

/** Makes what reads the rows of one file, one after the other. A product that was in a row before is left out. */
export function rowsReader(reading: Reading): (row: SheetRow) => RowRead {
  const toDraft = draftReader(reading);
  const once = onceInFile();
  return (row) => {
    try {
      return { row, draft: once(toDraft(row)) };
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return { row, said: [error.said], question: error instanceof RowAsks ? error.question : undefined };
    }
  };
}
