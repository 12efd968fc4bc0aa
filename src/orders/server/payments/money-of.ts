import { type Paise, paise } from '#base/figures/money.ts';
import type { PaymentStatus } from '#orders/orders.ts';
import { openMoney } from '#orders/payments.ts';
import type { FullOrder, OrderRow, PaymentRow } from '#orders/server/queries.ts';

/** The columns of an order that say what is paid. */
export type MoneyRow = Pick<OrderRow, 'status' | 'total_paise' | 'paid_paise' | 'rounded_paise'>;

/** What is still to be paid for an order, and what is to be given back, in paise. */
export const openMoneyOf = ({ status, total_paise, paid_paise, rounded_paise }: MoneyRow) =>
  openMoney({
    total: total_paise,
    paid: paid_paise,
    rounded: rounded_paise,
    isCancelled: status === 'cancelled',
  });

/** What of the money that is due was said at the door to be paid by UPI, and that nobody saw in the bank yet. */
export const saidUpiOf = (order: MoneyRow & Pick<OrderRow, 'said_upi_paise'>): Paise =>
  paise(Math.min(order.said_upi_paise ?? 0, openMoneyOf(order).due));

/** The payments, or rows like them, that stand: neither a mistake nor what takes one back. */
export function standing<Row extends { id: string; kind: string; undoes: string | null }>(
  rows: readonly Row[],
): Row[] {
  const undone = new Set(rows.map(({ undoes }) => undoes));
  return rows.filter(({ id, kind }) => kind !== 'undone' && !undone.has(id));
}

/**
 * What taps brought on their round, as far as it stands: the taps say which it is, because not all of it is in the bag of that round.
 * What a tap put on the account counts on whichever round it was.
 */
export function takenByTaps(payments: readonly PaymentRow[], taps: readonly { id: string }[]): PaymentRow[] {
  const made = new Set(taps.map(({ id }) => id));
  return standing(payments).filter(
    ({ tap_id, method }) => tap_id !== null && (made.has(tap_id) || method === 'account'),
  );
}

/** What payments come to, with what was rounded off. */
export const settledBy = (payments: readonly PaymentRow[]) =>
  paise(payments.reduce((sum, { amount_paise, rounded_paise }) => sum + amount_paise + rounded_paise, 0));

/** An order is paid when its payments come to its total; one that costs nothing, when somebody said so. */
export function paymentStatusOf({
  total_paise,
  paid_paise,
  rounded_paise,
  payments,
}: Pick<FullOrder, 'total_paise' | 'paid_paise' | 'rounded_paise' | 'payments'>): PaymentStatus {
  if (paid_paise + rounded_paise < total_paise) return 'pending';
  return total_paise > 0 || standing(payments).length > 0 ? 'received' : 'pending';
}
