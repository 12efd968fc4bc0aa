import { least, type Paise, sum, ZERO } from '#base/figures/money.ts';
import { openMoney, type PaymentStatus } from '#money/payments.ts';
import type { OrderMoneyRow, PaymentRow } from '#money/server/payments/payment-rows.ts';

/** The columns of an order that say what is paid. */
export type MoneyRow = Pick<
  OrderMoneyRow,
  'status' | 'total_paise' | 'paid_paise' | 'account_paise' | 'rounded_paise'
>;

/** What is still to be paid for an order, what is to be given back, and what was given back and never came, in paise. */
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

/** The part of the due money that was said at the door to be paid by UPI, and that nobody saw in the bank yet. */
export const saidUpiOf = (order: MoneyRow & Pick<OrderMoneyRow, 'said_upi_paise'>): Paise =>
  least(order.said_upi_paise ?? ZERO, openMoneyOf(order).due);

/** The payments, or rows like them, that stand: neither a mistake nor what takes one back. */
export function standing<Row extends { id: string; kind: string; undoes: string | null }>(
  rows: readonly Row[],
): Row[] {
  const undone = new Set(rows.map(({ undoes }) => undoes));
  return rows.filter(({ id, kind }) => kind !== 'undone' && !undone.has(id));
}

/** The payments that somebody noted and that stand, without the rows that follow from them by themselves. */
export const noted = (rows: readonly PaymentRow[]): PaymentRow[] =>
  standing(rows).filter(({ by_itself }) => by_itself === 0);

/** The cash that taps brought, as far as it stands. */
export function cashOfTaps(rows: readonly PaymentRow[], taps: readonly { id: string }[]): PaymentRow[] {
  const made = new Set(taps.map(({ id }) => id));
  return standing(rows).filter(
    ({ method, tap_id }) => method === 'cash' && tap_id !== null && made.has(tap_id),
  );
}

/** Whether a row only follows from others: nobody takes it back, because the shop would write it again. */
export const isFollowing = ({
  by_itself,
  kind,
  method,
}: Pick<PaymentRow, 'by_itself' | 'kind' | 'method'>): boolean =>
  by_itself === 1 && !(kind === 'paid' && method === 'account');

/** Whether cash was tapped at the door: the last tap says how much it is. */
export const isOfDoor = ({ tap_id, method }: Pick<PaymentRow, 'tap_id' | 'method'>): boolean =>
  tap_id !== null && method === 'cash';

/** The sum of payments. */
export const sumOf = (rows: readonly Pick<PaymentRow, 'amount_paise'>[]): Paise =>
  sum(rows.map(({ amount_paise }) => amount_paise));

/** An order is paid when its payments come to its total; one that costs nothing, when somebody said so. */
export function paymentStatusOf({
  total_paise,
  paid_paise,
  rounded_paise,
  payments,
}: Pick<OrderMoneyRow, 'total_paise' | 'paid_paise' | 'rounded_paise' | 'payments'>): PaymentStatus {
  if (paid_paise + rounded_paise < total_paise) return 'pending';
  return total_paise > 0 || noted(payments).length > 0 ? 'received' : 'pending';
}
