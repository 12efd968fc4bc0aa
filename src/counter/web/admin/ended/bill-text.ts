import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { whatsAppLink } from '#base/phone.ts';
import { billWords, paidLines } from '#money/web/public.ts';
import { goingOut, type Order } from '#orders/orders.ts';
import { rupeesOf } from '#orders/web/public.ts';

/** WhatsApp takes long texts, but not every phone takes long addresses. */
const GOODS_AT_MOST = 30;

type Billed = Pick<
  Order,
  'orderId' | 'items' | 'shipping' | 'totalAmount' | 'status' | 'due' | 'giveBack' | 'money'
>;

/** The bill of an order as text for WhatsApp: goods, total, and payment. Staff check and send it there. */
export function billText(i18n: I18n, order: Billed, shop: string): string {
  const going = goingOut(order.items);
  const goods = going.slice(0, GOODS_AT_MOST).map((item) => {
    const amount = formatQuantity(i18n, item.quantity, item.product.unit);
    return `• ${item.product.title}: ${amount}, ${formatRupees(rupeesOf(item))}`;
  });
  const rest = going.length - goods.length;
  const paid = paidLines(i18n, order);
  return [
    i18n._('office.take.billHead', { shop, orderId: order.orderId }),
    ...goods,
    ...(rest > 0 ? [i18n._('office.orders.andMore', { count: rest })] : []),
    ...(order.shipping > 0 ? [`${i18n._('office.take.shipping')}: ${formatRupees(order.shipping)}`] : []),
    `*${i18n._('office.take.total')}: ${formatRupees(order.totalAmount)}*`,
    ...paid.map(({ label, rupees }) => `${label}: ${formatRupees(rupees)}`),
    ...(paid.length === 0 ? [billWords(i18n, order)] : []),
  ].join('\n');
}

/** Opens WhatsApp with the bill, with the customer's chat where the number is known; otherwise one is chosen there. */
export const billLink = (i18n: I18n, order: Billed & Pick<Order, 'selectedAddress'>, shop: string): string =>
  whatsAppLink(order.selectedAddress.phone, billText(i18n, order, shop));
