import type { Question } from '#imports/imports.ts';
import { draftReader, type Reading } from './layouts/draft-reader.ts';
import type { Draft } from './layouts/draft.ts';
import type { SheetRow } from './reading/sheet-row.ts';
import { RowAsks, RowRefused } from './values/row-refused.ts';

/** A row of a file as it was read: a draft, or why it is left out. */
export type RowRead =
  | { row: SheetRow; draft: Draft }
  | { row: SheetRow; reason: string; question: Question | undefined };

/** Makes what reads the rows of one file, one after the other. A product that was in a row before is left out. */
export function rowsReader(reading: Reading): (row: SheetRow) => RowRead {
  const toDraft = draftReader(reading);
  const seen = new Map<string, number>();
  return (row) => {
    try {
      const draft = toDraft(row);
      const name = draft.sku ? `SKU ${draft.sku}` : `barcode ${draft.barcode}`;
      const before = seen.get(name);
      if (before !== undefined) throw new RowRefused(`the ${name} is already in row ${before}`);
      seen.set(name, row.number);
      return { row, draft };
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return { row, reason: error.message, question: error instanceof RowAsks ? error.question : undefined };
    }
  };
}

/** The stock of a new product from a file without stock figures. */
export const STOCK_WHERE_UNSAID = 100;

/** Gives new products a stock where no column of the file tells any. */
export const withStock = (draft: Draft, tellsStock: boolean): Draft =>
  tellsStock ? draft : { ...draft, suggests: { stock: STOCK_WHERE_UNSAID, ...draft.suggests } };
