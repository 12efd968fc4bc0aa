import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Category, Sort } from '#catalogue/catalogue.ts';
import {
  madeFromOrder,
  madeFromSoldOut,
  madeFromWords,
  productsIn,
  WORDS,
} from '#catalogue/server/public.ts';
import { carries, type Change } from '#platform/cache/changes.ts';
import { doNotKeep } from '#platform/cache/made-from.ts';
import type { Platform } from '#platform/platform.ts';
import {
  figuresByIds,
  readGroups,
  rowsAfter,
  type SearchRow,
  wordsByIds,
} from '#search/server/queries/search-rows.ts';
import { type Figures, openIndex, type ProductIndex } from './product-index.ts';

/** What is looked for; without a sort the best match comes first. */
export type Search = { q: string; categories?: readonly Category[]; sort?: Sort | undefined };
/** What was found, in order, and whether the words alone, in any category, found anything. */
export type Found = { ids: string[]; foundAny: boolean };

/** Search over what the shop shows, in the memory of this process, never further behind than its last look. */
export type CatalogueSearch = {
  find(search: Search): Promise<Found>;
  /** Resolves when the index is built and has seen the newest changes; at start, to be ready before the first search. */
  refresh(): Promise<void>;
};

const opened = new WeakMap<Platform, CatalogueSearch>();

/** The search of this process; the first call begins to listen for changes, and nothing is read before it is needed. */
export function openSearch(platform: Platform): CatalogueSearch {
  const known = opened.get(platform);
  if (known) return known;
  const search = newSearch(platform);
  opened.set(platform, search);
  return search;
}

// Longer than a look at what changed takes; after an import of thousands the old index answers meanwhile.
const WAIT_AT_MOST = 250;

function newSearch({ db, changes, log }: Platform): CatalogueSearch {
  const book = newBook(db);
  let isStale = true;
  let looking: Promise<void> | undefined;
  changes.follow((change) => {
    if (book.note(change)) isStale = true;
  });

  const look = (): Promise<void> => {
    if (looking) return looking;
    isStale = false;
    looking = book
      .look()
      .catch((error: unknown) => {
        isStale = true;
        // Without an index there is no answer; with an old one the shop goes on.
        if (!book.index()) throw error;
        log.error('search.look_failed', error);
      })
      .finally(() => (looking = undefined));
    return looking;
  };
  return {
    refresh: async () => {
      do await look();
      while (isStale);
    },
    find: async ({ q, categories = [], sort }) => {
      madeFromWords();
      madeFromSoldOut();
      for (const order of new Set<Sort>(['popular', sort ?? 'popular'])) madeFromOrder(order, []);
      if (!book.index()) await look();
      else if (isStale || looking)
        await Promise.race([look(), wait(WAIT_AT_MOST, undefined, { ref: false })]);
      // What an old index says is an answer for now, and for nobody else.
      if (isStale || looking) doNotKeep();
      const all = book.index()?.find(q) ?? [];
      const chosen =
        categories.length > 0 ? all.filter(({ category }) => categories.includes(category)) : all;
      const ordered = sort ? chosen.toSorted(ORDERS[sort]) : chosen;
      return { ids: ordered.map(({ id }) => id), foundAny: all.length > 0 };
    },
  };
}

const CHUNK = 250;

/** The index and how far it has read; a look brings it up to the database, a few rows at a time, so the shop goes on. */
function newBook(db: Platform['db']) {
  let index: ProductIndex | undefined;
  let groups = '';
  /** The products that changed since they were read; undefined when it may be any. */
  let stale: Set<string> | undefined;

  const putAll = async (into: ProductIndex, rows: readonly SearchRow[]): Promise<void> => {
    for (const [place, row] of rows.entries()) {
      into.put(figuresOf(row), row);
      if (place % CHUNK === CHUNK - 1) await setImmediate();
    }
  };
  const build = async (groups: Awaited<ReturnType<typeof readGroups>>): Promise<void> => {
    const fresh = openIndex();
    fresh.setSynonyms(groups);
    stale = new Set();
    for (let rows = await rowsAfter(db, ''); rows.length > 0; rows = await rowsAfter(db, rows.at(-1)!.id)) {
      await putAll(fresh, rows);
      await setImmediate();
    }
    index = fresh;
  };
  const catchUp = async (current: ProductIndex, changed: readonly string[]): Promise<void> => {
    for (let start = 0; start < changed.length; start += CHUNK) {
      const ids = changed.slice(start, start + CHUNK);
      const rows = new Map((await figuresByIds(db, ids)).map((row) => [row.id, row]));
      const fresh: string[] = [];
      for (const id of ids) {
        const row = rows.get(id);
        if (!row) current.remove(id);
        else if (!current.update(figuresOf(row))) fresh.push(id);
      }
      if (fresh.length > 0) await putAll(current, await wordsByIds(db, fresh));
      await setImmediate();
    }
  };
  return {
    index: () => index,
    /** Notes what changed, to be read at the next look; says whether it is anything that search knows of. */
    note: (change: Change): boolean => {
      const ids = productsIn(change);
      if (!ids) stale = undefined;
      else for (const id of ids) stale?.add(id);
      return ids?.length !== 0 || carries(change, WORDS);
    },
    look: async (): Promise<void> => {
      const now = await readGroups(db);
      const written = JSON.stringify(now);
      const changed = stale && [...stale];
      try {
        // Which goods a title names is worked out when it is put in, so other spellings need another index.
        if (index && changed && written === groups) {
          stale = new Set();
          await catchUp(index, changed);
        } else await build(now);
      } catch (error) {
        if (!changed) stale = undefined;
        else for (const id of changed) stale?.add(id);
        throw error;
      }
      groups = written;
    },
  };
}

const figuresOf = (row: Omit<SearchRow, 'title' | 'brand' | 'description'>): Figures => ({
  id: row.id,
  category: row.category as Category,
  price: row.price_paise,
  rating: row.rating_hundredths,
  stock: row.stock,
  popularity: row.popularity,
  createdAt: row.created_at,
  revision: row.revision,
});

type Order = (a: Figures, b: Figures) => number;
const byId: Order = (a, b) => Number(a.id > b.id) - Number(a.id < b.id);
const byAge: Order = (a, b) => Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt);

/** The orders of the listing; where the most ordered are equal, the best match stays first. */
const ORDERS: Record<Sort, Order> = {
  popular: (a, b) => b.popularity - a.popularity,
  rating: (a, b) => b.rating - a.rating || byId(b, a),
  newest: (a, b) => byAge(b, a) || byId(b, a),
  'price-asc': (a, b) => a.price - b.price || byId(a, b),
  'price-desc': (a, b) => b.price - a.price || byId(b, a),
};
