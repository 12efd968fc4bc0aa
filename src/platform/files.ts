import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Permissions: only the shop's own user may read or write. */
export const PRIVATE_FILE = 0o600;
/** The mode of a folder that only its owner may open. */
export const PRIVATE_FOLDER = 0o700;

/** The end of the name of a file that is being written. */
const HALF = '.part';
/** No file takes so long to be written. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Writes a file atomically, readable by the shop's user only: neither a reader nor a crash ever sees half of it. */
export async function writeFileAtomically(path: string, bytes: Uint8Array | string): Promise<void> {
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

/** Deletes the halves of files that a process which was killed left in a folder. */
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
