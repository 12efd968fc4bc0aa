import { madeAt } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { PhoneConfirmation } from '#orders/staff-orders.ts';
import { changeOrder } from './change-order.ts';
import { lockOrder } from './lock-order.ts';
import { changedMeanwhile } from './moments.ts';
import type { MoveContext } from './move-context.ts';

/**
 * Removes the mark 'phone to confirm' from an order after staff called, or sets it again after a mistake. A conflict if the order
 * changed meanwhile; a retry, or a second person with the same tap, finds it done.
 */
export async function confirmPhone(
  tx: Tx,
  id: string,
  { updatedAt, confirmed, waited }: PhoneConfirmation,
  { actor, now }: Pick<MoveContext, 'actor' | 'now'>,
): Promise<void> {
  const order = await lockOrder(tx, id);
  const mark = confirmed ? 0 : 1;
  if (order.phone_to_confirm === mark) return;
  if (order.updated_at !== updatedAt) throw changedMeanwhile(order);
  await changeOrder(
    tx,
    order,
    {
      set: { phone_to_confirm: mark },
      events: [{ kind: confirmed ? 'phoneConfirmed' : 'phoneUnconfirmed' }],
      audit: {
        action: confirmed ? 'phone confirmed' : 'phone to confirm',
        before: { phoneToConfirm: confirmed },
        after: { phoneToConfirm: !confirmed },
      },
    },
    { actor, now, madeAt: madeAt(waited, order.placed_at, now) },
  );
}
