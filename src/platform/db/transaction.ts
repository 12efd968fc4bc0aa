import type { Db, Tx } from '#db/schema.ts';
import { tellOwnChange, writeChange } from '#platform/cache/changes.ts';
import { mayTryAgain } from './errors.ts';

const TRIES = 4;

/**
 * Runs one command in one transaction: when this resolves, either all of it is on disk or nothing happened. What it
 * marked as changed is fresh in this process when this resolves, and in every other within a second. If it collides
 * with another transaction it is tried again, so the command must touch only the database.
 */
export async function inTransaction<T>(db: Db, command: (tx: Tx) => Promise<T>): Promise<T> {
  const { answer, change } = await trying(() =>
    db.transaction().execute(async (tx) => {
      const answer = await command(tx);
      const change = await writeChange(tx);
      await runLast(tx);
      return { answer, change };
    }),
  );
  if (change) tellOwnChange(db, change);
  return answer;
}

type LastWork = (tx: Tx) => Promise<void>;
const last = new WeakMap<Tx, Set<LastWork>>();

/**
 * Runs work at the very end of a transaction, however often it is asked for: it holds its locks only until the commit, and waits
 * for nothing else while it holds them. The work must mark no change, because that is written.
 */
export function lastly(tx: Tx, work: LastWork): void {
  last.set(tx, (last.get(tx) ?? new Set()).add(work));
}

async function runLast(tx: Tx): Promise<void> {
  for (const work of last.get(tx) ?? []) await work(tx);
}

/**
 * Runs a command that writes with a single statement, which is a transaction by itself. Without `begin` and `commit`
 * it takes two fewer round trips to PostgreSQL.
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
