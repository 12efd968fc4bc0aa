import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import type { Ended } from '#counter/web/admin/use-taking.ts';
import { billWords, paidLines } from '#money/web/public.ts';
import { goingOut, type Order } from '#orders/orders.ts';
import { customerName } from '#orders/web/admin/public.ts';
import { rupeesOf } from '#orders/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';

/** Result of the last order: change to hand back, and buttons to print its bill or send it by WhatsApp. */
export function EndNote({ ended: { order, name, total, change } }: { ended: Ended }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const amount = formatRupees(total);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tile bg-leaf-soft px-4 py-2">
      <output className="flex flex-1 basis-60 flex-wrap items-center gap-x-4">
        <span className="font-semibold wrap-anywhere">
          {order
            ? i18n._('office.take.taken', { orderId: order.orderId, name: customerName(i18n, order), amount })
            : i18n._('office.take.waits', { name, amount })}
        </span>
        {change > 0 && (
          <b className="text-xl tabular-nums">
            {i18n._('office.take.back', { amount: formatRupees(change) })}
          </b>
        )}
      </output>
      {order && (
        <span className="flex flex-wrap gap-2">
          <Link
            to={officeAddress('printOrder', { id: order._id, doc: 'bill' })}
            className={buttonClass('secondary', 'px-2!')}
          >
            <ToolIcon name="print" />
            {i18n._('office.print.bill')}
          </Link>
          <a
            href={billLink(i18n, order, shop.name)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'px-2!')}
          >
            <ToolIcon name="chat" />
            WhatsApp
          </a>
          <Link to={officeAddress('adminOrder', { id: order._id })} className={buttonClass('plain', 'px-2!')}>
            {i18n._('office.take.open')}
          </Link>
        </span>
      )}
    </div>
  );
}

/** WhatsApp takes long texts, but not every phone takes long addresses. */
const GOODS_AT_MOST = 30;

type Billed = Pick<
  Order,
  'orderId' | 'items' | 'shipping' | 'totalAmount' | 'status' | 'due' | 'giveBack' | 'money'
>;

/** The bill of an order as text for WhatsApp: goods, total, and payment. Staff check and send it there. */
function billText(i18n: I18n, order: Billed, shop: string): string {
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
const billLink = (i18n: I18n, order: Billed & Pick<Order, 'selectedAddress'>, shop: string): string =>
  whatsAppLink(order.selectedAddress.phone, billText(i18n, order, shop));
