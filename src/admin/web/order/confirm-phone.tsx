import { useLingui } from '@lingui/react';
import type { Order } from '#orders/orders.ts';
import {
  isPhoneToConfirm,
  PhoneToConfirm,
  saidChange,
  changeWithUndo,
  NumberNotes,
  useOrderChange,
} from '#orders/web/admin/public.ts';
import type { Tell } from '#ui/admin/use-undo.tsx';
import { Button } from '#ui/button.tsx';

/**
 * The mark that asks to call first, and what is known of the number. `isBeside`, where no bar has the order's next
 * step: then the button that removes the mark stands here.
 */
export function ConfirmPhone({ order, isBeside, onDone }: { order: Order; isBeside: boolean; onDone: Tell }) {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  const confirm = (): Promise<void> =>
    change(async () => {
      const undo = await changeWithUndo(order, { confirmed: true });
      // Not awaited: `change` reads the order anew, once.
      onDone(saidChange(i18n, order, { confirmed: true }), undo);
    });
  return (
    <NumberNotes order={order}>
      {isPhoneToConfirm(order) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <PhoneToConfirm order={order} />
          {(isBeside || order.status !== 'pending') && (
            <Button look="secondary" busy={busy} onClick={() => void confirm()}>
              {i18n._('office.order.confirmed')}
            </Button>
          )}
        </div>
      )}
    </NumberNotes>
  );
}
