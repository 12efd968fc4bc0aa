import { type Dialect, PostgresDialect } from 'kysely';
import type { PoolOptions } from './postgres-pool.ts';

/** Kysely's dialect for PostgreSQL. The driver is loaded at the first query, so SQLite shops never load it. */
export const postgresDialect = (url: string, options: PoolOptions): Dialect =>
  new PostgresDialect({
    pool: async () => {
      const { openPool } = await import('./postgres-pool.ts');
      return openPool(url, options);
    },
  });
