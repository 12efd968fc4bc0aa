import { sql } from 'kysely';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { presentForStaff, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import { isLive } from '#catalogue/server/queries.ts';
import type { Db } from '#db/schema.ts';

/**
 * The stock of a product in thousandths of its unit, so that 10 kg are as low as 10 pieces. It is written exactly as
 * in the index, or the index would not be used.
 */
export const STOCK_IN_THOUSANDTHS = sql<number>`(case when sold_by = 'piece' then stock * 1000 else stock end)`;

/**
 * Condition: the stock is low by the product's own limit, or else by the shop's, which is in units. Uncounted stock is
 * never low.
 */
export const isLow = (level: number) => sql<boolean>`(
  counted = 1 and ((low_stock is null and ${STOCK_IN_THOUSANDTHS} <= ${level * 1000}) or (low_stock is not null and stock <= low_stock))
)`;

/** The number of live products with a low stock; `level` is the shop's limit, in units. */
export async function countLowStock(db: Db, level: number): Promise<number> {
  const { low } = await db
    .selectFrom(lowByTheShops(db, level).unionAll(lowByTheirOwn(db)).as('low'))
    .select((row) => row.fn.countAll<number>().as('low'))
    .executeTakeFirstOrThrow();
  return low;
}

// The two halves of `isLow`: each reads an index of its own, where one condition for both would read every product.
const lowByTheShops = (db: Db, level: number) =>
  counted(db)
    .where('deactivated_at', 'is', null)
    .where('low_stock', 'is', null)
    .where(STOCK_IN_THOUSANDTHS, '<=', level * 1000);
const lowByTheirOwn = (db: Db) =>
  counted(db).where(isLive).where('low_stock', 'is not', null).whereRef('stock', '<=', 'low_stock');
const counted = (db: Db) => db.selectFrom('products').select('id').where('counted', '=', 1);

/** The live products with a low stock, the scarcest first. */
export const scarcest = (db: Db, level: number, limit: number) =>
  db
    .selectFrom('products')
    .select(['id', 'title', 'stock', 'unit', 'sold_by'])
    .where(isLow(level))
    .where('deactivated_at', 'is', null)
    .orderBy(STOCK_IN_THOUSANDTHS)
    .orderBy('id')
    .limit(limit)
    .execute();

/** The live products to order: low by their limit, or said to be sold out; in the order of their shelves and titles. */
export async function runningOut(
  db: Db,
  level: number,
  limit: number,
): Promise<{ products: StaffProduct[]; total: number }> {
  const out = db
    .selectFrom('products')
    .where('deactivated_at', 'is', null)
    .where((row) => row.or([isLow(level), row('sold_out', '=', 1)]));
  const [rows, { total }] = await Promise.all([
    out.select(STAFF_COLUMNS).orderBy('category').orderBy('title').orderBy('id').limit(limit).execute(),
    out.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { products: rows.map(presentForStaff), total };
}
