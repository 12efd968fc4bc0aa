import { type Selectable, sql } from 'kysely';
import { minus } from '#base/figures/money.ts';
import type { BillQuery } from '#bills/bills.ts';
import type { Drawn } from '#bills/owed.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import { begins } from '#platform/db/search-text.ts';

/** A paper as it is kept. */
export type BillRow = Selectable<Schema['bills']>;
/** A line of a paper as it is kept. */
export type BillLineRow = Selectable<Schema['bill_lines']>;
/** A paper with its lines, and the bill that it is a note for. */
export type FullBill = BillRow & {
  lines: BillLineRow[];
  original: Pick<BillRow, 'id' | 'number' | 'on_day' | 'total_paise' | 'printed_more_paise'> | null;
};

const billsOf = hot((db, { order }: { order: string }) =>
  db.selectFrom('bills').selectAll().where('order_id', '=', order).orderBy('position'),
);

const linesOf = hot((db, { bills }: { bills: readonly string[] }) =>
  db
    .selectFrom('bill_lines')
    .selectAll()
    .where('bill_id', 'in', bills)
    .orderBy('bill_id')
    .orderBy('position'),
);

/** The papers of an order in the order in which they were drawn, each with its lines. */
export const drawnOf = async (db: Db | Tx, order: string): Promise<(BillRow & { lines: BillLineRow[] })[]> =>
  withLines(db, await billsOf(db, { order }));

/** Papers, each with its lines in their order. */
export async function withLines<Row extends { id: string }>(
  db: Db | Tx,
  bills: readonly Row[],
): Promise<(Row & { lines: BillLineRow[] })[]> {
  if (bills.length === 0) return [];
  const lines = await linesOf(db, { bills: bills.map(({ id }) => id) });
  const byBill = Map.groupBy(lines, ({ bill_id }) => bill_id);
  return bills.map((bill) => ({ ...bill, lines: byBill.get(bill.id) ?? [] }));
}

/** A drawn paper, as the rule about owed papers reads it. */
export const asDrawn = ({
  id,
  original_id,
  lines,
}: Pick<BillRow, 'id' | 'original_id'> & { lines: readonly BillLineRow[] }): Drawn => ({
  id,
  original: original_id,
  lines: lines.map(({ position, quantity, gross_paise, discount_paise, delivery_paise }) => ({
    position,
    quantity,
    goods: minus(gross_paise, discount_paise),
    delivery: delivery_paise,
  })),
});

/** The papers of orders, in the order in which they were drawn. */
export async function billsOfOrders(db: Db | Tx, orders: readonly string[]): Promise<FullBill[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('bills')
    .selectAll()
    .where('order_id', 'in', orders)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return withOriginals(db, await withLines(db, rows));
}

/** One paper. */
export async function billById(db: Db | Tx, id: string): Promise<FullBill | undefined> {
  const rows = await db.selectFrom('bills').selectAll().where('id', '=', id).execute();
  return (await withOriginals(db, await withLines(db, rows)))[0];
}

/** A page of papers, the newest first, and if there are older ones. */
export async function billsAsked(
  db: Db,
  { from, to, kind, number, limit, after }: BillQuery,
): Promise<{ bills: FullBill[]; hasMore: boolean }> {
  const last = after === undefined ? undefined : await placeOf(db, after);
  const rows = await db
    .selectFrom('bills')
    .selectAll()
    .$if(from !== undefined, (all) => all.where('on_day', '>=', from ?? ''))
    .$if(to !== undefined, (all) => all.where('on_day', '<=', to ?? ''))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'bill'))
    .$if(number !== undefined, (all) => all.where(begins(sql.ref('number'), number ?? '')))
    .$if(last !== undefined, (all) =>
      all.where((row) =>
        row(row.refTuple('on_day', 'id'), '<', row.tuple(last?.on_day ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('on_day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const bills = await withOriginals(db, await withLines(db, rows.slice(0, limit)));
  return { bills, hasMore: rows.length > limit };
}

const placeOf = (db: Db, id: string) =>
  db.selectFrom('bills').select(['on_day', 'id']).where('id', '=', id).executeTakeFirst();

/** Papers, each with the bill that it is a note for. */
export async function withOriginals(
  db: Db | Tx,
  bills: readonly (BillRow & { lines: BillLineRow[] })[],
): Promise<FullBill[]> {
  const ids = [...new Set(bills.flatMap(({ original_id }) => original_id ?? []))];
  const originals =
    ids.length === 0
      ? []
      : await db
          .selectFrom('bills')
          .select(['id', 'number', 'on_day', 'total_paise', 'printed_more_paise'])
          .where('id', 'in', ids)
          .execute();
  const byId = new Map(originals.map((row) => [row.id, row]));
  return bills.map((bill) => ({ ...bill, original: byId.get(bill.original_id ?? '') ?? null }));
}
