import { useLingui } from '@lingui/react';
import { OrderRow, RowTick } from '#admin/web/order-row.tsx';
import { StatusAndPayment } from '#admin/web/status-badge.tsx';
import { addressLine } from '#base/postal-address.ts';
import { formatMoment } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';
import { linesText, Collected, PhoneToConfirm, EditableStatus } from '#orders/web/admin/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import type { OrderListProps } from './order-table.tsx';

/** The orders as cards, where a table has no room. */
export function OrderTiles({ orders, asked, chosen, onChoose, onSaved }: OrderListProps) {
  const { i18n } = useLingui();
  const isAscending = asked.get('order') === 'asc';
  return (
    <>
      <button
        type="button"
        className="mb-2 inline-flex min-h-11 items-center gap-1 rounded-control px-1 font-medium text-leaf"
        onClick={() => asked.set({ sortBy: '', order: isAscending ? '' : 'asc' })}
      >
        {isAscending ? i18n._('office.orders.oldestFirst') : i18n._('office.orders.newestFirst')}
        <ToolIcon name={isAscending ? 'up' : 'down'} className="size-4" />
      </button>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-1">
        {orders.map((order) => (
          <OrderTile
            key={order._id}
            order={order}
            isChosen={chosen.has(order._id)}
            onChoose={(isChosen) => onChoose([order._id], isChosen)}
            onSaved={onSaved}
          />
        ))}
      </ul>
    </>
  );
}

function OrderTile({
  order,
  isChosen,
  onChoose,
  onSaved,
}: {
  order: Order;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onSaved: OrderListProps['onSaved'];
}) {
  const { i18n } = useLingui();
  return (
    <OrderRow
      order={order}
      title="both"
      aside={<Money rupees={order.totalAmount} />}
      lead={
        <RowTick
          label={i18n._('office.orders.choose', { orderId: order.orderId })}
          checked={isChosen}
          onChange={onChoose}
        />
      }
      foot={
        <div className="pl-3">
          <EditableStatus order={order} onSaved={onSaved}>
            <PhoneToConfirm order={order} />
            <Collected order={order} />
            <StatusAndPayment order={order} />
          </EditableStatus>
        </div>
      }
      className="rounded-tile border border-line bg-white py-2 pr-3 pl-1 *:first:items-start has-[input:checked]:bg-leaf-soft/60 [&_a]:pt-3"
    >
      <span className="flex justify-between gap-2 text-muted">
        <span>{formatMoment(i18n, order.createdAt)}</span>
        <span className="shrink-0 tabular-nums">
          {i18n._('office.order.items', { count: order.totalItems })}
        </span>
      </span>
      <span className="mt-1 line-clamp-2">
        <OwnWords text={linesText(i18n, order)} />
      </span>
      <span className="mt-1 line-clamp-1 text-muted">
        <OwnWords text={addressLine(order.selectedAddress)} />
      </span>
    </OrderRow>
  );
}
