import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#db/schema.ts';
import type { Config } from '#platform/config.ts';
import { schemaVersion } from '#platform/db/migrate.ts';
import { snapshot } from '#platform/db/snapshot.ts';
import { type Line, readBackupFile, writeBackupFile } from './backup-file.ts';

/** What a backup holds. */
export type BackupSummary = { rows: number; pictures: number };

/**
 * Writes everything of the shop, as of one moment, into one file, reads it back to be sure, and only then gives it its
 * name. The shop may go on serving meanwhile.
 */
export async function makeBackup(
  { db, config }: { db: Db; config: Config },
  path: string,
  now: string,
): Promise<BackupSummary> {
  const draft = `${path}.part`;
  try {
    await writeBackupFile(draft, everything(db, config, now));
    const summary = { rows: 0, pictures: 0 };
    for await (const line of readBackupFile(draft)) {
      if ('table' in line) summary.rows += 1;
      if ('picture' in line) summary.pictures += 1;
    }
    await rename(draft, path);
    return summary;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* everything(db: Db, config: Config, now: string): AsyncIterable<Line> {
  yield { haat: 1, schema: await schemaVersion(db), madeAt: now };
  yield* snapshot(config.database);
  // Pictures after rows: one that is uploaded meanwhile may be in the file without a row, never the other way round.
  const folder = join(config.dataDir, 'media');
  for (const name of await namesIn(folder)) {
    yield { picture: name, bytes: (await readFile(join(folder, name))).toString('base64') };
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const ids = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // no picture yet
    throw error;
  });
  const names: string[] = [];
  for (const id of ids.filter((entry) => entry.isDirectory())) {
    const files = await readdir(join(folder, id.name));
    names.push(...files.filter((file) => !file.endsWith('.part')).map((file) => `${id.name}/${file}`));
  }
  return names;
}
