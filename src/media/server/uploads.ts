import { join } from 'node:path';
import type { Platform } from '#platform/platform.ts';
import { folderStore, type PictureStore } from './store.ts';

/** Where the pictures that staff send are kept: below DATA_DIR, so that a backup has them; the front serves them. */
export const uploadsOf = ({ config }: Pick<Platform, 'config'>): PictureStore =>
  folderStore(join(config.dataDir, 'media'));
