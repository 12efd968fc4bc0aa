import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Slice } from '#base/page.ts';
import type { Facets, GoodsFilter, OnShelves, Product, Sort } from '#catalogue/catalogue.ts';
import { countryName } from '#catalogue/products/countries.ts';
import { COLUMNS, paiseFrom, presentProduct, rupeesFrom } from '#catalogue/server/present.ts';
import { inOrder, standingOn } from '#catalogue/server/queries.ts';
import { madeFromAllWritten, madeFromGoods, madeFromOrder } from '#catalogue/server/tags.ts';
import type { Db, Schema } from '#db/schema.ts';

/** What a filter asks of a product, under the name that it has in a query. */
function asked({ brand, from, to, origin }: GoodsFilter, product: string): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${product}.${name}`);
  return [
    ...(brand === undefined ? [] : [sql<boolean>`${column('brand')} = ${brand}`]),
    ...(from === undefined ? [] : [sql<boolean>`${column('price_paise')} >= ${paiseFrom(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${column('price_paise')} <= ${paiseFrom(to)}`]),
    ...(origin === undefined ? [] : [sql<boolean>`${column('origin')} = ${origin}`]),
  ];
}

/** Only products that a filter leaves in. */
const leftBy =
  (filter: GoodsFilter) =>
  <Columns>(query: SelectQueryBuilder<Schema, 'products', Columns>): typeof query =>
    asked(filter, 'products').reduce((left, condition) => left.where(condition), query);

/** Of each family only its first pack on a shelf that the filter leaves in. */
const firstsLeftBy =
  (filter: GoodsFilter) =>
  <Columns>(
    query: SelectQueryBuilder<Schema, 'products', Columns>,
  ): SelectQueryBuilder<Schema, 'products', Columns> => {
    const others = [sql`other.deactivated_at is null`, ...asked(filter, 'other')];
    return query.where(
      sql<boolean>`not exists (
        select 1 from products as other
        where other.family_id = products.family_id and other.category = products.category
          and (other.family_position, other.id) < (products.family_position, products.id)
          and ${sql.join(others, sql` and `)}
      )`,
    );
  };

const live = (db: Db) => db.selectFrom('products').where('deactivated_at', 'is', null);

type Wanted = Slice & {
  on: OnShelves;
  filter: GoodsFilter;
  sort?: Sort | undefined;
  isOnePerFamily?: boolean;
};

/** A step of the live products on some shelves that a filter leaves in, and how many there are in all. */
export async function filteredProducts(
  db: Db,
  { on, filter, sort = 'popular', skip, limit, isOnePerFamily = false }: Wanted,
): Promise<{ products: Product[]; total: number }> {
  madeFromGoods(on);
  madeFromOrder(sort, on);
  // A brand or a price that somebody writes may bring a product in.
  madeFromAllWritten();
  const left = live(db).$call(standingOn(on)).$call(leftBy(filter)).$if(isOnePerFamily, firstsLeftBy(filter));
  const { total } = await left
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (skip >= total) return { products: [], total };
  const ids = await stepOf(db, left.select('id'), { sort, skip, limit, total });
  const rows = await live(db).select(COLUMNS).where('id', 'in', ids).$call(inOrder(sort)).execute();
  return { products: rows.map(presentProduct), total };
}

/** So few are put in order when they are found; among more, the index of the order soon meets as many as are asked for. */
const SORTED_AT_MOST = 2000;

type Left = SelectQueryBuilder<Schema, 'products', { id: string }>;

async function stepOf(
  db: Db,
  left: Left,
  { sort, skip, limit, total }: Slice & { sort: Sort; total: number },
): Promise<string[]> {
  const few = db.selectFrom('products').select('id').where('id', 'in', left);
  const rows = await (total > SORTED_AT_MOST ? left : few)
    .$call(inOrder(sort))
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the products named that a filter leaves in, in the order given; of each family all, or the first. */
export async function idsLeft(
  db: Db,
  ids: readonly string[],
  filter: GoodsFilter,
  isOnePerFamily = false,
): Promise<string[]> {
  madeFromAllWritten();
  if (ids.length === 0) return [];
  const rows = await live(db)
    .select(['id', 'family_id'])
    .where('id', 'in', ids)
    .$call(leftBy(filter))
    .execute();
  const left = new Map(rows.map(({ id, family_id }) => [id, family_id]));
  const inOrder = ids.filter((id) => left.has(id));
  if (!isOnePerFamily) return inOrder;
  const firsts = new Map(inOrder.toReversed().map((id) => [left.get(id) ?? id, id]));
  return inOrder.filter((id) => firsts.get(left.get(id) ?? id) === id);
}

const BRANDS_AT_MOST = 200;

/** What the live products on some shelves, or those named, can be filtered by. */
export async function facetsOf(db: Db, goods: OnShelves | { ids: readonly string[] }): Promise<Facets> {
  madeFromAllWritten();
  const among = () => {
    if (typeof goods === 'object' && 'ids' in goods)
      return goods.ids.length > 0
        ? live(db).where('id', 'in', goods.ids)
        : live(db).where(sql<boolean>`1 = 0`);
    madeFromGoods(goods);
    return live(db).$call(standingOn(goods));
  };
  const [brands, prices, origins] = await Promise.all([
    among()
      .select((row) => ['brand', row.fn.countAll<number>().as('count')])
      .where('brand', '!=', '')
      .groupBy('brand')
      .orderBy('count', 'desc')
      .orderBy('brand')
      .limit(BRANDS_AT_MOST)
      .execute(),
    among()
      .select((row) => [row.fn.min('price_paise').as('from'), row.fn.max('price_paise').as('to')])
      .executeTakeFirstOrThrow(),
    among()
      .select((row) => ['origin', row.fn.countAll<number>().as('count')])
      .where('origin', '!=', '')
      .groupBy('origin')
      .orderBy('count', 'desc')
      .orderBy('origin')
      .execute(),
  ]);
  const countries = origins.map(({ origin, count }) => ({ origin, country: countryName(origin), count }));
  const rupees = (amount: number | null): number => rupeesFrom(amount) ?? 0;
  return { brands, countries, from: rupees(prices.from), to: rupees(prices.to) };
}
