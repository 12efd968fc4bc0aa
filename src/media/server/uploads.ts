import { join } from 'node:path';
import { isPictureFile, isPictureId } from '#media/media.ts';
import type { Platform } from '#platform/platform.ts';
import { folderStore, type PictureStore } from './store.ts';

/** Where the pictures that staff send are kept: below DATA_DIR, so that a backup has them. */
export const uploadsOf = ({ config }: Pick<Platform, 'config'>): PictureStore =>
  folderStore(join(config.dataDir, 'uploads'));

/** A picture's file as it is served. */
export type MediaFile = { type: string; bytes: Uint8Array };

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * Answers `/media/<id>/<width>.<format>` from the uploads; undefined for any other path, and where there is no such
 * picture. What stands at such an address never changes, so it may be kept by everyone for ever.
 */
export function serveUploads(
  platform: Pick<Platform, 'config'>,
): (path: string) => Promise<MediaFile | undefined> {
  const uploads = uploadsOf(platform);
  return async (path) => {
    const [, id = '', file = ''] = /^\/media\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (!isPictureId(id) || !isPictureFile(file)) return undefined;
    const bytes = await uploads.read(id, file);
    return bytes && { type: TYPES[file.slice(file.indexOf('.') + 1)] ?? 'application/octet-stream', bytes };
  };
}
