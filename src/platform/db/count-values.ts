import { sql, SqliteAdapter } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';

/**
 * Has PostgreSQL count the values of tables that have just grown: it plans by that. By itself it counts after a minute or more, and
 * reads whole tables until then for what an index would find. SQLite needs no such thing.
 */
export async function countValues(db: Db, tables: readonly (keyof Schema)[]): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
}
