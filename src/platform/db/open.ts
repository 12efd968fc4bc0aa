import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type Dialect, PostgresDialect } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';
import type { PoolOptions } from './postgres-pool.ts';
import { sqliteDialect } from './sqlite/sqlite-driver.ts';

/** Where the data is: a SQLite file (or `:memory:`), or a PostgreSQL address. */
export type DatabaseAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

/** The duration of a query, for the log of slow queries. */
export type QueryTiming = { sql: string; milliseconds: number };

type DatabaseOptions = {
  connections?: number;
  /** Called with the time of each query. */
  onQuery?: (timing: QueryTiming) => void;
  /** Lets a statement take as long as it needs: for work that no shopper waits for. */
  isPatient?: boolean;
};

/** Opens the database. Nothing is read until the first query. */
export function openDatabase(address: DatabaseAddress, options: DatabaseOptions = {}): Db {
  if (address.kind === 'sqlite' && address.path !== ':memory:') {
    mkdirSync(dirname(address.path), { recursive: true });
  }
  const { onQuery, connections = 10, isPatient = false } = options;
  return new Kysely<Schema>({
    dialect:
      address.kind === 'sqlite'
        ? sqliteDialect(address.path)
        : postgresDialect(address.url, { connections, isPatient }),
    ...(onQuery && {
      log: (event) => onQuery({ sql: event.query.sql, milliseconds: event.queryDurationMillis }),
    }),
  });
}

/** Kysely's dialect for PostgreSQL. The driver is loaded at the first query, so SQLite shops never load it. */
const postgresDialect = (url: string, options: PoolOptions): Dialect =>
  new PostgresDialect({
    pool: async () => {
      const { openPool } = await import('./postgres-pool.ts');
      return openPool(url, options);
    },
  });
