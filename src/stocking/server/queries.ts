import { pageCount } from '#base/page.ts';
import type { MissingField } from '#catalogue/catalogue.ts';
import { goodsLacking, presentForStaff, readDetails, STAFF_COLUMNS } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { Platform } from '#platform/platform.ts';
import type { MissingListing, MissingQuery } from '#stocking/stocking.ts';
import { suggestionFor } from './staple-in-title.ts';

/** A page of the live products that lack a field, or any; the best-selling first, because most people look at those. */
export async function missingDetails(
  platform: Platform,
  { field, category, page, limit }: MissingQuery,
): Promise<MissingListing> {
  const list = { field, category, skip: (page - 1) * limit, limit };
  const { missing, total, ...counted } = await goodsLacking(platform, list);
  const products = await productsLacking(platform.db, missing);
  return { products, ...counted, total, page, totalPages: pageCount(total, limit) };
}

async function productsLacking(
  db: Db,
  missing: ReadonlyMap<string, MissingField[]>,
): Promise<MissingListing['products']> {
  const ids = [...missing.keys()];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select(STAFF_COLUMNS).where('id', 'in', ids).execute();
  const details = await readDetails(db, ids);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const product = { ...presentForStaff(row), ...details.get(id)! };
    return { ...product, missing: missing.get(id)!, suggestion: suggestionFor(product.title) };
  });
}
