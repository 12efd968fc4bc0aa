import { useLingui } from '@lingui/react';
import type { Order } from '#orders/order.ts';
import { handedOver, isReadyToCollect } from '#orders/web/my-orders/collected.ts';
import { Icon } from '#ui/icon.tsx';

const BADGES = {
  pending: { look: 'bg-marigold-soft text-ink', words: /*i18n*/ { id: 'account.status.pending' } },
  dispatched: { look: 'bg-electronics text-ink', words: /*i18n*/ { id: 'account.status.dispatched' } },
  cancelled: { look: 'bg-chilli-soft text-chilli', words: /*i18n*/ { id: 'account.status.cancelled' } },
  ready: { look: 'bg-leaf-soft text-leaf', words: /*i18n*/ { id: 'account.status.ready' } },
} as const;

/** The status of an order: a badge, or, if it is delivered or was collected, a green tick and the day. */
export function OrderStatusMark({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { status } = order;
  if (status === 'delivered') {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-leaf">
        <Icon name="check" className="size-5" />
        <span>{handedOver(i18n, order)}</span>
      </span>
    );
  }
  const { look, words } = BADGES[isReadyToCollect(order) ? 'ready' : status];
  return (
    <span className={`block self-start rounded-full px-3 py-0.5 text-sm font-semibold capitalize ${look}`}>
      {i18n._(words.id)}
    </span>
  );
}
