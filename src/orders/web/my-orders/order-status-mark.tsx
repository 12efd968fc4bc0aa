import { useLingui } from '@lingui/react';
import { formatDay } from '#base/time.ts';
import type { Order, OrderStatus } from '#orders/orders.ts';
import { Icon } from '#ui/icon.tsx';

const BADGES = {
  pending: 'bg-marigold-soft text-ink',
  dispatched: 'bg-electronics text-ink',
  cancelled: 'bg-chilli-soft text-chilli',
} as const satisfies Record<Exclude<OrderStatus, 'delivered'>, string>;

/** The status of an order: a badge, or, if it is delivered, a green tick and the day. */
export function OrderStatusMark({ order }: { order: Pick<Order, 'status' | 'deliveredAt'> }) {
  const { i18n } = useLingui();
  const { status, deliveredAt } = order;
  if (status === 'delivered') {
    return (
      <p className="inline-flex items-center gap-1 font-semibold text-leaf">
        <Icon name="check" className="size-5" />
        Delivered{deliveredAt && ` on ${formatDay(i18n, deliveredAt)}`}
      </p>
    );
  }
  return (
    <p className={`self-start rounded-full px-3 py-0.5 text-sm font-semibold capitalize ${BADGES[status]}`}>
      {status}
    </p>
  );
}
