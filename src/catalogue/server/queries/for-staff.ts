import { type SelectQueryBuilder, sql } from 'kysely';
import { fromNearerEnd, pageCount, type Slice } from '#base/page.ts';
import type { Instant } from '#base/time.ts';
import type { StaffListing, StaffQuery } from '#catalogue/products/staff-products.ts';
import { presentForStaff, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import { isLive, standingOn } from '#catalogue/server/queries.ts';
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
  if (state === 'active' && q) chosen = chosen.where(isLive);
  else if (state === 'drafts') chosen = chosen.where('draft', '=', 1);
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
    ? searched(db, { chosen, q, isLow: state === 'low' }, slice)
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

/** A search finds all that staff may mean, and shows a page of it; goods that are low are few. */
async function searched(
  db: Db,
  { chosen, q, isLow }: { chosen: Chosen; q: string; isLow: boolean },
  { skip, limit }: Slice,
): Promise<Page> {
  const lowest = inOrder(chosen.select('id').where(isCalled(q)), SCARCEST_FIRST);
  const ids = isLow ? (await lowest.execute()).map(({ id }) => id) : await calledByStaff(db, chosen, q);
  return { ids: ids.slice(skip, skip + limit), total: ids.length };
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

/** So many products are looked at before others get their turn. */
const AT_ONCE = 5000;
const IDS_AT_ONCE = 500;

type Products = SelectQueryBuilder<Schema, 'products', object>;
type Place = { created_at: Instant; id: string };

/**
 * The ids of all chosen products that staff may mean by a text, the newest first. Every name is read, from an index, a few
 * thousand at a time.
 */
async function calledByStaff(db: Db, chosen: Products, q: string): Promise<string[]> {
  const found = new Map<string, Place>();
  const add = async (some: Products): Promise<void> => {
    for (const row of await some.select(['id', 'created_at']).execute()) found.set(row.id, row);
  };
  for (let before: Place | undefined; ;) {
    const to = await placeAfter(db, before);
    await add(chosen.where(titleContains(q)).where(isBetween(before, to)));
    if (!to) break;
    before = to;
  }
  for (let after = ''; ;) {
    const to = await nameAfter(db, after);
    const named = await namesBetween(db, after, to).select('product_id').where(isNamed(q)).execute();
    for (let at = 0; at < named.length; at += IDS_AT_ONCE) {
      const ids = named.slice(at, at + IDS_AT_ONCE).map(({ product_id }) => product_id);
      await add(chosen.where('id', 'in', ids));
    }
    if (to === undefined) break;
    after = to;
  }
  return [...found.values()].toSorted(newestFirst).map(({ id }) => id);
}

const newestFirst = (a: Place, b: Place): number => {
  const [one, other] = a.created_at === b.created_at ? [a.id, b.id] : [a.created_at, b.created_at];
  return Number(one < other) - Number(one > other);
};

/** The last of the next products, from the newest to the oldest; undefined where fewer are left. */
const placeAfter = (db: Db, before: Place | undefined): Promise<Place | undefined> =>
  db
    .selectFrom('products')
    .select(['created_at', 'id'])
    .where(isBetween(before, undefined))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(AT_ONCE - 1)
    .executeTakeFirst();

/** Condition: the product comes after one place, and no later than another. */
const isBetween = (before: Place | undefined, to: Place | undefined) =>
  sql<boolean>`${before ? sql`(created_at, id) < (${before.created_at}, ${before.id})` : sql`1 = 1`}
    and ${to ? sql`(created_at, id) >= (${to.created_at}, ${to.id})` : sql`1 = 1`}`;

const nameAfter = async (db: Db, after: string): Promise<string | undefined> =>
  (
    await namesBetween(db, after, undefined)
      .select('product_id')
      .orderBy('product_id')
      .limit(1)
      .offset(AT_ONCE - 1)
      .executeTakeFirst()
  )?.product_id;

const namesBetween = (db: Db, after: string, to: string | undefined) =>
  db
    .selectFrom('product_names')
    .where('product_id', '>', after)
    .$if(to !== undefined, (names) => names.where('product_id', '<=', to!));
