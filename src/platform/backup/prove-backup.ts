import type { Config } from '#platform/config/config.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import { openScratch } from '#platform/db/scratch.ts';
import { BackupDamaged, readBackupFile, stoppable } from './backup-file.ts';
import type { BackupSummary } from './contents.ts';
import { restoreInto } from './restore-backup.ts';
import { type TableDigests, tablesAt } from './table-digests.ts';

/** What a backup must bring back. */
export type Proof = {
  tables: TableDigests;
  /** Looks at the restored shop, for example whether its books agree. */
  onRestored?: ((restored: DatabaseAddress) => Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Restores a backup into a scratch database and compares every table with what the shop had. Throws BackupDamaged unless
 * all of it came back.
 */
export async function proveBackup(
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
