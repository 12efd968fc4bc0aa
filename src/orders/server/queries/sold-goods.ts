import { type Paise, paise } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';

/** Sales of a product; the quantity is in grams or millilitres if it is priced by the kilo or litre. */
export type SoldProduct = { id: string; quantity: number; sales: Paise };
/** Sales of a category. */
export type SoldCategory = { category: string; sales: Paise };

/** The products with the highest sales from one day to another, both included; the best first. */
export async function bestSellers(
  db: Db,
  { first, last, limit }: { first: string; last: string; limit: number },
): Promise<SoldProduct[]> {
  const rows = await db
    .selectFrom('daily_product_sales')
    .select((row) => [
      'product_id as id',
      row.fn.sum<number>('quantity').as('quantity'),
      row.fn.sum<number>('sales_paise').as('sales'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('product_id')
    .having((row) => row.fn.sum<number>('quantity'), '>', 0)
    .orderBy('sales', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, sales: paise(row.sales) }));
}

/** Quantities sold of these products from one day to another, both included; products without sales are left out. */
export async function soldOf(
  db: Db,
  ids: readonly string[],
  { first, last }: { first: string; last: string },
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('daily_product_sales')
    .select((row) => ['product_id as id', row.fn.sum<number>('quantity').as('quantity')])
    .where('product_id', 'in', ids)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('product_id')
    .having((row) => row.fn.sum<number>('quantity'), '>', 0)
    .execute();
  return new Map(rows.map(({ id, quantity }) => [id, Number(quantity)]));
}

/** Sales of each category from one day to another, both included; the highest first. */
export async function salesByCategory(db: Db, first: string, last: string): Promise<SoldCategory[]> {
  const rows = await db
    .selectFrom('daily_product_sales')
    .select((row) => ['category', row.fn.sum<number>('sales_paise').as('sales')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('category')
    .having((row) => row.fn.sum<number>('quantity'), '>', 0)
    .orderBy('sales', 'desc')
    .orderBy('category')
    .execute();
  return rows.map((row) => ({ ...row, sales: paise(row.sales) }));
}
