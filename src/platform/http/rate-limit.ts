import { createHash } from 'node:crypto';
import { Failure } from '#base/failure.ts';
import { after, instant, type Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';

/** How often something may be tried in each window of so many minutes. Windows are fixed, so that one row counts. */
export type RateLimit = { name: string; most: number; minutes: number };

const KEPT_FOR = 24 * 60 * 60_000;

/**
 * Counts one more try by `who` and refuses it once there were too many; all processes count together. Counted before
 * the work is done, so that tries at the same moment cannot all slip through.
 */
export async function countTry(db: Db, limit: RateLimit, who: string, now: Instant): Promise<void> {
  const windowStart = startOfWindow(limit, now);
  const { hits } = await db
    .insertInto('rate_limits')
    .values({ key: keyOf(limit, who), window_start: windowStart, hits: 1 })
    .onConflict((row) =>
      row.columns(['key', 'window_start']).doUpdateSet((old) => ({ hits: old('rate_limits.hits', '+', 1) })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  if (hits === 1) await sweep(db, now);
  if (hits > limit.most) throw tooMany(secondsBetween(now, after(windowStart, limit.minutes * 60_000)));
}

/** Takes a counted try back: it turned out to be one that is not to be limited. */
export async function uncountTry(db: Db, limit: RateLimit, who: string, now: Instant): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('key', '=', keyOf(limit, who))
    .where('window_start', '=', startOfWindow(limit, now))
    .where('hits', '>', 0)
    .execute();
}

/** Forgets what `who` tried in this window. */
export async function forgetTries(db: Db, limit: RateLimit, who: string, now: Instant): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('key', '=', keyOf(limit, who))
    .where('window_start', '=', startOfWindow(limit, now))
    .execute();
}

function tooMany(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
  return new Failure('too_many', `Too many attempts. Please try again in ${wait}.`, {
    detail: { retryAfter: seconds },
  });
}

function startOfWindow({ minutes }: RateLimit, now: Instant): Instant {
  const length = minutes * 60_000;
  return instant(new Date(Math.floor(Date.parse(now) / length) * length));
}

const secondsBetween = (from: Instant, to: Instant): number =>
  Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / 1000));

/** Addresses of mail and network are personal, so the table holds only their hashes. */
const keyOf = ({ name }: RateLimit, who: string): string =>
  `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

/** Runs when a window gets its first row, so it costs nothing while one is being counted up. */
const sweep = (db: Db, now: Instant) =>
  db.deleteFrom('rate_limits').where('window_start', '<', after(now, -KEPT_FOR)).execute();
