import type { Db, Tx } from '#db/schema.ts';

/** The titles of products by id, including deactivated ones, so that a refusal can name them. */
export async function titlesByIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** The titles and units of products by id, including deactivated ones. */
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
