import type { Db, Tx } from '#db/schema.ts';
import { tellOwnChange, writeChange } from '#platform/cache/changes.ts';
import { mayTryAgain } from './errors.ts';

const TRIES = 4;

/**
 * Runs one command in one transaction: all of it is on disk when this resolves, or nothing of it happened. What it marked
 * as changed this process shows no more when this resolves, and every other one within a second. Work that two shoppers
 * did to the same rows at once is tried again, so the command must touch only the database.
 */
export async function inTransaction<T>(db: Db, command: (tx: Tx) => Promise<T>): Promise<T> {
  const { answer, change } = await trying(() =>
    db.transaction().execute(async (tx) => ({ answer: await command(tx), change: await writeChange(tx) })),
  );
  if (change) tellOwnChange(db, change);
  return answer;
}

/**
 * Runs a command that writes with a single statement, which is a transaction by itself: without its beginning and its
 * end, PostgreSQL is asked two times less.
 */
export const inOneStatement = <T>(db: Db, command: (db: Db) => Promise<T>): Promise<T> =>
  trying(() => command(db));

async function trying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= TRIES || !mayTryAgain(error)) throw error;
    }
  }
}
