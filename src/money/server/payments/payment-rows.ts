import type { Selectable } from 'kysely';
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
