import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';

/**
 * Records up to which time somebody has seen the new orders. A later time, seen on another device, is kept, unless it
 * is in the future: then a clock was wrong, and orders placed until then would count as seen.
 */
export async function markNewsSeen(tx: Tx, userId: string, seenAt: Instant, now: Instant): Promise<void> {
  await tx
    .insertInto('news_seen')
    .values({ user_id: userId, seen_at: seenAt })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet({ seen_at: seenAt })
        .where((is) => is.or([is('news_seen.seen_at', '<', seenAt), is('news_seen.seen_at', '>', now)])),
    )
    .execute();
}
