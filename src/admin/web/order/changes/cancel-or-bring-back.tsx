import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Order } from '#orders/orders.ts';
import { changeWithUndo, useOrderChange } from '#orders/web/admin/public.ts';
import type { Tell } from '#ui/admin/use-undo.tsx';
import { Button } from '#ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

/** Cancels an order with its reason; one that is cancelled comes back, with its goods and its seat, or is refused. */
export function CancelOrBringBack({ order, onDone }: { order: Order; onDone: Tell }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { busy, change } = useOrderChange();
  if (order.status === 'delivered') return null;
  if (order.status !== 'cancelled')
    return (
      <>
        <Button look="plain" className="text-chilli! hover:bg-chilli-soft!" onClick={() => setOpen(true)}>
          {i18n._('office.change.cancel')}
        </Button>
        {isOpen && <CancelDialog order={order} onDone={onDone} onClose={() => setOpen(false)} />}
      </>
    );
  const bringBack = (): Promise<void> =>
    change(async () => {
      const undo = await changeWithUndo(order, { status: 'pending' });
      // Not awaited: `change` reads the order anew, once.
      onDone(i18n._('office.change.didBringBack', { orderId: order.orderId }), undo);
    });
  return (
    <Button look="secondary" busy={busy} onClick={() => void bringBack()}>
      {i18n._('office.change.bringBack')}
    </Button>
  );
}
