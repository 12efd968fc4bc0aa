import type { I18n } from '@lingui/core';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import type { Payment, MoneyOfOrder } from '#money/payments.ts';

const PAID: Record<Payment['method'], { id: string }> = {
  cash: /*i18n*/ { id: 'account.paid.cash' },
  card: /*i18n*/ { id: 'account.paid.card' },
  upi: /*i18n*/ { id: 'account.paid.upi' },
  account: /*i18n*/ { id: 'account.paid.account' },
};

/** A line for a payment or for the rest; refunds are below zero. */
export type PaidLine = { key: string; label: string; rupees: number };

/** Label of a payment or a refund. */
export function paymentLabel(
  i18n: I18n,
  { kind, method, reference }: Pick<Payment, 'kind' | 'method' | 'reference'>,
): string {
  if (kind === 'paid') return [i18n._(PAID[method].id), reference].filter(Boolean).join(' · ');
  return method === 'account' ? i18n._('account.paid.offAccount') : i18n._('account.paid.returned');
}

/**
 * The lines below the total of a bill: how it was paid, what was rounded off, and what is left. Nothing while nothing was paid.
 * What went on the account and came off it again is one line: what it carries.
 */
export function paidLines(
  i18n: I18n,
  { money, due, giveBack }: Pick<MoneyOfOrder, 'money' | 'due' | 'giveBack'>,
): PaidLine[] {
  if (!money) return [];
  const stand = money.payments.filter(({ isUndone }) => !isUndone);
  const onAccount = plusRupees(...stand.filter(isOnAccount).map(({ amount }) => amount));
  const paid = stand
    .filter((payment) => !isOnAccount(payment))
    .map((payment) => ({
      key: payment._id,
      label: paymentLabel(i18n, payment),
      rupees: payment.amount,
    }));
  if (paid.length === 0 && onAccount === 0) return [];
  return [
    ...paid,
    ...(onAccount === 0 ? [] : [{ key: 'account', label: i18n._(PAID.account.id), rupees: onAccount }]),
    ...(money.rounding > 0
      ? [{ key: 'rounding', label: i18n._('account.paid.rounding'), rupees: money.rounding }]
      : []),
    ...(due > 0 ? [{ key: 'due', label: i18n._('account.paid.due'), rupees: due }] : []),
    ...(giveBack > 0 ? [{ key: 'giveBack', label: i18n._('account.paid.giveBack'), rupees: giveBack }] : []),
  ];
}

const isOnAccount = ({ method }: Payment): boolean => method === 'account';
