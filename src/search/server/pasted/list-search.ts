import { liveProductCount } from '#catalogue/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type CatalogueSearch,
  expectRead,
  openSearch,
  WORTH_A_THREAD,
} from '#search/server/index/catalogue-search.ts';
import { openInWorker } from '#search/server/index/worker/search-in-worker.ts';

/** The thread stays for the next long list, and then gives back its memory (some 40 MB). */
const LINGERS_MS = 60_000;

type Thread = { search: CatalogueSearch; users: number; end: () => void; ending?: NodeJS.Timeout };

const threads = new WeakMap<Platform, Thread>();

/**
 * Has a long list worked off by a search outside of the main thread: by the shop's own where that runs in a thread, else by
 * one that is opened for long lists and closed when none came for a minute.
 */
export async function withListSearch<T>(
  platform: Platform,
  work: (search: CatalogueSearch) => Promise<T>,
): Promise<T> {
  if ((await liveProductCount(platform.db)) >= WORTH_A_THREAD) return work(openSearch(platform));
  const thread = threads.get(platform) ?? openThread(platform);
  clearTimeout(thread.ending);
  thread.users += 1;
  try {
    return await work(thread.search);
  } finally {
    thread.users -= 1;
    if (thread.users === 0) thread.ending = setTimeout(thread.end, LINGERS_MS).unref();
  }
}

function openThread(platform: Platform): Thread {
  const { config, changes, log } = platform;
  const worker = openInWorker(config.database, (error) => log.error('search.list_failed', error));
  const forget = changes.follow((change) => worker.note(change));
  const thread: Thread = {
    search: { ready: () => worker.ready(), find: async (search) => expectRead(await worker.find(search)) },
    users: 0,
    end: () => {
      forget();
      threads.delete(platform);
      void worker.close();
    },
  };
  threads.set(platform, thread);
  return thread;
}
