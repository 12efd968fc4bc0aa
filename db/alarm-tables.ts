import type { Generated } from 'kysely';
import type { Language } from '#base/language/language.ts';

type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of what rings when an order comes. */
export type AlarmTables = {
  /** The shop's key for push services: one row. */
  push_keys: { id: 1; public_key: Text; private_key: Text; created_at: At };
  /** A device that rings, as long as its login lasts. */
  push_devices: {
    id: Text;
    session_id: Text;
    user_id: Text;
    endpoint: Text;
    p256dh: Text;
    auth: Text;
    language: Language;
    created_at: At;
    sent_at: Generated<At | null>;
    arrived_at: Generated<At | null>;
    trouble: Generated<Text>;
  };
  /** The order in which people are rung. */
  alarm_people: { user_id: Text; position: number };
  /** The rules of the alarm: quiet hours in the shop's time, and the time of its mail; one row. */
  alarm_rules: {
    id: 1;
    quiet_from: Text | null;
    quiet_to: Text | null;
    mail: 'first' | 'second' | 'never';
    revision: Generated<number>;
    updated_at: At;
  };
  /** The state of an order's alarm, and the first member of the team to look at it. */
  alarms: {
    order_id: Text;
    turns: Generated<number>;
    /** When it rings next; null: never again. */
    next_at: At | null;
    looked_at: Generated<At | null>;
    looked_id: Generated<Text | null>;
    looked_name: Generated<Text>;
    /** When the order was placed. */
    placed_at: At;
  };
  /** A call to one device or address, and its result. */
  alarm_calls: {
    id: Text;
    order_id: Text | null;
    channel: 'push' | 'mail';
    user_id: Text;
    device_id: Text | null;
    token_hash: Text | null;
    state: 'waiting' | 'sent' | 'refused' | 'gone' | 'stopped';
    reason: Generated<Text>;
    made_at: At;
    sent_at: Generated<At | null>;
    arrived_at: Generated<At | null>;
  };
};
