import { sql, SqliteAdapter } from 'kysely';
import type { Db } from '#db/schema.ts';
import { inTransaction } from '#platform/db/transaction.ts';

const KIB = 64_000;

/**
 * Has SQLite keep 64 MB of pages in memory instead of a shop's 16. For a command that writes the whole file while no shop runs: a page
 * that falls out before its transaction ends is written twice.
 */
export async function growPageCache(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  // In a transaction, because the setting is the writer's.
  await inTransaction(db, (tx) => sql`pragma cache_size = ${sql.lit(0 - KIB)}`.execute(tx));
}
