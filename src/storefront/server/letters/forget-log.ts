import { after, type Instant, shopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import { lookEach } from '#platform/jobs/look-each.ts';
import type { Platform } from '#platform/platform.ts';

/** The kind of the job that deletes the log of letters of accounts that ended long ago. */
export const LETTERS_LOG_JOB = 'letters log';

const DAY = 24 * 60 * 60_000;
/** The law wants logs kept for at least a year (DPDP Rules 2025, rule 8 (3)); a leap year's day is waited for, too. */
const KEPT_FOR = 366 * DAY;

/** Addresses whose last word on letters is that their account was deleted, longer ago than the log is kept. */
const endedBefore = (db: Db | Tx, now: Instant) =>
  db
    .selectFrom('newsletter_consents as ended')
    .select('ended.email')
    .where('ended.way', '=', 'account')
    .where('ended.at', '<', after(now, -KEPT_FOR))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('newsletter_consents as later')
            .select('later.id')
            .whereRef('later.email', '=', 'ended.email')
            .whereRef('later.at', '>', 'ended.at'),
        ),
      ),
    );

/**
 * Adds the job that deletes their log, where there is any. Its key is the day, so it is done once, however many servers look; if the
 * shop was off, it is done later.
 */
export async function addLettersLogJob({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  if ((await endedBefore(db, now).limit(1).execute()).length === 0) return;
  const job = { kind: LETTERS_LOG_JOB, payload: {}, dedupeKey: `letters log of ${shopDay(now)}` };
  await inTransaction(db, (tx) => addJob(tx, job, now));
}

/** Deletes each yes and no of these addresses. */
export const lettersLogHandler =
  ({ db, clock }: Pick<Platform, 'db' | 'clock'>): JobHandler =>
  async () =>
    void (await db
      .deleteFrom('newsletter_consents')
      .where('email', 'in', endedBefore(db, clock.now()))
      .execute());

/** Looks each minute whether there is a log to delete; returns how to stop that. */
export const startForgettingLetters = (platform: Pick<Platform, 'db' | 'clock' | 'log'>): (() => void) =>
  lookEach({ log: platform.log, failed: 'letters_log.not_begun' }, () => addLettersLogJob(platform));
