import type { Db } from '#db/schema.ts';

/** The number of live products at or below a stock level. */
export async function countLowStock(db: Db, level: number): Promise<number> {
  const { low } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('low'))
    .where('stock', '<=', level)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return low;
}

/** The live products at or below a stock level, the scarcest first. */
export const scarcest = (db: Db, level: number, limit: number) =>
  db
    .selectFrom('products')
    .select(['id', 'title', 'stock', 'unit'])
    .where('stock', '<=', level)
    .where('deactivated_at', 'is', null)
    .orderBy('stock')
    .orderBy('id')
    .limit(limit)
    .execute();
