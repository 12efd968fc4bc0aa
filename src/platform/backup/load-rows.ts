import { sql } from 'kysely';
import type { Db, Tx } from '#db/schema.ts';
import { TABLES } from '#db/tables.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import type { SnapshotRow } from '#platform/db/snapshot.ts';
import { BackupDamaged } from './backup-file.ts';

const BATCH = 100;

/** Takes rows, of one table after the other. */
export type Loader = { add(row: SnapshotRow): Promise<void> };

/**
 * Replaces all rows of a migrated database in one transaction. `load` adds them; a row may come before the one that it
 * refers to.
 */
export async function loadRows<T>(
  db: Db,
  kind: DatabaseAddress['kind'],
  load: (loader: Loader) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute((tx) =>
      inAnyOrder(tx, kind, async () => {
        await empty(tx, kind);
        const loader = loaderOf(tx);
        const loaded = await load(loader);
        await loader.flush();
        return loaded;
      }),
    );
  } catch (error) {
    if (error instanceof RowsMissing) throw new BackupDamaged(`the backup lacks rows: ${error.message}`);
    throw error;
  }
}

/** Migrations put first rows into some tables, for example the first shelves. A backup has them as they became. */
async function empty(tx: Tx, kind: DatabaseAddress['kind']): Promise<void> {
  const { rows } = await (
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  ).execute(tx);
  const there = new Set(rows.map(({ name }) => name));
  for (const table of TABLES) if (there.has(table)) await sql`delete from ${sql.table(table)}`.execute(tx);
}

function loaderOf(tx: Tx): Loader & { flush(): Promise<void> } {
  let batch: { table: SnapshotRow['table']; rows: SnapshotRow['row'][] } | undefined;
  const flush = async (): Promise<void> => {
    if (batch) await tx.insertInto(batch.table).values(batch.rows).execute();
    batch = undefined;
  };
  return {
    flush,
    add: async ({ table, row }) => {
      if (batch?.table !== table || batch.rows.length >= BATCH) await flush();
      batch ??= { table, rows: [] };
      batch.rows.push(row);
    },
  };
}

/** The columns whose values the database gives out by counting. */
const COUNTED = [
  ['order_numbers', 'number'],
  ['credit_numbers', 'number'],
  ['changes', 'seq'],
] as const;

/**
 * PostgreSQL's sequences are not part of the rows: each must go on after the last value that was restored. The schema is
 * the newest.
 */
export async function continueNumbering(db: Db, kind: DatabaseAddress['kind']): Promise<void> {
  if (kind === 'sqlite') return;
  for (const [table, column] of COUNTED) {
    const values = sql.ref(column);
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${values}), 1), max(${values}) is not null)
      from ${sql.table(table)}`.execute(db);
  }
}

/** Rows refer to others that are not there. */
class RowsMissing extends Error {}

/**
 * Runs `load`, which may write rows in any order; foreign keys are checked over all rows at its end. Throws RowsMissing
 * if one does not hold. Nothing else may use the database meanwhile.
 */
async function inAnyOrder<T>(tx: Tx, kind: DatabaseAddress['kind'], load: () => Promise<T>): Promise<T> {
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
