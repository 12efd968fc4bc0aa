import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { goingOut, type Order } from '#orders/order.ts';
import { promiseText } from '#orders/web/promise-line.tsx';

/** WhatsApp takes long texts, but not every phone takes long addresses. */
const GOODS_AT_MOST = 20;

type Told = Pick<Order, 'orderId' | 'items' | 'totalAmount' | 'promise'>;

/**
 * Message about an order that the shopper sends to the shop: its number, the goods, the sum, the promise, and a link.
 * Shoppers read it in WhatsApp before they send it; the shop itself sends nothing.
 */
export function orderMessage(i18n: I18n, order: Told, link: string): string {
  const going = goingOut(order.items);
  const goods = going
    .slice(0, GOODS_AT_MOST)
    .map(({ product, quantity }) => `• ${product.title}: ${formatQuantity(i18n, quantity, product.unit)}`);
  const rest = going.length - goods.length;
  return [
    i18n._('account.order.whatsAppText', { number: order.orderId }),
    '',
    ...goods,
    ...(rest > 0 ? [i18n._('account.order.message.more', { count: rest })] : []),
    i18n._('account.order.message.total', { total: formatRupees(order.totalAmount) }),
    ...(order.promise ? [promiseText(i18n, order.promise)] : []),
    link,
  ].join('\n');
}
