import { type SelectQueryBuilder, sql } from 'kysely';
import { isId } from '#base/ids.ts';
import { fromNearerEnd, type Slice } from '#base/page.ts';
import { type Category, isSoldOut, type Product, type Sort, type Stocked } from '#catalogue/catalogue.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { COLUMNS, presentProduct, type ProductRow } from './present.ts';
import { madeFromGoods, madeFromOrder, madeFromPictured, madeFromSoldOut } from './tags.ts';

/** Which live products, in which order, which step of them. No category means all. */
export type ProductList = Slice & { categories?: readonly Category[]; sort?: Sort | undefined };

/** A step of the shop's products, and their total number. Without a sort the best-selling come first. */
export async function listProducts(db: Db | Tx, list: ProductList, total: number): Promise<Product[]> {
  const { categories = [], sort = 'popular', skip, limit } = list;
  madeFromGoods(categories);
  madeFromOrder(sort, categories);
  if (skip >= total) return [];
  const step = idsOfStep({ categories, sort, ...fromNearerEnd(total, { skip, limit }) });
  const rows = await live(db).select(COLUMNS).where('id', 'in', step).$call(inOrder(sort)).execute();
  return rows.map(presentProduct);
}

/** All live products, the best-selling first. */
export async function allProducts(db: Db | Tx): Promise<Product[]> {
  madeFromGoods([]);
  madeFromOrder('popular', []);
  const rows = await live(db).select(COLUMNS).$call(inOrder('popular')).execute();
  return rows.map(presentProduct);
}

/** The live products of one category, the best-selling first; all of them unless a limit is given. */
export async function productsInCategory(
  db: Db | Tx,
  category: Category,
  limit?: number,
): Promise<Product[]> {
  madeFromGoods([category]);
  madeFromOrder('popular', [category]);
  const query = live(db).select(COLUMNS).where('category', '=', category).$call(inOrder('popular'));
  const rows = await (limit === undefined ? query : query.limit(limit)).execute();
  return rows.map(presentProduct);
}

/** The best-selling product of a category that has a picture, if one of its `among` best-selling has. */
export async function firstWithPicture(
  db: Db,
  category: Category,
  among: number,
): Promise<Product | undefined> {
  madeFromPictured(category);
  const looked = live(db)
    .select('id')
    .where('category', '=', category)
    .$call(inOrder('popular'))
    .limit(among);
  const row = await live(db)
    .select(COLUMNS)
    .where('id', 'in', looked)
    .where('thumbnail', '!=', '')
    .$call(inOrder('popular'))
    .limit(1)
    .executeTakeFirst();
  return row && presentProduct(row);
}

/** One live product; undefined when it is unknown or deactivated. */
export async function liveProduct(db: Db | Tx, id: string): Promise<Product | undefined> {
  if (!isId(id)) return undefined;
  const row = await live(db).select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && presentProduct(row);
}

/** The live products among these, by id. */
export async function productsByIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Product>> {
  const rows = await rowsByIds(db, ids);
  return new Map([...rows].map(([id, row]) => [id, presentProduct(row)]));
}

/** The same as rows, to calculate with. */
export async function rowsByIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await live(db).select(COLUMNS).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const RELATED = 4;
const CANDIDATES = 16;

/** Four related products: those of the same category first, best-selling first, sold-out ones last. */
export async function relatedProducts(
  db: Db | Tx,
  product: Pick<Product, 'id' | 'category'>,
): Promise<Product[]> {
  const candidates = async (where: '=' | '!='): Promise<Product[]> => {
    const listsOf = where === '=' ? [product.category] : [];
    madeFromGoods(listsOf);
    madeFromOrder('popular', listsOf);
    madeFromSoldOut(...listsOf);
    const rows = await live(db)
      .select(COLUMNS)
      .where('id', '!=', product.id)
      .where('category', where, product.category)
      .$call(inOrder('popular'))
      .limit(CANDIDATES)
      .execute();
    return inStockFirst(rows).slice(0, RELATED).map(presentProduct);
  };
  const near = await candidates('=');
  return near.length === RELATED ? near : [...near, ...(await candidates('!='))].slice(0, RELATED);
}

const live = (db: Db | Tx) => db.selectFrom('products').where('deactivated_at', 'is', null);

/** Each sort reads an index forwards or backwards. The id breaks ties, so that steps never overlap. */
const ORDERS = {
  popular: [['popularity', 'created_at', 'id'], 'desc'],
  rating: [['rating_hundredths', 'id'], 'desc'],
  newest: [['created_at', 'id'], 'desc'],
  'price-asc': [['price_paise', 'id'], 'asc'],
  'price-desc': [['price_paise', 'id'], 'desc'],
} as const satisfies Record<Sort, unknown>;

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

/**
 * The ids of a step, read from indexes only: one index for each category, merged, from whichever end is nearer. So
 * page 500 of three categories costs about as much as the first page of one.
 */
function idsOfStep({
  categories,
  sort,
  skip,
  limit,
  isBackwards,
}: Required<Pick<ProductList, 'categories'>> & Slice & { sort: Sort; isBackwards: boolean }) {
  const [columns, forwards] = ORDERS[sort];
  const direction = isBackwards ? OPPOSITE[forwards] : forwards;
  const order = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`));
  const page = sql`order by ${order} limit ${limit} offset ${skip}`;
  const [only, ...others] = categories;
  if (others.length === 0) {
    const chosen = only === undefined ? sql`` : sql`and category = ${only}`;
    return sql<string>`(select id from (select id from products where deactivated_at is null ${chosen} ${page}) as step)`;
  }
  const parts = categories.map(
    (name) => sql`select * from (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from products
      where deactivated_at is null and category = ${name} order by ${order} limit ${skip + limit}
    ) as part`,
  );
  return sql<string>`(select id from (${sql.join(parts, sql` union all `)}) as step ${page})`;
}

/** Sorts products as the listing does. The id breaks ties. */
export const inOrder =
  (sort: Sort) =>
  <Columns>(query: SelectQueryBuilder<Schema, 'products', Columns>): typeof query => {
    const [columns, direction] = ORDERS[sort];
    return columns.reduce((ordered, column) => ordered.orderBy(column, direction), query);
  };

const inStockFirst = <Row extends Stocked>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)));
