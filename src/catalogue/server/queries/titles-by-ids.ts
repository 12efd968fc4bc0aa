import type { Db, Tx } from '#db/schema.ts';

/** What the products named are or were called, by id; deactivated ones too, so that a refusal can name them. */
export async function titlesByIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** What the products named are called now and sold by, by id; deactivated ones too. */
export async function titlesAndUnitsByIds(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, { title: string; unit: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'unit'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
