import { type Selectable, sql } from 'kysely';
import type { Paise } from '#base/figures/money.ts';
import type { Schema } from '#db/schema.ts';

export const PAYMENT_COLUMNS = [
  'id',
  'order_id',
  'kind',
  'method',
  'amount_paise',
  'rounded_paise',
  'reference',
  'note',
  'source',
  'tap_id',
  'undoes',
  'round_id',
  'by_itself',
  'by_id',
  'by_name',
  'at',
] as const satisfies (keyof Schema['payments'])[];

/** A row of a payment of an order. */
export type PaymentRow = Pick<Selectable<Schema['payments']>, (typeof PAYMENT_COLUMNS)[number]>;

/** The columns of an order that its money follows from, with its payments in order. */
export type OrderMoneyRow = Pick<
  Selectable<Schema['orders']>,
  | 'id'
  | 'user_id'
  | 'status'
  | 'total_paise'
  | 'paid_paise'
  | 'account_paise'
  | 'rounded_paise'
  | 'round_id'
  | 'promised_kind'
> & { said_upi_paise: Paise | null; payments: PaymentRow[] };

// The figures of `openMoney` in SQL, of the columns of `orders`.

const CAME = sql`(paid_paise - account_paise + rounded_paise)`;

/** The amount that is still due of an order that is not cancelled and not paid. */
export const DUE = sql<number>`(total_paise - account_paise - (case when ${CAME} > 0 then ${CAME} else 0 end))`;

/** The amount that was paid beyond the cost of an order; a cancelled one costs nothing. */
export const TO_GIVE_BACK = sql<number>`(paid_paise - (case when status = 'cancelled' then 0 else total_paise end))`;
/** True if a refund is open. */
export const IS_TO_GIVE_BACK = sql<boolean>`(${TO_GIVE_BACK} > 0)`;

/** The amount that was given back without ever having come. */
export const NEVER_CAME = sql<number>`(0 - ${CAME})`;
/** True if more was refunded than came in; the text matches the index of migration 065, letter for letter. */
export const IS_NEVER_CAME = sql<boolean>`(paid_paise - account_paise + rounded_paise < 0)`;
