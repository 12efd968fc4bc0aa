import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { PaymentBadge, StatusBadge } from '#admin/web/status-badge.tsx';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';
import { linesText } from '#orders/web/admin/order-text.ts';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Orders one under another, for little room; everything else is on the order's own page. */
export const OrderRows = ({ orders }: { orders: readonly Order[] }) => {
  const { i18n } = useLingui();
  return (
    <ul className="divide-y divide-line border-t border-line">
      {orders.map((order) => (
        <li key={order._id} className="py-2">
          <Link
            to={officeAddress('adminOrder', { id: order._id })}
            className="block rounded-control text-ink no-underline hover:bg-shelf/60"
          >
            <span className="flex items-baseline justify-between gap-2 text-base font-semibold">
              <span className="text-leaf underline">#{order.orderId}</span>
              <Money rupees={order.totalAmount} />
            </span>
            <span className="flex flex-wrap justify-between gap-x-2 text-muted">
              <span>{formatMoment(i18n, order.createdAt)}</span>
              <span>
                <OwnWords text={linesText(i18n, order)} />
              </span>
            </span>
          </Link>
          <span className="flex flex-wrap items-center gap-x-3 pt-1">
            <StatusBadge order={order} />
            <span className="inline-flex items-center gap-1">
              <span className="text-muted">{i18n._('office.orders.payment')}</span>
              <PaymentBadge order={order} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
};
