import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import { moveSeat } from '#delivery/server/public.ts';
import { kindOf } from '#orders/server/kind-of.ts';
import type { OrderRound } from '#orders/staff-orders.ts';
import { changeOrder } from './change-order.ts';
import { lockOrder } from './lock-order.ts';
import { changedMeanwhile } from './moments.ts';
import type { MoveContext } from './move-context.ts';
import { notifyRoundChanged } from './notify-shopper.ts';
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
  if (order.status === 'delivered')
    throw new Failure('conflict', /*office*/ 'This order was already delivered.');
  const seat = { from: order.round_id, to: round, kind: kindOf(order) } as const;
  const promise = await moveSeat(tx, { ...seat, holds: order.status !== 'cancelled' }, now);
  const isFirst = order.round_id === null;
  const { promised_on, promised_from, promised_to } = order;
  const changed = await changeOrder(
    tx,
    order,
    {
      set: promisedColumns(promise),
      events: [{ kind: isFirst ? 'roundGiven' : 'roundChanged' }],
      audit: {
        action: 'round changed',
        before: { on: promised_on, from: promised_from, to: promised_to },
        after: { on: promise.on, from: promise.from, to: promise.to },
      },
    },
    { actor, now },
  );
  await noteLeft(tx, order);
  await notifyRoundChanged(tx, { ...changed, late_to: promise.lateTo }, { origin, now, isFirst });
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
