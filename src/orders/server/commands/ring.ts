import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { type RateLimit, takeOne } from '#platform/http/limits/rate-limit.ts';
import { addJobs, type Job } from '#platform/jobs/jobs.ts';

/**
 * Job that rings for an order until staff have looked at it; its payload is `{ order }`, and `added` says when goods came to one that
 * they may have looked at before.
 */
export const ALARM_JOB = 'alarm';

/** Job that alerts staff to a new order, once per order. */
export const alarmFor = (order: string): Job => ({
  kind: ALARM_JOB,
  payload: { order },
  dedupeKey: `alarm ${order}`,
});

/** An account rings so often a day for goods that it adds; the board and the timeline say it always. */
const RINGS_OF_ADDED: RateLimit = { name: 'rings-of-added-goods', most: 5, minutes: 24 * 60 };

/** Has the alarm ring anew for an order that has more goods: a slip of it may be printed. */
export async function ringForAdded(
  tx: Tx,
  { id: order, user_id, updated_at }: Pick<FullOrder, 'id' | 'user_id' | 'updated_at'>,
  now: Instant,
): Promise<void> {
  if (!(await takeOne(tx, RINGS_OF_ADDED, user_id, now))) return;
  const job = { kind: ALARM_JOB, payload: { order, added: now }, dedupeKey: `alarm ${order} ${updated_at}` };
  await addJobs(tx, [job], now);
}
