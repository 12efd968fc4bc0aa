import type { Tx } from '#db/schema.ts';
import type { NewNotes } from '#orders/changes/order-changes.ts';
import { changeOrder } from '#orders/server/commands/change-order.ts';
import type { MoveContext } from '#orders/server/commands/move-context.ts';
import { difference } from '#platform/log/audit.ts';
import { lockForChange } from './open-for-change.ts';

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
