import { sql } from 'kysely';
import type { Tx } from '#db/schema.ts';
import type { DatabaseAddress } from './open.ts';

/** Rows refer to others that are not there. */
export class RowsMissing extends Error {}

/**
 * Runs `load`, which may write rows in any order: foreign keys are checked once it is done, over all rows. Throws
 * RowsMissing if one does not hold. Nobody else may use the database meanwhile.
 */
export async function inAnyOrder<T>(
  tx: Tx,
  kind: DatabaseAddress['kind'],
  load: () => Promise<T>,
): Promise<T> {
  return kind === 'sqlite' ? deferred(tx, load) : withoutForeignKeys(tx, load);
}

async function deferred<T>(tx: Tx, load: () => Promise<T>): Promise<T> {
  await sql`pragma defer_foreign_keys = on`.execute(tx); // until the transaction ends
  const loaded = await load();
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(tx);
  const [first] = rows;
  if (first)
    throw new RowsMissing(`rows of ${first.table} refer to rows of ${first.parent} that are missing`);
  return loaded;
}

type ForeignKey = { table: string; name: string; definition: string };
const FOREIGN_KEY_VIOLATION = '23503';

/** PostgreSQL defers only keys that were made deferrable; so they are dropped, and added again over all rows. */
async function withoutForeignKeys<T>(tx: Tx, load: () => Promise<T>): Promise<T> {
  const { rows: keys } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  for (const { table, name } of keys)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx);
  const loaded = await load();
  for (const { table, name, definition } of keys) {
    try {
      await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(tx);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION)) throw error;
      const detail = 'detail' in error ? ` (${String(error.detail)})` : '';
      throw new RowsMissing(`rows of ${table} refer to rows that are missing${detail}`, { cause: error });
    }
  }
  return loaded;
}
