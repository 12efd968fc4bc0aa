import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { OrderContact } from '#admin/web/order/order-contact.tsx';
import { OrderHistory } from '#admin/web/order/order-history.tsx';
import { OrderLines } from '#admin/web/order/order-lines.tsx';
import { PaymentBadge, StatusBadge } from '#admin/web/status-badge.tsx';
import { officeAddress } from '#base/office-addresses.ts';
import type { BoardOrder } from '#dispatch/dispatch.ts';
import { customerName, OrderMoney, EditableStatus } from '#orders/web/admin/public.ts';
import { useUndo } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** An order beside the list, 360 px wide: what its page shows, one below the other. */
export function OrderPanel({ one: { order, back }, onClose }: { one: BoardOrder; onClose: () => void }) {
  const { i18n } = useLingui();
  const { tell: onDone, row: undo } = useUndo();
  return (
    <section
      aria-labelledby="beside"
      className="sticky top-14 grid max-h-[calc(100dvh-3.5rem)] w-90 shrink-0 content-start gap-4 overflow-y-auto border-l border-line bg-white p-4"
    >
      <header className="flex items-start gap-2">
        <h2 id="beside" className="min-w-0 flex-1 text-lg leading-6 font-bold wrap-anywhere">
          #{order.orderId} <OwnWords text={customerName(i18n, order)} />
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={i18n._('office.queue.keyClose')}
          className="-mt-2 -mr-2 grid size-11 place-items-center rounded-control text-muted hover:bg-leaf-soft"
        >
          <ToolIcon name="close" />
        </button>
      </header>
      <EditableStatus order={order} onSaved={onDone}>
        <StatusBadge order={order} stage={{ back }} />
        <PaymentBadge order={order} />
      </EditableStatus>
      <div className="flex gap-2">
        {order.status === 'pending' && (
          <Link
            to={officeAddress('packing', { id: order._id })}
            className={buttonClass('secondary', 'flex-1 px-2')}
          >
            <ToolIcon name="box" />
            {order.packedAt === undefined ? i18n._('office.packing.pack') : i18n._('office.packing.change')}
          </Link>
        )}
        <Link
          to={officeAddress('printOrder', { id: order._id, doc: 'bill' })}
          className={buttonClass('secondary', 'flex-1 px-2')}
        >
          <ToolIcon name="print" />
          {i18n._('office.print.bill')}
        </Link>
        <Link to={officeAddress('adminOrder', { id: order._id })} className={buttonClass('plain', 'px-2')}>
          {i18n._('office.queue.whole')}
        </Link>
      </div>
      <section aria-labelledby="to-pack">
        <OrderLines order={order} />
      </section>
      <section aria-labelledby="ship-to">
        <OrderContact order={order} isBeside onDone={onDone} />
      </section>
      <section aria-labelledby="money">
        <OrderMoney order={order} />
      </section>
      <section aria-labelledby="history">
        <OrderHistory order={order} />
      </section>
      {undo && (
        <div className="sticky bottom-0 flex items-center gap-2 rounded-control bg-shelf p-2">{undo}</div>
      )}
    </section>
  );
}
