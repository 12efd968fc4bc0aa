import type { Selectable } from 'kysely';
import type { Db, Schema, Tx } from '#db/schema.ts';

/** A line of a credit. */
export type CreditLineRow = Selectable<Schema['credit_lines']>;
/** A credit of an order, or the row that takes one back, with its lines. */
export type CreditRow = Selectable<Schema['credits']> & { lines: CreditLineRow[] };

/** The credits of orders, each with its lines, in the order in which they were given. */
export async function creditsOfOrders(db: Db | Tx, orders: readonly string[]): Promise<CreditRow[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('credits')
    .selectAll()
    .where('order_id', 'in', orders)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const lines = await db
    .selectFrom('credit_lines')
    .selectAll()
    .where('order_id', 'in', orders)
    .orderBy('credit_id')
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, ({ credit_id }) => credit_id);
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }));
}
