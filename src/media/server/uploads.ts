import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { type BucketStore, bucketStore } from './s3-store.ts';
import { folderStore, type PictureStore } from './store.ts';

const buckets = new WeakMap<Config, BucketStore>();

/** The store of uploaded pictures: the configured bucket, or a folder in DATA_DIR. */
export const uploadsOf = ({ config }: Pick<Platform, 'config'>): PictureStore =>
  bucketOf(config) ?? folderStore(join(config.dataDir, 'media'));

/** Checks before the shop serves anything that pictures can be stored. Throws a StoreError with the reason. */
export const expectUsableUploads = async (config: Config): Promise<void> => bucketOf(config)?.expectUsable();

/** One for each process, so that all requests share its memory cache. */
function bucketOf(config: Config): BucketStore | undefined {
  if (!config.s3) return undefined;
  const bucket = buckets.get(config) ?? bucketStore(config.s3);
  buckets.set(config, bucket);
  return bucket;
}
