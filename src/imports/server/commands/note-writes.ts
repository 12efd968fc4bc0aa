import type { StaffRow } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
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
  await tx
    .insertInto('import_writes')
    .values(
      added.map(({ id }) => ({
        import_id: undoOf,
        product_id: id,
        kind: 'added' as const,
        before: '{}',
        after: '{}',
      })),
    )
    .onConflict((row) => row.doNothing())
    .execute();
}

type Changed = Pick<Change, 'before' | 'columns'> & {
  after: StaffRow;
  words: { before: object; after: object } | undefined;
};

/** Notes what an import changed in a product, as it was and as it is. */
export async function noteChanged(
  tx: Tx,
  { before, after, columns, words }: Changed,
  undoOf: string | undefined,
): Promise<void> {
  if (undoOf === undefined) return;
  const names = Object.keys(columns) as (keyof StaffRow)[];
  const noted = (row: StaffRow, details: object | undefined): string =>
    JSON.stringify({
      columns: Object.fromEntries(names.map((name) => [name, row[name]])),
      details: details ?? {},
      edited: row.edited,
      measure: { sold_by: row.sold_by, unit: row.unit },
    } satisfies WriteNoted);
  await tx
    .insertInto('import_writes')
    .values({
      import_id: undoOf,
      product_id: before.id,
      kind: 'changed',
      before: noted(before, words?.before),
      after: noted(after, words?.after),
    })
    .onConflict((row) => row.doNothing())
    .execute();
}
