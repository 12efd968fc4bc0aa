import type { Generated } from 'kysely';

type Flag = 0 | 1;
type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of who carries a round out, and of what happened at the doors. */
export type StopTables = {
  /** Staff who carry a round out; a round that names nobody has those of its rule. */
  round_riders: { round_id: Text; user_id: Text };
  rule_riders: { rule_id: Text; user_id: Text };
  /** Where a house stands among the others, and where it is, if that is known. */
  stop_places: {
    user_id: Text;
    pincode: Text;
    village_key: Text;
    position: number;
    latitude: Generated<number | null>;
    longitude: Generated<number | null>;
    updated_at: At;
  };
  /** What a shopper says at the door, and why it is asked for. */
  door_codes: { order_id: Text; code: Text; why: 'large' | 'paid' | 'credit' };
  /** The rounds that an order was moved away from: a tap made there may arrive later. */
  left_rounds: { order_id: Text; round_id: Text };
  /** What was tapped at a door; rows are only added. */
  stop_taps: {
    id: Text;
    round_id: Text;
    order_id: Text;
    position: number;
    kind: 'delivered' | 'away' | 'refused';
    reason: Generated<Text>;
    cash_paise: Generated<number>;
    /** Whether what was not paid goes on the customer's account. */
    on_account: Generated<Flag>;
    /** What was said to be paid by UPI: a claim. */
    upi_paise: Generated<number>;
    /** Of those that stand, the last holds. */
    stands: Flag;
    /** Whether its phone had seen the other taps: the cash of the last one that had is in the bag, whatever became of the order. */
    counts: Generated<Flag>;
    /** What became of the code that was to be asked for, if one was. */
    code: Generated<'' | 'right' | 'wrong' | 'missing'>;
    by_id: Text;
    by_name: Text;
    made_at: At;
    arrived_at: At;
  };
};
