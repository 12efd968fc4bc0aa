import { Failure } from '#base/failure.ts';
import { madeAt } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Packing } from '#dispatch/round-board.ts';
import { PACKED, readLineNote, UNPACKED } from '#orders/orders.ts';
import { endQuestion } from '#orders/server/commands/end-question.ts';
import { lockOrder } from '#orders/server/commands/lock-order.ts';
import { changedMeanwhile, momentAfter } from '#orders/server/commands/moments.ts';
import type { MoveContext } from '#orders/server/commands/move-order.ts';
import { notifyPacked } from '#orders/server/commands/notify-shopper.ts';
import { recordEvent } from '#orders/server/commands/record-event.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { recordAudit } from '#platform/log/audit.ts';

/**
 * Notes that the goods of a pending order are packed, or that they are not after all: a time on the order, no status of
 * its own. If two people say the same at once, or a tap arrives twice, the second finds it done. Whoever ordered is written to once, if it was packed
 * otherwise than ordered.
 */
export async function packOrder(
  tx: Tx,
  id: string,
  { packed, updatedAt, waited }: Packing,
  { actor, now, origin }: Omit<MoveContext, 'side'>,
): Promise<void> {
  const order = await lockOrder(tx, id);
  if ((order.packed_at !== null) === packed) return;
  if (order.updated_at !== updatedAt) throw changedMeanwhile(order);
  if (order.status !== 'pending')
    throw new Failure('conflict', 'Only an order that has not left yet is packed.', {
      detail: { status: order.status, paymentStatus: order.payment_status },
    });
  const at = momentAfter(order, now);
  const tapped = madeAt(waited, order.placed_at, now);
  await tx
    .updateTable('orders')
    .set((row) => ({
      packed_at: packed ? (tapped ?? at) : null,
      revision: row('revision', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', order.id)
    .execute();
  if (packed) await endQuestion(tx, id, now);
  // The status stays; the timeline shows the note.
  const same = { kind: 'status', from: order.status, to: order.status } as const;
  await recordEvent(tx, { order: id, ...same, actor, note: packed ? PACKED : UNPACKED, madeAt: tapped }, at);
  const change = { before: { packed: !packed }, after: { packed }, madeAt: tapped };
  await recordAudit(tx, { actor, entity: 'order', entityId: id, action: 'packed', ...change }, now);
  if (packed && hasNews(order)) await notifyPacked(tx, order, origin, now);
}

/** Whether lines were changed since it was packed the last time, and are not as they were ordered. */
function hasNews({ events, lines }: FullOrder): boolean {
  const since = events.findLastIndex(({ note }) => note === PACKED) + 1;
  return (
    events.slice(since).some(({ note }) => readLineNote(note) !== undefined) &&
    lines.some(({ ordered_quantity, given_paise }) => ordered_quantity !== null || given_paise > 0)
  );
}
