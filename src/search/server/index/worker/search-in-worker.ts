import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Change } from '#platform/cache/changes.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import type { Found, Search } from '#search/server/index/found.ts';
import type { IndexedSearch } from '#search/server/index/indexed-search.ts';

/** The messages to the thread; those with an id are answered. */
export type Told =
  | { change: Change }
  | { id: number; find: Search }
  | { id: number; ready: true }
  | { close: true };
/** The messages from the thread: answers and reports. */
export type Answered = { id: number; found?: Found; error?: unknown } | { failed: unknown };

type Waiting = { resolve: (found: Found | undefined) => void; reject: (error: unknown) => void };

/**
 * Opens an index in a thread of its own, which reads the database itself and is restarted when it ends. With `keptAt` it is kept in
 * that file for the next start.
 */
export function openInWorker(
  database: DatabaseAddress,
  onError: (error: unknown) => void,
  keptAt?: string,
): IndexedSearch & { close(): Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let thread: Worker | undefined;

  const started = (): Worker => {
    if (thread) return thread;
    const compiled = getCompileCacheDir();
    const worker = new Worker(new URL('./start-search-worker.mjs', import.meta.url), {
      workerData: { database, keptAt, compiled: compiled && dirname(compiled) },
    });
    worker.unref();
    worker.on('message', (answer: Answered) => {
      if ('failed' in answer) return onError(answer.failed);
      const who = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) who?.reject(answer.error);
      else who?.resolve(answer.found);
    });
    worker.on('error', onError);
    worker.on('exit', () => {
      if (thread === worker) thread = undefined;
      for (const { reject } of waiting.values()) reject(new Error('the search thread has ended'));
      waiting.clear();
    });
    thread = worker;
    return worker;
  };
  const tell = (told: Told): void => started().postMessage(told);
  const ask = (question: { find: Search } | { ready: true }): Promise<Found | undefined> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      tell({ ...question, id: lastId });
    });

  return {
    note: (change) => tell({ change }),
    find: async (search) => (await ask({ find: search }))!,
    ready: async () => {
      await ask({ ready: true });
    },
    close: async () => {
      tell({ close: true });
      await new Promise((resolve) => started().once('exit', resolve));
    },
  };
}
