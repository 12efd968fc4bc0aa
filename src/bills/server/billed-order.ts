import type { Selectable } from 'kysely';
import type { Instant } from '#base/time.ts';
import type { Schema } from '#db/schema.ts';

type Line = Selectable<Schema['order_lines']>;

/** A line of an order, as far as its bill needs it. */
export type OrderGoods = Pick<
  Line,
  | 'position'
  | 'product_id'
  | 'title'
  | 'title_hi'
  | 'title_bn'
  | 'pack'
  | 'unit'
  | 'sold_by'
  | 'price_paise'
  | 'quantity'
  | 'total_paise'
  | 'credited_quantity'
  | 'credited_paise'
>;

/** The facts of an order that its papers follow from: its row, and its lines. */
export type BilledOrder = Pick<
  Selectable<Schema['orders']>,
  | 'id'
  | 'number'
  | 'status'
  | 'user_id'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'collected'
  | 'address'
  | 'colony'
  | 'landmark'
  | 'village'
  | 'district'
  | 'state'
  | 'pincode'
  | 'shipping_paise'
> & { lines: readonly OrderGoods[] };

/** Time of a change; `leaves` is true if the goods leave the shop with it. */
export type BillContext = {
  leaves: boolean;
  now: Instant;
  /** When it was made, if it waited for the network. */
  madeAt?: Instant | undefined;
};

/** Facts that the papers of one change share. */
export type Drawing = {
  order: BilledOrder;
  now: Instant;
  today: string;
  leftOn: string;
  prefix: string;
  year: string;
};
