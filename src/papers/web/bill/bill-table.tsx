import { useLingui } from '@lingui/react';
import { packText } from '#catalogue/catalogue.ts';
import { paidLines } from '#money/web/public.ts';
import type { Order } from '#orders/orders.ts';
import {
  rupeesOf,
  chargedShipping,
  chargedSubtotal,
  creditRows,
  hasDelivery,
  LineChanges,
} from '#orders/web/public.ts';
import { Quantity, Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const NUMBER = 'py-2 pl-3 text-right align-top';

/** The goods of a bill and what they come to. */
export function BillTable({ order }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{i18n._('account.order.goods')}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-2 text-left">
            {i18n._('account.bill.goods')}
          </th>
          <th scope="col" className={NUMBER}>
            {i18n._('account.bill.howMany')}
          </th>
          <th scope="col" className={NUMBER}>
            {i18n._('account.bill.price')}
          </th>
          <th scope="col" className={NUMBER}>
            {i18n._('account.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.line} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal break-words">
              <OwnWords text={item.product.title} />
              {item.product.pack && <span className="text-muted"> {packText(i18n, item.product.pack)}</span>}
              <LineChanges item={item} order={order} />
            </th>
            <td className={NUMBER}>
              <Quantity of={item.quantity} unit={item.product.unit} />
            </td>
            <td className={NUMBER}>
              <Money rupees={item.product.price} />
            </td>
            <td className={NUMBER}>
              <Money rupees={rupeesOf(item)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum label={i18n._('account.subtotal')} rupees={chargedSubtotal(order)} />
        {hasDelivery(order) && <Sum label={i18n._('account.shipping')} rupees={chargedShipping(order)} />}
        {creditRows(i18n, order).map(({ key, label, rupees }) => (
          <Sum key={key} label={label} rupees={rupees} />
        ))}
        <Sum label={i18n._('account.total')} rupees={order.totalAmount} className="text-base font-bold" />
        {paidLines(i18n, order).map(({ key, label, rupees }) => (
          <Sum key={key} label={label} rupees={rupees} />
        ))}
      </tfoot>
    </table>
  );
}

const Sum = ({ label, rupees, className = '' }: { label: string; rupees: number; className?: string }) => (
  <tr className={className}>
    <th scope="row" colSpan={3} className="py-2 text-right align-top font-[inherit]">
      {label}
    </th>
    <td className={NUMBER}>
      <Money rupees={rupees} />
    </td>
  </tr>
);
