import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile, chmod } from 'node:fs/promises';
import { dirname, join, basename } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';

/** Permissions: only the shop's own user may read or write. */
export const PRIVATE_FILE = 0o600;
/** The mode of a folder that only its owner may open. */
const PRIVATE_FOLDER = 0o700;

/** The end of the name of a file that is being written. */
const HALF = '.part';
/** The time after which a half-written file is left over, in milliseconds. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Writes a file atomically, readable by the shop's user only: neither a reader nor a crash ever sees half of it. */
export async function writeFileAtomically(
  path: string,
  bytes: Uint8Array | string | readonly Uint8Array[],
): Promise<void> {
  const draft = `${path}.${randomUUID()}${HALF}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, bytes, { flush: true, mode: PRIVATE_FILE });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Deletes half-written files that a killed process left in a folder. */
export async function removeHalfFiles(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if (!name.endsWith(HALF)) continue;
    if (Date.now() - (await stat(path)).mtimeMs > LEFT_AFTER_MS) await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Files that this process creates from now on are readable by its own user only. */
export const makeFilesPrivate = (): void => void process.umask(0o077);

/**
 * Makes the files of the shop readable by its own user only, including those of older versions: the data folder, the
 * database, the outbox and the backups. If the file system has no permissions, this is logged and the shop runs.
 */
export async function keepFilesPrivate(
  config: Pick<Config, 'dataDir' | 'database' | 'backup'>,
  log: Log,
): Promise<void> {
  await mkdir(config.dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  await restrict(config.dataDir, PRIVATE_FOLDER, log);
  for (const path of await secrets(config)) await restrict(path, PRIVATE_FILE, log);
}

async function secrets({ dataDir, database, backup }: Pick<Config, 'dataDir' | 'database' | 'backup'>) {
  const outbox = join(dataDir, 'outbox');
  const mails = await filesIn(outbox, (name) => name.endsWith('.eml'));
  const backups = backup ? await filesIn(backup.dir, (name) => /\.haat(\.part)?$/.test(name)) : [];
  return [...(await databaseFiles(database)), ...mails, ...backups];
}

/** The database file, the files that SQLite keeps beside it, and what a restore put aside. */
async function databaseFiles(database: Config['database']): Promise<string[]> {
  if (database.kind !== 'sqlite' || database.path === ':memory:') return [];
  const name = basename(database.path);
  return filesIn(
    dirname(database.path),
    (file) => file === name || file.startsWith(`${name}-`) || file.startsWith(`${name}.`),
  );
}

async function filesIn(folder: string, isMeant: (name: string) => boolean): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && isMeant(entry.name))
      .map(({ name }) => join(folder, name));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

const NOT_OURS_TO_CHANGE = ['EPERM', 'EROFS', 'ENOTSUP'];

async function restrict(path: string, mode: number, log: Log): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    // SQLite deletes its own files when the last connection closes.
    if (codeOf(error) === 'ENOENT') return;
    if (!NOT_OURS_TO_CHANGE.includes(String(codeOf(error)))) throw error;
    log.warn('files.not_private', { path, code: codeOf(error) });
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
