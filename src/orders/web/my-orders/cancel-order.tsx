import { useState } from 'react';
import { formatRupees } from '#base/money.ts';
import { callApi } from '#browser/api-client.ts';
import { useCall } from '#browser/use-call.ts';
import type { Order } from '#orders/orders.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast.tsx';

/** Cancels an order that is not dispatched yet, after asking once. */
export function CancelOrder({ order, onCancelled }: { order: Order; onCancelled: (order: Order) => void }) {
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useCall();
  const cancel = () =>
    run(async () => {
      onCancelled(await callApi<Order>(`/orders/${order._id}/cancellation`, { method: 'POST' }));
      setAsking(false);
      showToast('success', `Order ${order.orderId} is cancelled.`);
    });
  return (
    <>
      <Button look="plain" className="text-chilli! hover:bg-chilli-soft!" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Cancel order ${order.orderId}?`}
        footer={
          <div className="grid gap-3 sm:grid-cols-2">
            <Button look="danger" busy={busy} onClick={() => void cancel()}>
              {busy ? 'Cancelling...' : 'Cancel order'}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              Keep order
            </Button>
          </div>
        }
      >
        <p>
          {order.paymentStatus === 'received'
            ? `Nothing is delivered, and the shop gives you back the ${formatRupees(order.totalAmount)} that you paid.`
            : 'Nothing is delivered and nothing is to be paid.'}{' '}
          The goods go back on the shelf.
        </p>
        <Problem text={problem} />
      </Dialog>
    </>
  );
}
