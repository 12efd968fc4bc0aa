import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatRupees } from '#base/figures/money.ts';
import { formatDay } from '#base/time.ts';
import { paymentTitle } from '#money/web/public.ts';
import { isOpen, type Order } from '#orders/order.ts';
import { LateLine, PromiseLine, useComing } from '#orders/web/promise-line.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OrderStatusMark } from './order-status-mark.tsx';
import { OrderActions } from './order/order-actions.tsx';
import { OrderLines } from './order/order-lines.tsx';
import { OrderPlace, whereTo } from './order/order-place.tsx';
import { whatToPay } from './order/order-state.tsx';
import { OrderTimeline } from './order/order-timeline.tsx';

/** One order: its goods, date, total and status, and what can still be done with it. */
export function OrderCard({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { i18n } = useLingui();
  const title = `order-${order._id}`;
  const coming = useComing(order);
  return (
    <article aria-labelledby={title} className="grid gap-4 rounded-tile bg-white p-4 ring-1 ring-line md:p-6">
      <header className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <h2 id={title} className="text-lg font-bold">
          {i18n._('account.order.number', { number: order.orderId })}
        </h2>
        <output>
          <OrderStatusMark order={order} />
        </output>
        <p className="text-muted">
          {i18n._('account.order.placedOn', { date: formatDay(i18n, order.createdAt) })}
        </p>
        <p className="text-right">
          <span className="sr-only">{i18n._('account.order.totalAmount')} </span>
          <Money rupees={order.totalAmount} className="text-lg font-bold" />
        </p>
      </header>
      {order.giveBack > 0 && (
        <p className="rounded-control bg-chilli-soft px-4 py-2">{whatToPay(i18n, order)}</p>
      )}
      <LateLine order={order} />
      {isOpen(order) && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-leaf-soft p-3">
          <span className="min-w-[min(100%,10rem)] flex-1">
            {coming && <b className="block text-lg">{coming}</b>}
            {whatToPay(i18n, order)}
          </span>
          <Link to={pageAddress('order', { id: order._id })} className={buttonClass('primary')}>
            {i18n._('account.order.follow')}
            <span className="sr-only"> {i18n._('account.order.number', { number: order.orderId })}</span>
            <Icon name="right" className="size-5" />
          </Link>
        </p>
      )}
      <OrderLines order={order} />
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-leaf">
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
          {i18n._('account.order.details')}
        </summary>
        <div className="grid gap-6 pt-3 pb-2 sm:grid-cols-2">
          <OrderTimeline order={order} />
          <div className="grid content-start gap-4">
            <div>
              <h3 className="font-bold">{whereTo(i18n, order)}</h3>
              <OrderPlace order={order} />
              <PromiseLine order={order} />
            </div>
            <p>
              {i18n._(paymentTitle(order))}
              <br />
              <span className="text-muted">
                {i18n._('account.order.sums', {
                  subtotal: formatRupees(order.subtotal),
                  shipping: formatRupees(order.shipping),
                })}
              </span>
            </p>
          </div>
        </div>
      </details>
      <OrderActions order={order} onChange={onChange} />
    </article>
  );
}
