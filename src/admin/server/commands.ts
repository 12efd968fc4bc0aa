import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';

/** Notes that somebody has seen the new orders up to a moment; what they saw later on another device stands. */
export async function markNewsSeen(tx: Tx, userId: string, seenAt: Instant): Promise<void> {
  await tx
    .insertInto('news_seen')
    .values({ user_id: userId, seen_at: seenAt })
    .onConflict((row) =>
      row.column('user_id').doUpdateSet({ seen_at: seenAt }).where('news_seen.seen_at', '<', seenAt),
    )
    .execute();
}
