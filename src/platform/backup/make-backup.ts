import { rename, rm } from 'node:fs/promises';
import type { Db } from '#db/schema.ts';
import type { Config } from '#platform/config/config.ts';
import { snapshot } from '#platform/db/snapshot.ts';
import { schemaVersion } from '#platform/db/upgrade/migrate.ts';
import { type Line, readBackupFile, writeBackupFile } from './backup-file.ts';

type PictureName = { id: string; file: string };

/** The pictures wherever the shop keeps them, as a backup needs them. */
export type PictureFiles = {
  files(): AsyncIterable<PictureName>;
  read(id: string, file: string): Promise<Uint8Array | undefined>;
  keep(id: string, file: string, bytes: Uint8Array): Promise<void>;
};

type Source = { db: Db; config: Config; pictures: PictureFiles };

/** How many pictures are under way at once, to or from where they are kept. */
export const AT_ONCE = 16;

/** What a backup holds. */
export type BackupSummary = { rows: number; pictures: number };

/**
 * Writes the whole shop, as of one moment, to one file. The file is read back and checked before it gets its name.
 * The shop can go on serving meanwhile.
 */
export async function makeBackup(source: Source, path: string, now: string): Promise<BackupSummary> {
  const draft = `${path}.part`;
  try {
    await writeBackupFile(draft, everything(source, now));
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

async function* everything({ db, config, pictures }: Source, now: string): AsyncIterable<Line> {
  yield { haat: 1, schema: await schemaVersion(db), madeAt: now };
  yield* snapshot(config.database);
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
