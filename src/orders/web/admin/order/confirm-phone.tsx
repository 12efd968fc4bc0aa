import { useLingui } from '@lingui/react';
import type { Order } from '#orders/orders.ts';
import { isPhoneToConfirm, PhoneToConfirm } from '#orders/web/admin/phone-to-confirm.tsx';
import { changeOrder } from '#orders/web/admin/taps/taps.ts';
import { NumberNotes } from '#orders/web/admin/trust/number-notes.tsx';
import { Button } from '#ui/button.tsx';
import { useOrderChange } from './use-order-change.ts';

/**
 * The mark that asks to call first, and what is known of the number. `isBeside`, where no bar has the order's next step: then the button
 * that removes the mark stands here.
 */
export function ConfirmPhone({ order, isBeside }: { order: Order; isBeside: boolean }) {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  return (
    <NumberNotes order={order}>
      {isPhoneToConfirm(order) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <PhoneToConfirm order={order} />
          {(isBeside || order.status !== 'pending') && (
            <Button
              look="secondary"
              busy={busy}
              onClick={() => void change(() => changeOrder(order, { confirmed: true }))}
            >
              {i18n._('office.order.confirmed')}
            </Button>
          )}
        </div>
      )}
    </NumberNotes>
  );
}
