import { createHash } from 'node:crypto';
import { Failure } from '#base/failure.ts';
import { after, instant, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';

/** A limit of tries in a window of so many minutes. Windows are fixed, so that one row is enough to count. */
export type RateLimit = { name: string; most: number; minutes: number };

const KEPT_FOR = 24 * 60 * 60_000;

/**
 * Counts one more try by `who` and refuses it once there were too many. All processes share the count. Call it before
 * the work is done, so that simultaneous tries cannot all pass.
 */
export async function countTry(db: Db, limit: RateLimit, who: string, now: Instant): Promise<void> {
  const tries = await countOne(db, limit, who, now);
  if (tries > limit.most) {
    throw tooMany(secondsBetween(now, after(startOfWindow(limit, now), limit.minutes * 60_000)));
  }
}

/** Counts one more try by `who` without refusing it; returns how many there were in this window. */
export async function countOne(
  db: Db,
  limit: Omit<RateLimit, 'most'>,
  who: string,
  now: Instant,
): Promise<number> {
  const { hits } = await db
    .insertInto('rate_limits')
    .values({ key: keyOf(limit, who), window_start: startOfWindow(limit, now), hits: 1 })
    .onConflict((row) =>
      row.columns(['key', 'window_start']).doUpdateSet((old) => ({ hits: old('rate_limits.hits', '+', 1) })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  if (hits === 1) await sweep(db, now);
  return hits;
}

/**
 * Counts one more use by `who`, if one is left; false if not, and then nothing is written. Of two at once, one gets the
 * last. In a transaction it counts only if that is committed.
 */
export async function takeOne(db: Db | Tx, limit: RateLimit, who: string, now: Instant): Promise<boolean> {
  const taken = await db
    .insertInto('rate_limits')
    .values({ key: keyOf(limit, who), window_start: startOfWindow(limit, now), hits: 1 })
    .onConflict((row) =>
      row
        .columns(['key', 'window_start'])
        .doUpdateSet((old) => ({ hits: old('rate_limits.hits', '+', 1) }))
        .where('rate_limits.hits', '<', limit.most),
    )
    .returning('hits')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Counts the tries of `who` in this window. */
export async function triesOf(
  db: Db,
  limit: Omit<RateLimit, 'most'>,
  who: string,
  now: Instant,
): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', keyOf(limit, who))
    .where('window_start', '=', startOfWindow(limit, now))
    .executeTakeFirst();
  return row?.hits ?? 0;
}

/** The refusal of a try that comes too soon, and when to come back. */
export function tooMany(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  const isSoon = seconds <= 45;
  return new Failure(
    'too_many',
    `Too many attempts. Please try again in ${isSoon ? inWords(seconds, 'second') : inWords(minutes, 'minute')}.`,
    {
      detail: { retryAfter: seconds },
      sentence: isSoon
        ? { id: /*i18n*/ 'Too many attempts. Please try again in {seconds} seconds.', figures: { seconds } }
        : { id: /*i18n*/ 'Too many attempts. Please try again in {minutes} minutes.', figures: { minutes } },
    },
  );
}

const inWords = (count: number, unit: string): string => (count === 1 ? `a ${unit}` : `${count} ${unit}s`);

function startOfWindow({ minutes }: Pick<RateLimit, 'minutes'>, now: Instant): Instant {
  const length = minutes * 60_000;
  return instant(new Date(Math.floor(Date.parse(now) / length) * length));
}

/** Whole seconds, rounded up, that a caller has to wait. */
const secondsBetween = (from: Instant, to: Instant): number =>
  Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / 1000));

/** Addresses of mail and network are personal, so the table holds only their hashes. */
export const keyOf = ({ name }: { name: string }, who: string): string =>
  `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

/** Runs when a window gets its first row, so it costs nothing while one is being counted up. */
const sweep = (db: Db, now: Instant) =>
  db.deleteFrom('rate_limits').where('window_start', '<', after(now, -KEPT_FOR)).execute();

/**
 * A slow-down after failed tries. The first `free` ones cost nothing; each further one waits twice as long as the one
 * before.
 */
export type SlowDown = { name: string; free: number };

const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 15 * 60_000;
const FORGOTTEN_AFTER = 24 * 60 * 60_000;

/**
 * Counts one more try by `who`, and refuses it while the wait for the previous one lasts. All processes share the
 * count. Call it before the work is done, so that simultaneous tries cannot all pass. After a successful try, call
 * `forgetTries`.
 */
export async function countSlowedTry(db: Db, slowDown: SlowDown, who: string, now: Instant): Promise<void> {
  const key = keyOf(slowDown, who);
  for (;;) {
    const before = await db
      .selectFrom('slowed_tries')
      .select(['tries', 'last_at', 'next_at'])
      .where('key', '=', key)
      .executeTakeFirst();
    // Of free tries at the same moment, one may have read the clock before another was written down.
    if (before && before.tries >= slowDown.free && isTooSoon(before.next_at, now))
      throw tooMany(secondsBetween(now, before.next_at));
    if (await isCounted(db, { key, before, free: slowDown.free }, now)) return;
  }
}

/** Forgets the tries of `who` after a successful one. */
export async function forgetSlowedTries(db: Db, slowDown: SlowDown, who: string): Promise<void> {
  await db.deleteFrom('slowed_tries').where('key', '=', keyOf(slowDown, who)).execute();
}

/** A time further away than the longest wait was written by a clock that has been set back since. */
const isTooSoon = (next: Instant, now: Instant): boolean => next > now && next <= after(now, LONGEST_WAIT);

type Counted = { tries: number; last_at: Instant; next_at: Instant };

/** Writes the try down; false if another one was written at the same moment, so that it has to be read first. */
async function isCounted(
  db: Db,
  { key, before, free }: { key: string; before: Counted | undefined; free: number },
  now: Instant,
): Promise<boolean> {
  const isFresh = !before || before.last_at < after(now, -FORGOTTEN_AFTER);
  const tries = isFresh ? 1 : before.tries + 1;
  const row = { tries, last_at: now, next_at: after(now, waitAfter(tries, free)) };
  if (before) {
    const written = await db
      .updateTable('slowed_tries')
      .set(row)
      .where('key', '=', key)
      .where('tries', '=', before.tries)
      .where('last_at', '=', before.last_at)
      .returning('key')
      .executeTakeFirst();
    return written !== undefined;
  }
  await db.deleteFrom('slowed_tries').where('last_at', '<', after(now, -FORGOTTEN_AFTER)).execute();
  const written = await db
    .insertInto('slowed_tries')
    .values({ key, ...row })
    .onConflict((of) => of.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return written !== undefined;
}

function waitAfter(tries: number, free: number): number {
  if (tries < free) return 0;
  // Beyond twenty doublings every wait is the longest one; and numbers stay small.
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(20, tries - free));
}
