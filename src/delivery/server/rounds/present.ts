import type { Selectable } from 'kysely';
import type { Instant } from '#base/time.ts';
import type { Schema } from '#db/schema.ts';
import {
  type PublicRound,
  type RoundPromise,
  type RoundRule,
  type RoundTimes,
  seatsIn,
  type StaffRound,
} from '#delivery/rounds.ts';

/** A row of a dated round. */
export type RoundRow = Selectable<Schema['rounds']>;
/** A row of a weekly rule. */
export type RuleRow = Selectable<Schema['round_rules']>;
/** A row of a pause. */
export type PauseRow = Selectable<Schema['round_pauses']>;
/** Days without rounds, of all rules or of one. */
export type DaysWithout = Pick<PauseRow, 'rule_id' | 'text'> & { isOn: (day: string) => boolean };

/** The pause that a round falls into, if there is one. */
export const pauseOf = (
  { on_day, rule_id }: Pick<RoundRow, 'on_day' | 'rule_id'>,
  pauses: readonly DaysWithout[],
): DaysWithout | undefined =>
  pauses.find((pause) => pause.isOn(on_day) && (pause.rule_id === null || pause.rule_id === rule_id));

/** A round as shoppers see it. */
export const presentRound = (round: RoundRow, pauses: readonly DaysWithout[] = []): PublicRound => {
  const pause = pauseOf(round, pauses);
  return {
    id: round.id,
    kind: round.kind,
    on: round.on_day,
    from: round.from_time,
    to: round.to_time,
    orderBefore: round.cut_off_at,
    state: pause ? 'paused' : seatsIn(round),
    ...(pause?.text && { text: pause.text }),
  };
};

/** Columns of a round that tell its times. */
type Timed = Pick<RoundRow, 'id' | 'kind' | 'on_day' | 'from_time' | 'to_time' | 'late_to'>;

/** Time until which shoppers can order for a round, or could once a seat is free; null: it takes no more orders. */
export const ordersUntil = (
  { state, cut_off_at }: Pick<RoundRow, 'state' | 'cut_off_at'>,
  now: Instant,
): Instant | null => (state === 'open' && cut_off_at > now ? cut_off_at : null);

/** When a round comes, as it is handed out to staff. */
export const presentTimes = ({ id, kind, on_day, from_time, to_time, late_to }: Timed): RoundTimes => ({
  id,
  kind,
  on: on_day,
  from: from_time,
  to: to_time,
  lateTo: late_to,
});

/** A round as staff see it. */
export const presentStaffRound = (
  round: RoundRow & { areas: string[] },
  pauses: readonly DaysWithout[],
): StaffRound => ({
  ...presentRound(round, pauses),
  rule: round.rule_id,
  seats: round.capacity,
  booked: round.booked,
  closed: round.state === 'closed',
  lateTo: round.late_to,
  ended: round.ended_at !== null,
  everywhere: round.everywhere === 1,
  areas: round.areas,
});

/** A weekly rule as staff see it. */
export const presentRule = (rule: RuleRow & { areas: string[] }): RoundRule => ({
  id: rule.id,
  days: Array.from(rule.days, Number),
  kind: rule.kind,
  from: rule.from_time,
  to: rule.to_time,
  orderBefore: rule.order_before,
  orderDay: rule.order_day,
  seats: rule.capacity,
  everywhere: rule.everywhere === 1,
  areas: rule.areas,
  revision: rule.revision,
});

/** A round's promise, with its later end if it is late. */
export type BookedRound = RoundPromise & { lateTo: string | null };

export function promiseOf(row: Timed): BookedRound {
  const { id: round, ...times } = presentTimes(row);
  return { round, ...times };
}
