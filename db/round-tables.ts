import type { Generated } from 'kysely';

type Flag = 0 | 1;
type Text = string;
/** UTC ISO text. */
type At = string;
/** A day of the shop's calendar: `2026-11-20`. */
type Day = string;
/** A time of the day there: `18:05`. */
type Time = string;

/** The tables of when the shop delivers. */
export type RoundTables = {
  /** The weekly rounds; `days` has a digit for each day, 1 is Monday. */
  round_rules: {
    id: Text;
    kind: 'ride' | 'collect';
    days: Text;
    from_time: Time;
    to_time: Time;
    order_before: Time;
    order_day: 'same' | 'before';
    capacity: number;
    /** 1 if it goes to all areas, and to addresses in none. */
    everywhere: Flag;
    revision: Generated<number>;
    created_at: At;
    updated_at: At;
    ended_at: At | null;
  };
  round_rule_areas: { rule_id: Text; area_id: Text };
  /** A round of one day; its times never change. */
  rounds: {
    id: Text;
    /** Null of an extra round. */
    rule_id: Text | null;
    kind: 'ride' | 'collect';
    on_day: Day;
    from_time: Time;
    to_time: Time;
    cut_off_at: At;
    capacity: number;
    /** The number of orders that hold a seat: all that name the round and are not cancelled. */
    booked: Generated<number>;
    /** 1 if an order was ever promised this round, or cash noted in its bag. Then it is never deleted. */
    promised: Generated<Flag>;
    everywhere: Flag;
    state: Generated<'open' | 'closed'>;
    /** 1 if it was closed because its rule lost its day, and not by hand. */
    closed_by_rule: Generated<Flag>;
    /** Until when it comes, if it is late. */
    late_to: Generated<Time | null>;
    /** When it was closed for good. */
    ended_at: Generated<At | null>;
    created_at: At;
    updated_at: At;
  };
  round_areas: { round_id: Text; area_id: Text };
  /** Days on which nothing goes out: of all rounds, or of one rule. */
  round_pauses: { id: Text; from_on: Day; to_on: Day; rule_id: Text | null; created_at: At } & Record<
    'text' | 'text_hi' | 'text_bn',
    Text
  >;
  /** Days on which the whole shop is closed; its rounds go only where `keeps_rounds`. */
  closures: { id: Text; from_on: Day; to_on: Day; keeps_rounds: Flag; created_at: At } & Record<
    'text' | 'text_hi' | 'text_bn',
    Text
  >;
};
