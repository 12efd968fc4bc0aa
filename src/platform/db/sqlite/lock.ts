import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseAddress } from '#platform/db/open.ts';

/** Another server (or a restore) holds the same SQLite file. */
export class DatabaseInUse extends Error {}

/**
 * Locks a SQLite file for one server, because the caches and indexes of two servers on one file would not agree. The
 * operating system releases the lock when the process ends, in whatever way. PostgreSQL needs no lock.
 */
export function lockDatabase(address: DatabaseAddress): () => void {
  if (address.kind === 'postgres' || address.path === ':memory:') return () => undefined;
  mkdirSync(dirname(address.path), { recursive: true });
  const lock = new DatabaseSync(`${address.path}.lock`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw error;
    throw new DatabaseInUse(
      `another Haat is already running on ${address.path}; stop it first, or set DATA_DIR`,
      {
        cause: error,
      },
    );
  }
  return () => lock.close();
}
