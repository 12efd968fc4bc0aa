import type { Db } from '#db/schema.ts';

/** How many products on the shelf are at or under a level. */
export async function countLowStock(db: Db, level: number): Promise<number> {
  const { low } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('low'))
    .where('stock', '<=', level)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return low;
}
