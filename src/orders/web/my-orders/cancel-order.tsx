import { useState } from 'react';
import { formatRupees } from '#base/money.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { Order } from '#orders/orders.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast.tsx';

/** Takes an order back while it is not dispatched, after asking once. */
export function CancelOrder({ order, onCancelled }: { order: Order; onCancelled: (order: Order) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const cancel = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      onCancelled(await callApi<Order>(`/orders/${order._id}/cancellation`, { method: 'POST' }));
      setAsking(false);
      showToast('success', `Order ${order.orderId} is cancelled.`);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
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
