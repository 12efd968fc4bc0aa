import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Category, Sort } from '#catalogue/catalogue.ts';
import type { Platform } from '#platform/platform.ts';
import {
  changedSince,
  readGroups,
  rowsAfter,
  type SearchRow,
  wordsByIds,
} from '#search/server/queries/search-rows.ts';
import { type Facts, openIndex, type SearchIndex } from './search-index.ts';
import { openSpellings } from './spellings.ts';

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
  changes.on('catalogue', () => (isStale = true));

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
      if (!book.index()) await look();
      else if (isStale || looking)
        await Promise.race([look(), wait(WAIT_AT_MOST, undefined, { ref: false })]);
      const all = book.index()?.find(q) ?? [];
      const chosen =
        categories.length > 0 ? all.filter(({ category }) => categories.includes(category)) : all;
      const ordered = sort ? chosen.toSorted(ORDERS[sort]) : chosen;
      return { ids: ordered.map(({ id }) => id), foundAny: all.length > 0 };
    },
  };
}

const CHUNK = 250;
// Rows that others wrote just before our last look may have been committed after it.
const OVERLAP_MS = 60_000;

/** The index and how far it has read; a look brings it up to the database, a few rows at a time, so the shop goes on. */
function newBook(db: Platform['db']) {
  let index: SearchIndex | undefined;
  let groups = '';
  let seen = ''; // the time of the newest change that was read

  const putAll = async (into: SearchIndex, rows: readonly SearchRow[]): Promise<void> => {
    for (const [place, row] of rows.entries()) {
      into.put(factsOf(row), row);
      if (row.updated_at > seen) seen = row.updated_at;
      if (place % CHUNK === CHUNK - 1) await setImmediate();
    }
  };
  const build = async (spellings: Awaited<ReturnType<typeof readGroups>>): Promise<void> => {
    const fresh = openIndex(openSpellings(spellings));
    for (let rows = await rowsAfter(db, ''); rows.length > 0; rows = await rowsAfter(db, rows.at(-1)!.id)) {
      await putAll(fresh, rows);
      await setImmediate();
    }
    index = fresh;
  };
  const catchUp = async (current: SearchIndex): Promise<void> => {
    const since = seen && new Date(Date.parse(seen) - OVERLAP_MS).toISOString();
    const fresh: string[] = [];
    for (const row of await changedSince(db, since)) {
      if (row.updated_at > seen) seen = row.updated_at;
      if (row.deactivated_at !== null) current.remove(row.id);
      else if (current.facts(row.id)?.revision === row.revision) current.update(factsOf(row));
      else fresh.push(row.id);
    }
    for (let start = 0; start < fresh.length; start += CHUNK) {
      await putAll(current, await wordsByIds(db, fresh.slice(start, start + CHUNK)));
      await setImmediate();
    }
  };
  return {
    index: () => index,
    look: async (): Promise<void> => {
      const now = await readGroups(db);
      const written = JSON.stringify(now);
      // Which goods a title names is worked out when it is put in, so other spellings need another index.
      if (index && written === groups) await catchUp(index);
      else await build(now);
      groups = written;
    },
  };
}

const factsOf = (row: Omit<SearchRow, 'title' | 'brand' | 'description'>): Facts => ({
  id: row.id,
  category: row.category as Category,
  price: row.price_paise,
  rating: row.rating_hundredths,
  stock: row.stock,
  sold: row.sold,
  createdAt: row.created_at,
  revision: row.revision,
});

type Order = (a: Facts, b: Facts) => number;
const byId: Order = (a, b) => Number(a.id > b.id) - Number(a.id < b.id);
const byAge: Order = (a, b) => Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt);

/** The orders of the listing; where the most ordered are equal, the best match stays first. */
const ORDERS: Record<Sort, Order> = {
  popular: (a, b) => b.sold - a.sold,
  rating: (a, b) => b.rating - a.rating || byId(b, a),
  newest: (a, b) => byAge(b, a) || byId(b, a),
  'price-asc': (a, b) => a.price - b.price || byId(a, b),
  'price-desc': (a, b) => b.price - a.price || byId(b, a),
};
