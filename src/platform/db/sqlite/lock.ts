import { existsSync, mkdirSync } from 'node:fs';
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
  const lock = new DatabaseSync(lockOf(address.path), { timeout: LOOKED_AT_MS });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new DatabaseInUse(
      `another Haat is already running on ${address.path}; stop it first, or set DATA_DIR`,
      {
        cause: error,
      },
    );
  }
  return () => lock.close();
}

/** True while a server holds the SQLite file. Of PostgreSQL it is not known, so always. */
export function isServed(address: DatabaseAddress): boolean {
  if (address.kind === 'postgres') return true;
  if (address.path === ':memory:' || !existsSync(lockOf(address.path))) return false;
  const lock = new DatabaseSync(lockOf(address.path), { timeout: 0 });
  try {
    lock.exec('select 1 from sqlite_master');
    return false;
  } catch (error) {
    if (!isLocked(error)) throw error;
    return true;
  } finally {
    lock.close();
  }
}

/** A server that starts waits for those who only look whether there is one. */
const LOOKED_AT_MS = 200;

const lockOf = (path: string): string => `${path}.lock`;
const isLocked = (error: unknown): boolean => /locked/.test(String(error));
