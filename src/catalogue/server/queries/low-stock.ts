import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/** The stock of a product in thousandths of its unit, as the index has it, letter for letter: 10 kg are as low as 10 pieces. */
export const STOCK_IN_THOUSANDTHS = sql<number>`(case when sold_by = 'piece' then stock * 1000 else stock end)`;

/** The number of live products at or below a stock level, in units. */
export async function countLowStock(db: Db, level: number): Promise<number> {
  const { low } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('low'))
    .where(STOCK_IN_THOUSANDTHS, '<=', level * 1000)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return low;
}

/** The live products at or below a stock level, the scarcest first. */
export const scarcest = (db: Db, level: number, limit: number) =>
  db
    .selectFrom('products')
    .select(['id', 'title', 'stock', 'unit', 'sold_by'])
    .where(STOCK_IN_THOUSANDTHS, '<=', level * 1000)
    .where('deactivated_at', 'is', null)
    .orderBy(STOCK_IN_THOUSANDTHS)
    .orderBy('id')
    .limit(limit)
    .execute();
