import { hash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import type { Db } from '#db/schema.ts';
import { isBackedUp, TABLES } from '#db/tables.ts';
import type { Config } from '#platform/config/config.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import { openScratch } from '#platform/db/scratch.ts';
import { snapshot, type SnapshotRow } from '#platform/db/snapshot.ts';
import { schemaVersion } from '#platform/db/upgrade/migrate.ts';
import {
  type Line,
  stoppable,
  writeBackupFile,
  AT_ONCE,
  type BackupSummary,
  type PictureFiles,
  type PictureName,
  BackupDamaged,
  readBackupFile,
} from './backup-file.ts';
import { restoreInto } from './restore-backup.ts';

type Source = { db: Db; config: Config; pictures: PictureFiles };
type Digests = ReturnType<typeof openDigests>;

/**
 * Writes the whole shop, as of one moment, to one file. Before it gets its name, the file is restored into a scratch
 * database, and every table is compared. The shop can go on serving meanwhile.
 */
export async function makeBackup(
  source: Source,
  path: string,
  now: string,
  { onRestored, signal }: Omit<Proof, 'tables'> = {},
): Promise<BackupSummary> {
  const draft = `${path}.part`;
  const digests = openDigests();
  try {
    await writeBackupFile(draft, stoppable(everything(source, now, digests), signal));
    const { config } = source;
    const summary = await proveBackup(draft, { config, tables: digests.end(), onRestored, signal });
    await rename(draft, path);
    return summary;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* everything(
  { db, config, pictures }: Source,
  now: string,
  digests: Digests,
): AsyncIterable<Line> {
  yield { haat: 1, schema: await schemaVersion(db), madeAt: now };
  for await (const row of snapshot(config.database)) {
    digests.add(row);
    yield row;
  }
  // Pictures come after rows. A picture that is uploaded meanwhile may be in the file without a row, but no row lacks
  // its picture.
  let names: PictureName[] = [];
  for await (const name of pictures.files()) {
    names.push(name);
    if (names.length < AT_ONCE) continue;
    yield* await readAll(pictures, names);
    names = [];
  }
  yield* await readAll(pictures, names);
}

/** Several at once, because a remote store takes time for each. */
async function readAll(pictures: PictureFiles, names: PictureName[]): Promise<Line[]> {
  const lines = await Promise.all(
    names.map(async ({ id, file }): Promise<Line[]> => {
      const bytes = await pictures.read(id, file);
      return bytes ? [{ picture: `${id}/${file}`, bytes: Buffer.from(bytes).toString('base64') }] : [];
    }),
  );
  return lines.flat();
}

/** The figures that a restored backup must match. */
type Proof = {
  tables: TableDigests;
  /** Checks the restored shop, for example the agreement of its books. */
  onRestored?: ((restored: DatabaseAddress) => Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Restores a backup into a scratch database and compares every table with what the shop had. Throws BackupDamaged unless
 * all of it came back.
 */
async function proveBackup(
  path: string,
  { config, tables, onRestored, signal }: Proof & { config: Config },
): Promise<BackupSummary> {
  const scratch = await openScratch(config.database, config.dataDir);
  let summary: BackupSummary;
  try {
    const lines = stoppable(readBackupFile(path), signal);
    summary = await restoreInto(scratch.address, lines, { keep: () => Promise.resolve() });
    expectSame(tables, await tablesAt(scratch.address));
    signal?.throwIfAborted();
    await onRestored?.(scratch.address);
  } catch (error) {
    // The first error says more than another one of the same broken server. The next backup removes the scratch database.
    await scratch.remove().catch(() => undefined);
    throw error;
  }
  await scratch.remove();
  return summary;
}

function expectSame(was: TableDigests, is: TableDigests): void {
  for (const [table, { rows, digest }] of Object.entries(was)) {
    const back = is[table];
    if (back?.rows !== rows)
      throw new BackupDamaged(`restored, the table ${table} has ${back?.rows ?? 0} rows and not ${rows}`);
    if (back.digest !== digest)
      throw new BackupDamaged(`restored, rows of the table ${table} are not what they were`);
  }
}

/**
 * The number of rows in a table, and a digest of all of them that does not depend on their order or the kind of
 * database.
 */
type TableDigest = { rows: number; digest: string };
/** The digests by the table's name, of every table that a backup holds. */
type TableDigests = Record<string, TableDigest>;

/** Adds rows up to the digests of their tables. */
function openDigests(): { add(row: SnapshotRow): void; end(): TableDigests } {
  const sums = new Map<string, { rows: number; sum: bigint }>(
    TABLES.filter(isBackedUp).map((table) => [table, { rows: 0, sum: 0n }]),
  );
  return {
    add: ({ table, row }) => {
      const was = sums.get(table) ?? { rows: 0, sum: 0n };
      sums.set(table, { rows: was.rows + 1, sum: BigInt.asUintN(64, was.sum + numberOf(row)) });
    },
    end: () =>
      Object.fromEntries(
        [...sums].map(([table, { rows, sum }]) => [table, { rows, digest: sum.toString(16) }]),
      ),
  };
}

/** PostgreSQL gives large numbers as text, SQLite as numbers; and the columns may stand in another order. */
function numberOf(row: Record<string, unknown>): bigint {
  const values = Object.keys(row)
    .toSorted()
    .map((name) => [name, row[name] === null ? null : `${row[name] as string | number}`]);
  return hash('sha256', JSON.stringify(values), 'buffer').readBigUInt64LE();
}

/** The digests of a database as it is now. */
export async function tablesAt(address: DatabaseAddress): Promise<TableDigests> {
  const digests = openDigests();
  for await (const row of snapshot(address)) digests.add(row);
  return digests.end();
}
