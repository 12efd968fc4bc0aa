import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/figures/amount.ts';
import type { OrderItem } from '#orders/order-lines.ts';
import type { Credit, CreditReason } from './credits.ts';

const WHY: Record<CreditReason, { id: string }> = {
  spoiled: /*i18n*/ { id: 'account.credit.spoiled' },
  missing: /*i18n*/ { id: 'account.credit.missing' },
  price: /*i18n*/ { id: 'account.credit.price' },
  other: /*i18n*/ { id: 'account.credit.other' },
};

/** Why credit was given, with what the shop wrote of it. */
export function creditReason(i18n: I18n, { reason, note }: Pick<Credit, 'reason' | 'note'>): string {
  if (reason === 'other' && note) return note;
  return [i18n._(WHY[reason].id), note].filter(Boolean).join(': ');
}

/** For which goods credit was given, and how much of them where it was not only their price; or for the delivery. */
export function creditGoods(
  i18n: I18n,
  { lines, delivery }: Pick<Credit, 'lines' | 'delivery'>,
  items: readonly OrderItem[],
): string {
  const goods = lines.flatMap(({ line, quantity }) => {
    const item = items.find((one) => one.line === line);
    if (!item) return [];
    const { title, unit } = item.product;
    return [quantity > 0 ? `${title} (${formatQuantity(i18n, quantity, unit)})` : title];
  });
  return [...goods, ...(delivery > 0 ? [i18n._('account.credit.delivery')] : [])].join(', ');
}
