import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import { moveSeat } from '#delivery/server/public.ts';
import { ROUND_CHANGED, ROUND_GIVEN } from '#orders/orders.ts';
import { kindOf } from '#orders/server/kind-of.ts';
import type { OrderRound } from '#orders/staff-orders.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { lockOrder } from './lock-order.ts';
import { changedMeanwhile, momentAfter } from './moments.ts';
import type { MoveContext } from './move-order.ts';
import { notifyRoundChanged } from './notify-shopper.ts';
import { recordEvent } from './record-event.ts';
import { promisedColumns } from './record-order.ts';

/**
 * Promises another round to an order, or a first one where it goes with none: one of its kind, with room. The seat of the one
 * before is given back in the same transaction. A cancelled order holds none; its seat is booked when it is brought back.
 */
export async function changeRound(
  tx: Tx,
  id: string,
  { round, updatedAt }: OrderRound,
  { actor, now, origin }: Omit<MoveContext, 'side'>,
): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order.round_id === round) return;
  if (order.updated_at !== updatedAt) throw changedMeanwhile(order);
  if (order.status === 'delivered') throw new Failure('conflict', 'This order was delivered already.');
  const seat = { from: order.round_id, to: round, kind: kindOf(order) } as const;
  const promise = await moveSeat(tx, { ...seat, holds: order.status !== 'cancelled' }, now);
  const at = momentAfter(order, now);
  await tx
    .updateTable('orders')
    .set((row) => ({ ...promisedColumns(promise), revision: row('revision', '+', 1), updated_at: at }))
    .where('id', '=', order.id)
    .execute();
  await noteLeft(tx, order);
  // The status stays; the timeline shows the note.
  const same = { kind: 'status', from: order.status, to: order.status } as const;
  const note = order.round_id === null ? ROUND_GIVEN : ROUND_CHANGED;
  await recordEvent(tx, { order: order.id, ...same, actor, note }, at);
  const { promised_on, promised_from, promised_to } = order;
  const change = {
    before: { on: promised_on, from: promised_from, to: promised_to },
    after: { on: promise.on, from: promise.from, to: promise.to },
  };
  await recordAudit(
    tx,
    { actor, entity: 'order', entityId: order.id, action: 'round changed', ...change },
    now,
  );
  const promised = { ...order, ...promisedColumns(promise), late_to: promise.lateTo };
  await notifyRoundChanged(tx, promised, { origin, now, isFirst: order.round_id === null });
}

/** Keeps which round it was moved away from: what was tapped there may arrive later. */
async function noteLeft(
  tx: Tx,
  { id, round_id: round }: { id: string; round_id: string | null },
): Promise<void> {
  if (round === null) return;
  await tx
    .insertInto('left_rounds')
    .values({ order_id: id, round_id: round })
    .onConflict((known) => known.doNothing())
    .execute();
}
