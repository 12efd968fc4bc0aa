import { type SelectQueryBuilder, sql } from 'kysely';
import type { Instant } from '#base/time.ts';
import type { Db, Schema } from '#db/schema.ts';
import { hasText } from '#platform/db/search-text.ts';

/** Condition: the product's title or SKU contains a text, in upper or lower case. */
export const titleContains = (q: string) => hasText('search', q);

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

type Chosen = SelectQueryBuilder<Schema, 'products', object>;
type Place = { created_at: Instant; id: string };

/**
 * The ids of all chosen products that staff may mean by a text, the newest first. Every name is read, from an index, a few
 * thousand at a time.
 */
export async function calledByStaff(db: Db, chosen: Chosen, q: string): Promise<string[]> {
  const found = new Map<string, Place>();
  const add = async (some: Chosen): Promise<void> => {
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
