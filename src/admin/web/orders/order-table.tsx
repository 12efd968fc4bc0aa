import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { RowTick } from '#admin/web/order-row.tsx';
import { PaymentBadge, StatusBadge } from '#admin/web/status-badge.tsx';
import { officeAddress } from '#base/office-addresses.ts';
import { addressLine } from '#base/postal-address.ts';
import { formatDay, formatTime, shopTime } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';
import {
  customerName,
  linesText,
  Collected,
  PhoneToConfirm,
  EditStatusButton,
  StatusEditor,
} from '#orders/web/admin/public.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import type { ListQuery } from '#ui/admin/use-list-query.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** The props of both forms of the list. */
export type OrderListProps = {
  orders: readonly Order[];
  asked: ListQuery;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  /** Tells what was changed of an order, and how that is taken back. */
  onSaved: Tell;
};

const CELL = 'px-1.5 py-2 align-top';

/** The orders as a table. */
export function OrderTable({ orders, asked, chosen, onChoose, onSaved }: OrderListProps) {
  const { i18n } = useLingui();
  const isAscending = asked.get('order') === 'asc';
  const isByDate = asked.get('sortBy') === '';
  const allChosen = orders.every(({ _id }) => chosen.has(_id));
  return (
    <div className="overflow-x-auto rounded-tile border border-line bg-white">
      <table className="w-full border-collapse text-left">
        <thead className="border-b border-line bg-paper">
          <tr className="[&>th]:px-1.5 [&>th]:py-1 [&>th]:font-semibold">
            <th className="w-0 px-0!">
              <RowTick
                label={i18n._('office.orders.chooseAll')}
                checked={allChosen}
                onChange={(isChosen) =>
                  onChoose(
                    orders.map(({ _id }) => _id),
                    isChosen,
                  )
                }
              />
            </th>
            <th scope="col">{i18n._('office.orders.id')}</th>
            <th scope="col" aria-sort={isByDate ? (isAscending ? 'ascending' : 'descending') : undefined}>
              <button
                type="button"
                className="-mx-1.5 inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 text-left hover:bg-leaf-soft"
                onClick={() => asked.set({ sortBy: '', order: isByDate && !isAscending ? 'asc' : '' })}
              >
                {i18n._('office.orders.date')}
                {isByDate && <ToolIcon name={isAscending ? 'up' : 'down'} className="size-4" />}
              </button>
            </th>
            <th scope="col">{i18n._('office.orders.items')}</th>
            <th scope="col" className="text-right">
              {i18n._('office.orders.amount')}
            </th>
            <th scope="col" className="text-right">
              {i18n._('office.orders.count')}
            </th>
            <th scope="col">{i18n._('office.orders.address')}</th>
            <th scope="col">{i18n._('office.orders.status')}</th>
            <th scope="col">{i18n._('office.orders.paymentStatus')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr
              key={order._id}
              className="border-b border-line last:border-0 has-[input:checked]:bg-leaf-soft/60"
            >
              <td className="py-2 align-top">
                <RowTick
                  label={i18n._('office.orders.choose', { orderId: order.orderId })}
                  checked={chosen.has(order._id)}
                  onChange={(isChosen) => onChoose([order._id], isChosen)}
                />
              </td>
              <th scope="row" className={`${CELL} font-semibold`}>
                <Link
                  to={officeAddress('adminOrder', { id: order._id })}
                  className="inline-flex min-h-11 items-center text-leaf underline"
                >
                  #{order.orderId}
                </Link>
              </th>
              <td className={`${CELL} pt-4 whitespace-nowrap`}>
                {formatDay(i18n, order.createdAt)}
                <span className="block text-muted">{formatTime(i18n, shopTime(order.createdAt))}</span>
              </td>
              <td className={`${CELL} max-w-56 min-w-32 pt-4`}>
                <span className="line-clamp-2">
                  <OwnWords text={linesText(i18n, order)} />
                </span>
              </td>
              <td className={`${CELL} pt-4 text-right font-semibold`}>
                <Money rupees={order.totalAmount} />
              </td>
              <td className={`${CELL} pt-4 text-right tabular-nums`}>{order.totalItems}</td>
              <td className={`${CELL} max-w-48 min-w-28 pt-4`}>
                <span className="block font-medium" translate="no">
                  {customerName(i18n, order)}
                </span>
                <span className="line-clamp-2 text-muted">
                  <OwnWords text={addressLine(order.selectedAddress)} />
                </span>
                <PhoneToConfirm order={order} />
                <Collected order={order} />
              </td>
              <StatusCells order={order} cell={CELL} onSaved={onSaved} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The last two cells of a row: status and payment, edited in place by the pencil. */
function StatusCells({ order, cell, onSaved }: { order: Order; cell: string; onSaved: Tell }) {
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <td colSpan={2} className={cell}>
        <StatusEditor order={order} onSaved={onSaved} onDone={() => setEditing(false)} />
      </td>
    );
  }
  return (
    <>
      <td className={`${cell} pt-3`}>
        <StatusBadge order={order} />
      </td>
      <td className={cell}>
        <span className="flex items-start justify-between gap-2">
          <span className="pt-1">
            <PaymentBadge order={order} />
          </span>
          <EditStatusButton order={order} onEdit={() => setEditing(true)} />
        </span>
      </td>
    </>
  );
}
