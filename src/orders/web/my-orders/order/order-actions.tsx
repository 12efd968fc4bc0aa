import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { Order } from '#orders/order.ts';
import { Icon } from '#ui/icon.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { Reorder } from './reorder.tsx';

/** Actions of the shopper on an order: order it again, print its bill, cancel it. */
export function OrderActions({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { i18n } = useLingui();
  return (
    <footer className="flex flex-wrap items-start gap-2">
      <Reorder order={order} />
      <Link
        to={pageAddress('bill', { id: order._id })}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-leaf hover:bg-leaf-soft"
      >
        <Icon name="print" className="size-5" />
        {i18n._('account.bill.title')}
      </Link>
      {order.may.cancel && <CancelOrder order={order} onCancelled={onChange} />}
    </footer>
  );
}
