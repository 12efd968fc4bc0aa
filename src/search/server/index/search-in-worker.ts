import { Worker } from 'node:worker_threads';
import type { Change } from '#platform/cache/changes.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import type { Found, IndexedSearch, Search } from './indexed-search.ts';

/** What is told to the thread; what has an id is answered. */
export type Told =
  | { change: Change }
  | { id: number; find: Search }
  | { id: number; ready: true }
  | { close: true };
/** What the thread answers, or reports. */
export type Answered = { id: number; found?: Found; error?: unknown } | { failed: unknown };

type Waiting = { resolve: (found: Found | undefined) => void; reject: (error: unknown) => void };

/** Opens an index in a thread of its own, which reads the database by itself. A thread that ended is started anew. */
export function openInWorker(
  database: DatabaseAddress,
  onError: (error: unknown) => void,
): IndexedSearch & { close(): Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let thread: Worker | undefined;

  const started = (): Worker => {
    if (thread) return thread;
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: { database } });
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
