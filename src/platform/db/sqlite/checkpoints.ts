import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql, SqliteAdapter } from 'kysely';
import type { Db } from '#db/schema.ts';
import { inTransaction } from '../transaction.ts';
import { LOG_PAGES } from './wal-flush.ts';

/** Keeps SQLite's log short during many writes in a row. */
export type Checkpoints = {
  /** Takes over what was written so far. To be awaited before more is written, so that the log begins anew. */
  now(): Promise<void>;
  close(): Promise<void>;
};

const NONE: Checkpoints = { now: () => Promise.resolve(), close: () => Promise.resolve() };
const users = new WeakMap<Db, number>();

/**
 * Has the log taken over in a thread, instead of inside of a commit every few thousand pages, which keeps everybody waiting
 * for 20 to 80 ms. For long imports only: the thread takes 17 MB while it lives. PostgreSQL does this by itself.
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
