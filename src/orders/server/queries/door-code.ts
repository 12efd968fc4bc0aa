import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';

/** The codes of orders that have one. */
export async function codesOf(db: Db | Tx, orders: readonly string[]): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map();
  const rows = await codeRows(db, { orders });
  return new Map(rows.map(({ order_id, code }) => [order_id, code]));
}

export const codeRows = hot((db, { orders }: { orders: readonly string[] }) =>
  db.selectFrom('door_codes').select(['order_id', 'code']).where('order_id', 'in', orders),
);
