import { weekdayOf } from '#base/calendar.ts';
import { Failure } from '#base/failure.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { type EditedRoundRule, type NewRoundRule, RULES_AT_MOST } from '#delivery/rounds.ts';
import { PROMISES } from '#delivery/server/present.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { type AuditActor, difference, recordAudit } from '#platform/log/audit.ts';
import {
  lockRule,
  madeAt,
  makeRounds,
  expectAreas,
  plannedColumns,
  saidByHand,
  sayAgain,
} from './make-rounds.ts';
import { presentRule, type RuleRow } from './present.ts';
import { ROUNDS, schedule } from './queries.ts';
/** The user who changes the schedule, and the time. */
export type Doing = { actor: AuditActor; now: Instant };

/** Adds a weekly rule and makes its rounds of the days ahead. */
export async function addRule(tx: Tx, rule: NewRoundRule, { actor, now }: Doing): Promise<void> {
  await expectAreas(tx, rule);
  const { count } = await tx
    .selectFrom('round_rules')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= RULES_AT_MOST)
    throw new Failure('conflict', /*office*/ `A shop has at most ${RULES_AT_MOST} weekly rounds.`);
  const row = await tx
    .insertInto('round_rules')
    .values({ ...columnsOf(rule), ...madeAt(now), ended_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAreas(tx, row.id, rule);
  await makeRounds(tx, row, now);
  markChanged(tx, PROMISES);
  const after = audited(rule);
  await recordAudit(tx, { actor, entity: 'round', entityId: row.id, action: 'added', after }, now);
}

/**
 * Edits a rule. Its coming rounds without promised orders are made anew; those closed by hand stay closed, and keep
 * their riders. Promised rounds stay as they are; on days that left the rule they take no more orders, until the day is
 * back.
 */
export async function editRule(
  tx: Tx,
  id: string,
  { revision, ...rule }: EditedRoundRule,
  { actor, now }: Doing,
): Promise<void> {
  const before = await ruleAt(tx, id, { revision, now });
  await expectAreas(tx, rule);
  const areas = await areasOf(tx, id);
  const row = await tx
    .updateTable('round_rules')
    .set({ ...columnsOf(rule), revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('round_rule_areas').where('rule_id', '=', id).execute();
  await writeAreas(tx, id, rule);
  const byHand = await saidByHand(tx, id, now);
  await dropUnpromised(tx, id, { days: rule.days, now });
  await makeRounds(tx, row, now);
  await sayAgain(tx, id, byHand);
  const change = difference(audited(presentRule({ ...before, areas })), audited(rule));
  if (change)
    await recordAudit(tx, { actor, entity: 'round', entityId: id, action: 'edited', ...change }, now);
}

/** Ends a rule: no more rounds are made. Its promised rounds still go out, but take no more orders. */
export async function endRule(tx: Tx, id: string, revision: number, { actor, now }: Doing): Promise<void> {
  const before = await ruleAt(tx, id, { revision, now });
  await tx.updateTable('round_rules').set({ ended_at: now }).where('id', '=', id).execute();
  await dropUnpromised(tx, id, { days: [], now });
  markChanged(tx, PROMISES);
  const was = audited(presentRule({ ...before, areas: await areasOf(tx, id) }));
  await recordAudit(tx, { actor, entity: 'round', entityId: id, action: 'removed', before: was }, now);
}

/** Locks a rule at the revision that the owner saw; after an edit by another, fails with the current schedule. */
async function ruleAt(
  tx: Tx,
  id: string,
  { revision, now }: { revision: number; now: Instant },
): Promise<RuleRow> {
  const rule = await lockRule(tx, id);
  if (!rule) throw new Failure('not_found', /*office*/ 'There is no such round.');
  if (rule.revision !== revision)
    throw new Failure(
      'conflict',
      /*office*/ 'This round was changed by another person. You see it as it is now.',
      {
        detail: await schedule(tx, now),
      },
    );
  return rule;
}

/**
 * Removes coming rounds without promised orders. Of the promised ones, those on other days stop taking orders, and
 * those on the rule's days take them again unless closed by hand.
 */
async function dropUnpromised(
  tx: Tx,
  rule: string,
  { days, now }: { days: readonly number[]; now: Instant },
): Promise<void> {
  // Whether it was promised is in the row itself, so that an order that is booked at this moment is seen.
  await tx
    .deleteFrom('rounds')
    .where('rule_id', '=', rule)
    .where('on_day', '>=', shopDay(now))
    .where('promised', '=', 0)
    .execute();
  const promised = await tx
    .selectFrom('rounds')
    .select(['id', 'on_day'])
    .where('rule_id', '=', rule)
    .where('on_day', '>=', shopDay(now))
    .execute();
  const { closed = [], open = [] } = Object.groupBy(promised, ({ on_day }) =>
    days.includes(weekdayOf(on_day)) ? 'open' : 'closed',
  );
  if (closed.length > 0)
    await tx
      .updateTable('rounds')
      .set({ state: 'closed', closed_by_rule: 1, updated_at: now })
      .where('id', 'in', idsOf(closed))
      .where('state', '=', 'open')
      .execute();
  if (open.length > 0)
    await tx
      .updateTable('rounds')
      .set({ state: 'open', closed_by_rule: 0, updated_at: now })
      .where('id', 'in', idsOf(open))
      .where('closed_by_rule', '=', 1)
      .where('ended_at', 'is', null)
      .execute();
  markChanged(tx, ROUNDS);
}

const idsOf = (rounds: readonly { id: string }[]): string[] => rounds.map(({ id }) => id);

const columnsOf = (rule: NewRoundRule) => ({
  ...plannedColumns(rule),
  days: rule.days.join(''),
  order_before: rule.orderBefore,
  order_day: rule.orderDay,
});

const areasOf = async (tx: Tx, rule: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('round_rule_areas')
    .select('area_id')
    .where('rule_id', '=', rule)
    .orderBy('area_id')
    .execute();
  return rows.map(({ area_id }) => area_id);
};

async function writeAreas(tx: Tx, rule: string, { kind, areas }: NewRoundRule): Promise<void> {
  if (kind === 'collect' || areas.length === 0) return;
  await tx
    .insertInto('round_rule_areas')
    .values([...new Set(areas)].map((area) => ({ rule_id: rule, area_id: area })))
    .execute();
}

/** Lists are compared as text, so that an unchanged list counts as unchanged. */
const audited = ({
  days,
  areas,
  kind,
  from,
  to,
  orderBefore,
  orderDay,
  seats,
  everywhere,
}: NewRoundRule) => ({
  kind,
  days: days.join(' '),
  from,
  to,
  orderBefore,
  orderDay,
  seats,
  everywhere,
  areas: areas.toSorted().join(' '),
});
