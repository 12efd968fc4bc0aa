import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql, SqliteAdapter } from 'kysely';
import type { Db } from '#db/schema.ts';
import { inTransaction } from '../transaction.ts';

/** Puts what was committed on the disk. */
export type WalFlush = {
  /** Resolves when everything committed until now is on the disk. Later calls share the next flush. */
  flush(): Promise<void>;
  /** Throws after the disk failed to keep something: later entries of the log would not be kept, either. */
  expectSound(): void;
  close(): Promise<void>;
};

/**
 * Flushes SQLite's write-ahead log outside of the main thread. SQLite itself would do it inside of `commit` and delay
 * every page meanwhile: a millisecond on a quiet disk, a hundred on a busy one. So `commit` only writes (`synchronous =
 * normal`), and it is acknowledged after this flush.
 */
export function openWalFlush(path: string): WalFlush {
  let log: Promise<FileHandle> | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let failure: Error | undefined;

  const expectSound = (): void => {
    if (failure) throw failure;
  };
  const flushNow = async (): Promise<void> => {
    expectSound();
    try {
      log ??= openLog(path);
      await (await log).datasync();
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  return {
    expectSound,
    flush: () => {
      if (next) return next;
      const begin = (): Promise<void> => {
        next = undefined;
        return flushNow();
      };
      // A flush before this one that failed told those who waited for it; `flushNow` tells it to these, too.
      const begun = running.then(begin, begin);
      next = begun;
      running = begun;
      return begun;
    },
    close: async () => {
      // Failures of both were told to those who waited for a flush; here only an open file is to be closed.
      const [, opened] = await Promise.allSettled([running, log]);
      if (opened.status === 'fulfilled') await opened.value?.close();
    },
  };
}

/** The log was made by the first commit; its name must be on the disk, too. Windows has no such thing as a folder's flush. */
async function openLog(path: string): Promise<FileHandle> {
  if (process.platform !== 'win32') {
    const folder = await open(dirname(path), 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
  return open(`${path}-wal`, 'r+');
}

/**
 * A commit that brings SQLite's log to so many pages (16 MB) copies it into the file, and waits for the disk twice. An
 * order writes some fifty pages, mostly the same ones as the order before: the longer the log, the fewer pages are
 * copied for each.
 */
export const LOG_PAGES = 4000;

/** Keeps SQLite's log short during many writes in a row. */
export type Checkpoints = {
  /** Copies the log into the file. To be awaited before more is written, so that the log begins anew. */
  now(): Promise<void>;
  close(): Promise<void>;
};

const NONE: Checkpoints = { now: () => Promise.resolve(), close: () => Promise.resolve() };
const users = new WeakMap<Db, number>();

/**
 * Copies the log into the file in a thread, instead of inside of a commit every few thousand pages, which delays all
 * requests for 20 to 80 ms. For long imports only: the thread takes 17 MB while it lives. PostgreSQL does this by
 * itself.
 */
export async function openCheckpoints(db: Db): Promise<Checkpoints> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return NONE;
  let thread: Worker | undefined;
  await countUser(db, 1);
  return {
    now: async () => {
      thread ??= await startThread(db);
      thread.postMessage('now');
      await once(thread, 'message');
    },
    close: async () => {
      await thread?.terminate();
      await countUser(db, -1);
    },
  };
}

async function startThread(db: Db): Promise<Worker> {
  const { rows } = await sql<{
    file: string;
  }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), {
    workerData: { path: rows[0]?.file ?? '' },
  });
  thread.unref();
  return thread;
}

async function countUser(db: Db, by: 1 | -1): Promise<void> {
  const count = (users.get(db) ?? 0) + by;
  users.set(db, count);
  const pages = sql.lit(count > 0 ? 0 : LOG_PAGES);
  // In a transaction, because the setting is the writer's.
  await inTransaction(db, (tx) => sql`pragma wal_autocheckpoint = ${pages}`.execute(tx));
}
