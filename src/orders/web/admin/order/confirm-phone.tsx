import { useLingui } from '@lingui/react';
import { callApi } from '#browser/calls/api-client.ts';
import type { Order } from '#orders/orders.ts';
import { isPhoneToConfirm, PhoneToConfirm } from '#orders/web/admin/phone-to-confirm.tsx';
import { Button } from '#ui/button.tsx';
import { useOrderChange } from './use-order-change.ts';

/** The mark that asks to call first, and the button that removes it once somebody did. */
export function ConfirmPhone({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  if (!isPhoneToConfirm(order)) return null;
  const { _id, updatedAt } = order;
  const confirm = () =>
    change(() => callApi(`/orders/${_id}/phone-confirmation`, { method: 'POST', body: { updatedAt } }));
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2 rounded-control bg-marigold-soft p-2">
      <PhoneToConfirm order={order} />
      <Button look="secondary" busy={busy} onClick={() => void confirm()}>
        {i18n._('office.order.confirmed')}
      </Button>
    </div>
  );
}
