import type { Job } from '#platform/jobs/jobs.ts';

/** The job that rings for an order until somebody of the shop has looked at it; its payload is `{ order }`. */
export const ALARM_JOB = 'alarm';

/** What has the shop's people told of a new order, once for each order. */
export const alarmFor = (order: string): Job => ({
  kind: ALARM_JOB,
  payload: { order },
  dedupeKey: `alarm ${order}`,
});
