import { Failure, invalidField } from '#base/failure.ts';
import { shopDay, shopTime } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { type Lateness, UNDO_SECONDS } from '#delivery/rounds.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { addJob } from '#platform/jobs/jobs.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { expectNotEnded, lockRound } from './edit-rounds.ts';
import type { Doing } from './edit-rules.ts';
import { ORDERS, ROUNDS } from './queries.ts';

/** The kind of the job that writes to the shoppers of a round that is late. */
export const LATE_JOB = 'late round';

/** So long after it was said that a round is late the shoppers are written to: a little longer than it can be undone. */
const MAILS_AFTER = (UNDO_SECONDS + 2) * 1000;

/**
 * Says until when a round comes that is late, or that it comes as promised after all. Its orders show it from now on; what
 * they were promised stays as it was. Their shoppers are written to when the time to undo it is over.
 */
export async function sayLate(tx: Tx, id: string, { to }: Lateness, { actor, now }: Doing): Promise<void> {
  // From here on who books a seat waits, and then sees it.
  const round = await lockRound(tx, id);
  if (round.late_to === to) return;
  expectNotEnded(round);
  if (round.on_day < shopDay(now)) throw new Failure('conflict', 'This round is over.');
  if (to !== null && to <= round.to_time) throw invalidField('to', 'It was promised to come by then');
  if (to !== null && round.on_day === shopDay(now) && to <= shopTime(now))
    throw invalidField('to', 'This time is over');
  await tx.updateTable('rounds').set({ late_to: to, updated_at: now }).where('id', '=', id).execute();
  await addJob(tx, { kind: LATE_JOB, payload: { round: id }, wait: MAILS_AFTER }, now);
  const change = { before: { lateTo: round.late_to }, after: { lateTo: to } };
  await recordAudit(tx, { actor, entity: 'round', entityId: id, action: 'edited', ...change }, now);
  markChanged(tx, ROUNDS, ORDERS);
}
