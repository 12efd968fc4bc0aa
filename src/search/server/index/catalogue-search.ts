import { join } from 'node:path';
import { Failure } from '#base/failure.ts';
import { hasLiveProducts, madeFromSearch } from '#catalogue/server/public.ts';
import { doNotKeep } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import type { Found, Search } from './found.ts';
import { type IndexedSearch, openIndexedSearch } from './indexed-search.ts';
import { openInWorker } from './worker/search-in-worker.ts';

/** Search over what the shop shows, in the memory of this process. */
export type CatalogueSearch = {
  /**
   * Answers also while the index is being built or is behind; no cache keeps such an answer. Fails where nothing can be said
   * yet, right after the start.
   */
  find(search: Search): Promise<Found>;
  /** Resolves when the index has read all changes known so far. */
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
 * From so many products on, a search may take longer than 20 ms, for which other requests should not have to wait, so
 * the index runs in a thread of its own. For smaller shops the thread's memory (some 40 MB) would cost more than it
 * saves.
 */
export const WORTH_A_THREAD = 10_000;

/** Where a large shop keeps its index, in the data folder. */
const KEPT_AT = ['search', 'index.kept'];

const NOT_READ_YET =
  /*i18n*/ 'The shop has just started and is still reading its goods. Please try again in a moment.';

function newSearch(platform: Platform): CatalogueSearch {
  const indexed = openWhereItFits(platform);
  return {
    ready: async () => (await indexed).ready(),
    find: async (search) => {
      madeFromSearch(search.sort);
      const found = await (await indexed).find(search);
      if (!found.isCurrent) doNotKeep();
      return expectRead(found);
    },
  };
}

/** Fails where nothing can be said yet, right after the start. */
export function expectRead(found: Found): Found {
  if (found.isUnknown) throw new Failure('unavailable', NOT_READ_YET);
  return found;
}

async function openWhereItFits({ db, config, changes, log }: Platform): Promise<IndexedSearch> {
  const onError = (error: unknown): void => log.error('search.update_failed', error);
  const indexed = (await hasLiveProducts(db, WORTH_A_THREAD))
    ? openInWorker(config.database, onError, join(config.dataDir, ...KEPT_AT))
    : openIndexedSearch(db, onError);
  changes.follow((change) => indexed.note(change));
  return indexed;
}
