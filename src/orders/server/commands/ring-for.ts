import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addJob } from '#platform/jobs/jobs.ts';

/** The job that rings for an order until somebody of the shop has looked at it; its payload is `{ order }`. */
export const ALARM_JOB = 'alarm';

/** Has the shop's people told of a new order, in the transaction that places it: both happen or neither. */
export const ringFor = (tx: Tx, order: string, now: Instant): Promise<void> =>
  addJob(tx, { kind: ALARM_JOB, payload: { order }, dedupeKey: `alarm ${order}` }, now);
