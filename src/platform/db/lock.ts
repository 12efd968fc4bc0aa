import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseAddress } from './open.ts';

/** Another server (or a restore) holds the same SQLite file. */
export class DatabaseInUse extends Error {}

/**
 * Takes a SQLite file for one server: caches and indexes of two servers on one file would not know of each other.
 * The lock is the operating system's, so it is gone with the process, however that ends. PostgreSQL needs none.
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
