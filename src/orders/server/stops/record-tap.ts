import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import { ridersOf } from '#delivery/server/public.ts';
import { NOBODY_HOME, REFUSED } from '#orders/orders.ts';
import { madeAt } from '#orders/server/commands/edit-order.ts';
import { lockOrder } from '#orders/server/commands/lock-order.ts';
import { momentAfter, type MoveContext, moveOrder, setPayment } from '#orders/server/commands/move-order.ts';
import { ORDERS, recordEvent } from '#orders/server/commands/record-event.ts';
import { type FullOrder, orderById } from '#orders/server/queries.ts';
import type { NewTap } from '#orders/stops.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { putInOrder } from './place-stops.ts';
import { collectOf, isPaidByTap } from './present.ts';
import { stopsOfRound, tapById, type TapRow, tapsOfOrder } from './queries.ts';

type TappedRound = { id: string; rule_id: string | null };

/**
 * Writes down what was tapped at a door, once for each id. A tap that stands moves the order by the order's own commands;
 * one that contradicts what its phone had not seen is kept beside the others and moves nothing.
 */
export async function recordTap(
  tx: Tx,
  round: TappedRound,
  tap: NewTap,
  context: MoveContext,
): Promise<void> {
  const order = await lockStop(tx, round.id, tap.order);
  const known = await tapById(tx, tap.id);
  if (known) return expectSame(known, round.id, tap);
  const taps = await tapsOfOrder(tx, order.id);
  const stands = !contradicts(tap, order, taps);
  const { actor, now } = context;
  const made = madeAt(order, tap, now) ?? now;
  const row = {
    id: tap.id,
    round_id: round.id,
    order_id: order.id,
    position: taps.length,
    kind: tap.kind,
    reason: tap.reason,
    cash_paise: tap.cash,
    stands: stands ? (1 as const) : (0 as const),
    by_id: actor.userId,
    by_name: actor.name,
    made_at: made,
    arrived_at: now,
  };
  await tx.insertInto('stop_taps').values(row).execute();
  markChanged(tx, ORDERS);
  if (!stands) return;
  await follow(
    tx,
    order,
    { tap: row, before: taps },
    { ...context, madeAt: made === now ? undefined : made },
  );
  await learnOrder(tx, round, context);
}

/** An order of this round, or one that was tapped on it before. A tap never lands on any other. */
async function lockStop(tx: Tx, round: string, id: string): Promise<FullOrder> {
  const order = await lockOrder(tx, id);
  if (order.round_id === round) return order;
  const taps = await tapsOfOrder(tx, id);
  if (taps.some(({ round_id }) => round_id === round)) return order;
  throw new Failure('not_found', 'There is no such order.');
}

/** A tap that comes again is the same; another one under its id is a fault of the phone, and is written nowhere. */
function expectSame({ round_id, order_id, kind }: TapRow, round: string, tap: NewTap): void {
  if (round_id !== round || order_id !== tap.order || kind !== tap.kind)
    throw new Failure('conflict', 'This tap was made for another stop.');
}

/** Whether a tap says other than what the shop knew and its phone did not see. */
function contradicts({ kind, seen }: NewTap, order: FullOrder, taps: readonly TapRow[]): boolean {
  if (taps.some(({ id }) => !seen.taps.includes(id))) return true;
  const { status } = order;
  if (status === 'cancelled') return kind === 'delivered';
  if (seen.collect !== collectOf(order, taps)) return true;
  return status === 'delivered' && seen.status !== status && kind !== 'delivered';
}

/** The order goes where the tap says. Refused goods stay on their way until the shop has them back. */
async function follow(
  tx: Tx,
  order: FullOrder,
  { tap, before }: { tap: Pick<TapRow, 'kind' | 'cash_paise'>; before: readonly TapRow[] },
  context: MoveContext,
): Promise<void> {
  if (order.status === 'cancelled') return;
  const collect = collectOf(order, before);
  const isPaid = collect > 0 && tap.cash_paise >= collect;
  const wasPaid = order.payment_status === 'received';
  const payment = isPaid ? 'received' : wasPaid && isPaidByTap(before) ? 'pending' : order.payment_status;
  const to =
    tap.kind === 'delivered' ? 'delivered' : order.status === 'delivered' ? 'dispatched' : order.status;
  const moved = await moveOrder(tx, order, to, { ...context, payment });
  await setPayment(tx, moved, payment, context);
  if (tap.kind !== 'delivered')
    await noteAtDoor(tx, order.id, tap.kind === 'away' ? NOBODY_HOME : REFUSED, context);
}

/** The timeline shows that somebody stood at the door. */
async function noteAtDoor(tx: Tx, id: string, note: string, context: MoveContext): Promise<void> {
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

/** The houses where somebody was stand from now on in the order in which that was. Only whoever rides teaches it. */
async function learnOrder(tx: Tx, round: TappedRound, { actor, now }: MoveContext): Promise<void> {
  const riders = await ridersOf(tx, round);
  if (riders.length > 0 && riders.every(({ _id }) => _id !== actor.userId)) return;
  const made = (await stopsOfRound(tx, round.id))
    .flatMap((stop) => {
      const first = stop.taps.find(({ stands }) => stands === 1);
      return first ? [{ stop, at: first.made_at }] : [];
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  if (made.length < 2) return;
  await putInOrder(
    tx,
    made.map(({ stop }) => stop),
    now,
  );
}
