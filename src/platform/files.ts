import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Permissions: only the shop's own user may read or write. */
export const PRIVATE_FILE = 0o600;
/** The mode of a folder that only its owner may open. */
export const PRIVATE_FOLDER = 0o700;

/** Writes a file atomically, readable by the shop's user only: neither a reader nor a crash ever sees half of it. */
export async function writeFileAtomically(path: string, bytes: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, bytes, { flush: true, mode: PRIVATE_FILE });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
