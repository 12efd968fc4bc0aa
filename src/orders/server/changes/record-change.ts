import type { Tx } from '#db/schema.ts';
import { momentAfter } from '#orders/server/commands/moments.ts';
import type { MoveContext } from '#orders/server/commands/move-order.ts';
import { recordEvent } from '#orders/server/commands/record-event.ts';
import type { FullOrder, OrderRow } from '#orders/server/queries.ts';
import { recordAudit } from '#platform/log/audit.ts';

type Columns = Partial<OrderRow> & { phone_digits?: string; search?: string };
type Change = {
  set: Omit<Columns, 'late_to'>;
  note: string;
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

/** Writes a change of a locked order, with who made it and when, in the timeline and the audit log. */
export async function recordChange(
  tx: Tx,
  order: FullOrder,
  { set, note, action, before, after }: Change,
  { actor, now }: Pick<MoveContext, 'actor' | 'now'>,
): Promise<void> {
  const at = momentAfter(order, now);
  await tx
    .updateTable('orders')
    .set((row) => ({ ...set, updated_at: at, revision: row('revision', '+', 1) }))
    .where('id', '=', order.id)
    .execute();
  // The status stays; the timeline shows the note.
  const same = { kind: 'status', from: order.status, to: order.status } as const;
  await recordEvent(tx, { order: order.id, ...same, actor, note }, at);
  await recordAudit(tx, { actor, entity: 'order', entityId: order.id, action, before, after }, now);
}
