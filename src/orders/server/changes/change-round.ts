import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx, Db } from '#db/schema.ts';
import { deliveryTo, type RoundKind } from '#delivery/delivery.ts';
import {
  moveSeat,
  deliveryPlaces,
  type RoundRow,
  roundsWithRoom,
  presentTimes,
} from '#delivery/server/public.ts';
import { changeOrder } from '#orders/server/commands/change-order.ts';
import { lockOrder, changedMeanwhile, type MoveContext } from '#orders/server/commands/lock-order.ts';
import { notify } from '#orders/server/commands/notify-shopper.ts';
import { promisedColumns } from '#orders/server/commands/record-order.ts';
import type { OrderRow } from '#orders/server/queries.ts';
import type { OrderRound, OtherRounds } from '#orders/staff-orders.ts';

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
  await notify(tx, { ...changed, late_to: promise.lateTo }, { kind: 'round', isFirst }, { origin, now });
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

/** So many other rounds are offered to an order. */
export const OTHERS_OFFERED = 12;

/**
 * The rounds that an order can be promised instead of its own, or where it goes with none: those that go to its area as
 * the areas are now, or to collect from, that are not over, go, and have a free seat. Staff may move an order after the
 * cut-off.
 */
export async function otherRoundsFor(db: Db | Tx, order: OrderRow, now: Instant): Promise<RoundRow[]> {
  const kind = kindOf(order);
  const { pincode, village } = order;
  const delivery = deliveryTo({ pincode, village }, await deliveryPlaces(db, pincode));
  // Where the shop no longer goes, rounds to everywhere are left.
  const area = kind === 'ride' && delivery.kind === 'goes' ? (delivery.area?.id ?? null) : null;
  const rounds = await roundsWithRoom(db, kind === 'collect' ? { kind } : { kind, area }, now);
  return rounds.filter(({ id }) => id !== order.round_id).slice(0, OTHERS_OFFERED);
}

/** A round that an order can be promised instead of its own, as it is handed out to staff. */
export const presentOtherRound = (round: RoundRow): OtherRounds['rounds'][number] => ({
  ...presentTimes(round),
  free: round.capacity - round.booked,
});

/** The kind of round that an order goes with, also one that goes with none yet. */
export const kindOf = ({
  promised_kind,
  collected,
}: Pick<OrderRow, 'promised_kind' | 'collected'>): RoundKind =>
  promised_kind ?? (collected === 1 ? 'collect' : 'ride');
