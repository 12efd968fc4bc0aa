import type { Db } from '#db/schema.ts';

/** The numbers by which people know orders, by id. */
export async function orderNumbersByIds(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.number]));
}
