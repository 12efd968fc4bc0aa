import { dayAfter } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { type Instant, shopDay, shopTime, UNDO_SECONDS } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { NamedRiders, Rider } from '#delivery/delivery.ts';
import {
  cutOffOf,
  type EditedRound,
  type ExtraRound,
  type NewPause,
  type Lateness,
} from '#delivery/rounds.ts';
import { PROMISES } from '#delivery/server/present.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { standingsByIds } from '#identity/server/public.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { addJob } from '#platform/jobs/jobs.ts';
import { difference, recordAudit } from '#platform/log/audit.ts';
import type { Doing } from './edit-rules.ts';
import { madeAt, expectAreas, plannedColumns } from './make-rounds.ts';
import { ordersUntil, type RoundRow } from './present.ts';
import { ROUNDS, ORDERS } from './queries.ts';
import { ridersOf, roundSeenBy } from './riders.ts';

/** An extra round may be at most so many days ahead. */
const EXTRA_DAYS = 60;

/** Adds a round of one day that no rule makes. */
export async function addExtraRound(tx: Tx, round: ExtraRound, { actor, now }: Doing): Promise<void> {
  await expectAreas(tx, round);
  const cutOff = cutOffOf(round, round.on);
  if (cutOff <= now) throw invalidField('on', /*office*/ 'It is too late to order for this round');
  if (round.on > dayAfter(shopDay(now), EXTRA_DAYS))
    throw invalidField('on', /*office*/ `At most ${EXTRA_DAYS} days ahead`);
  const made = madeAt(now);
  await tx
    .insertInto('rounds')
    .values({ ...plannedColumns(round), on_day: round.on, cut_off_at: cutOff, rule_id: null, ...made })
    .execute();
  if (round.kind === 'ride' && round.areas.length > 0)
    await tx
      .insertInto('round_areas')
      .values([...new Set(round.areas)].map((area) => ({ round_id: made.id, area_id: area })))
      .execute();
  const { on, from, to, seats } = round;
  const after = { on, from, to, seats };
  await recordAudit(tx, { actor, entity: 'round', entityId: made.id, action: 'added', after }, now);
  markChanged(tx, ROUNDS, PROMISES);
}

/** Changes how many orders go with a dated round, never to less than are booked, or whether it takes any more. */
export async function editRound(
  tx: Tx,
  id: string,
  { seats, closed }: EditedRound,
  { actor, now }: Doing,
): Promise<void> {
  const before = await lockRound(tx, id);
  expectNotEnded(before);
  if (seats !== undefined && seats < before.booked)
    throw invalidField('seats', `This round already has ${before.booked} orders`, {
      id: /*office*/ 'This round already has {booked} orders',
      figures: { booked: before.booked },
    });
  const set = {
    ...(seats !== undefined && { capacity: seats }),
    ...(closed !== undefined && {
      state: closed ? ('closed' as const) : ('open' as const),
      closed_by_rule: 0 as const,
    }),
  };
  await tx
    .updateTable('rounds')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();
  const change = difference(audited(before), audited({ ...before, ...set }));
  if (change)
    await recordAudit(tx, { actor, entity: 'round', entityId: id, action: 'edited', ...change }, now);
  markChanged(tx, ROUNDS);
}

/** Removes an extra round without promised orders; the rounds of a rule are removed with the rule. */
export async function removeRound(tx: Tx, id: string, { actor, now }: Doing): Promise<void> {
  const round = await lockRound(tx, id);
  if (round.rule_id !== null || round.promised === 1)
    throw new Failure(
      'conflict',
      /*office*/ 'Customers were told about this round, so it cannot be removed. Stop new orders for it instead.',
    );
  await tx.deleteFrom('rounds').where('id', '=', id).execute();
  const before = { on: round.on_day, from: round.from_time, to: round.to_time };
  await recordAudit(tx, { actor, entity: 'round', entityId: id, action: 'removed', before }, now);
  markChanged(tx, ROUNDS, PROMISES);
}

/** Pauses all rounds, or those of one rule, for some days. Orders keep their promised round until staff move them. */
export async function addPause(tx: Tx, pause: NewPause, { actor, now }: Doing): Promise<void> {
  const { from, to, rule, text, textHi, textBn } = pause;
  if (to < shopDay(now)) throw invalidField('to', /*office*/ 'This day is in the past');
  if (rule !== null) {
    const found = await tx.selectFrom('round_rules').select('id').where('id', '=', rule).executeTakeFirst();
    if (!found) throw new Failure('not_found', /*office*/ 'There is no such round.');
  }
  const id = newId(Date.parse(now));
  await tx
    .insertInto('round_pauses')
    .values({
      id,
      from_on: from,
      to_on: to,
      rule_id: rule,
      text,
      text_hi: textHi,
      text_bn: textBn,
      created_at: now,
    })
    .execute();
  const after = { from, to, text: said(pause) };
  await recordAudit(tx, { actor, entity: 'pause', entityId: id, action: 'added', after }, now);
  markChanged(tx, ROUNDS);
}

/** The texts of a pause for the log, each once. */
const said = ({ text, textHi, textBn }: Pick<NewPause, 'text' | 'textHi' | 'textBn'>): string =>
  [...new Set([text, textHi, textBn])].filter(Boolean).join(' / ');

/** Ends a pause: its rounds take orders again. */
export async function removePause(tx: Tx, id: string, { actor, now }: Doing): Promise<void> {
  const removed = await tx.deleteFrom('round_pauses').where('id', '=', id).returningAll().executeTakeFirst();
  if (!removed) throw new Failure('not_found', /*office*/ 'There is no such day without delivery.');
  const before = {
    from: removed.from_on,
    to: removed.to_on,
    text: said({ text: removed.text, textHi: removed.text_hi, textBn: removed.text_bn }),
  };
  await recordAudit(tx, { actor, entity: 'pause', entityId: id, action: 'removed', before }, now);
  markChanged(tx, ROUNDS);
}

/** Locks a round against bookings; fails with not found where there is none. */
export const lockRound = (tx: Tx, id: string): Promise<RoundRow> => holdRound(tx, id, {});

/** Locks a round that has records, like the cash in its bag: it is never deleted from then on. */
export const keepRound = (tx: Tx, id: string): Promise<RoundRow> => holdRound(tx, id, { promised: 1 });

async function holdRound(tx: Tx, id: string, set: { promised?: 1 }): Promise<RoundRow> {
  const round = await tx
    .updateTable('rounds')
    .set((row) => ({ booked: row.ref('booked'), ...set }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!round) throw new Failure('not_found', /*office*/ 'There is no such round.');
  return round;
}

/** Refuses to change a round that was closed for good. */
function expectNotEnded({ ended_at }: RoundRow): void {
  if (ended_at !== null) throw new Failure('conflict', /*office*/ 'This round is closed for good.');
}

/**
 * Closes a round for good, or finds it closed: it takes no more orders, and stays as it is. Fails while shoppers can
 * order for it, because its free seats would be lost.
 */
export async function endRound(tx: Tx, id: string, now: Instant): Promise<RoundRow> {
  const round = await lockRound(tx, id);
  if (round.ended_at !== null) return round;
  if (ordersUntil(round, now) !== null)
    throw new Failure(
      'conflict',
      /*office*/ 'Customers can still order for this round. Sign later, or stop new orders first.',
    );
  await tx
    .updateTable('rounds')
    .set({ state: 'closed', ended_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  markChanged(tx, ROUNDS);
  return round;
}

const audited = ({ capacity, state }: Pick<RoundRow, 'capacity' | 'state'>) => ({
  seats: capacity,
  closed: state === 'closed',
});

/** The kind of the job that writes to the shoppers of a round that is late. */
export const LATE_JOB = 'late round';

/** Milliseconds from the delay's entry to the shoppers' mails: a little longer than it can be undone. */
const MAILS_AFTER = (UNDO_SECONDS + 2) * 1000;

/**
 * Sets the later end of a round, or takes it back. Its orders show it from now on; their promised times stay. Shoppers
 * get the mail once the delay can no longer be undone.
 */
export async function sayLate(tx: Tx, id: string, { to }: Lateness, { actor, now }: Doing): Promise<void> {
  // From here on who books a seat waits, and then sees it.
  const round = await lockRound(tx, id);
  if (round.late_to === to) return;
  expectNotEnded(round);
  if (round.on_day < shopDay(now)) throw new Failure('conflict', /*office*/ 'This round has ended.');
  if (to !== null && to <= round.to_time)
    throw invalidField('to', /*office*/ 'Customers were already told this time. Choose a later one');
  if (to !== null && round.on_day === shopDay(now) && to <= shopTime(now))
    throw invalidField('to', /*office*/ 'This time is in the past');
  await tx.updateTable('rounds').set({ late_to: to, updated_at: now }).where('id', '=', id).execute();
  await addJob(tx, { kind: LATE_JOB, payload: { round: id }, wait: MAILS_AFTER }, now);
  const change = { before: { lateTo: round.late_to }, after: { lateTo: to } };
  await recordAudit(tx, { actor, entity: 'round', entityId: id, action: 'edited', ...change }, now);
  markChanged(tx, ROUNDS, ORDERS);
}

/** Names the riders of a round or, with `always`, of all rounds of its rule. Each must be on the team with the right "Rounds". */
export async function nameRiders(
  tx: Tx,
  id: string,
  { riders, always }: NamedRiders,
  { actor, now }: { actor: Actor; now: Instant },
): Promise<void> {
  const round = await roundSeenBy(tx, actor, id, now);
  // Two who name people at once do it one after the other.
  await lockRound(tx, id);
  const people = await standingsByIds(tx, riders);
  const strangers = riders.filter((rider) => {
    const person = people.get(rider);
    return !person || !isAllowed(person, 'rounds');
  });
  if (strangers.length > 0)
    throw invalidField('riders', /*office*/ 'Choose people of the team who may see rounds');
  const before = await ridersOf(tx, round);
  await tx.deleteFrom('round_riders').where('round_id', '=', id).execute();
  const { rule_id: rule } = round;
  if (always && rule !== null) {
    await tx.deleteFrom('rule_riders').where('rule_id', '=', rule).execute();
    if (riders.length > 0) {
      const rows = riders.map((user_id) => ({ rule_id: rule, user_id }));
      await tx.insertInto('rule_riders').values(rows).execute();
    }
  } else if (riders.length > 0) {
    const rows = riders.map((user_id) => ({ round_id: id, user_id }));
    await tx.insertInto('round_riders').values(rows).execute();
  }
  const namesOf = (known: readonly Rider[]) => known.map(({ name }) => name).join(', ');
  const change = {
    before: { riders: namesOf(before) },
    after: { riders: namesOf(await ridersOf(tx, round)) },
  };
  await recordAudit(tx, { actor, entity: 'round', entityId: id, action: 'riders named', ...change }, now);
  markChanged(tx, ORDERS);
}
