import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureFile, isPictureId, pictureFile } from '#media/media.ts';
import { writeFileAtomically } from '#platform/files.ts';
import type { Picture } from './pictures.ts';

/** Where pictures are stored: a folder here, a bucket in s3-store.ts. Any other store can implement this type. */
export type PictureStore = {
  has(id: string): Promise<boolean>;
  /** Stores all variants of a picture or, when something fails, none. */
  put(picture: Pick<Picture, 'id' | 'variants'>): Promise<void>;
  /** One variant by its file's name (`240.avif`); undefined when there is none. */
  read(id: string, file: string): Promise<Uint8Array | undefined>;
  /** Stores one variant by its file name, for restoring a backup. */
  keep(id: string, file: string, bytes: Uint8Array): Promise<void>;
  /** Every variant of every picture. */
  files(): AsyncIterable<{ id: string; file: string }>;
};

/** Stores pictures as `<folder>/<id>/<width>.<format>`. */
export const folderStore = (folder: string): PictureStore => ({
  has: async (id) => isPictureId(id) && (await unlessMissing(stat(join(folder, id)))) !== undefined,

  async put({ id, variants }) {
    if (!isPictureId(id)) throw new RangeError(`not a picture's id: ${id}`);
    if (await this.has(id)) return;
    const draft = join(folder, `${id}.${randomUUID()}.part`);
    await mkdir(draft, { recursive: true });
    try {
      for (const { width, format, bytes } of variants) {
        await writeFile(join(draft, pictureFile(width, format)), bytes, { flush: true });
      }
      await rename(draft, join(folder, id));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another request stored the same picture meanwhile. The id is made from the content, so it is the same as
      // ours.
      if (!(await this.has(id))) throw error;
    }
  },

  async read(id, file) {
    if (!isPictureId(id) || !isPictureFile(file)) return undefined;
    return unlessMissing(readFile(join(folder, id, file)));
  },

  async keep(id, file, bytes) {
    if (!isPictureId(id) || !isPictureFile(file)) throw new RangeError(`not a picture's file: ${id}/${file}`);
    const path = join(folder, id, file);
    if ((await unlessMissing(stat(path))) === undefined) await writeFileAtomically(path, bytes);
  },

  async *files() {
    const ids = ((await unlessMissing(readdir(folder))) ?? []).filter(isPictureId).toSorted();
    for (const id of ids) {
      for (const file of await readdir(join(folder, id))) if (isPictureFile(file)) yield { id, file };
    }
  },
});

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
