import { type SelectQueryBuilder, sql } from 'kysely';
import { pageCount } from '#base/page.ts';
import type { StaffListing, StaffQuery } from '#catalogue/back-office.ts';
import { presentForStaff, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import type { Db, Schema } from '#db/schema.ts';
import { readSettings } from '#shop/server/queries.ts';

/** A page of the back office's list: title or SKU contains the words, newest first, deactivated ones by choice. */
export async function productsForStaff(
  db: Db,
  { q = '', category, state, page, limit }: StaffQuery,
): Promise<StaffListing> {
  let chosen = db.selectFrom('products');
  if (state !== 'all')
    chosen = chosen.where('deactivated_at', state === 'deactivated' ? 'is not' : 'is', null);
  if (state === 'low') chosen = chosen.where('stock', '<=', (await readSettings(db)).lowStock);
  if (category && category !== 'All') chosen = chosen.where('category', '=', category);
  if (q) chosen = chosen.where(titleContains(q));
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // The page is found in an index; only its own rows are read whole.
  const ordered = state === 'low' ? scarcestFirst : newestFirst;
  const ids = ordered(chosen.select('id'))
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await ordered(
    db.selectFrom('products').select(STAFF_COLUMNS).where('id', 'in', ids),
  ).execute();
  return { products: rows.map(presentForStaff), total, page, totalPages: pageCount(total, limit) };
}

const newestFirst = <Columns>(query: SelectQueryBuilder<Schema, 'products', Columns>): typeof query =>
  query.orderBy('created_at', 'desc').orderBy('id', 'desc');

const scarcestFirst = <Columns>(query: SelectQueryBuilder<Schema, 'products', Columns>): typeof query =>
  query.orderBy('stock').orderBy('id');

/** Whether a product's title or SKU has a text in it, in whatever case. */
export function titleContains(q: string) {
  // Both databases fold the case of a text by `lower`; only one of them has an escape sign without being told.
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(lower(title) like ${pattern} escape '\\' or lower(sku) like ${pattern} escape '\\')`;
}

const EXPORTED_AT_ONCE = 500;

/** Every product that the shop shows, a few hundred at a time, for an export of any length. */
export async function* productsInSteps(db: Db) {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('products')
      .select(STAFF_COLUMNS)
      .where('deactivated_at', 'is', null)
      .where('sku', '>', after)
      .orderBy('sku')
      .limit(EXPORTED_AT_ONCE)
      .execute();
    yield rows.map(presentForStaff);
    if (rows.length < EXPORTED_AT_ONCE) return;
    after = rows.at(-1)!.sku;
  }
}
