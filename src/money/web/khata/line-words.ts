import type { I18n } from '@lingui/core';
import type { KhataLine } from '#money/khata/khata.ts';

const WAYS: Record<NonNullable<KhataLine['method']>, { id: string }> = {
  cash: /*i18n*/ { id: 'account.khata.cash' },
  card: /*i18n*/ { id: 'account.khata.card' },
  upi: /*i18n*/ { id: 'account.khata.upi' },
};

/** Label of a ledger row: an order by its number, money by its way. */
export function lineText(i18n: I18n, { kind, order, method, reference }: KhataLine): string {
  const way = method ? i18n._(WAYS[method].id) : '';
  switch (kind) {
    case 'order':
      return i18n._('account.khata.order', { orderId: order?.orderId ?? '' });
    case 'lessened':
      return i18n._('account.khata.lessened', { orderId: order?.orderId ?? '' });
    case 'paid':
      return [way, reference && i18n._('account.khata.utrEnds', { end: reference.slice(-4) })]
        .filter(Boolean)
        .join(' · ');
    case 'returned':
      return i18n._('account.khata.returned', { way });
    case 'opening':
      return i18n._('account.khata.opening');
    case 'corrected':
      return i18n._('account.khata.corrected');
    case 'undone':
      return order
        ? i18n._('account.khata.undoneOrder', { orderId: order.orderId })
        : i18n._('account.khata.undone', { way });
  }
}
