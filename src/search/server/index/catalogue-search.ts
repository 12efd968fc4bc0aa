import { setTimeout as wait } from 'node:timers/promises';
import type { Slice } from '#base/page.ts';
import type { Category, Sort } from '#catalogue/catalogue.ts';
import { madeFromOrder, madeFromSoldOut, madeFromWords } from '#catalogue/server/public.ts';
import { doNotKeep } from '#platform/cache/made-from.ts';
import type { Platform } from '#platform/platform.ts';
import { titlesContaining } from '#search/server/queries/titles-containing.ts';
import { keepUp } from './index-updates.ts';
import { type Figures, openIndex } from './product-index.ts';

/** What is looked for, and which step of it; without a sort the best match comes first. */
export type Search = Slice & { q: string; categories?: readonly Category[]; sort?: Sort | undefined };
/** The step that was asked for, and how many there are in all. */
export type Found = {
  ids: string[];
  total: number;
  /** Whether the words find nothing, in any category, in an index that knows everything. */
  isInVain: boolean;
};

/** Search over what the shop shows, in the memory of this process. */
export type CatalogueSearch = {
  /** Answers at once, also while the index is built or behind; such an answer is not kept by any cache. */
  find(search: Search): Promise<Found>;
  /** Resolves when the index has read everything that was told so far. */
  ready(): Promise<void>;
};

const opened = new WeakMap<Platform, CatalogueSearch>();

/** The search of this process; the first call begins to build the index and to follow what changes. */
export function openSearch(platform: Platform): CatalogueSearch {
  const known = opened.get(platform);
  if (known) return known;
  const search = newSearch(platform);
  opened.set(platform, search);
  return search;
}

/** So long a search waits for an index that is being brought up to date, as after an edit; not for a longer backlog. */
const WAIT_AT_MOST_MS = 60;
const SHORT_BACKLOG = 500;

function newSearch({ db, changes, log }: Platform): CatalogueSearch {
  const index = openIndex();
  const updates = keepUp(db, index);
  let working: Promise<void> | undefined;

  /** Begins to bring the index up to date, unless that is under way. A failure is tried again by the next who asks. */
  const catchUp = (): Promise<void> =>
    (working ??= updates
      .work()
      .catch((error: unknown) => log.error('search.update_failed', error))
      .finally(() => (working = undefined)));
  const isCurrent = (): boolean => !working && !updates.isDue();
  changes.follow((change) => {
    updates.note(change);
    if (updates.isDue()) void catchUp();
  });

  return {
    ready: async () => {
      await catchUp();
    },
    find: async (search) => {
      noteWhatItIsMadeFrom(search.sort);
      if (!isCurrent()) {
        const caughtUp = catchUp();
        if (updates.backlog() <= SHORT_BACKLOG)
          await Promise.race([caughtUp, wait(WAIT_AT_MOST_MS, undefined, { ref: false })]);
      }
      if (!isCurrent()) doNotKeep();
      if (!updates.hasTitles()) return { ...(await titlesContaining(db, search)), isInVain: false };
      const all = index.find(search.q);
      const ids = inStep(all, search);
      return { ...ids, isInVain: all.length === 0 && isCurrent() };
    },
  };
}

/** What a search's answer depends on besides the products that it shows. */
function noteWhatItIsMadeFrom(sort: Sort = 'popular'): void {
  madeFromWords();
  madeFromSoldOut();
  for (const order of new Set<Sort>(['popular', sort])) madeFromOrder(order, []);
}

function inStep(all: readonly Figures[], { categories = [], sort, skip, limit }: Search) {
  const chosen = categories.length > 0 ? all.filter(({ category }) => categories.includes(category)) : all;
  const ordered = sort ? chosen.toSorted(ORDERS[sort]) : chosen;
  return { ids: ordered.slice(skip, skip + limit).map(({ id }) => id), total: chosen.length };
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
