import type { Db, Tx } from '#db/schema.ts';
import { mayTryAgain } from './errors.ts';

const TRIES = 4;

/**
 * Runs one command in one transaction: all of it is on disk when this resolves, or nothing of it happened.
 * Work that two shoppers did to the same rows at once is tried again, so the command must touch only the database.
 */
export async function inTransaction<T>(db: Db, command: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(command);
    } catch (error) {
      if (attempt >= TRIES || !mayTryAgain(error)) throw error;
    }
  }
}
