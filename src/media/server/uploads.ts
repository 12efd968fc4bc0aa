import { join } from 'node:path';
import { thumbnailUrl } from '#media/media.ts';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { makeVariants, pictureId, type Pace } from './pictures.ts';
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

/** Keeps a picture in the shop's store; returns the thumbnail's address for a product. */
export async function keepPicture(
  platform: Pick<Platform, 'config'>,
  bytes: Uint8Array,
  pace: Pace = 'thorough',
): Promise<string> {
  const uploads = uploadsOf(platform);
  const id = pictureId(bytes);
  // A picture that is already stored is not encoded again, because its id is made from its bytes.
  if (!(await uploads.has(id))) await uploads.put(await makeVariants(bytes, pace));
  return thumbnailUrl(id);
}
