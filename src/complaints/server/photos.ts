import { Failure } from '#base/failure.ts';
import { keepPicture } from '#media/server/public.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type RateLimit, takeOne } from '#platform/http/limits/rate-limit.ts';
import type { Platform } from '#platform/platform.ts';

/** Decoding a picture costs much: an account sends so many a day, also in tries that are refused. */
const A_DAY: RateLimit = { name: 'photos-of-complaints', most: 30, minutes: 24 * 60 };

/** Keeps the photos that go with a complaint; answers their addresses. */
export async function keepPhotos(
  platform: Platform,
  user: string,
  photos: readonly string[],
): Promise<string[]> {
  const kept: string[] = [];
  for (const photo of photos) {
    const isLeft = await inTransaction(platform.db, (tx) => takeOne(tx, A_DAY, user, platform.clock.now()));
    if (!isLeft)
      throw new Failure('too_many', /*i18n*/ 'You sent many photos today. Please send it without a photo.');
    const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64');
    kept.push(await keepPicture(platform, bytes, 'quick'));
  }
  return kept;
}
