import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Order } from '#orders/orders.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/** Cancels an order that is not dispatched yet, after asking once. */
export function CancelOrder({ order, onCancelled }: { order: Order; onCancelled: (order: Order) => void }) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useCall();
  const cancel = () =>
    run(async () => {
      onCancelled(
        await callApi<Order>(inPageLanguage(`/orders/${order._id}/cancellation`), { method: 'POST' }),
      );
      setAsking(false);
      showToast('success', i18n._('account.cancel.done', { number: order.orderId }));
    });
  return (
    <>
      <Button look="plain" className="text-chilli! hover:bg-chilli-soft!" onClick={() => setAsking(true)}>
        {i18n._('account.cancel.button')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={i18n._('account.cancel.question', { number: order.orderId })}
        footer={
          <div className="grid gap-3 sm:grid-cols-2">
            <Button look="danger" busy={busy} onClick={() => void cancel()}>
              {busy ? i18n._('account.cancel.busy') : i18n._('account.cancel.button')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {i18n._('account.cancel.keep')}
            </Button>
          </div>
        }
      >
        <p>
          {order.paymentStatus === 'received'
            ? i18n._('account.cancel.givenBack', { amount: formatRupees(order.totalAmount) })
            : i18n._('account.cancel.nothingToPay')}
        </p>
        <Problem text={problem} />
      </Dialog>
    </>
  );
}
