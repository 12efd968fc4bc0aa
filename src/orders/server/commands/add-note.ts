import type { Tx } from '#db/schema.ts';
import { orderById } from '#orders/server/queries.ts';
import { momentAfter } from './moments.ts';
import type { MoveContext } from './move-context.ts';
import { recordEvent } from './record-event.ts';

/** Writes into an order's timeline what came to pass without changing the order: that somebody stood at the door, for example. */
export async function addNote(
  tx: Tx,
  id: string,
  note: string,
  context: Pick<MoveContext, 'actor' | 'now' | 'madeAt'>,
): Promise<void> {
  const order = await orderById(tx, id);
  if (!order) return;
  const at = momentAfter(order, context.now);
  await tx
    .updateTable('orders')
    .set((row) => ({ revision: row('revision', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
  const { actor, madeAt: made } = context;
  const same = { kind: 'status', from: order.status, to: order.status } as const;
  await recordEvent(tx, { order: id, ...same, actor, note, madeAt: made }, at);
}
