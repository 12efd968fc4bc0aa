import type { Generated } from 'kysely';
import type { Paise } from '#base/figures/money.ts';

type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of the money that came and went. */
export type PaymentTables = {
  /** Payments for an order or on an account, refunds, and reversals of mistakes; rows are only added. */
  payments: {
    id: Text;
    /** Null where it is for no order, but for what a customer owes. */
    order_id: Text | null;
    customer_id: Generated<Text | null>;
    position: number;
    kind: 'paid' | 'returned' | 'undone';
    method: 'cash' | 'card' | 'upi' | 'account';
    /** The amount that the shop received; negative for money it gave out. */
    amount_paise: Paise;
    /** Cash is whole rupees: what was left of the last one. */
    rounded_paise: Generated<Paise>;
    /** The twelve digits that the bank gives to a UPI payment. */
    reference: Generated<Text>;
    reference_turn: Generated<number>;
    note: Generated<Text>;
    source: 'tap' | 'desk' | 'status' | 'before';
    tap_id: Generated<Text | null>;
    /** The payment that this one takes back. */
    undoes: Generated<Text | null>;
    /** In whose bag the cash is; null: at the counter. */
    round_id: Generated<Text | null>;
    /** 1 if it followed automatically from other rows: it cannot be taken back by hand. */
    by_itself: Generated<0 | 1>;
    by_id: Text | null;
    by_name: Text;
    /** When it was paid, and when the shop heard of it. */
    at: At;
    written_at: At;
  };
  credit_numbers: { number: Generated<number>; credit_id: Text };
  /** Credits on an order after it left, with the reason; rows are only added. */
  credits: {
    id: Text;
    number: number;
    order_id: Text;
    position: number;
    kind: 'credit' | 'undone';
    /** The credit that this one takes back. */
    undoes: Text | null;
    reason: 'spoiled' | 'missing' | 'price' | 'other';
    note: Generated<Text>;
    /** The reduction of the order's cost; negative if a credit is taken back. */
    amount_paise: Paise;
    /** The part of it for the delivery. */
    shipping_paise: Generated<Paise>;
    /** The payment row that took it off the customer's account. */
    payment_id: Generated<Text | null>;
    by_id: Text | null;
    by_name: Text;
    at: At;
  };
  /** For which lines; the quantity is 0 where only the price was wrong. */
  credit_lines: {
    credit_id: Text;
    order_id: Text;
    position: number;
    quantity: number;
    amount_paise: Paise;
    /** 1 if the goods went back to the shelf. */
    restocked: 0 | 1;
  };
  /** A customer's account (khata): its limit, and what the rows of its ledger come to. */
  khatas: {
    user_id: Text;
    limit_paise: Generated<Paise>;
    /** Below zero: the shop owes the customer. */
    owed_paise: Generated<Paise>;
    line_count: Generated<number>;
    /** Since when the oldest debt is owed. */
    oldest_at: Generated<At | null>;
    revision: Generated<number>;
    updated_at: At;
  };
  /** Accounts for which staff lifted the limits of new customers. */
  lifted_newcomers: { user_id: Text; by_id: Text | null; by_name: Text; at: At };
  /** Staff's marks on a phone number, valid until a day. */
  phone_marks: {
    phone_digits: Text;
    kind: 'careful' | 'fine';
    reason: Text;
    until_day: Text;
    by_id: Text | null;
    by_name: Text;
    at: At;
  };
  /** Whose turn it is to order for a number; a row stands here only while an order is placed. */
  phone_turns: { phone_digits: Text; at: At };
  /** The ledger of an account; rows are only added. */
  khata_lines: {
    id: Text;
    user_id: Text;
    position: number;
    kind: 'order' | 'lessened' | 'paid' | 'returned' | 'opening' | 'corrected' | 'undone';
    /** The increase of the customer's debt; negative for a decrease. */
    amount_paise: Paise;
    /** The customer's debt after this row. */
    owed_paise: Paise;
    payment_id: Generated<Text | null>;
    /** The row that this one takes back. */
    undoes: Generated<Text | null>;
    note: Generated<Text>;
    /** Why the owner let it go above the limit. */
    beyond: Generated<Text>;
    by_id: Text | null;
    by_name: Text;
    at: At;
  };
};
