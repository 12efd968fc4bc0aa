import { newId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import { addJob } from '#platform/jobs/jobs.ts';
import type { LiveDevice } from './live-devices.ts';

/** The job that sends one push. */
export const PUSH_JOB = 'push';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Has devices told of an order, or of nothing but a test; answers the ids of the calls. */
export async function newCalls(
  tx: Tx,
  { order, devices }: { order: string | null; devices: readonly Pick<LiveDevice, 'id' | 'user_id'>[] },
  now: Instant,
): Promise<string[]> {
  await forgetCalls(tx, { before: after(now, -KEPT_MS) });
  const calls = devices.map((device) => ({
    id: newId(Date.parse(now)),
    order_id: order,
    channel: 'push' as const,
    user_id: device.user_id,
    device_id: device.id,
    token_hash: null,
    state: 'waiting' as const,
    made_at: now,
  }));
  if (calls.length > 0) await tx.insertInto('alarm_calls').values(calls).execute();
  for (const { id } of calls)
    await addJob(tx, { kind: PUSH_JOB, payload: { call: id }, dedupeKey: `push ${id}` }, now);
  return calls.map(({ id }) => id);
}

const forgetCalls = hot((db, { before }: { before: Instant }) =>
  db.deleteFrom('alarm_calls').where('made_at', '<', before),
);
