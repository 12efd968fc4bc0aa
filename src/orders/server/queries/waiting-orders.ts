import type { Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';

/** Counts the pending orders that were placed after a moment, or all if the moment is empty. */
export async function countWaiting(db: Db, since: Instant): Promise<number> {
  const { waiting } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'pending')
    .where('placed_at', '>', since)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** The newest pending orders, newest first, with what a notification shows of each. */
export const newestWaiting = (db: Db, limit: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'first_name', 'last_name', 'total_paise', 'placed_at'])
    .where('status', '=', 'pending')
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
