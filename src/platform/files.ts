import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What nobody but the shop's own user may read. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Writes a file, for the shop's own user only, whole or not at all: a reader, or a crash, never meets half of it. */
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
