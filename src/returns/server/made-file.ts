import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';

/** Sends a file that is made under a path of its own, and removes it once it is sent. */
export async function sendMade(
  c: Context,
  { name, type }: { name: string; type: string },
  make: (path: string) => Promise<unknown>,
): Promise<Response> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-return-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, name);
    await make(path);
    const file = await open(path);
    const { size } = await file.stat();
    // A file that cannot be removed is left to the system, which empties its temporary folder.
    const bytes = file.createReadStream().once('close', () => void remove().catch(() => undefined));
    return c.body(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, 200, {
      'Content-Type': type,
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  } catch (error) {
    await remove();
    throw error;
  }
}
