import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/figures/amount.ts';
import type { OrderItem } from '#orders/order-lines.ts';
import type { OrderQuestion } from './question.ts';

/** The shop's question in a sentence that the shopper and staff read. */
export function questionText(
  i18n: I18n,
  { kind, line, goods: { title, unit, quantity } }: OrderQuestion,
  items: readonly OrderItem[],
): string {
  const amount = formatQuantity(i18n, quantity, unit);
  const item = items.find((one) => one.line === line);
  if (kind === 'add' || !item) return i18n._('account.question.add', { title, amount });
  const ordered = formatQuantity(i18n, item.ordered ?? item.quantity, item.product.unit);
  return kind === 'pack'
    ? i18n._('account.question.more', { title, amount, ordered })
    : i18n._('account.question.swap', { title, amount, instead: item.product.title, ordered });
}
