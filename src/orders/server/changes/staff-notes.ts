import { madeAt } from '#base/calendar.ts';
import type { Tx } from '#db/schema.ts';
import type { NewNotes } from '#orders/changes/order-changes.ts';
import { changeOrder } from '#orders/server/commands/change-order.ts';
import {
  lockForChange,
  type MoveContext,
  lockOrder,
  changedMeanwhile,
} from '#orders/server/commands/lock-order.ts';
import type { PhoneConfirmation } from '#orders/staff-orders.ts';
import { difference } from '#platform/log/audit.ts';

/** Writes what the shopper asked for, and what the shop notes for itself. */
export async function changeNotes(
  tx: Tx,
  id: string,
  { note, shopNote, updatedAt }: NewNotes,
  context: Pick<MoveContext, 'actor' | 'now'>,
): Promise<void> {
  const order = await lockForChange(tx, id, updatedAt);
  const changed = difference({ note: order.note, shopNote: order.shop_note }, { note, shopNote });
  if (!changed) return;
  const kind = note === order.note ? 'shopNoted' : 'noteChanged';
  await changeOrder(
    tx,
    order,
    {
      set: { note, shop_note: shopNote },
      events: [{ kind }],
      audit: { action: 'notes changed', ...changed },
    },
    context,
  );
}

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
