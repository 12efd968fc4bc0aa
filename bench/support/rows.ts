import type { Insertable } from 'kysely';
import { fromRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import { namedBy } from '#catalogue/server/public.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { goods } from './goods.ts';

/** Rows as they are written. */
export type Rows<Table extends keyof Schema> = Insertable<Schema[Table]>[];

const PARAMETERS = 15_000;

/** Writes any number of rows straight into a table. */
export async function insert<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  const perStatement = Math.max(1, Math.floor(PARAMETERS / Object.keys(rows[0] ?? {}).length));
  for (let from = 0; from < rows.length; from += perStatement) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + perStatement))
      .execute();
  }
}

/** Puts so many made-up goods on the shelf, past the commands. */
export async function stockShelves(tx: Tx, count: number, now: Instant): Promise<void> {
  let rows: Rows<'products'> = [];
  for (const { price, cuttedprice, rating, ...one } of goods(count)) {
    rows.push({
      ...one,
      ...namedBy(one.title, one.sku),
      id: newId(),
      color: '',
      price_paise: fromRupees(price),
      cut_price_paise: fromRupees(cuttedprice),
      rating_hundredths: Math.round(rating * 100),
      thumbnail: '',
      created_at: now,
      updated_at: now,
    });
    if (rows.length === 5000) {
      await insert(tx, 'products', rows);
      rows = [];
    }
  }
  await insert(tx, 'products', rows);
}
