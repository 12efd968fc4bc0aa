import type { Generated } from 'kysely';
import type { SoldBy } from '#base/figures/amount.ts';
import type { Paise } from '#base/figures/money.ts';

type Flag = 0 | 1;
type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of orders, and the daily sums made from them. */
export type OrderTables = {
  order_numbers: { number: Generated<number>; order_id: Text };
  orders: {
    id: Text;
    number: number;
    user_id: Text;
    status: 'pending' | 'dispatched' | 'delivered' | 'cancelled';
    payment_status: 'pending' | 'received';
    payment_method: 'cash' | 'card';
    subtotal_paise: Paise;
    shipping_paise: Paise;
    total_paise: Paise;
    /** The sums of its payments: the money that is in, and what was rounded off. */
    paid_paise: Generated<Paise>;
    rounded_paise: Generated<Paise>;
    /** The part of `paid_paise` that is on the customer's account; the rest is money. */
    account_paise: Generated<Paise>;
    /** The share that was agreed to go on the account; it carries less where the order costs less, or there is no room. */
    share_paise: Generated<Paise>;
    /** 1 if the valid tap at its door puts the whole unpaid rest on the account. */
    rest_on_account: Generated<Flag>;
    /**
     * The sum credited since it left, already off `subtotal_paise` and `total_paise`; and the number of rows of
     * `credits`.
     */
    credited_paise: Generated<Paise>;
    /** The part of that for the delivery, already off `shipping_paise`. */
    credited_shipping_paise: Generated<Paise>;
    credit_count: Generated<number>;
    total_items: number;
    /** The last place that was given to a line, also to one that was taken out; 0 while nothing came in besides. */
    last_line: Generated<number>;
    first_name: Text;
    last_name: Text;
    phone: Text;
    /** The result of `phoneDigits`. */
    phone_digits: Generated<Text>;
    colony: Text;
    landmark: Text;
    email: Generated<Text>;
    address: Generated<Text>;
    district: Generated<Text>;
    state: Generated<Text>;
    pincode: Generated<Text>;
    /** The village that it was promised to; empty where none had to be chosen. */
    village: Generated<Text>;
    /**
     * The promise to the shopper: the area's name (empty outside of areas) and its rule; the fee is null if the shop
     * had no areas.
     */
    area_name: Generated<Text>;
    area_fee_paise: Generated<Paise | null>;
    area_free_above_paise: Generated<Paise | null>;
    area_cash_most_paise: Generated<Paise | null>;
    /** The owner's note on the area. */
    area_note: Generated<Text>;
    /** 1 if the shopper collects it at the shop. */
    collected: Generated<Flag>;
    /**
     * 1 if staff should call before delivery: the phone or the pincode may be mistyped, or the cash is more than the
     * area takes.
     */
    phone_to_confirm: Generated<Flag>;
    /** The text that the owner searches orders by: number, name and phone, folded. */
    search: Text;
    /** Only of what was placed before there was the table `requests`. */
    idempotency_key: Generated<Text | null>;
    request_hash: Generated<Text | null>;
    revision: Generated<number>;
    /** The round that it goes with, and what was promised; null where the shop has no rounds. */
    round_id: Generated<Text | null>;
    promised_kind: Generated<'ride' | 'collect' | null>;
    promised_on: Generated<Text | null>;
    promised_from: Generated<Text | null>;
    promised_to: Generated<Text | null>;
    /** Until when its shopper was last told that it comes; null while that is as it was promised. */
    late_told: Generated<Text | null>;
    /** When its goods were packed. */
    packed_at: Generated<At | null>;
    /** The most that it may cost; null if nothing was packed other than ordered: then it is the total. */
    agreed_total_paise: Generated<Paise | null>;
    /** Who noted that the shopper agreed to more, and when. */
    agreed_by: Generated<Text>;
    agreed_at: Generated<At | null>;
    /** The shopper's wishes, as she reads them herself, and the shop's own note. */
    note: Generated<Text>;
    shop_note: Generated<Text>;
    /** The shopper's wish if goods are missing. */
    if_missing: Generated<'call' | 'similar' | 'leaveOut'>;
    /** The way it came in, and the member of staff who entered it for a customer. */
    channel: Generated<'web' | 'phone' | 'counter'>;
    taken_by: Generated<Text>;
    placed_at: At;
    delivered_at: At | null;
    updated_at: At;
  };
  order_lines: {
    order_id: Text;
    position: number;
    product_id: Text;
    title: Text;
    /** Its titles in Hindi and Bengali; empty if it had none. */
    title_hi: Generated<Text>;
    title_bn: Generated<Text>;
    description: Text;
    thumbnail: Text;
    category: Text;
    unit: Text;
    pack: Text;
    color: Text;
    price_paise: Paise;
    /** The packed amount, 0 if it was left out: grams or millilitres of loose goods, else pieces. */
    quantity: number;
    /** The ordered amount; null if it equals the packed one, 0 for goods added later. */
    ordered_quantity: Generated<number | null>;
    /** The reduction that the shop gives: `total_paise` is so much less than price times quantity. */
    given_paise: Generated<Paise>;
    total_paise: Paise;
    sold_by: Generated<SoldBy>;
    /** Why less is packed: one of the shop's words. */
    reason: Generated<Text>;
    /** The place of the line that it stands in for. */
    instead_of: Generated<number | null>;
    packed_at: Generated<At | null>;
    packed_by: Generated<Text>;
    /** The sum of its credits since it left. */
    credited_paise: Generated<Paise>;
    credited_quantity: Generated<number>;
    revision: Generated<number>;
  };
  /** The state of an order before packing changed it, for undo; deleted when the order leaves. */
  order_changes: { id: Text; order_id: Text; states: Text; made_at: At };
  /** A question to the shopper before packing costs more than agreed, and her answer. */
  order_questions: {
    id: Text;
    order_id: Text;
    /** The change that is asked about: JSON. */
    asked: Text;
    total_paise: Paise;
    above_paise: Paise;
    asked_by_id: Text;
    asked_by: Text;
    asked_at: At;
    state: 'open' | 'yes' | 'no' | 'void' | 'over';
    answered_at: At | null;
  };
  /** A notice that a customer without an e-mail address is to be told, or was told by the shop. */
  order_notices: {
    id: Text;
    order_id: Text;
    /** A kind of the contract, `orders/notices/order-notices.ts`. */
    kind: Text;
    /** The text of the mail, in the customer's language. */
    text: Text;
    made_at: At;
    told_at: Generated<At | null>;
    told_by_id: Generated<Text | null>;
    told_by: Generated<Text>;
  };
  /** The timeline of an order. */
  order_events: {
    order_id: Text;
    position: number;
    /** A kind of the contract, `orders/order-events.ts`. */
    kind: Text;
    /** Its figures: JSON, with money in paise and goods by their names in all languages. */
    figures: Text;
    actor_id: Text | null;
    actor_name: Text;
    at: At;
    /** When it was made, if it waited for the network until `at`. */
    made_at: At | null;
  };
  /** The goods ordered on a day of the shop's calendar, in eight parts: an order belongs to the part number % 8. */
  daily_sales: {
    day: Text;
    part: number;
    /** Without the cancelled ones. */
    orders: number;
    cancelled: number;
    sales_paise: Paise;
    shipping_paise: Paise;
    /** Of the orders, those that are not paid, and what is still to be paid for them. */
    due_orders: number;
    due_cash_paise: Paise;
    due_card_paise: Paise;
    due_delivered_paise: Paise;
  };
  /**
   * The goods of a day's orders that are not cancelled. The quantity is grams or millilitres wherever it was ordered by
   * the kilo or litre, loose or not.
   */
  daily_product_sales: {
    day: Text;
    category: Text;
    product_id: Text;
    quantity: number;
    sales_paise: Paise;
  };
};
