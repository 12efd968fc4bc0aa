import type { I18n } from '@lingui/core';
import type { Order } from '#orders/orders.ts';
import type { Payment } from '#orders/payments.ts';

const PAID: Record<Payment['method'], { id: string }> = {
  cash: /*i18n*/ { id: 'account.paid.cash' },
  card: /*i18n*/ { id: 'account.paid.card' },
  upi: /*i18n*/ { id: 'account.paid.upi' },
  account: /*i18n*/ { id: 'account.paid.account' },
};

/** A line of what was paid, or of what remains; what went back to the shopper is below zero. */
export type PaidLine = { key: string; label: string; rupees: number };

/** What stands below the total of a bill: how it was paid, what was rounded off, and what is left. Nothing while nothing was paid. */
export function paidLines(
  i18n: I18n,
  { money, due, giveBack }: Pick<Order, 'money' | 'due' | 'giveBack'>,
): PaidLine[] {
  if (!money) return [];
  const paid = money.payments
    .filter(({ isUndone }) => !isUndone)
    .map(({ _id, kind, method, amount, reference }) => ({
      key: _id,
      label:
        kind === 'returned'
          ? method === 'account'
            ? i18n._('account.paid.offAccount')
            : i18n._('account.paid.returned')
          : [i18n._(PAID[method].id), reference].filter(Boolean).join(' · '),
      rupees: amount,
    }));
  if (paid.length === 0) return [];
  return [
    ...paid,
    ...(money.rounding > 0
      ? [{ key: 'rounding', label: i18n._('account.paid.rounding'), rupees: money.rounding }]
      : []),
    ...(due > 0 ? [{ key: 'due', label: i18n._('account.paid.due'), rupees: due }] : []),
    ...(giveBack > 0 ? [{ key: 'giveBack', label: i18n._('account.paid.giveBack'), rupees: giveBack }] : []),
  ];
}
