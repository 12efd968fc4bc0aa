import { rename, rm } from 'node:fs/promises';
import type { Db } from '#db/schema.ts';
import type { Config } from '#platform/config/config.ts';
import { snapshot } from '#platform/db/snapshot.ts';
import { schemaVersion } from '#platform/db/upgrade/migrate.ts';
import { type Line, stoppable, writeBackupFile } from './backup-file.ts';
import { AT_ONCE, type BackupSummary, type PictureFiles, type PictureName } from './contents.ts';
import { proveBackup, type Proof } from './prove-backup.ts';
import { openDigests } from './table-digests.ts';

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
