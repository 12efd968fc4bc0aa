import type { ExpressionBuilder } from 'kysely';
import { dayAfter } from '#base/calendar.ts';
import { Failure } from '#base/failure.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { type Rider, RIDER_SEES_DAYS } from '#delivery/delivery.ts';
import { type Actor, isAllowed, type Work } from '#identity/identity.ts';
import type { RoundRow } from './present.ts';

/** Condition: the user is a rider of the round, or of its rule if the round names no riders. */
const isCarriedBy = (userId: string) => (round: ExpressionBuilder<Schema, 'rounds'>) => {
  const named = round
    .selectFrom('round_riders')
    .select('round_riders.user_id')
    .whereRef('round_riders.round_id', '=', 'rounds.id');
  const usual = round
    .selectFrom('rule_riders')
    .select('rule_riders.user_id')
    .whereRef('rule_riders.rule_id', '=', 'rounds.rule_id');
  return round.or([
    round.exists(named.where('round_riders.user_id', '=', userId)),
    round.and([
      round.not(round.exists(named)),
      round.exists(usual.where('rule_riders.user_id', '=', userId)),
    ]),
  ]);
};

/** Rounds that a member of staff may see: all if `all` is their job, otherwise the ones they carry out. */
const seenBy = (db: Db | Tx, actor: Actor, now: Instant, all: Work) =>
  isAllowed(actor, all)
    ? db.selectFrom('rounds')
    : db
        .selectFrom('rounds')
        .where('on_day', '>=', dayAfter(shopDay(now), -RIDER_SEES_DAYS))
        .where(isCarriedBy(actor.userId));

/** Reads a round that this member of staff may see; any other is not found. */
export async function roundSeenBy(
  db: Db | Tx,
  actor: Actor,
  id: string,
  now: Instant,
  all: Work = 'orders',
): Promise<RoundRow> {
  const round = await seenBy(db, actor, now, all).selectAll().where('id', '=', id).executeTakeFirst();
  if (!round) throw new Failure('not_found', /*office*/ 'There is no such round.');
  return round;
}

const LISTED = 100;

/** Rounds that this member of staff may see, from yesterday until the day after tomorrow, soonest first. */
export const roundsSeenBy = (
  db: Db | Tx,
  actor: Actor,
  now: Instant,
  all: Work = 'orders',
): Promise<RoundRow[]> =>
  seenBy(db, actor, now, all)
    .selectAll()
    .where('on_day', '>=', dayAfter(shopDay(now), -1))
    .where('on_day', '<=', dayAfter(shopDay(now), 2))
    .orderBy('on_day')
    .orderBy('from_time')
    .orderBy('id')
    .limit(LISTED)
    .execute();

/** Riders of a round, by name. */
export const ridersOf = async (db: Db | Tx, round: Named): Promise<Rider[]> =>
  (await ridersByRound(db, [round])).get(round.id) ?? [];

type Named = Pick<RoundRow, 'id' | 'rule_id'>;

/** Riders of each of these rounds, by name: its own, or else those of its rule. */
export async function ridersByRound(db: Db | Tx, rounds: readonly Named[]): Promise<Map<string, Rider[]>> {
  if (rounds.length === 0) return new Map();
  const ids = rounds.map(({ id }) => id);
  const rows = await db
    .selectFrom('round_riders')
    .innerJoin('users', 'users.id', 'round_riders.user_id')
    .select(['round_riders.round_id as of', 'users.id as _id', 'users.name'])
    .where('round_riders.round_id', 'in', ids)
    .unionAll(
      db
        .selectFrom('rounds')
        .innerJoin('rule_riders', 'rule_riders.rule_id', 'rounds.rule_id')
        .innerJoin('users', 'users.id', 'rule_riders.user_id')
        .select(['rule_riders.rule_id as of', 'users.id as _id', 'users.name'])
        .distinct()
        .where('rounds.id', 'in', ids),
    )
    .execute();
  const carriers = Map.groupBy(rows, ({ of }) => of);
  return new Map(
    rounds.map(({ id, rule_id }) => {
      const riders = (carriers.get(id) ?? carriers.get(rule_id ?? '') ?? [])
        .map(({ _id, name }) => ({ _id, name }))
        .filter(({ name }) => name !== '')
        .sort((one, other) => one.name.localeCompare(other.name));
      return [id, riders];
    }),
  );
}
