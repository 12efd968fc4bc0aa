import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { Order } from '#orders/orders.ts';
import { isPhoneToConfirm, PhoneToConfirm } from '#orders/web/admin/phone-to-confirm.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

/** The mark that asks to call first, and the button that takes it away once somebody did. */
export function ConfirmPhone({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  if (!isPhoneToConfirm(order)) return null;
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const { updatedAt } = order;
      await callApi(`/orders/${order._id}/phone-confirmation`, { method: 'POST', body: { updatedAt } });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast('error', error.message);
    } finally {
      await revalidate();
      setBusy(false);
    }
  };
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2 rounded-control bg-marigold-soft p-2">
      <PhoneToConfirm order={order} />
      <Button look="secondary" busy={busy} onClick={() => void confirm()}>
        Confirmed by phone
      </Button>
    </div>
  );
}
