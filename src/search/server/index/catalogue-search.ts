import type { Sort } from '#catalogue/catalogue.ts';
import { liveProductCount, madeFromOrder, madeFromSoldOut, madeFromWords } from '#catalogue/server/public.ts';
import { doNotKeep } from '#platform/cache/made-from.ts';
import type { Platform } from '#platform/platform.ts';
import { type Found, type IndexedSearch, openIndexedSearch, type Search } from './indexed-search.ts';
import { openInWorker } from './worker/search-in-worker.ts';

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

/**
 * With so many products a search may take longer than the 20 ms that others should have to wait at most: the index then
 * lives in a thread of its own. Below that, the thread's memory (some 40 MB) would cost more than it saves.
 */
const WORTH_A_THREAD = 10_000;
/** The titles of so many take longer to look through than others should wait. */
const LONG_TO_READ = 50_000;

function newSearch(platform: Platform): CatalogueSearch {
  const indexed = openWhereItFits(platform);
  return {
    ready: async () => (await indexed).ready(),
    find: async (search) => {
      noteWhatItIsMadeFrom(search.sort);
      const found = await (await indexed).find(search);
      if (!found.isCurrent) doNotKeep();
      return found;
    },
  };
}

async function openWhereItFits({ db, config, changes, log }: Platform): Promise<IndexedSearch> {
  const onError = (error: unknown): void => log.error('search.update_failed', error);
  const goods = await liveProductCount(db);
  const indexed =
    goods < WORTH_A_THREAD
      ? openIndexedSearch(db, onError)
      : openInWorker(config.database, onError, goods < LONG_TO_READ ? db : undefined);
  changes.follow((change) => indexed.note(change));
  return indexed;
}

/** What a search's answer depends on besides the products that it shows. */
function noteWhatItIsMadeFrom(sort: Sort = 'popular'): void {
  madeFromWords();
  madeFromSoldOut();
  for (const order of new Set<Sort>(['popular', sort])) madeFromOrder(order, 'any');
}
