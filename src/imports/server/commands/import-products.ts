import { setImmediate } from 'node:timers/promises';
import type { Db } from '#db/schema.ts';
import type { ImportSummary } from '#imports/imports.ts';
import { expectUsable, mapped } from '#imports/server/columns/propose-columns.ts';
import type { ImportOptions, RowRemark } from '#imports/server/import-options.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';
import { rowsReader } from '#imports/server/read-drafts.ts';
import { readRows, type Rows, takeHeader } from '#imports/server/reading/read-rows.ts';
import { reasonIn } from '#imports/server/values/row-refused.ts';
import { countValues } from '#platform/db/count-values.ts';
import { inEnglish } from '#platform/words.ts';
import { type ShelfMaker, openShelves } from './make-shelves.ts';
import { openPace } from './pace.ts';
import { noteImport, wouldWrite, writeDrafts } from './write-drafts.ts';

/** Others' writes wait for a transaction of an import about as long as for a slow disk. */
const PACE = { most: 200, milliseconds: 30 };
/** Rows of a transaction while no shop runs, which would have to wait: each page of an index is written once for them. */
const ROWS_ALONE = 2500;
/** Rows between two reports of progress. */
const TOLD_EVERY = 50;
/** After so many new goods, and each time when there are twice as many, the database counts what it plans by. */
const COUNTED_AFTER = 1000;

/**
 * Imports the products of a file, taking its columns and shelves as they are proposed. Known products are found by SKU or barcode;
 * only what differs is written, so importing the same file twice changes nothing. Rows that cannot be imported are
 * reported and skipped. It works in short transactions, so that the shop keeps serving; if it is interrupted, run it
 * again.
 */
export async function importProducts(
  db: Db,
  file: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const rows = readRows(file);
  try {
    return await importRows(db, rows, options);
  } finally {
    rows.close();
  }
}

async function importRows(db: Db, rows: Rows, options: ImportOptions): Promise<ImportSummary> {
  const { header, rows: body } = await takeHeader(rows);
  const { layout } = header;
  const columns = mapped(header.columns, options.map);
  expectUsable(columns);
  await options.onColumns?.({ layout: layout.name, columns });
  const tellsStock = columns.some(({ field }) => field === 'stock') || (layout.tellsStock ?? false);
  const shelves = await openShelves(db, options);
  const read = rowsReader({
    columns,
    layout,
    answers: options.answers ?? {},
    picture: options.picture ?? asItIs,
  });
  const summary = newSummary(layout.name, options.dryRun ?? false);
  const batch: Draft[] = [];
  const pace = openPace(PACE);
  const nextSize = (): number => options.batch ?? (options.isAlone?.() ? ROWS_ALONE : pace.rows());
  let size = nextSize();
  let countedAfter = COUNTED_AFTER;
  const flush = async (): Promise<void> => {
    options.signal?.throwIfAborted();
    const drafts = batch.splice(0);
    await pace.timed(drafts.length, () => flushBatch(db, { batch: drafts, shelves, summary, options }));
    size = nextSize();
    if (summary.dryRun || summary.added < countedAfter) return;
    countedAfter = 2 * summary.added;
    await countValues(db, ['products', 'product_texts', 'product_names']);
  };
  for await (const row of body) {
    summary.rows += 1;
    if (summary.rows % TOLD_EVERY === 0) options.onProgress?.(summary.rows);
    const found = read(row);
    if ('said' in found) {
      note(summary, { row: row.number, kind: 'left out', said: found.said }, options);
      continue;
    }
    batch.push(found.draft);
    if (batch.length >= size) await flush();
  }
  if (batch.length > 0) await flush();
  if (summary.rows % TOLD_EVERY > 0) options.onProgress?.(summary.rows);
  summary.notes.push(...rows.file.notes.map(inEnglish), ...(tellsStock ? [] : [STOCK_UNSAID]));
  summary.skipped.sort((a, b) => a.row - b.row);
  summary.shelves = shelves.made;
  if (!summary.dryRun) await noteImport(db, summary, options);
  return summary;
}

const STOCK_UNSAID =
  /*office*/ 'The file does not say how much is in stock: the stock of new products is not counted.';

const asItIs = (cell: string): string => cell;

const newSummary = (layout: string, dryRun: boolean): ImportSummary => ({
  layout,
  dryRun,
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  skipped: [],
  adjusted: [],
  notes: [],
  shelves: [],
});

function note(summary: ImportSummary, remark: RowRemark, { onRemark }: ImportOptions): void {
  const { row, kind, said } = remark;
  (kind === 'adjusted' ? summary.adjusted : summary.skipped).push({ row, reason: reasonIn(said) });
  onRemark?.(remark);
}

type Flush = { batch: readonly Draft[]; shelves: ShelfMaker; summary: ImportSummary; options: ImportOptions };

async function flushBatch(db: Db, { batch, shelves, summary, options }: Flush): Promise<void> {
  const placed = await shelves.place(batch);
  const done = await (summary.dryRun ? wouldWrite(db, placed, options) : writeDrafts(db, placed, options));
  summary.added += done.added;
  summary.changed += done.changed;
  summary.unchanged += done.unchanged;
  for (const remark of done.adjusted) note(summary, { ...remark, kind: 'adjusted' }, options);
  for (const remark of done.leftOut) note(summary, { ...remark, kind: 'left out' }, options);
  await setImmediate();
}
