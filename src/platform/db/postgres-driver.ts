import { type Dialect, PostgresDialect } from 'kysely';

/** Kysely's dialect for PostgreSQL; the driver is read by who needs it, at the first query. */
export const postgresDialect = (url: string, connections: number): Dialect =>
  new PostgresDialect({
    pool: async () => {
      const { openPool } = await import('./postgres-pool.ts');
      return openPool(url, connections);
    },
  });
