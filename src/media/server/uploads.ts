import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { type BucketStore, bucketStore } from './s3-store.ts';
import { folderStore, type PictureStore } from './store.ts';

const buckets = new WeakMap<Config, BucketStore>();

/** Where the pictures that staff send are kept: in the bucket that is configured, or else below DATA_DIR. */
export const uploadsOf = ({ config }: Pick<Platform, 'config'>): PictureStore =>
  bucketOf(config) ?? folderStore(join(config.dataDir, 'media'));

/** Makes sure before anything is served that pictures can be kept; throws a StoreError with the reason. */
export const expectUsableUploads = async (config: Config): Promise<void> => bucketOf(config)?.expectUsable();

/** One for a process, so that all who ask share what it keeps in memory. */
function bucketOf(config: Config): BucketStore | undefined {
  if (!config.s3) return undefined;
  const bucket = buckets.get(config) ?? bucketStore(config.s3);
  buckets.set(config, bucket);
  return bucket;
}
