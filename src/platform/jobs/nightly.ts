import { after, shopDay } from '#base/time.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

const LOOK_EVERY = 60_000;
const MINUTE = 60_000;

/** Calls `look` now and each minute. Returns a function that stops this. */
export function runNightly(platform: Platform, look: () => Promise<void>): () => void {
  const looking = (): void =>
    void look().catch((error: unknown) => platform.log.error('nightly.not_begun', error));
  looking();
  const timer = setInterval(looking, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Adds the job of the latest night: of today once it is `at` (`02:30`), before that of yesterday. Its key is the day, so it
 * is done once, however many processes look.
 */
export async function addNightly(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  kind: string,
  at: string,
): Promise<void> {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const now = clock.now();
  const day = shopDay(after(now, -(hours * 60 + minutes) * MINUTE));
  const job = { kind, payload: { day }, dedupeKey: `${kind} of ${day}` };
  await inTransaction(db, (tx) => addJob(tx, job, now));
}
