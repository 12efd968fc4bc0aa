import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatQuantity } from '#base/amount.ts';
import { formatDay } from '#base/time.ts';
import { perUnit } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { rupeesOf } from '#orders/web/amount.ts';
import { PAYMENT_WORDS } from '#orders/web/checkout/payment-choice.tsx';
import { DeliveryAddress } from '#orders/web/delivery-address.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderStatusMark } from './order-status-mark.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { Reorder } from './reorder.tsx';

/** One order: its goods, date, total and status, and what can still be done with it. */
export function OrderCard({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { i18n } = useLingui();
  const title = `order-${order._id}`;
  return (
    <article aria-labelledby={title} className="grid gap-4 rounded-tile bg-white p-4 ring-1 ring-line md:p-6">
      <header className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <h2 id={title} className="text-lg font-bold">
          Order {order.orderId}
        </h2>
        <OrderStatusMark order={order} />
        <p className="text-muted">
          Placed on <time dateTime={order.createdAt}>{formatDay(i18n, order.createdAt)}</time>
        </p>
        <p className="text-right">
          <span className="sr-only">Total amount </span>
          <Money rupees={order.totalAmount} className="text-lg font-bold" />
        </p>
      </header>
      {order.giveBack > 0 && (
        <p className="rounded-control bg-chilli-soft px-4 py-2">
          You paid <Money rupees={order.giveBack} className="font-bold" />. The shop gives it back to you.
        </p>
      )}
      <ul className="grid divide-y divide-line border-y border-line">
        {order.items.map((item) => (
          <Item key={item.product._id} item={item} />
        ))}
      </ul>
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-leaf">
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
          Details and timeline
        </summary>
        <div className="grid gap-6 pt-3 pb-2 sm:grid-cols-2">
          <OrderTimeline order={order} />
          <div className="grid content-start gap-4">
            <div>
              <h3 className="font-bold">Delivery address</h3>
              <DeliveryAddress of={order.selectedAddress} />
            </div>
            <p>
              {PAYMENT_WORDS[order.paymentMethod].title}
              <br />
              <span className="text-muted">
                Subtotal <Money rupees={order.subtotal} />, shipping <Money rupees={order.shipping} />
              </span>
            </p>
          </div>
        </div>
      </details>
      <footer className="flex flex-wrap items-start gap-2">
        <Reorder order={order} />
        <Link
          to={pageAddress('bill', { id: order._id })}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-leaf hover:bg-leaf-soft"
        >
          <Icon name="print" className="size-5" />
          Bill
        </Link>
        {order.may.cancel && <CancelOrder order={order} onCancelled={onChange} />}
      </footer>
    </article>
  );
}

function Item({ item: { product, quantity } }: { item: Order['items'][number] }) {
  const { i18n } = useLingui();
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] gap-x-3 py-3">
      <span className="row-span-2 grid size-16 place-items-center rounded-control bg-shelf">
        {/* An order does not keep the shelf of its goods, so a drawing that every shop has is used. */}
        <GoodsTilePicture art="grocery" thumbnail={product.thumbnail} className="size-12 object-contain" />
      </span>
      <div className="min-w-0">
        <h3 className="font-medium break-words">{product.title}</h3>
        <p className="text-sm text-muted">
          {formatQuantity(i18n, quantity, product.unit)} × <Money rupees={product.price} />{' '}
          {perUnit(i18n, product.unit)}
        </p>
      </div>
      <Money rupees={rupeesOf({ product, quantity })} className="font-bold" />
      <p className="col-start-2 col-end-4 line-clamp-2 text-sm break-words text-muted">
        {product.description}
      </p>
    </li>
  );
}
