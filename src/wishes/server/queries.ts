import { isToBeHad } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import { foldText } from '#platform/db/search-text.ts';

/** Words as they are compared and counted. */
export const termOf = (words: string): string => foldText(words).replaceAll(/\s+/g, ' ').trim();

/** The most goods, and words, in the owner's lists. */
const LISTED = 100;
/** The most customers in a list of those to tell. */
const TOLD_AT_ONCE = 50;
/** The most customers that one answer of the shop tells. */
const ANSWERED_AT_ONCE = 500;

const waiting = (db: Db | Tx) => db.selectFrom('wishes').where('here_at', 'is', null);

/** The open wishes of an account, newest first. */
export async function wishesOf(db: Db | Tx, userId: string) {
  const own = await db
    .selectFrom('wishes')
    .select(['id', 'product_id', 'term', 'words', 'made_at'])
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const counts = own.length > 0 ? await othersOf(db, userId, own) : new Map<string, number>();
  return own.map((wish) => ({ ...wish, others: counts.get(wish.product_id ?? wish.term) ?? 0 }));
}

type Wished = { product_id: string | null; term: string };

/** The number of other customers with the same open wish, by product or term. */
async function othersOf(db: Db | Tx, userId: string, own: readonly Wished[]): Promise<Map<string, number>> {
  const products = own.flatMap(({ product_id }) => product_id ?? []);
  const terms = own.map(({ term }) => term).filter(Boolean);
  const rows = await waiting(db)
    .select(['product_id', 'term'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '<>', userId)
    .where((row) =>
      row.or([
        ...(products.length > 0 ? [row('product_id', 'in', products)] : []),
        ...(terms.length > 0 ? [row('term', 'in', terms)] : []),
      ]),
    )
    .groupBy(['product_id', 'term'])
    .execute();
  return new Map(rows.map(({ product_id, term, count }) => [product_id ?? term, Number(count)]));
}

/** The number of open wishes of an account. */
export async function countOpen(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('wishes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Goods that customers wait for, most wanted first. */
export const goodsWaitedFor = (db: Db | Tx) =>
  waiting(db)
    .select('product_id')
    .select(({ fn }) => fn.countAll<number>().as('customers'))
    .where('product_id', 'is not', null)
    .groupBy('product_id')
    .orderBy('customers', 'desc')
    .orderBy('product_id')
    .limit(LISTED)
    .execute();

/** Words that customers asked for, those of most customers first. */
export const wordsAskedFor = (db: Db | Tx) =>
  waiting(db)
    .select(({ fn }) => [
      'term',
      fn.countAll<number>().as('customers'),
      fn.min('words').as('words'),
      fn.max('made_at').as('last_at'),
    ])
    .where('product_id', 'is', null)
    .groupBy('term')
    .orderBy('customers', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('term')
    .limit(LISTED)
    .execute();

/** Wishes for goods that can be had again, oldest first. */
export const wishesComeTrue = (db: Db | Tx, limit: number) =>
  waiting(db)
    .innerJoin('products', 'products.id', 'wishes.product_id')
    .select(['wishes.id', 'user_id', 'product_id', 'wishes.words'])
    .where(isToBeHad)
    .orderBy('wishes.made_at')
    .limit(limit)
    .execute();

/** The waiting wishes for these words. */
export const wishesFor = (db: Db | Tx, words: string) =>
  waiting(db)
    .select(['id', 'user_id', 'product_id', 'words'])
    .where('product_id', 'is', null)
    .where('term', '=', termOf(words))
    .orderBy('made_at')
    .limit(ANSWERED_AT_ONCE)
    .execute();

export type Wish = Awaited<ReturnType<typeof wishesFor>>[number];

const toTell = (db: Db | Tx) =>
  db
    .selectFrom('wishes')
    .innerJoin('users', 'users.id', 'wishes.user_id')
    .where('here_at', 'is not', null)
    .where('told_at', 'is', null);

/** Customers without an e-mail address whose goods are there, the longest first, with what to tell them. */
export const wishesToTell = (db: Db | Tx) =>
  toTell(db)
    .select(['wishes.id', 'users.name', 'users.phone', 'text', 'here_at'])
    .orderBy('here_at')
    .orderBy('wishes.id')
    .limit(TOLD_AT_ONCE)
    .execute();

/** The number of customers to tell that their goods are there. */
export async function countWishesToTell(db: Db | Tx): Promise<number> {
  const { count } = await toTell(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
