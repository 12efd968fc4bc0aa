import { useLingui } from '@lingui/react';
import type { Order } from '#orders/orders.ts';
import { isPhoneToConfirm, PhoneToConfirm } from '#orders/web/admin/phone-to-confirm.tsx';
import { saidChange } from '#orders/web/admin/taps/said-change.ts';
import { changeWithUndo } from '#orders/web/admin/taps/take-back.ts';
import { NumberNotes } from '#orders/web/admin/trust/number-notes.tsx';
import type { Done } from '#orders/web/admin/use-done.ts';
import { useOrderChange } from '#orders/web/admin/use-order-change.ts';
import { Button } from '#ui/button.tsx';

/**
 * The mark that asks to call first, and what is known of the number. `isBeside`, where no bar has the order's next
 * step: then the button that removes the mark stands here.
 */
export function ConfirmPhone({
  order,
  isBeside,
  onDone,
}: {
  order: Order;
  isBeside: boolean;
  onDone: (done: Done) => Promise<void>;
}) {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  const confirm = (): Promise<void> =>
    change(async () => {
      const back = await changeWithUndo(order, { confirmed: true });
      await onDone({ said: saidChange(i18n, order, { confirmed: true }), back });
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
