import { type Instant, shopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import { lookEach } from '#platform/jobs/look-each.ts';
import type { Platform } from '#platform/platform.ts';

/** The kind of the job that deletes what staff noted of numbers, once it has ended. */
export const MARKS_JOB = 'phone marks';

/** Deletes the notes whose last day is over. */
export const forgetEnded = async (db: Db | Tx, now: Instant): Promise<void> =>
  void (await db.deleteFrom('phone_marks').where('until_day', '<', shopDay(now)).execute());

/**
 * Adds the job that deletes them, where there are any. Its key is the day, so it is done once, however many servers look; if the
 * shop was off, it is done later.
 */
export async function addMarksJob({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const day = shopDay(now);
  const ended = await db
    .selectFrom('phone_marks')
    .select('phone_digits')
    .where('until_day', '<', day)
    .limit(1)
    .execute();
  if (ended.length === 0) return;
  const job = { kind: MARKS_JOB, payload: {}, dedupeKey: `phone marks of ${day}` };
  await inTransaction(db, (tx) => addJob(tx, job, now));
}

/** Deletes the notes that have ended. */
export const marksHandler =
  ({ db, clock }: Pick<Platform, 'db' | 'clock'>): JobHandler =>
  () =>
    forgetEnded(db, clock.now());

/** Looks each minute whether a day has begun whose ended notes are to be deleted; returns how to stop that. */
export const startForgettingMarks = (platform: Pick<Platform, 'db' | 'clock' | 'log'>): (() => void) =>
  lookEach({ log: platform.log, failed: 'marks.not_begun' }, () => addMarksJob(platform));
