import type { Sentence } from '#base/failure.ts';
import { NEW_GOODS, type Question } from '#imports/imports.ts';
import { draftReader, type Reading } from './layouts/draft-reader.ts';
import type { Draft } from './layouts/draft.ts';
import type { SheetRow } from './reading/sheet-row.ts';
import { RowAsks, RowRefused, codeOf, leftOff, words } from './values/row-refused.ts';
import { madeUpSku } from './values/texts.ts';

/** A row of a file as it was read: a draft, or why it is left out. */
export type RowRead =
  | { row: SheetRow; draft: Draft }
  | { row: SheetRow; said: readonly Sentence[]; question: Question | undefined };

/** Makes a reader of one file's rows, one after the other. A product of an earlier row is left out. */
export function rowsReader(reading: Reading): (row: SheetRow) => RowRead {
  const toDraft = draftReader(reading);
  const once = onceInFile();
  return (row) => {
    try {
      return { row, draft: once(sameAsSaid(toDraft(row), reading.same)) };
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return { row, said: [error.said], question: error instanceof RowAsks ? error.question : undefined };
    }
  };
}

/** A draft whose goods the owner said are a product of the shop. What has a code of its own is known by that. */
function sameAsSaid(draft: Draft, same: Reading['same'] = {}): Draft {
  const answer =
    draft.isMadeUp && draft.barcode === '' && Object.hasOwn(same, draft.sku) ? same[draft.sku] : '';
  return answer && answer !== NEW_GOODS ? { ...draft, sameAs: answer } : draft;
}

const LONGEST_GTIN = 14;

/** The SKUs and barcodes of earlier rows. Files are long, so as little as possible is kept of each row. */
type Seen = { rows: Map<string, number>; barcodes: Map<string, number>; withBarcode: Set<number> };

/**
 * Checks the drafts of one file in their order. A product of an earlier row is left out; a barcode of an earlier row is
 * dropped.
 */
function onceInFile(): (draft: Draft) => Draft {
  const seen: Seen = { rows: new Map(), barcodes: new Map(), withBarcode: new Set() };
  return (given) => {
    const before = seen.rows.get(nameOf(given));
    const draft = before === undefined ? given : toldApart(given, before, seen);
    seen.rows.set(nameOf(draft), draft.row);
    if (draft.sku === '' || draft.barcode === '') return draft;
    const taken = seen.barcodes.get(gtin14(draft));
    if (taken !== undefined) return withoutBarcode(draft, taken);
    seen.barcodes.set(gtin14(draft), draft.row);
    seen.withBarcode.add(draft.row);
    return draft;
  };
}

function nameOf(draft: Draft): string {
  if (draft.sameAs !== undefined) return `product ${draft.sameAs}`;
  const { column, code } = codeOf(draft);
  return `${column.id} ${code}`;
}

/** A barcode in the one length that all others can be written in. */
const gtin14 = ({ barcode }: Draft): string => barcode.padStart(LONGEST_GTIN, '0');

/** Goods of one name and pack are told apart by their barcodes. Without these, or with the same code, they are the same. */
function toldApart(draft: Draft, before: number, { barcodes, withBarcode }: Seen): Draft {
  const { formerSku: _, ...rest } = draft;
  const { sku, barcode, isMadeUp } = rest;
  if (!isMadeUp)
    throw new RowRefused(/*office*/ 'the {column} {code} is already in row {before}', {
      ...codeOf(draft),
      before,
    });
  if (barcode === '' || barcodes.has(gtin14(draft)) || !withBarcode.has(before))
    throw new RowRefused(/*office*/ 'the same goods are already in row {before}', { before });
  return { ...rest, sku: madeUpSku(sku, barcode) };
}

function withoutBarcode(draft: Draft, before: number): Draft {
  const { barcode, notes } = draft;
  const problem = {
    id: /*office*/ 'the {column} {code} is already in row {before}',
    figures: { column: words('barcode'), code: barcode, before },
  };
  return { ...draft, barcode: '', notes: [...notes, leftOff(barcode, problem)] };
}
