import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thumbnailUrl } from '#media/media.ts';
import { folderStore, type PictureStore } from '#media/server/store.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import type { Platform } from '#platform/platform.ts';

const PICTURES = fileURLToPath(new URL('../../../build/demo-media', import.meta.url));
const SENT_AT_ONCE = 16;
const COPIED_AT_ONCE = 8;

/** The address of a picture by its name; '' for one that there is not. */
export type AddressOfPicture = (name: string) => string;

/**
 * Brings pictures of the demo shop into the shop's own store, where they stay: those that are named, or all. Answers
 * their addresses; none before `build/demo-media` is made. What is there already is not brought again.
 */
export async function bringDemoPictures(
  platform: Platform,
  names?: readonly string[],
): Promise<AddressOfPicture> {
  const pictures = await readPictures();
  const wanted = (names ?? Object.keys(pictures)).flatMap((name) => pictures[name] ?? []);
  if (platform.config.s3) await sendPictures(wanted, uploadsOf(platform));
  else await copyPictures(wanted, join(platform.config.dataDir, 'media'));
  return addressIn(pictures);
}

/** The addresses that the demo shop's pictures have in a shop, brought or not. */
export const demoPictures = async (): Promise<AddressOfPicture> => addressIn(await readPictures());

const addressIn =
  (pictures: Record<string, string>): AddressOfPicture =>
  (name) =>
    pictures[name] ? thumbnailUrl(pictures[name]) : '';

/** The id of each picture by the name that the goods call it; none before the pictures are made. */
async function readPictures(): Promise<Record<string, string>> {
  const index = join(PICTURES, 'index.json');
  return existsSync(index) ? (JSON.parse(await readFile(index, 'utf8')) as Record<string, string>) : {};
}

async function copyPictures(ids: readonly string[], media: string): Promise<void> {
  await mkdir(media, { recursive: true });
  const queue = new Set(ids).values();
  const copy = async (): Promise<void> => {
    for (const id of queue) {
      const [wanted, draft] = [join(media, id), join(media, `${id}.${randomUUID()}.part`)];
      if (existsSync(wanted)) continue;
      // A folder of pictures is complete or does not exist.
      await mkdir(draft);
      try {
        for (const file of await readdir(join(PICTURES, id)))
          await linkOrCopy(join(PICTURES, id, file), join(draft, file));
        await rename(draft, wanted);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        // Somebody else brought the same picture meanwhile.
        if (!existsSync(wanted)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: COPIED_AT_ONCE }, copy));
}

/** A picture's file never changes, so a hard link is as good as a copy, and faster. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    // Another disk, or one without hard links.
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
    await copyFile(from, to);
  }
}

/** The same where pictures are kept elsewhere; what an earlier start has sent is not sent again. */
async function sendPictures(ids: readonly string[], uploads: PictureStore): Promise<void> {
  const there = new Set<string>();
  for await (const { id, file } of uploads.files()) there.add(`${id}/${file}`);
  const queue = new Set(ids).values();
  const made = folderStore(PICTURES);
  const send = async (): Promise<void> => {
    for (const id of queue) {
      for (const file of await readdir(join(PICTURES, id))) {
        const bytes = there.has(`${id}/${file}`) ? undefined : await made.read(id, file);
        if (bytes) await uploads.keep(id, file, bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, send));
}
