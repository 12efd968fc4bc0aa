import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { formatDay } from '#base/time.ts';
import type { BoardOrder } from '#dispatch/dispatch.ts';
import { tapText } from '#dispatch/web/admin/public.ts';
import type { Order, OrderStatus } from '#orders/orders.ts';
import { paymentText, statusText } from '#orders/web/admin/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const BADGE = 'inline-flex min-h-7 items-center gap-1 rounded-full px-2.5 font-medium whitespace-nowrap';

const COLOURS: Record<Exclude<OrderStatus, 'delivered'>, string> = {
  pending: 'bg-marigold-soft text-ink',
  dispatched: 'bg-electronics text-ink',
  cancelled: 'bg-chilli-soft text-chilli',
};

type StatusProps = {
  order: Pick<Order, 'status' | 'deliveredAt' | 'packedAt'>;
  stage?: Pick<BoardOrder, 'back'> | undefined;
};

/**
 * The status of an order, in its colour; a delivered one has a green tick and the day. With `stage`, a packed order says so
 * instead of "pending", and one that came back says why instead of "dispatched".
 */
export function StatusBadge({ order, stage }: StatusProps) {
  const { i18n } = useLingui();
  if (stage?.back && order.status === 'dispatched')
    return (
      <span className={`${BADGE} ${COLOURS.cancelled} max-w-full whitespace-normal!`}>
        <OwnWords text={tapText(i18n, { ...stage.back, cash: 0 })} />
      </span>
    );
  if (order.status !== 'delivered')
    return (
      <span className={`${BADGE} ${COLOURS[order.status]}`}>
        {stage && order.status === 'pending' && order.packedAt !== undefined
          ? i18n._('office.queue.packed')
          : statusText(i18n, order.status)}
      </span>
    );
  return (
    <span className="inline-flex min-h-7 items-center gap-1 font-medium whitespace-nowrap text-leaf">
      <ToolIcon name="check" className="size-5" />
      <span>
        {i18n._('office.status.delivered')}
        {order.deliveredAt && <span className="block text-muted">{formatDay(i18n, order.deliveredAt)}</span>}
      </span>
    </span>
  );
}

/** Badge of the payment: its status, a refund due, or a refund of money that never came. */
export function PaymentBadge({ order }: { order: Pick<Order, 'paymentStatus' | 'giveBack' | 'neverCame'> }) {
  const { i18n } = useLingui();
  if (order.neverCame)
    return (
      <span className={`${BADGE} bg-chilli-soft text-chilli`}>
        {i18n._('office.order.neverCame', { amount: formatRupees(order.neverCame) })}
      </span>
    );
  if (order.giveBack > 0)
    return (
      <span className={`${BADGE} bg-chilli-soft text-chilli`}>
        {i18n._('office.order.giveBack', { amount: formatRupees(order.giveBack) })}
      </span>
    );
  const look =
    order.paymentStatus === 'received'
      ? 'bg-leaf-soft text-leaf'
      : 'text-muted ring-1 ring-muted/50 ring-inset';
  return <span className={`${BADGE} ${look}`}>{paymentText(i18n, order.paymentStatus)}</span>;
}

/** The status of an order and that of its money. */
export const StatusAndPayment = ({ order, stage }: StatusProps & Parameters<typeof PaymentBadge>[0]) => {
  const { i18n } = useLingui();
  return (
    <>
      <StatusBadge order={order} stage={stage} />
      <span className="inline-flex items-center gap-1 text-muted">
        {i18n._('office.orders.payment')} <PaymentBadge order={order} />
      </span>
    </>
  );
};
