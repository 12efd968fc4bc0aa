import { type SelectQueryBuilder, sql } from 'kysely';
import { isId } from '#base/ids.ts';
import { fromNearerEnd, type Slice } from '#base/page.ts';
import {
  isSoldOut,
  type OnShelves,
  type Product,
  shownShelves,
  type Sort,
  type Stocked,
} from '#catalogue/catalogue.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import type { Platform } from '#platform/platform.ts';
import { COLUMNS, presentProduct, type ProductRow } from './present.ts';
import { shelvesOf } from './queries/shelves/shelves.ts';
import { registerOf } from './register/goods-register.ts';
import type { Goods } from './register/goods.ts';
import { among, placesOn, type Listed, listedAt, stepOf } from './register/places.ts';
import { madeFromGoods, madeFromOrder, madeFromPictured, madeFromSoldOut } from './tags.ts';

/** Which live products, in which order, which step of them; of a family all, or the one that leads it on its shelf. */
type ProductList = Slice & {
  on: OnShelves;
  sort?: Sort | undefined;
  isOnePerFamily?: boolean | undefined;
};

/** A step of the shop's products, and their total number. Without a sort the best-selling come first. */
export async function listProducts(platform: Platform, list: ProductList, total: number): Promise<Product[]> {
  const { on, sort = 'popular', skip, limit, isOnePerFamily } = list;
  madeFromGoods(on);
  madeFromOrder(sort, on);
  if (skip >= total) return [];
  const nearer = fromNearerEnd(total, { skip, limit });
  const far = nearer.skip < FAR ? undefined : await idsFarIn(platform, { ...list, sort, total });
  const step = far ?? idsOfStep({ on, sort, isOnePerFamily, ...nearer });
  const rows = await live(platform.db).select(COLUMNS).where('id', 'in', step).$call(inOrder(sort)).execute();
  return rows.map(presentProduct);
}

/** From so far on, an index is passed over for longer than it takes to look into memory. */
const FAR = 600;

/** The ids of a step that is far from both ends, from the goods in memory; undefined until they have been read. */
async function idsFarIn(
  platform: Platform,
  { on, sort, skip, limit, isOnePerFamily = false, total }: ProductList & { sort: Sort; total: number },
): Promise<string[] | undefined> {
  const register = registerOf(platform);
  if (!register.isRead()) return undefined;
  const goods = await register.inOrder(sort);
  // Of everything, the goods that lead are marked already.
  const listed =
    on === 'any' && isOnePerFamily ? { isListed: goods.leads, total } : listedOn(goods, on, isOnePerFamily);
  return stepOf(goods, listed, { sort, skip, limit });
}

function listedOn(goods: Goods, on: OnShelves, isOnePerFamily: boolean): Listed {
  const all = placesOn(goods, on);
  return listedAt(goods, isOnePerFamily ? among(all, (place) => goods.leads[place] === 1) : all);
}

/** All live products that stand on shelves which are not hidden, the best-selling first. */
export async function allProducts(platform: Platform): Promise<Product[]> {
  return bestSelling(platform.db, shownShelves(await shelvesOf(platform), []));
}

/** The live products of some shelves, the best-selling first; all of them unless a limit is given. */
export async function bestSelling(
  db: Db | Tx,
  on: OnShelves,
  limit?: number,
  isOnePerFamily = false,
): Promise<Product[]> {
  madeFromGoods(on);
  madeFromOrder('popular', on);
  const wanted =
    limit === undefined
      ? live(db).$call(standingOn(on)).$if(isOnePerFamily, leadsOnly)
      : live(db).where(
          'id',
          'in',
          idsOfStep({ on, sort: 'popular', skip: 0, limit, isOnePerFamily, isBackwards: false }),
        );
  const rows = await wanted.select(COLUMNS).$call(inOrder('popular')).execute();
  return rows.map(presentProduct);
}

/** The best-selling product of some shelves that has a picture. */
export async function firstWithPicture(db: Db, on: OnShelves): Promise<Product | undefined> {
  madeFromGoods(on);
  madeFromOrder('popular', on);
  madeFromPictured(on);
  const first = idsOfStep({ on, sort: 'popular', skip: 0, limit: 1, isBackwards: false, isPictured: true });
  const row = await live(db).select(COLUMNS).where('id', 'in', first).executeTakeFirst();
  return row && presentProduct(row);
}

/** One live product; undefined when it is unknown or deactivated. */
export async function liveProduct(db: Db | Tx, id: string): Promise<Product | undefined> {
  if (!isId(id)) return undefined;
  const row = await live(db).select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && presentProduct(row);
}

/** True if a live product has this id. */
export async function isLiveProduct(db: Db, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  return (await live(db).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The live products among these, by id. */
export async function productsByIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Product>> {
  const rows = await rowsByIds(db, ids);
  return new Map([...rows].map(([id, row]) => [id, presentProduct(row)]));
}

/** The same as rows, to calculate with. */
export async function rowsByIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await liveRows(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

const liveRows = hot((db, { ids }: { ids: readonly string[] }) =>
  live(db).select(COLUMNS).where('id', 'in', ids),
);

const RELATED = 4;
const CANDIDATES = 16;

/**
 * Four related products: those of the same shelf first, best-selling first, sold-out ones last. With each family once,
 * the product's own packs are not among them.
 */
export async function relatedProducts(
  platform: Platform,
  product: Pick<Product, 'id' | 'category' | 'family'>,
  isOnePerFamily = false,
): Promise<Product[]> {
  const shown = shownShelves(await shelvesOf(platform), []);
  const candidates = async (where: '=' | '!='): Promise<Product[]> => {
    const lists = where === '=' ? [product.category] : 'any';
    madeFromGoods(lists);
    madeFromOrder('popular', lists);
    madeFromSoldOut(lists);
    const rows = await live(platform.db)
      .select(COLUMNS)
      .where('id', '!=', product.id)
      .where('category', where, product.category)
      .$call(standingOn(shown))
      .$if(isOnePerFamily, leadsOnly)
      .$if(isOnePerFamily && product.family !== '', (query) =>
        query.where((row) => row.or([row('family_id', 'is', null), row('family_id', '!=', product.family)])),
      )
      .$call(inOrder('popular'))
      .limit(CANDIDATES)
      .execute();
    return inStockFirst(rows.map(presentProduct)).slice(0, RELATED);
  };
  const near = await candidates('=');
  return near.length === RELATED ? near : [...near, ...(await candidates('!='))].slice(0, RELATED);
}

/**
 * Condition: the shop shows the product. Written this way, a query reads the index that its other conditions name,
 * instead of one that holds only live products.
 */
export const isLive = sql<boolean>`coalesce(deactivated_at, '') = ''`;

/** Condition: shoppers can order at least the least amount of it. */
export const isToBeHad = sql<boolean>`(products.deactivated_at is null and products.sold_out = 0
  and (products.counted = 0 or products.stock >= products.least))`;

const live = (db: Db | Tx) => db.selectFrom('products').where('deactivated_at', 'is', null);

/** Only products that stand on these shelves. */
export const standingOn =
  (on: OnShelves) =>
  <Columns>(query: SelectQueryBuilder<Schema, 'products', Columns>): typeof query => {
    if (on === 'any') return query;
    return on.length > 0 ? query.where('category', 'in', on) : query.where(sql<boolean>`1 = 0`);
  };

/** Only products that have no family, or lead it. */
const leadsOnly = <Columns>(
  query: SelectQueryBuilder<Schema, 'products', Columns>,
): SelectQueryBuilder<Schema, 'products', Columns> => query.where('leads', '=', 1);

/** Each sort reads an index forwards or backwards. The id breaks ties, so that steps never overlap. */
const ORDERS = {
  popular: [['popularity', 'created_at', 'id'], 'desc'],
  rating: [['rating_hundredths', 'id'], 'desc'],
  newest: [['created_at', 'id'], 'desc'],
  'price-asc': [['price_paise', 'id'], 'asc'],
  'price-desc': [['price_paise', 'id'], 'desc'],
} as const satisfies Record<Sort, unknown>;

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

/** With so many shelves, reading the order of all goods and leaving out the others' costs less than merging. */
const MERGED_AT_MOST = 12;

/**
 * The ids of a step, read from indexes only: one index for each shelf, merged, from whichever end is nearer. So
 * page 500 of three shelves costs about as much as the first page of one.
 */
function idsOfStep({
  on,
  sort,
  skip,
  limit,
  isBackwards,
  isOnePerFamily,
  isPictured = false,
}: Omit<ProductList, 'sort'> & { sort: Sort; isBackwards: boolean; isPictured?: boolean }) {
  const [columns, forwards] = ORDERS[sort];
  const direction = isBackwards ? OPPOSITE[forwards] : forwards;
  const order = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`));
  const leading = sql`${isOnePerFamily ? sql`and leads = 1` : sql``} ${isPictured ? sql`and thumbnail <> ''` : sql``}`;
  const page = sql`order by ${order} limit ${limit} offset ${skip}`;
  // Pictured goods have no index of all shelves.
  const mergedAtMost = isPictured ? Infinity : MERGED_AT_MOST;
  if (on === 'any' || on.length <= 1 || on.length > mergedAtMost) {
    const chosen = on === 'any' ? sql`` : sql`and ${amongShelves(on)}`;
    return sql<string>`(select id from (select id from products where deactivated_at is null ${leading} ${chosen} ${page}) as step)`;
  }
  const parts = on.map(
    (name) => sql`select * from (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from products
      where deactivated_at is null ${leading} and category = ${name} order by ${order} limit ${skip + limit}
    ) as part`,
  );
  return sql<string>`(select id from (${sql.join(parts, sql` union all `)}) as step ${page})`;
}

function amongShelves([only, ...others]: readonly string[]) {
  if (only === undefined) return sql`1 = 0`;
  return others.length === 0
    ? sql`category = ${only}`
    : // Said in this way, the index of the order is read, and not one for each shelf that would then have to be sorted.
      sql`category || '' in (${sql.join([only, ...others])})`;
}

/** Sorts products as the listing does. The id breaks ties. */
export const inOrder =
  (sort: Sort) =>
  <Columns>(query: SelectQueryBuilder<Schema, 'products', Columns>): typeof query => {
    const [columns, direction] = ORDERS[sort];
    return columns.reduce((ordered, column) => ordered.orderBy(column, direction), query);
  };

const inStockFirst = <Goods extends Stocked>(goods: Goods[]): Goods[] =>
  goods.toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)));
