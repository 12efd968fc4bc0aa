import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { isChanged, type LineReason, type OrderItem } from './order-lines.ts';

const LEFT_OUT: Record<LineReason, { id: string }> = {
  none: /*i18n*/ { id: 'account.line.none' },
  poor: /*i18n*/ { id: 'account.line.poor' },
  unwanted: /*i18n*/ { id: 'account.line.unwanted' },
};
const LESS: Record<LineReason, { id: string }> = {
  none: /*i18n*/ { id: 'account.line.lessNone' },
  poor: /*i18n*/ { id: 'account.line.lessPoor' },
  unwanted: /*i18n*/ { id: 'account.line.lessUnwanted' },
};

/** Sentences about a line that was changed since it was ordered, with the reason; none for an unchanged line. */
export function changeTexts(
  i18n: I18n,
  item: OrderItem,
  { items }: { items: readonly OrderItem[] },
): string[] {
  if (!isChanged(item)) return [];
  const given =
    item.given === undefined ? [] : [i18n._('account.line.given', { amount: formatRupees(item.given) })];
  if (item.insteadOf !== undefined) {
    const title = items.find(({ line }) => line === item.insteadOf)?.product.title ?? '';
    return [i18n._('account.line.instead', { title }), ...given];
  }
  // It stays only because a credit tells of it.
  if (item.ordered === 0 && item.quantity === 0) return [i18n._('account.line.outAgain')];
  if (item.ordered === 0) return [i18n._('account.line.added'), ...given];
  if (item.ordered === undefined) return given;
  if (item.quantity === 0) return [leftOutText(i18n, item, items)];
  const ordered = formatQuantity(i18n, item.ordered, item.product.unit);
  const less = item.reason && item.quantity < item.ordered && LESS[item.reason];
  return [less ? i18n._(less.id, { ordered }) : i18n._('account.line.ordered', { ordered }), ...given];
}

/** Names the reason, unless other goods replace the line: their own line says so. */
function leftOutText(i18n: I18n, { line, reason }: OrderItem, items: readonly OrderItem[]): string {
  if (items.some(({ insteadOf }) => insteadOf === line)) return i18n._('account.line.swapped');
  return i18n._(LEFT_OUT[reason ?? 'none'].id);
}
