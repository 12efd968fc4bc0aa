import { useLingui } from '@lingui/react';
import { OrderRow } from '#admin/web/order-row.tsx';
import { StatusAndPayment } from '#admin/web/status-badge.tsx';
import { formatMoment } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';
import { linesText } from '#orders/web/admin/public.ts';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Orders one under another, for little room; everything else is on the order's own page. */
export const OrderRows = ({ orders }: { orders: readonly Order[] }) => {
  const { i18n } = useLingui();
  return (
    <ul className="divide-y divide-line border-t border-line">
      {orders.map((order) => (
        <OrderRow
          key={order._id}
          order={order}
          title="number"
          aside={<Money rupees={order.totalAmount} />}
          foot={
            <span className="flex flex-wrap items-center gap-x-3 pt-1">
              <StatusAndPayment order={order} />
            </span>
          }
          className="py-2"
        >
          <span className="flex flex-wrap justify-between gap-x-2 text-muted">
            <span>{formatMoment(i18n, order.createdAt)}</span>
            <span>
              <OwnWords text={linesText(i18n, order)} />
            </span>
          </span>
        </OrderRow>
      ))}
    </ul>
  );
};
