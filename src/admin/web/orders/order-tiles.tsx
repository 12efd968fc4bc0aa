import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PaymentBadge, StatusBadge } from '#admin/web/status-badge.tsx';
import { officeAddress } from '#base/office-addresses.ts';
import { addressLine } from '#base/postal-address.ts';
import { formatMoment } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';
import { customerName } from '#orders/web/admin/customer-name.ts';
import { EditStatusButton } from '#orders/web/admin/edit-status-button.tsx';
import { linesText } from '#orders/web/admin/order-text.ts';
import { Collected, PhoneToConfirm } from '#orders/web/admin/phone-to-confirm.tsx';
import { StatusEditor } from '#orders/web/admin/status-editor.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { type OrderListProps, Tick } from './order-table.tsx';

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
  const [editing, setEditing] = useState(false);
  const { selectedAddress: to } = order;
  return (
    <li className="rounded-tile border border-line bg-white py-2 pr-3 pl-1 has-[input:checked]:bg-leaf-soft/60">
      <div className="flex items-start">
        <Tick
          label={i18n._('office.orders.choose', { orderId: order.orderId })}
          checked={isChosen}
          onChange={onChoose}
        />
        <Link
          to={officeAddress('adminOrder', { id: order._id })}
          className="min-w-0 flex-1 py-2.5 text-ink no-underline"
        >
          <span className="flex items-baseline justify-between gap-2 text-base font-semibold">
            <span className="truncate" translate="no">
              <span className="text-leaf underline">#{order.orderId}</span> {customerName(i18n, order)}
            </span>
            <Money rupees={order.totalAmount} />
          </span>
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
            <OwnWords text={addressLine(to)} />
          </span>
        </Link>
      </div>
      <div className="pl-3">
        {editing ? (
          <StatusEditor order={order} onSaved={onSaved} onDone={() => setEditing(false)} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-2">
            <PhoneToConfirm order={order} />
            <Collected order={order} />
            <StatusBadge order={order} />
            <span className="inline-flex items-center gap-1">
              <span className="text-muted">{i18n._('office.orders.payment')}</span>
              <PaymentBadge order={order} />
            </span>
            <span className="ml-auto">
              <EditStatusButton order={order} onEdit={() => setEditing(true)} />
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
