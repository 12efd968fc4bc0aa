import type { Tx } from '#db/schema.ts';
import { type NewNotes, NOTES_CHANGED, SHOP_NOTED } from '#orders/changes/order-changes.ts';
import type { MoveContext } from '#orders/server/commands/move-order.ts';
import { difference } from '#platform/log/audit.ts';
import { lockForChange } from './open-for-change.ts';
import { recordChange } from './record-change.ts';

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
  const set = { note, shop_note: shopNote };
  const said = note === order.note ? SHOP_NOTED : NOTES_CHANGED;
  await recordChange(tx, order, { set, note: said, action: 'notes changed', ...changed }, context);
}
