import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import type { Order } from '#orders/orders.ts';
import { MoveDialog } from '#orders/web/admin/rounds/move-dialog.tsx';
import { Button } from '#ui/button.tsx';
import type { Done } from './changes/use-done.ts';

/** The button that promises an order another round; nothing where it has none, or was delivered. */
export function AnotherRound({ order, onDone }: { order: Order; onDone: (done: Done) => Promise<void> }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!order.promise || order.status === 'delivered') return null;
  return (
    <>
      <Button look="plain" className="-ml-4" onClick={() => setOpen(true)}>
        {i18n._('office.move.button')}
      </Button>
      {isOpen && (
        <MoveDialog
          order={order}
          onMoved={({ _id, updatedAt }, said) => {
            const round = order.promise?.round;
            return onDone({
              said,
              back: () => callApi(`/orders/${_id}/round`, { method: 'PUT', body: { round, updatedAt } }),
            });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
