import { setImmediate } from 'node:timers/promises';
import { Failure } from '#base/failure.ts';
import { readShelves } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { ImportSummary } from '#imports/imports.ts';
import { type FindShelf, shelfFinder } from '#imports/server/find-shelf.ts';
import type { ImportOptions } from '#imports/server/import-options.ts';
import { type Draft, RowRefused } from '#imports/server/layouts/draft.ts';
import { recogniseLayout, rowReader } from '#imports/server/layouts/layouts.ts';
import { readCsv } from '#imports/server/read-csv.ts';
import { compareDrafts, noteImport, writeDrafts } from './write-drafts.ts';

// Small enough that an order which comes in between waits only a few milliseconds.
const BATCH = 50;
/** The stock of a new product from a file without stock figures. */
export const STOCK_WHERE_UNSAID = 100;

/**
 * Imports the products of a file. Known products are found by SKU; only what differs is written, so importing the
 * same file twice changes nothing. Rows that cannot be imported are reported and skipped. It works in small
 * transactions, so that the shop keeps serving; if it is interrupted, run it again.
 */
export async function importProducts(
  db: Db,
  file: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    layout: '',
    dryRun: options.dryRun ?? false,
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    skipped: [],
    adjusted: [],
    notes: [],
  };
  const batch: Draft[] = [];
  const flush = async (): Promise<void> => {
    const drafts = batch.splice(0);
    const done = await (options.dryRun ? compareDrafts(db, drafts) : writeDrafts(db, drafts, options));
    summary.added += done.added;
    summary.changed += done.changed;
    summary.unchanged += done.unchanged;
    options.onProgress?.(summary.rows);
    await setImmediate();
  };
  const findShelf = shelfFinder(await readShelves(db));
  for await (const read of readDrafts(file, summary, { ...options, findShelf })) {
    summary.rows += 1;
    if ('reason' in read) summary.skipped.push(read);
    else batch.push(read.draft);
    if ('draft' in read && read.draft.note) summary.adjusted.push({ row: read.row, reason: read.draft.note });
    if (batch.length >= (options.batch ?? BATCH)) await flush();
  }
  await flush();
  if (!options.dryRun) await noteImport(db, summary, options);
  return summary;
}

type Skipped = ImportSummary['skipped'][number];
type Read = { row: number; draft: Draft };

async function* readDrafts(
  file: AsyncIterable<Uint8Array>,
  summary: ImportSummary,
  { picture = (cell) => cell, findShelf }: ImportOptions & { findShelf: FindShelf },
): AsyncGenerator<Read | Skipped> {
  let read: ((cells: readonly string[]) => Draft) | undefined;
  const seen = new Map<string, number>();
  for await (const { number, cells } of readCsv(file)) {
    if (!read) {
      const layout = recogniseLayout(cells);
      const [toRow, toDraft] = [rowReader(cells), layout.reader(picture)];
      const stock = layout.tellsStock ? 0 : STOCK_WHERE_UNSAID;
      read = (values) => onShelf(withStock(toDraft(toRow(values)), stock), findShelf);
      summary.layout = layout.name;
      if (!layout.tellsStock) {
        summary.notes.push(
          `The file does not say how much is in stock: new products are given ${STOCK_WHERE_UNSAID} each.`,
        );
      }
    } else {
      yield readOne(read, cells, number, seen);
    }
  }
  if (!read) throw new Failure('invalid', 'The file is empty.');
}

function readOne(
  read: (cells: readonly string[]) => Draft,
  cells: string[],
  number: number,
  seen: Map<string, number>,
): Read | Skipped {
  try {
    const draft = read(cells);
    const before = seen.get(draft.sku);
    if (before !== undefined) throw new RowRefused(`the SKU ${draft.sku} is already in row ${before}`);
    seen.set(draft.sku, number);
    return { row: number, draft };
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    return { row: number, reason: error.message };
  }
}

const onShelf = (draft: Draft, findShelf: FindShelf): Draft => ({
  ...draft,
  says: { ...draft.says, category: findShelf(draft.says.category) },
});

const withStock = (draft: Draft, stock: number): Draft => ({
  ...draft,
  suggests: { stock, ...draft.suggests },
});
