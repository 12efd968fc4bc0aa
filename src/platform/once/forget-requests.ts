import { after, type Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';

/** The time for which a call can be repeated under its id: longer than a phone is without a network. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const AT_ONCE = 1000;

/** Deletes requests older than 30 days, in small batches, so that no order waits for a long deletion. */
export async function forgetRequests(db: Db, now: Instant): Promise<void> {
  const old = db.selectFrom('requests').select('at').where('at', '<', after(now, -KEPT_MS)).orderBy('at');
  for (;;) {
    const batch = await old.limit(AT_ONCE).execute();
    const last = batch.at(-1);
    if (last) await db.deleteFrom('requests').where('at', '<=', last.at).execute();
    if (batch.length < AT_ONCE) return;
  }
}
