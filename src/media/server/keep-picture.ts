import { thumbnailUrl } from '#media/media.ts';
import type { Platform } from '#platform/platform.ts';
import { makeVariants, pictureId } from './pictures.ts';
import { uploadsOf } from './uploads.ts';
import type { Pace } from './variants.ts';

/** Keeps a picture in the shop's store, and answers what a product has as its thumbnail. */
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
