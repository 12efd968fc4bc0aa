import type { Insertable } from 'kysely';
import { invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { cutOffOf, daysOf, type ExtraRound, type NewRoundRule } from '#delivery/rounds.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import { lookEach } from '#platform/jobs/look-each.ts';
import type { Platform } from '#platform/platform.ts';
import { presentRule, type RuleRow } from './present.ts';
import { ROUNDS } from './queries.ts';

/** The kind of the job that makes dated rounds of the weekly rules. */
export const ROUNDS_JOB = 'rounds';

/** Locks a rule against edits while its rounds are made; undefined once it has ended. */
export const lockRule = (tx: Tx, id: string): Promise<RuleRow | undefined> =>
  tx
    .updateTable('round_rules')
    // An update, because on both databases others wait for it.
    .set((row) => ({ revision: row.ref('revision') }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/**
 * Makes the rounds of a locked rule for the days ahead. Existing ones stay as they are, so it can run again at any
 * time.
 */
export async function makeRounds(tx: Tx, rule: RuleRow, now: Instant): Promise<void> {
  const plan = presentRule({ ...rule, areas: [] });
  const rows = daysOf(plan, shopDay(now)).flatMap((day): Insertable<Schema['rounds']>[] => {
    const cutOff = cutOffOf(plan, day);
    if (cutOff <= now) return [];
    return [{ ...columnsOf(rule), rule_id: rule.id, on_day: day, cut_off_at: cutOff, ...madeAt(now) }];
  });
  if (rows.length === 0) return;
  const made = await tx
    .insertInto('rounds')
    .values(rows)
    .onConflict((row) => row.columns(['rule_id', 'on_day']).doNothing())
    .returning('id')
    .execute();
  if (made.length === 0) return;
  await tx
    .insertInto('round_areas')
    .columns(['round_id', 'area_id'])
    .expression((from) =>
      from
        .selectFrom('rounds')
        .innerJoin('round_rule_areas', 'round_rule_areas.rule_id', 'rounds.rule_id')
        .select(['rounds.id', 'round_rule_areas.area_id'])
        .where(
          'rounds.id',
          'in',
          made.map(({ id }) => id),
        ),
    )
    .execute();
  markChanged(tx, ROUNDS);
}

const columnsOf = ({ kind, from_time, to_time, capacity, everywhere }: RuleRow) => ({
  kind,
  from_time,
  to_time,
  capacity,
  everywhere,
});

/** The id of a new round, and when it was made. */
export const madeAt = (now: Instant) => ({
  id: newId(Date.parse(now)),
  created_at: now,
  updated_at: now,
});

/**
 * Adds the job that makes the rounds ahead, in a shop with rules. Its key is the day, so it runs once for all servers;
 * if the shop was off, it runs later.
 */
export async function addRoundsJob({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const rule = await db
    .selectFrom('round_rules')
    .select('id')
    .where('ended_at', 'is', null)
    .limit(1)
    .execute();
  if (rule.length === 0) return;
  const now = clock.now();
  const job = { kind: ROUNDS_JOB, payload: {}, dedupeKey: `rounds of ${shopDay(now)}` };
  await inTransaction(db, (tx) => addJob(tx, job, now));
}

/** Makes the rounds ahead of every rule. */
export const roundsHandler =
  ({ db, clock }: Pick<Platform, 'db' | 'clock'>): JobHandler =>
  async (_payload, _id, signal) => {
    const rules = await db.selectFrom('round_rules').select('id').where('ended_at', 'is', null).execute();
    for (const { id } of rules) {
      signal.throwIfAborted();
      await inTransaction(db, async (tx) => {
        const rule = await lockRule(tx, id);
        if (rule) await makeRounds(tx, rule, clock.now());
      });
    }
  };

/** Checks each minute for a new day whose rounds are to be made; returns a function that stops it. */
export const startMakingRounds = (platform: Pick<Platform, 'db' | 'clock' | 'log'>): (() => void) =>
  lookEach({ log: platform.log, failed: 'rounds.not_begun' }, () => addRoundsJob(platform));

type Plan = Pick<NewRoundRule & ExtraRound, 'kind' | 'from' | 'to' | 'seats' | 'everywhere' | 'areas'>;

/**
 * Stored columns of a plan, the same for a rule and a dated round. A round to collect serves shoppers from everywhere.
 */
export const plannedColumns = ({ kind, from, to, seats, everywhere }: Plan) => ({
  kind,
  from_time: from,
  to_time: to,
  capacity: seats,
  everywhere: everywhere || kind === 'collect' ? (1 as const) : (0 as const),
});

/** Refuses areas that the shop does not have. */
export async function expectAreas(tx: Tx, { areas }: Pick<Plan, 'areas'>): Promise<void> {
  const wanted = [...new Set(areas)];
  if (wanted.length === 0) return;
  const found = await tx.selectFrom('areas').select('id').where('id', 'in', wanted).execute();
  if (found.length < wanted.length)
    throw invalidField('areas', /*office*/ 'One of these areas no longer exists');
}

/** Staff's own changes to single rounds of a rule, by day: closed ones, and their riders. */
type SaidByHand = { closed: string[]; riders: { on_day: string; user_id: string }[] };

/** Reads staff's own changes to the unpromised coming rounds of a rule, before these are made anew. */
export async function saidByHand(tx: Tx, rule: string, now: Instant): Promise<SaidByHand> {
  const unpromised = unpromisedOf(tx, rule).where('on_day', '>=', shopDay(now));
  const closed = await unpromised.select('on_day').where('state', '=', 'closed').execute();
  const riders = await unpromised
    .innerJoin('round_riders', 'round_riders.round_id', 'rounds.id')
    .select(['on_day', 'user_id'])
    .execute();
  return { closed: closed.map(({ on_day }) => on_day), riders };
}

/** Applies the same changes to the rounds that were made anew on these days. */
export async function sayAgain(tx: Tx, rule: string, { closed, riders }: SaidByHand): Promise<void> {
  const days = [...new Set([...closed, ...riders.map(({ on_day }) => on_day)])];
  if (days.length === 0) return;
  const made = await unpromisedOf(tx, rule).select(['id', 'on_day']).where('on_day', 'in', days).execute();
  const shut = made.filter(({ on_day }) => closed.includes(on_day)).map(({ id }) => id);
  if (shut.length > 0)
    await tx.updateTable('rounds').set({ state: 'closed' }).where('id', 'in', shut).execute();
  const named = made.flatMap(({ id, on_day }) =>
    riders.filter((rider) => rider.on_day === on_day).map(({ user_id }) => ({ round_id: id, user_id })),
  );
  if (named.length > 0) await tx.insertInto('round_riders').values(named).execute();
}

const unpromisedOf = (tx: Tx, rule: string) =>
  tx.selectFrom('rounds').where('rule_id', '=', rule).where('promised', '=', 0);
