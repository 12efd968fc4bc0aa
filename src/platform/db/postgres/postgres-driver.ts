import { type Dialect, PostgresDialect } from 'kysely';

/** Kysely's dialect for PostgreSQL. The driver is loaded at the first query, so SQLite shops never load it. */
export const postgresDialect = (url: string, connections: number): Dialect =>
  new PostgresDialect({
    pool: async () => {
      const { openPool } = await import('./postgres-pool.ts');
      return openPool(url, connections);
    },
  });
