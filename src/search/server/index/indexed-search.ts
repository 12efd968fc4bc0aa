import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { isLive } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { Change } from '#platform/cache/changes.ts';
import { contains, foldText, hasText } from '#platform/db/search-text.ts';
import { shelfWords, productRowsByIds, type ProductRow } from '#search/server/queries/index-rows.ts';
import { type Found, type Search, answerFrom, nearestOf, othersNear, type IndexAnswer } from './found.ts';
import { enteredOf, keepUp, textsOf } from './index-updates.ts';
import { openKeptIndex } from './kept/kept-index.ts';
import { quotedIn } from './matching/asked.ts';
import { openIndex } from './product-index.ts';
import { openVocabulary, type Vocabulary } from './words/vocabulary.ts';

/** An index of the shop's products that follows changes. */
export type IndexedSearch = {
  note(change: Change): void;
  find(search: Search): Promise<Found>;
  /** Resolves when all changes known so far have been read, or reading failed. */
  ready(): Promise<void>;
};

/**
 * The time that a search waits for an index under update, for example after an edit. It does not wait for a longer
 * backlog.
 */
const WAIT_FOR_EDITS_MS = 20;
const SHORT_BACKLOG = 500;
/**
 * After the start, searches wait so long for the whole index before they ask the database instead. A search that finds
 * nothing there waits longer: only the whole index knows that there is nothing.
 */
const WAIT_FOR_ALL_MS = 1500;
const WAIT_FOR_NOTHING_MS = 3000;

/**
 * Opens an index; nothing is read before the first search. `onError` is called for failed reads; the next search tries
 * again. With `keptAt` it is kept in that file for the next start.
 */
export function openIndexedSearch(db: Db, onError: (error: unknown) => void, keptAt?: string): IndexedSearch {
  // What every shop knows is read a few milliseconds at a time.
  const index = openIndex(openVocabulary([]));
  const kept = keptAt === undefined ? undefined : openKeptIndex(keptAt, onError);
  const updates = keepUp(db, index, { kept, onError });
  let working: Promise<void> | undefined;
  let begun: number | undefined;

  const catchUp = (): Promise<void> =>
    (working ??= updates
      .work()
      .catch(onError)
      .finally(() => (working = undefined)));
  const isCurrent = (): boolean => !working && !updates.isDue();

  const catchUpWithin = async (longestMs: number): Promise<void> => {
    await Promise.race([catchUp(), wait(Math.max(0, longestMs), undefined, { ref: false })]);
  };

  const foundEarly = async (search: Search): Promise<Found> => {
    begun ??= performance.now();
    await catchUpWithin(WAIT_FOR_ALL_MS - (performance.now() - begun));
    if (updates.isWhole()) return answerOfAll(search);
    await Promise.race([updates.knowsWords, catchUp()]);
    const { isNone, ...found } = await foundInDatabase(db, index.vocabulary(), search);
    const early = { ...found, near: [], others: [], isInVain: false, isCurrent: false };
    if (!isNone) return early;
    await catchUpWithin(WAIT_FOR_NOTHING_MS);
    return updates.isWhole() ? answerOfAll(search) : { ...early, isUnknown: true };
  };

  const answerOfAll = async (search: Search): Promise<Found> => {
    const known = answerFrom(index, search);
    // The goods may be new, and not read yet.
    const { isNone, ...found } =
      known.isNone && !isCurrent() ? await foundInDatabase(db, index.vocabulary(), search) : known;
    return {
      ...found,
      near: isNone ? nearestOf(index, search) : [],
      others: isNone ? othersNear(index, search) : [],
      isInVain: isNone && isCurrent(),
      isCurrent: isCurrent(),
    };
  };

  return {
    note: (change) => {
      updates.note(change);
      if (updates.isDue()) void catchUp();
    },
    ready: catchUp,
    find: async (search) => {
      if (!updates.isWhole()) return foundEarly(search);
      if (!isCurrent()) await catchUpWithin(updates.backlog() <= SHORT_BACKLOG ? WAIT_FOR_EDITS_MS : 0);
      return answerOfAll(search);
    },
  };
}

/** Answers a search from the database, ranked by an index of the goods found there. Used until the whole index is read. */
export async function foundInDatabase(db: Db, vocabulary: Vocabulary, search: Search): Promise<IndexAnswer> {
  const index = openIndex(vocabulary);
  const quoted = quotedIn(search.q);
  const ways = quoted === undefined ? index.waysToSay(search.q) : [];
  const shelves = await shelfWords(db);
  for (const row of await candidateRows(db, quoted ?? search.q, ways))
    index.put(enteredOf(row), textsOf(row, shelves));
  return answerFrom(index, search);
}

/** So many products are ranked: the most bought first, then those with the shortest titles, which are the plain goods. */
const CANDIDATES_AT_MOST = 1000;
const PARTS_AT_MOST = 6;

/**
 * Finds the products that a search may mean by their names in the database: those with the typed text or with a name of each
 * part; if there are none, those with a name of one part.
 */
async function candidateRows(
  db: Db,
  typed: string,
  parts: readonly (readonly (readonly string[])[])[],
): Promise<ProductRow[]> {
  const said = parts.slice(0, PARTS_AT_MOST).map((ways) => anyOf(ways.map(isCalled)));
  const among = async (conditions: readonly RawBuilder<boolean>[]): Promise<ProductRow[]> => {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where(isLive)
      .where(anyOf(conditions))
      .orderBy('popularity', 'desc')
      .orderBy(sql`length(title)`)
      .orderBy('id')
      .limit(CANDIDATES_AT_MOST)
      .execute();
    return productRowsByIds(
      db,
      rows.map(({ id }) => id),
    );
  };
  const asTyped = isCalled([typed]);
  const all = await among(said.length > 0 ? [asTyped, allOf(said)] : [asTyped]);
  return all.length > 0 || said.length < 2 ? all : among(said);
}

/** True if all words stand in a product's title, SKU or brand, or all in its other names. */
const isCalled = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${allOf(
    words.map((word) => anyOf([hasText('products.search', stemOf(word)), isBrand(stemOf(word))])),
  )} or products.id in (select product_id from product_names where ${allOf(
    words.map((word) => hasText('product_names.search', stemOf(word))),
  )}))`;

/** Brands are not kept folded. */
const isBrand = (word: string): RawBuilder<boolean> => contains(sql`lower(products.brand)`, foldText(word));

/** Words are compared in the singular, where y and ie become i: `chili` stands in chilies and chily. */
const stemOf = (word: string): string => (/^[a-z]{3,}i$/.test(word) ? word.slice(0, -1) : word);

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;
const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;
