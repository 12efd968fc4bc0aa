import type { Job } from '#platform/jobs/jobs.ts';

/** Job that rings for a new order until staff have looked at it; its payload is `{ order }`. */
export const ALARM_JOB = 'alarm';

/** Job that alerts staff to a new order, once per order. */
export const alarmFor = (order: string): Job => ({
  kind: ALARM_JOB,
  payload: { order },
  dedupeKey: `alarm ${order}`,
});
