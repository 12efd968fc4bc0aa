import type { Insertable } from 'kysely';
import type { StaffRow } from '#catalogue/server/public.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import type { Change } from './written-columns.ts';

/** The values that an import wrote to a product: columns, label and texts, and the way of selling. */
export type WriteNoted = {
  columns: Partial<StaffRow>;
  details: Change['details'];
  edited: string;
  /** The measure that its stock is counted in. Missing in records of the first releases. */
  measure?: Pick<StaffRow, 'sold_by' | 'unit'>;
};

/** Notes the products that an import added, so that it can take them away again. */
export async function noteAdded(
  tx: Tx,
  added: readonly { id: string }[],
  undoOf: string | undefined,
): Promise<void> {
  if (undoOf === undefined || added.length === 0) return;
  const write = { import_id: undoOf, kind: 'added', before: '{}', after: '{}' } as const;
  await insertWrites(tx, { rows: added.map(({ id }) => ({ ...write, product_id: id })) });
}

type Changed = Pick<Change, 'before' | 'columns'> & {
  after: StaffRow;
  words: { before: object; after: object } | undefined;
};

/** Notes what an import changed in products, as they were and as they are. */
export async function noteChanged(
  tx: Tx,
  changed: readonly Changed[],
  undoOf: string | undefined,
): Promise<void> {
  if (undoOf === undefined || changed.length === 0) return;
  const rows = changed.map(({ before, after, columns, words }) => ({
    import_id: undoOf,
    product_id: before.id,
    kind: 'changed' as const,
    before: noted(columns, before, words?.before),
    after: noted(columns, after, words?.after),
  }));
  await insertWrites(tx, { rows });
}

const insertWrites = hot((db, { rows }: { rows: readonly Insertable<Schema['import_writes']>[] }) =>
  db
    .insertInto('import_writes')
    .values(rows)
    .onConflict((row) => row.doNothing()),
);

function noted(columns: Change['columns'], row: StaffRow, details: object | undefined): string {
  const names = Object.keys(columns) as (keyof StaffRow)[];
  return JSON.stringify({
    columns: Object.fromEntries(names.map((name) => [name, row[name]])),
    details: details ?? {},
    edited: row.edited,
    measure: { sold_by: row.sold_by, unit: row.unit },
  } satisfies WriteNoted);
}
