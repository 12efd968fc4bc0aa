import { least, type Paise, sum, ZERO } from '#base/figures/money.ts';
import { openMoney, type PaymentStatus } from '#money/payments.ts';
import type { OrderMoneyRow, PaymentRow } from '#money/server/payments/payment-rows.ts';

/** The columns of an order that say what is paid. */
export type MoneyRow = Pick<
  OrderMoneyRow,
  'status' | 'total_paise' | 'paid_paise' | 'account_paise' | 'rounded_paise'
>;

/** Amounts of an order that are due, to be refunded, and refunded without a payment before, in paise. */
export const openMoneyOf = ({
  status,
  total_paise,
  paid_paise,
  account_paise,
  rounded_paise,
}: MoneyRow): ReturnType<typeof openMoney> =>
  openMoney({
    total: total_paise,
    paid: paid_paise,
    onAccount: account_paise,
    rounded: rounded_paise,
    isCancelled: status === 'cancelled',
  });

/** Part of the due amount that the shopper said at the door to have paid by UPI, and that staff have not seen in the bank. */
export const saidUpiOf = (order: MoneyRow & Pick<OrderMoneyRow, 'said_upi_paise'>): Paise =>
  least(order.said_upi_paise ?? ZERO, openMoneyOf(order).due);

/** The payments, or rows like them, that stand: neither a mistake nor what takes one back. */
export function standing<Row extends { id: string; kind: string; undoes: string | null }>(
  rows: readonly Row[],
): Row[] {
  const undone = new Set(rows.map(({ undoes }) => undoes));
  return rows.filter(({ id, kind }) => kind !== 'undone' && !undone.has(id));
}

/** Payments that stand and that staff entered, without the rows that the shop wrote by itself. */
export const noted = (rows: readonly PaymentRow[]): PaymentRow[] =>
  standing(rows).filter(({ by_itself }) => by_itself === 0);

/** The cash that taps brought, as far as it stands. */
export function cashOfTaps(rows: readonly PaymentRow[], taps: readonly { id: string }[]): PaymentRow[] {
  const made = new Set(taps.map(({ id }) => id));
  return standing(rows).filter(
    ({ method, tap_id }) => method === 'cash' && tap_id !== null && made.has(tap_id),
  );
}

/** True for a row that the shop wrote by itself: staff cannot undo it, because the shop would write it again. */
export const isFollowing = ({
  by_itself,
  kind,
  method,
}: Pick<PaymentRow, 'by_itself' | 'kind' | 'method'>): boolean =>
  by_itself === 1 && !(kind === 'paid' && method === 'account');

/** True for cash that the rider entered at the door: the amount is that of the last tap. */
export const isOfDoor = ({ tap_id, method }: Pick<PaymentRow, 'tap_id' | 'method'>): boolean =>
  tap_id !== null && method === 'cash';

/** The sum of payments. */
export const sumOf = (rows: readonly Pick<PaymentRow, 'amount_paise'>[]): Paise =>
  sum(rows.map(({ amount_paise }) => amount_paise));

/** Paid when payments and rounding come to the total; an order that costs nothing, once staff entered a payment. */
export function paymentStatusOf({
  total_paise,
  paid_paise,
  rounded_paise,
  payments,
}: Pick<OrderMoneyRow, 'total_paise' | 'paid_paise' | 'rounded_paise' | 'payments'>): PaymentStatus {
  if (paid_paise + rounded_paise < total_paise) return 'pending';
  return total_paise > 0 || noted(payments).length > 0 ? 'received' : 'pending';
}
