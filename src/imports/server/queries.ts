import type { ExpressionBuilder } from 'kysely';
import type { Instant } from '#base/time.ts';
import type { Db, Schema } from '#db/schema.ts';
import type { Field } from '#imports/imports.ts';
import { type OfferSaid, offeredIn } from '#imports/server/same/offered.ts';
import { fieldsToMend } from '#imports/server/values/fields-to-mend.ts';
import { readReasons, type Reasons } from '#imports/server/values/row-refused.ts';
import type { StagedImports, UndoLeft } from '#imports/staged.ts';
import { csvLine, escapeFormula, BYTE_ORDER_MARK } from '#platform/http/files/csv.ts';
import { type KeptHeader, undoOf } from './staged/import-row.ts';
const LATEST = 10;
const REMARKS_AT_ONCE = 500;

/** The latest files of goods, the newest first. */
export async function latestImports(db: Db, now: Instant): Promise<StagedImports> {
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'file_name', 'state', 'row_count', 'created_at', 'imported_at', 'undo', 'taken_back'])
    .select((row) => writesLeft(row).as('left'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
  return {
    imports: rows.map((row) => ({
      id: row.id,
      fileName: row.file_name,
      state: row.state,
      rows: row.row_count,
      createdAt: row.created_at,
      undo: undoOf(row, row.left ?? 0, now),
    })),
  };
}

/** Number of writes of an import that could not be undone. */
const writesLeft = (row: ExpressionBuilder<Schema, 'imports'>) =>
  row
    .selectFrom('import_writes')
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef('import_writes.import_id', '=', 'imports.id')
    .where('reason', '<>', '');

/** The products that undoing an import left as they are, with the reasons. */
export async function leftByUndo(db: Db, id: string): Promise<UndoLeft> {
  const left = await db
    .selectFrom('import_writes')
    .innerJoin('products', 'products.id', 'import_writes.product_id')
    .select(['products.id as product', 'products.title', 'import_writes.reason'])
    .where('import_id', '=', id)
    .where('reason', '<>', '')
    .orderBy('products.title')
    .limit(REMARKS_AT_ONCE)
    .execute();
  return { left };
}

/** A remark on a row of a file. */
export type Remark = Reasons & {
  row: number;
  kind: 'left out' | 'adjusted';
  cells: string[];
  fields: Field[];
  same?: OfferSaid;
};

/** The first remarks on the rows of a file. */
export async function firstRemarks(db: Db, id: string): Promise<Remark[]> {
  const rows = await db
    .selectFrom('import_remarks')
    .select(['row_number', 'kind', 'reason', 'cells'])
    .where('import_id', '=', id)
    .orderBy('row_number')
    .limit(REMARKS_AT_ONCE)
    .execute();
  return rows.map(({ row_number, kind, reason, cells }) => {
    const read = readReasons(reason);
    const same = offeredIn(read.said);
    return {
      row: row_number,
      kind,
      ...read,
      cells: JSON.parse(cells) as string[],
      fields: [...fieldsToMend(read.said)],
      ...(same && { same }),
    };
  });
}

/** The rows that were left out, as a CSV file: as they were, with the reason in front. Corrected, it can be imported. */
export async function* leftOutRows(db: Db, id: string): AsyncGenerator<string> {
  const { header } = await db
    .selectFrom('imports')
    .select('header')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const names = (JSON.parse(header) as KeptHeader).columns.map(({ name }) => name);
  yield BYTE_ORDER_MARK + csvLine(['row', 'why it was left out', ...names].map(escapeFormula));
  for (let last = -1; ;) {
    const rows = await db
      .selectFrom('import_remarks')
      .select(['row_number', 'reason', 'cells'])
      .where('import_id', '=', id)
      .where('kind', '=', 'left out')
      .where('row_number', '>', last)
      .orderBy('row_number')
      .limit(REMARKS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(lineOf).join('');
    last = rows.at(-1)!.row_number;
  }
}

const lineOf = ({
  row_number,
  reason,
  cells,
}: {
  row_number: number;
  reason: string;
  cells: string;
}): string =>
  csvLine([
    String(row_number),
    readReasons(reason).reason,
    ...(JSON.parse(cells) as string[]).map(escapeFormula),
  ]);
