import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { isBackedUp, TABLES } from '#db/tables.ts';
import type { Config } from '#platform/config/config.ts';
import { type DatabaseAddress, openDatabase } from '#platform/db/open.ts';
import { openReplacement } from '#platform/db/replacement.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { BackupDamaged, type Line, readBackupFile } from './backup-file.ts';
import { type BackupSummary, type PictureFiles, AT_ONCE } from './make-backup.ts';

const BATCH = 100;
const PICTURE = /^([0-9a-f]{32})\/(\d{2,4}\.(?:avif|webp))$/;

/**
 * Replaces the configured database with a backup. The new database is built beside the old one, checked to the last
 * line and migrated to the newest schema; only then are the two swapped. The old one is kept under a name that the
 * result tells. The shop must be stopped.
 */
export async function restoreBackup(
  { config, pictures }: { config: Config; pictures: PictureFiles },
  path: string,
): Promise<BackupSummary & { keptAs: string | undefined }> {
  const replacement = await openReplacement(config.database);
  try {
    const summary = await fillAt(replacement.address, { pictures, path });
    return { ...summary, keptAs: await replacement.exchange() };
  } catch (error) {
    await replacement.discard();
    throw error;
  }
}

async function fillAt(
  address: DatabaseAddress,
  { pictures, path }: { pictures: PictureFiles; path: string },
): Promise<BackupSummary> {
  const db = openDatabase(address);
  try {
    return await fill(db, { kind: address.kind, pictures }, readBackupFile(path));
  } finally {
    await db.destroy();
  }
}

async function fill(
  db: Db,
  { kind, pictures }: { kind: DatabaseAddress['kind']; pictures: PictureFiles },
  lines: AsyncIterable<Line>,
): Promise<BackupSummary> {
  let waiting: { id: string; file: string; bytes: Buffer }[] = [];
  const keepWaiting = async (): Promise<void> => {
    await Promise.all(waiting.map(({ id, file, bytes }) => pictures.keep(id, file, bytes)));
    waiting = [];
  };
  const summary = { rows: 0, pictures: 0 };
  let batch: { table: (typeof TABLES)[number]; rows: Record<string, unknown>[] } | undefined;
  const begun = new Set<string>();
  /** A migration may have put first rows into a table, as the first shelves: the backup has them as they became. */
  const begin = async (table: (typeof TABLES)[number]): Promise<void> => {
    if (begun.has(table)) return;
    begun.add(table);
    await db.deleteFrom(table).execute();
  };
  const flush = async (): Promise<void> => {
    if (batch && batch.rows.length > 0) {
      await db.insertInto(batch.table).values(batch.rows).execute();
    }
    batch = undefined;
  };
  for await (const line of lines) {
    if ('haat' in line) await migrate(db, kind, line.schema);
    else if ('table' in line) {
      if (!TABLES.includes(line.table))
        throw new BackupDamaged(`the backup has a table that this Haat does not know`);
      // Backups of before still carry who was logged in then.
      if (!isBackedUp(line.table)) continue;
      if (batch?.table !== line.table || batch.rows.length >= BATCH) {
        await flush();
        await begin(line.table);
      }
      batch ??= { table: line.table, rows: [] };
      batch.rows.push(line.row);
      summary.rows += 1;
    } else {
      const [, id, file] = PICTURE.exec(line.picture) ?? [];
      if (!id || !file) throw new BackupDamaged('the backup has a picture with a name that is none');
      waiting.push({ id, file, bytes: Buffer.from(line.bytes, 'base64') });
      if (waiting.length >= AT_ONCE) await keepWaiting();
      summary.pictures += 1;
    }
  }
  await keepWaiting();
  await flush();
  await migrate(db, kind);
  await continueNumbering(db, kind);
  return summary;
}

/** The columns whose values the database gives out by counting. */
const COUNTED = [
  ['order_numbers', 'number'],
  ['credit_numbers', 'number'],
  ['changes', 'seq'],
] as const;

/** PostgreSQL's sequences are not part of the rows: each must go on after the last value that was restored. */
async function continueNumbering(db: Db, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (kind === 'sqlite') return;
  for (const [table, column] of COUNTED) {
    const values = sql.ref(column);
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${values}), 1), max(${values}) is not null)
      from ${sql.table(table)}`.execute(db);
  }
}
