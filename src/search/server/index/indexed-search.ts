import { setTimeout as wait } from 'node:timers/promises';
import type { Slice } from '#base/page.ts';
import type { OnShelves, Sort } from '#catalogue/catalogue.ts';
import type { Db } from '#db/schema.ts';
import type { Change } from '#platform/cache/changes.ts';
import type { Understood } from '#search/search.ts';
import { titlesContaining } from '#search/server/queries/titles-containing.ts';
import type { Figures } from './entry.ts';
import { keepUp } from './index-updates.ts';
import { quotedIn } from './matching/asked.ts';
import type { Scored } from './matching/rank.ts';
import { openIndex, type ProductIndex } from './product-index.ts';
import { openVocabulary } from './words/vocabulary.ts';

/** What is looked for, and which step of it; without a sort the best match comes first. */
export type Search = Slice & {
  q: string;
  on?: OnShelves;
  /** All shelves that are not hidden: what comes nearest stands on one of them. */
  shown?: OnShelves;
  sort?: Sort | undefined;
  /** Only the first product found of each family. */
  isOnePerFamily?: boolean;
  /** Only goods that match every word, with how well they do: to tell a sure match from a guess. */
  isWeighed?: boolean;
};
/** How well goods match, and whether it is their whole name that was asked for. */
export type Weight = { weight: number; isWhole: boolean };
/** The step that was asked for, and how many there are in all. */
export type Found = {
  ids: string[];
  total: number;
  /** How well each of them matches, where that was asked and the index is there. */
  weights?: Weight[];
  /** Where the words find nothing: the goods that come nearest. */
  near: string[];
  /** What was understood of the words beyond what was typed. */
  understood: Understood | undefined;
  /** Whether the words find nothing in any category, in an index that is complete. */
  isInVain: boolean;
  /** Whether the index was up to date. */
  isCurrent: boolean;
};

/** An index of the shop's products that follows changes. */
export type IndexedSearch = {
  note(change: Change): void;
  find(search: Search): Promise<Found>;
  /** Resolves when all changes known so far have been read, or reading failed. */
  ready(): Promise<void>;
};

/**
 * How long a search waits for an index that is being updated, for example after an edit. It does not wait for a longer
 * backlog.
 */
const WAIT_FOR_EDITS_MS = 20;
const SHORT_BACKLOG = 500;
/** So long the first searches wait for the titles, before the database is asked for them alone. */
const WAIT_FOR_TITLES_MS = 250;

/**
 * Opens an index; nothing is read before the first search. `onError` is called for failed reads; the next search tries
 * again.
 */
export function openIndexedSearch(db: Db, onError: (error: unknown) => void): IndexedSearch {
  // What every shop knows is read a few milliseconds at a time.
  const index = openIndex(openVocabulary([]));
  const updates = keepUp(db, index);
  let working: Promise<void> | undefined;

  const catchUp = (): Promise<void> =>
    (working ??= updates
      .work()
      .catch(onError)
      .finally(() => (working = undefined)));
  const isCurrent = (): boolean => !working && !updates.isDue();

  return {
    note: (change) => {
      updates.note(change);
      if (updates.isDue()) void catchUp();
    },
    ready: catchUp,
    find: async (search) => {
      if (!isCurrent()) {
        const caughtUp = catchUp();
        const longest = updates.hasTitles() ? WAIT_FOR_EDITS_MS : WAIT_FOR_TITLES_MS;
        if (updates.backlog() <= SHORT_BACKLOG)
          await Promise.race([caughtUp, wait(longest, undefined, { ref: false })]);
      }
      if (!updates.hasTitles()) return foundInTitles(db, search);
      const scored = search.isWeighed ? index.weighed(search.q) : [];
      const all = search.isWeighed ? scored.map(({ entry }) => entry) : index.find(search.q);
      const step = stepOf(all, search);
      const isNone = !all.some(isOn(search.shown));
      return {
        ...step,
        ...(search.isWeighed && { weights: weightsOf(step.ids, scored) }),
        near: isNone ? nearestOf(index, search) : [],
        understood: index.understood(search.q),
        isInVain: isNone && isCurrent(),
        isCurrent: isCurrent(),
      };
    },
  };
}

/** Searches the titles in the database, while there is no index. */
export const foundInTitles = async (db: Db, search: Search): Promise<Found> => ({
  ...(await titlesContaining(db, { ...search, q: quotedIn(search.q) ?? search.q })),
  near: [],
  understood: undefined,
  isInVain: false,
  isCurrent: false,
});

function weightsOf(ids: readonly string[], scored: readonly Scored[]): Weight[] {
  const weights = new Map(scored.map(({ entry, score, isWhole }) => [entry.id, { weight: score, isWhole }]));
  return ids.flatMap((id) => weights.get(id) ?? []);
}

/** How many goods that come nearest are shown. */
const NEAREST_AT_MOST = 8;

function nearestOf(index: ProductIndex, { q, shown, isOnePerFamily = false }: Search): string[] {
  const near = index.nearest(q, isOn(shown));
  const listed = isOnePerFamily ? eachFamilyOnce(near) : near;
  return listed.slice(0, NEAREST_AT_MOST).map(({ id }) => id);
}

const isOn =
  (shelves: OnShelves = 'any') =>
  ({ category }: Figures): boolean =>
    shelves === 'any' || shelves.includes(category);

function stepOf(all: readonly Figures[], { on = 'any', sort, skip, limit, isOnePerFamily = false }: Search) {
  const chosen = on === 'any' ? all : all.filter(isOn(on));
  const ordered = sort ? chosen.toSorted(ORDERS[sort]) : chosen;
  const listed = isOnePerFamily ? eachFamilyOnce(ordered) : ordered;
  return { ids: listed.slice(skip, skip + limit).map(({ id }) => id), total: listed.length };
}

function eachFamilyOnce(all: readonly Figures[]): Figures[] {
  const seen = new Set<string>();
  return all.filter(({ family }) => {
    if (family === '') return true;
    if (seen.has(family)) return false;
    seen.add(family);
    return true;
  });
}

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
