import type { Generated } from 'kysely';
import type { Paise } from '#base/figures/money.ts';

type Flag = 0 | 1;
type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of who carries a round out, and of what happened at the doors. */
export type StopTables = {
  /** Riders of a round; a round without rows has those of its rule. */
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
  /** The code that a shopper tells the rider at the door, and the reason to ask for it. */
  door_codes: { order_id: Text; code: Text; why: 'large' | 'paid' | 'credit' };
  /** The rounds that an order was moved away from: a tap made there may arrive later. */
  left_rounds: { order_id: Text; round_id: Text };
  /** A rider's tap at a door; rows are only added. */
  stop_taps: {
    id: Text;
    round_id: Text;
    order_id: Text;
    position: number;
    kind: 'delivered' | 'away' | 'refused';
    reason: Generated<Text>;
    cash_paise: Generated<Paise>;
    /** 1 if the unpaid rest goes on the customer's account. */
    on_account: Generated<Flag>;
    /** The amount that the rider noted as paid by UPI: a claim. */
    upi_paise: Generated<Paise>;
    /** Of those that stand, the last holds. */
    stands: Flag;
    /**
     * 1 if its phone had seen the other taps: the cash of the last such tap is in the bag, in whatever state the order
     * is now.
     */
    counts: Generated<Flag>;
    /** The result of asking for the code, if there was one. */
    code: Generated<'' | 'right' | 'wrong' | 'missing'>;
    by_id: Text;
    by_name: Text;
    made_at: At;
    arrived_at: At;
  };
};
