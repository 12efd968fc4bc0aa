import type { Tx } from '#db/schema.ts';
import { PHONE_CONFIRMED, type PhoneConfirmation } from '#orders/staff-orders.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { lockOrder } from './lock-order.ts';
import { changedMeanwhile, momentAfter, type MoveContext } from './move-order.ts';
import { recordEvent } from './record-event.ts';

/**
 * Removes the mark 'phone to confirm' from an order after somebody called. Refused if the order changed meanwhile; if
 * two people do it at once, the second finds it done.
 */
export async function confirmPhone(
  tx: Tx,
  id: string,
  { updatedAt }: PhoneConfirmation,
  { actor, now }: Pick<MoveContext, 'actor' | 'now'>,
): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order.phone_to_confirm === 0) return;
  if (order.updated_at !== updatedAt) throw changedMeanwhile(order);
  const at = momentAfter(order, now);
  await tx
    .updateTable('orders')
    .set((row) => ({ phone_to_confirm: 0, revision: row('revision', '+', 1), updated_at: at }))
    .where('id', '=', order.id)
    .execute();
  // The status stays; the timeline shows the note.
  const same = { kind: 'status', from: order.status, to: order.status } as const;
  await recordEvent(tx, { order: order.id, ...same, actor, note: PHONE_CONFIRMED }, at);
  const change = { before: { phoneToConfirm: true }, after: { phoneToConfirm: false } };
  await recordAudit(
    tx,
    { actor, entity: 'order', entityId: order.id, action: 'phone confirmed', ...change },
    now,
  );
}
