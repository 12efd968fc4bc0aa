import { useLingui } from '@lingui/react';
import { formatDay } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';
import { Icon } from '#ui/icon.tsx';

const BADGES = {
  pending: { look: 'bg-marigold-soft text-ink', words: /*i18n*/ { id: 'account.status.pending' } },
  dispatched: { look: 'bg-electronics text-ink', words: /*i18n*/ { id: 'account.status.dispatched' } },
  cancelled: { look: 'bg-chilli-soft text-chilli', words: /*i18n*/ { id: 'account.status.cancelled' } },
} as const;

/** The status of an order: a badge, or, if it is delivered, a green tick and the day. */
export function OrderStatusMark({ order }: { order: Pick<Order, 'status' | 'deliveredAt'> }) {
  const { i18n } = useLingui();
  const { status, deliveredAt } = order;
  if (status === 'delivered') {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-leaf">
        <Icon name="check" className="size-5" />
        <span>
          {deliveredAt
            ? i18n._('account.order.deliveredOn', { date: formatDay(i18n, deliveredAt) })
            : i18n._('account.order.delivered')}
        </span>
      </span>
    );
  }
  const { look, words } = BADGES[status];
  return (
    <span className={`block self-start rounded-full px-3 py-0.5 text-sm font-semibold capitalize ${look}`}>
      {i18n._(words.id)}
    </span>
  );
}
