import { toRupees } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';
import { lacking } from '#imports/server/columns/propose-columns.ts';
import { openBook } from '#imports/server/commands/make-shelves.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';
import { type RowRead, rowsReader } from '#imports/server/read-drafts.ts';
import { pathKey, type ShelfPath } from '#imports/server/shelf-book.ts';
import { reasonIn, words } from '#imports/server/values/row-refused.ts';
import type { SampleRow, StagedImport } from '#imports/staged.ts';
import { inEnglish } from '#platform/words.ts';
import { type ImportRow, readingOf } from './import-row.ts';

/** A file as the owner's screen shows it. */
export async function presentImport(db: Db, found: ImportRow): Promise<StagedImport> {
  const { header, plan, outcome, sample } = found;
  const problem = lacking(plan.columns, plan.margin);
  const book = await openBook(db, plan.shelves);
  return {
    id: found.id,
    revision: found.revision,
    fileName: found.file_name,
    state: found.state,
    problem: found.problem,
    layout: header.layout,
    headerRow: header.row,
    rows: found.row_count,
    doneRows: found.parts === 0 ? 0 : Math.round((found.row_count * found.done_parts) / found.parts),
    isRemembered: header.isRemembered,
    notes: header.notes.map((note) => (typeof note === 'string' ? note : inEnglish(note))),
    notesSaid: header.notes.map((note) => (typeof note === 'string' ? words(note) : note)),
    columns: header.columns.map((column, at) => ({
      name: column.name,
      field: plan.columns[at] ?? null,
      sure: column.sure || column.field !== (plan.columns[at] ?? null),
      samples: samplesOf(sample.map(({ cells }) => cells[at] ?? '')),
    })),
    ...(problem !== undefined && { lacking: problem }),
    plan,
    sample:
      problem === undefined ? sampleRows(found) : sample.map(({ number, cells }) => ({ row: number, cells })),
    shelves: outcome.found.map(({ key, rows }) => ({
      key,
      rows,
      becomes: book.find(key === '' ? [] : (key.split(' > ') as unknown as ShelfPath)) ?? null,
    })),
    outcome,
    createdAt: found.created_at,
  };
}

const SAMPLES = 3;

const samplesOf = (cells: readonly string[]): string[] =>
  [...new Set(cells.map((cell) => cell.trim().slice(0, 40)).filter(Boolean))].slice(0, SAMPLES);

/** The first rows, as they would look in the shop. */
function sampleRows(found: ImportRow): SampleRow[] {
  const reading = readingOf(found);
  const read = rowsReader(reading);
  return found.sample.map((row) => presentRow(read(row)));
}

function presentRow(read: RowRead): SampleRow {
  const { number, cells } = read.row;
  if ('said' in read) return { row: number, cells, problem: reasonIn(read.said), said: [...read.said] };
  return { row: number, cells, goods: goodsOf(read.draft) };
}

function goodsOf({ sku, barcode, says, suggests, path }: Draft): SampleRow['goods'] {
  const said = { counted: 1, ...suggests, ...says };
  const { title, price_paise, cut_price_paise, unit, pack, stock, thumbnail } = said;
  return {
    title: title ?? (sku || barcode),
    ...(price_paise !== undefined && { price: toRupees(price_paise) }),
    ...(cut_price_paise !== undefined && { cuttedprice: toRupees(cut_price_paise) }),
    unit: unit ?? 'item',
    pack: pack ?? '',
    ...(stock !== undefined && { stock }),
    counted: said.counted === 1,
    thumbnail: thumbnail ?? '',
    shelf: pathKey(path),
  };
}
