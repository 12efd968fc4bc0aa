import { isBackedUp, TABLES } from '#db/tables.ts';
import type { Config } from '#platform/config/config.ts';
import { countValues } from '#platform/db/count-values.ts';
import { type DatabaseAddress, openDatabase } from '#platform/db/open.ts';
import { openReplacement } from '#platform/db/replacement.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import {
  BackupDamaged,
  type Line,
  readBackupFile,
  type BackupSummary,
  type PictureFiles,
  AT_ONCE,
} from './backup-file.ts';
import { continueNumbering, type Loader, loadRows } from './load-rows.ts';

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
    const summary = await restoreInto(replacement.address, readBackupFile(path), pictures);
    return { ...summary, keptAs: await replacement.exchange() };
  } catch (error) {
    await replacement.discard();
    throw error;
  }
}

/**
 * Fills an empty database with the lines of a backup, whatever the order of the rows in each table, and migrates it to
 * the newest schema. Throws BackupDamaged unless all of it is there and sound.
 */
export async function restoreInto(
  address: DatabaseAddress,
  lines: AsyncIterable<Line>,
  pictures: Pick<PictureFiles, 'keep'>,
): Promise<BackupSummary> {
  const db = openDatabase(address, { connections: 2, isPatient: true });
  try {
    const [head, rest] = await headOf(lines);
    await migrate(db, address.kind, head.schema);
    const summary = await loadRows(db, address.kind, (loader) => load(loader, rest, pictures));
    await migrate(db, address.kind);
    await continueNumbering(db, address.kind);
    await countValues(db, TABLES);
    return summary;
  } finally {
    await db.destroy();
  }
}

async function headOf(lines: AsyncIterable<Line>) {
  const iterator = lines[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done || !('haat' in first.value)) throw new BackupDamaged('this is not a backup of Haat');
  return [first.value, { [Symbol.asyncIterator]: () => iterator }] as const;
}

async function load(
  loader: Loader,
  lines: AsyncIterable<Line>,
  pictures: Pick<PictureFiles, 'keep'>,
): Promise<BackupSummary> {
  let waiting: { id: string; file: string; bytes: Buffer }[] = [];
  const keepWaiting = async (): Promise<void> => {
    await Promise.all(waiting.map(({ id, file, bytes }) => pictures.keep(id, file, bytes)));
    waiting = [];
  };
  const summary = { rows: 0, pictures: 0 };
  for await (const line of lines) {
    if ('haat' in line) throw new BackupDamaged('the backup has a second head');
    if ('table' in line) {
      if (!TABLES.includes(line.table))
        throw new BackupDamaged(`the backup has a table that this Haat does not know`);
      // Older backups still contain the sessions.
      if (!isBackedUp(line.table)) continue;
      await loader.add(line);
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
  return summary;
}
