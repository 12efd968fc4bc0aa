import { after, type Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { keyOf, secondsBetween, tooMany } from './rate-limit.ts';

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

/** Writes the try down; false when another one was written at the same moment, so that it has to be looked at first. */
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
