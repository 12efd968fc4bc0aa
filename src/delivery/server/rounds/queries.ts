import { type ExpressionBuilder, sql } from 'kysely';
import type { Language } from '#base/language/language.ts';
import { type Instant, shopDay, shopTime } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { ROUNDS_OFFERED } from '#delivery/offered-rounds.ts';
import type { RoundKind, RoundRule, Schedule } from '#delivery/rounds.ts';
import { hot } from '#platform/db/hot.ts';
import { daysClosedToRounds, isShopClosed, shownIn, textsOf } from '#settings/server/public.ts';
import {
  type DaysWithout,
  type PauseRow,
  presentRule,
  presentStaffRound,
  type RoundRow,
  type RuleRow,
} from './present.ts';

/** The tag of everything about rounds that shoppers read. */
export const ROUNDS = 'rounds';

/** Tag of orders, which show the time of their round, and of which riders see those of their rounds. */
export const ORDERS = 'orders';

/** Open rounds read of a kind: more than are shown, because time takes the first ones away. */
const OPEN_READ = 120;

/** Destination of an order: an area, or outside of all (null); left out, any, as staff may send it. */
export type Way = { kind: RoundKind; area?: string | null };

/** Condition: the round goes that way. */
export const goesThere =
  ({ kind, area }: Way) =>
  (round: ExpressionBuilder<Schema, 'rounds'>) => {
    const isOfKind = round('kind', '=', kind);
    const isEverywhere = round('everywhere', '=', 1);
    if (area === undefined) return isOfKind;
    if (area === null) return round.and([isOfKind, isEverywhere]);
    const goesToArea = round.exists(
      round
        .selectFrom('round_areas')
        .select('round_areas.round_id')
        .whereRef('round_areas.round_id', '=', 'rounds.id')
        .where('round_areas.area_id', '=', area),
    );
    return round.and([isOfKind, round.or([isEverywhere, goesToArea])]);
  };

/** Condition: the round's rule has not ended. A rule that ended keeps only promised rounds. */
const isOffered = sql<boolean>`(rounds.rule_id is null or exists (
  select 1 from round_rules as rule where rule.id = rounds.rule_id and rule.ended_at is null))`;

/** Condition: a pause covers the round's day, or the shop is closed on it. */
const isPaused = sql<boolean>`(${isShopClosed} or exists (
  select 1 from round_pauses as pause
  where pause.from_on <= rounds.on_day and pause.to_on >= rounds.on_day
    and (pause.rule_id is null or pause.rule_id = rounds.rule_id)))`;

/** Condition: the round is neither closed nor paused. */
export const isHeld = sql<boolean>`(rounds.state = 'open' and not ${isPaused})`;
/** Condition: the round has a free seat. */
export const hasSeat = sql<boolean>`(rounds.booked < rounds.capacity)`;
/** Condition: shoppers can order for the round now. */
export const takesOrders = (now: Instant) =>
  sql<boolean>`(${hasSeat} and rounds.cut_off_at > ${now} and ${isHeld})`;

/** The coming rounds that go a way. */
const comingOn = (db: Db | Tx, way: Way, today: string) =>
  db.selectFrom('rounds').where('on_day', '>=', today).where(goesThere(way));

/**
 * The soonest round that goes a way and takes orders, and if any round goes there at all: in one statement, because
 * every order asks, and most shops have no rounds.
 */
export async function soonestRound(db: Db | Tx, way: Way, now: Instant) {
  const [found] = await freeAndAny(db, { way, now, today: shopDay(now) });
  return { free: found?.free ?? null, any: Boolean(found?.any) };
}

const freeAndAny = hot((db, { way, now, today }: { way: Way; now: Instant; today: string }) =>
  db.selectNoFrom((row) => [
    comingOn(db, way, today)
      .select('id')
      .where(takesOrders(now))
      .orderBy('on_day')
      .orderBy('from_time')
      .orderBy('id')
      .limit(1)
      .as('free'),
    row.exists(comingOn(db, way, today).where(isOffered).select('id')).as('any'),
  ]),
);

/** The next rounds that go a way and take orders. */
export const nextRounds = (db: Db | Tx, way: Way, now: Instant): Promise<RoundRow[]> =>
  comingOn(db, way, shopDay(now))
    .selectAll()
    .where(takesOrders(now))
    .orderBy('on_day')
    .orderBy('from_time')
    .orderBy('id')
    .limit(ROUNDS_OFFERED)
    .execute();

/** A dated round, by its id. */
export const roundById = (db: Db | Tx, id: string): Promise<RoundRow | undefined> =>
  db.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirst();

/** True if the round goes that way. */
export const isGoingThere = async (db: Db | Tx, id: string, way: Way): Promise<boolean> =>
  (await db
    .selectFrom('rounds')
    .select('id')
    .where('id', '=', id)
    .where(goesThere(way))
    .executeTakeFirst()) !== undefined;

/** The rounds of a day, soonest first. */
export const roundsOfDay = (db: Db | Tx, day: string): Promise<RoundRow[]> =>
  db.selectFrom('rounds').selectAll().where('on_day', '=', day).orderBy('from_time').orderBy('id').execute();

/**
 * Rounds of some days that are closed to orders by now, newest first. Leaves out rounds without orders that were paused
 * or closed, because they offered no seats.
 */
export const goneRounds = (
  db: Db | Tx,
  { from, to }: { from: string; to: string },
  now: Instant,
): Promise<RoundRow[]> =>
  db
    .selectFrom('rounds')
    .selectAll()
    .where('on_day', '>=', from)
    .where('on_day', '<=', to)
    .where('cut_off_at', '<=', now)
    .where((round) => round.or([round('booked', '>', 0), round('ended_at', 'is not', null), isHeld]))
    .orderBy('on_day', 'desc')
    .orderBy('from_time', 'desc')
    .orderBy('id')
    .execute();

/**
 * Rounds that the shop may still promise to an order that goes a way: not over, not closed or paused, and with a free
 * seat; also after their cut-off. Soonest first.
 */
export const roundsWithRoom = (db: Db | Tx, way: Way, now: Instant): Promise<RoundRow[]> =>
  comingOn(db, way, shopDay(now))
    .selectAll()
    .where(isNotOver(now))
    .where(hasSeat)
    .where(isHeld)
    .orderBy('on_day')
    .orderBy('from_time')
    .orderBy('id')
    .limit(OPEN_READ)
    .execute();

/** Until when shoppers can change their orders of a round; undefined once it is too late, or while it does not go. */
export const changesUntil = async (db: Db | Tx, id: string, now: Instant): Promise<Instant | undefined> =>
  (
    await db
      .selectFrom('rounds')
      .select('cut_off_at')
      .where('id', '=', id)
      .where('cut_off_at', '>', now)
      .where(isHeld)
      .executeTakeFirst()
  )?.cut_off_at;

/** Condition: the round's end is still ahead. */
export const isNotOver = (now: Instant) => (round: ExpressionBuilder<Schema, 'rounds'>) =>
  round.or([
    round('on_day', '>', shopDay(now)),
    round.and([round('on_day', '=', shopDay(now)), round('to_time', '>', shopTime(now))]),
  ]);

/** The pauses that are not over. */
const comingPauses = (db: Db | Tx, now: Instant): Promise<PauseRow[]> =>
  db
    .selectFrom('round_pauses')
    .selectAll()
    .where('to_on', '>=', shopDay(now))
    .orderBy('from_on')
    .orderBy('id')
    .execute();

/** Days without rounds that are not over: days on which the shop is closed and keeps no rounds, and pauses. */
export async function daysWithoutRounds(
  db: Db | Tx,
  now: Instant,
  language?: Language,
): Promise<DaysWithout[]> {
  const closed = await daysClosedToRounds(db, now, language);
  const pauses = await comingPauses(db, now);
  return [
    ...closed.map((days) => ({ ...days, rule_id: null })),
    ...pauses.map(({ from_on, to_on, rule_id, ...texts }) => ({
      isOn: (day: string) => from_on <= day && day <= to_on,
      rule_id,
      text: shownIn(textsOf(texts), language),
    })),
  ];
}

/** The open rounds that go a way and that can be ordered for still, soonest first. */
export const openRounds = (db: Db | Tx, way: Way, now: Instant): Promise<RoundRow[]> =>
  comingOn(db, way, shopDay(now))
    .selectAll()
    .where('cut_off_at', '>', now)
    .where('state', '=', 'open')
    .orderBy('on_day')
    .orderBy('from_time')
    .orderBy('id')
    .limit(OPEN_READ)
    .execute();

/** Rounds from today on, soonest first, each with its areas. */
async function comingRounds(db: Db | Tx, now: Instant): Promise<(RoundRow & { areas: string[] })[]> {
  const rounds = await db
    .selectFrom('rounds')
    .selectAll()
    .where('on_day', '>=', shopDay(now))
    .orderBy('on_day')
    .orderBy('from_time')
    .orderBy('id')
    .execute();
  const areas = await db
    .selectFrom('round_areas')
    .innerJoin('rounds', 'rounds.id', 'round_areas.round_id')
    .select(['round_areas.round_id', 'round_areas.area_id'])
    .where('rounds.on_day', '>=', shopDay(now))
    .execute();
  const areasOf = Map.groupBy(areas, ({ round_id }) => round_id);
  return rounds.map((round) => ({
    ...round,
    areas: (areasOf.get(round.id) ?? []).map(({ area_id }) => area_id),
  }));
}

/** The weekly rules that hold, each with the areas that its rounds go to. */
async function liveRules(db: Db | Tx): Promise<(RuleRow & { areas: string[] })[]> {
  const rules = await db
    .selectFrom('round_rules')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('from_time')
    .orderBy('id')
    .execute();
  const areas = await db.selectFrom('round_rule_areas').select(['rule_id', 'area_id']).execute();
  const areasOf = Map.groupBy(areas, ({ rule_id }) => rule_id);
  return rules.map((rule) => ({
    ...rule,
    areas: (areasOf.get(rule.id) ?? []).map(({ area_id }) => area_id),
  }));
}

/** The weekly rules that hold, as staff see them. */
export const weeklyRules = async (db: Db | Tx): Promise<RoundRule[]> =>
  (await liveRules(db)).map(presentRule);

/** Everything about when the shop delivers, for staff. */
export async function schedule(db: Db | Tx, now: Instant): Promise<Schedule> {
  const [pauses, without] = [await comingPauses(db, now), await daysWithoutRounds(db, now)];
  return {
    rules: await weeklyRules(db),
    rounds: (await comingRounds(db, now)).map((round) => presentStaffRound(round, without)),
    pauses: pauses.map(({ id, from_on, to_on, rule_id, text, text_hi, text_bn }) => ({
      id,
      from: from_on,
      to: to_on,
      rule: rule_id,
      text,
      textHi: text_hi,
      textBn: text_bn,
    })),
  };
}
