import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { formatDay } from '#base/time.ts';
import { packText } from '#catalogue/catalogue.ts';
import { billWords, paidLines, paymentTitle, UpiCode } from '#money/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { quantityText } from '#orders/web/admin/public.ts';
import {
  rupeesOf,
  chargedShipping,
  chargedSubtotal,
  creditRows,
  hasDelivery,
  DeliveryAddress,
  LineChanges,
  whoCollects,
  PromiseLine,
  PromisedTerms,
} from '#orders/web/public.ts';
import { BillTable } from '#papers/web/bill/bill-table.tsx';
import { type Paper, Sheet } from '#printing/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** The shopper's bill: from whom, what, for how much, and whether it is paid. */
export function BillSheet({ order, paper }: { order: Order; paper: Paper }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const isRoll = paper !== 'a4';
  return (
    <Sheet paper={paper} label={i18n._('office.print.billOf', { orderId: order.orderId })}>
      <header className={isRoll ? 'grid gap-1 text-center' : 'flex justify-between gap-6'}>
        <div className={isRoll ? 'order-last' : ''}>
          <h2 className={isRoll ? 'font-bold' : 'text-2xl font-bold'}>{i18n._('office.print.bill')}</h2>
          <p>
            {i18n._('office.print.orderOn', {
              orderId: order.orderId,
              day: formatDay(i18n, order.createdAt),
            })}
          </p>
          {order.status === 'cancelled' && <p className="font-bold">{i18n._('office.print.cancelled')}</p>}
        </div>
        <address className={isRoll ? 'not-italic' : 'text-right not-italic'}>
          <strong className="block text-base">{shop.name}</strong>
          {shop.address}
          {shop.phones.map((phone) => (
            <span key={phone} className="block whitespace-nowrap">
              {phone}
            </span>
          ))}
          {shop.fssai && (
            <span className="block">{i18n._('account.bill.fssai', { number: shop.fssai })}</span>
          )}
        </address>
      </header>
      <DeliveryAddress
        of={order.selectedAddress}
        note={order.delivery?.collected && whoCollects(i18n, order)}
      />
      <PromisedTerms order={order} />
      <PromiseLine order={order} />
      {order.note && (
        <p className="wrap-anywhere">
          {i18n._('account.order.note')} <OwnWords text={order.note} />
        </p>
      )}
      {isRoll ? <RollLines order={order} /> : <BillTable order={order} />}
      <p>
        {order.status !== 'cancelled' &&
          i18n._('account.bill.sentence', { text: i18n._(paymentTitle(order)) })}{' '}
        {billWords(i18n, order)}
      </p>
      <UpiCode order={order} />
    </Sheet>
  );
}

/** Two lines a product: four columns have no room on a roll. */
const RollLines = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  return (
    <div>
      <ul className="border-t border-ink">
        {order.items.map((item) => (
          <li key={item.line} className="grid grid-cols-[1fr_auto] border-b border-dashed border-muted py-1">
            <span className="col-span-2">
              <OwnWords text={item.product.title} /> {packText(i18n, item.product.pack)}
              <LineChanges item={item} order={order} />
            </span>
            <span>
              <Trans
                id="office.print.at"
                values={{ quantity: quantityText(i18n, item.quantity, item.product.unit) }}
                components={{ price: <Money rupees={item.product.price} /> }}
              />
            </span>
            <Money rupees={rupeesOf(item)} />
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] pt-1 [&>dd]:text-right">
        <dt>{i18n._('office.print.subtotal')}</dt>
        <dd>
          <Money rupees={chargedSubtotal(order)} />
        </dd>
        {hasDelivery(order) && (
          <>
            <dt>{i18n._('office.print.shipping')}</dt>
            <dd>
              <Money rupees={chargedShipping(order)} />
            </dd>
          </>
        )}
        <Rows of={creditRows(i18n, order)} />
        <dt className="text-base font-bold">{i18n._('office.print.total')}</dt>
        <dd className="text-base font-bold">
          <Money rupees={order.totalAmount} />
        </dd>
        <Rows of={paidLines(i18n, order)} />
      </dl>
    </div>
  );
};

const Rows = ({ of }: { of: readonly { key: string; label: string; rupees: number }[] }) =>
  of.map(({ key, label, rupees }) => (
    <Fragment key={key}>
      <dt>{label}</dt>
      <dd>
        <Money rupees={rupees} />
      </dd>
    </Fragment>
  ));
