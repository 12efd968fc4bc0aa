import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Order } from '#orders/order.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/** Cancels an order that is not dispatched yet, after asking once. */
export function CancelOrder({ order, onCancelled }: { order: Order; onCancelled: (order: Order) => void }) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const cancel = async (): Promise<void> => {
    const path = inPageLanguage(`/orders/${order._id}/cancellation`);
    onCancelled(await callApi<Order>(path, { method: 'POST' }));
    setAsking(false);
    showToast('success', i18n._('account.cancel.done', { number: order.orderId }));
  };
  return (
    <>
      <Button look="plain" className="text-chilli! hover:bg-chilli-soft!" onClick={() => setAsking(true)}>
        {i18n._('account.cancel.button')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={i18n._('account.cancel.question', { number: order.orderId })}
          yes={i18n._('account.cancel.button')}
          doing={i18n._('account.cancel.busy')}
          no={i18n._('account.cancel.keep')}
          onYes={cancel}
          onClose={() => setAsking(false)}
        >
          <p>
            {order.paymentStatus === 'received'
              ? i18n._('account.cancel.givenBack', { amount: formatRupees(order.totalAmount) })
              : i18n._('account.cancel.nothingToPay')}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
