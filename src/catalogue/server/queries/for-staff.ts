import { type SelectQueryBuilder, sql } from 'kysely';
import { fromNearerEnd, pageCount, type Slice } from '#base/page.ts';
import type { StaffListing, StaffQuery } from '#catalogue/products/staff-products.ts';
import { presentForStaff, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import { standingOn } from '#catalogue/server/queries.ts';
import { calledByStaff } from '#catalogue/server/register/called-by-staff.ts';
import { wholeShelf } from '#catalogue/shelves/shelves.ts';
import type { Db, Schema } from '#db/schema.ts';
import { hasText } from '#platform/db/search-text.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { countLowStock, isLow, STOCK_IN_THOUSANDTHS } from './low-stock.ts';
import { readDetails } from './product-details.ts';
import { liveCount } from './shelves/live-counts.ts';
import { shelvesOf } from './shelves/shelves.ts';

/**
 * A page of the back office's list: its names contain the words, newest first; deactivated products if asked for.
 */
export async function productsForStaff(
  platform: Platform,
  { q = '', category, state, page, limit }: StaffQuery,
): Promise<StaffListing> {
  const { db } = platform;
  const on = category && category !== 'All' ? wholeShelf(await shelvesOf(platform), category) : 'any';
  let chosen = db.selectFrom('products');
  if (state === 'drafts') chosen = chosen.where('draft', '=', 1);
  else if (state !== 'all')
    chosen = chosen.where('deactivated_at', state === 'deactivated' ? 'is not' : 'is', null);
  if (state === 'deactivated') chosen = chosen.where('draft', '=', 0);
  const { lowStock: level } = await readSettings(db);
  if (state === 'low') chosen = chosen.where(isLow(level));
  chosen = chosen.$call(standingOn(on));
  const slice = { skip: (page - 1) * limit, limit };
  const order = state === 'low' ? SCARCEST_FIRST : NEWEST_FIRST;
  const countAll = () => {
    if (state === 'active') return liveCount(platform, on);
    return state === 'low' && on === 'any' ? countLowStock(db, level) : count(chosen);
  };
  const { ids, total } = await (q
    ? state === 'low'
      ? lowCalled(chosen, q, slice)
      : calledByStaff(platform, { q, state, on }, slice)
    : fromIndex(chosen, order, slice, await countAll()));
  // The ids come from an index; only the rows of this page are read in full.
  const rows = ids.length === 0 ? [] : await staffRows(db, ids);
  const found = new Map(rows.map((row) => [row.id, row]));
  return {
    products: ids.flatMap((id) => found.get(id) ?? []).map(presentForStaff),
    total,
    page,
    totalPages: pageCount(total, limit),
  };
}

type Chosen = SelectQueryBuilder<Schema, 'products', object>;
type Page = { ids: string[]; total: number };
type Order = {
  columns: readonly (keyof Schema['products'] | typeof STOCK_IN_THOUSANDTHS)[];
  direction: 'asc' | 'desc';
};
const NEWEST_FIRST: Order = { columns: ['created_at', 'id'], direction: 'desc' };
const SCARCEST_FIRST: Order = { columns: [STOCK_IN_THOUSANDTHS, 'id'], direction: 'asc' };
const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

async function fromIndex(chosen: Chosen, order: Order, slice: Slice, total: number): Promise<Page> {
  const { skip, limit, isBackwards } = fromNearerEnd(total, slice);
  if (limit === 0) return { ids: [], total };
  const direction = isBackwards ? OPPOSITE[order.direction] : order.direction;
  const rows = await inOrder(chosen.select('id'), { ...order, direction })
    .limit(limit)
    .offset(skip)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { ids: isBackwards ? ids.toReversed() : ids, total };
}

/** Goods that are low are few, so a search reads them all. */
async function lowCalled(chosen: Chosen, q: string, { skip, limit }: Slice): Promise<Page> {
  const rows = await inOrder(chosen.select('id').where(isCalled(q)), SCARCEST_FIRST).execute();
  return { ids: rows.slice(skip, skip + limit).map(({ id }) => id), total: rows.length };
}

async function count(chosen: Chosen): Promise<number> {
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const inOrder = <Columns>(
  query: SelectQueryBuilder<Schema, 'products', Columns>,
  { columns, direction }: Order,
): typeof query => columns.reduce((ordered, column) => ordered.orderBy(column, direction), query);

const staffRows = (db: Db, ids: readonly string[]) =>
  db.selectFrom('products').select(STAFF_COLUMNS).where('id', 'in', ids).execute();

const EXPORTED_AT_ONCE = 500;

/** All live products whole, a few hundred at a time, for an export of any length. */
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
    const details = await readDetails(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => ({
      ...presentForStaff(row),
      ...details.get(row.id)!,
      familyPosition: row.family_position,
    }));
    if (rows.length < EXPORTED_AT_ONCE) return;
    after = rows.at(-1)!.sku;
  }
}

/** Condition: the product's title or SKU contains a text, in upper or lower case. */
const titleContains = (q: string) => hasText('search', q);

const isNamed = (q: string) => hasText('product_names.search', q);

/**
 * Condition: staff may mean the product by a text, because it stands in its title, SKU or barcode, in its Hindi or
 * Bengali title, or among its other names.
 */
export const isCalled = (q: string) =>
  sql<boolean>`(${titleContains(q)}
    or products.id in (select product_id from product_names where ${isNamed(q)}))`;
