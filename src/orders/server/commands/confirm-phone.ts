import { madeAt } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { PHONE_CONFIRMED, PHONE_UNCONFIRMED, type PhoneConfirmation } from '#orders/staff-orders.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { lockOrder } from './lock-order.ts';
import { changedMeanwhile, momentAfter } from './moments.ts';
import type { MoveContext } from './move-order.ts';
import { recordEvent } from './record-event.ts';

/**
 * Removes the mark 'phone to confirm' from an order after somebody called, or sets it again, if that was a mistake.
 * Refused if the order changed meanwhile; if two people do it at once, or a tap arrives twice, the second finds it done.
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
  const at = momentAfter(order, now);
  const tapped = madeAt(waited, order.placed_at, now);
  await tx
    .updateTable('orders')
    .set((row) => ({ phone_to_confirm: mark, revision: row('revision', '+', 1), updated_at: at }))
    .where('id', '=', order.id)
    .execute();
  // The status stays; the timeline shows the note.
  const same = { kind: 'status', from: order.status, to: order.status } as const;
  await recordEvent(
    tx,
    {
      order: order.id,
      ...same,
      actor,
      note: confirmed ? PHONE_CONFIRMED : PHONE_UNCONFIRMED,
      madeAt: tapped,
    },
    at,
  );
  const change = {
    before: { phoneToConfirm: confirmed },
    after: { phoneToConfirm: !confirmed },
    madeAt: tapped,
  };
  await recordAudit(
    tx,
    {
      actor,
      entity: 'order',
      entityId: order.id,
      action: confirmed ? 'phone confirmed' : 'phone to confirm',
      ...change,
    },
    now,
  );
}
