import type { Db, Tx } from '#db/schema.ts';
import { presentTimes, ridersByRound, roundsOfDay } from '#delivery/server/public.ts';
import type { DayMoved, DayOrders } from '#dispatch/day-orders.ts';
import { changeRound, type MoveContext, ordersByIds, otherRoundsFor } from '#orders/server/public.ts';

/** Orders of a day that wait to go out, in the order of their numbers; they are `pending`, packed or not. */
const waitingOn = (db: Db | Tx, day: string) =>
  db
    .selectFrom('orders')
    .innerJoin('rounds', 'rounds.id', 'orders.round_id')
    .select(['orders.id', 'orders.round_id'])
    .where('rounds.on_day', '=', day)
    .where('orders.status', '=', 'pending')
    .orderBy('orders.number')
    .execute();

/** Orders that wait to go out on a day, by their rounds. */
export async function dayOrders(db: Db, day: string): Promise<DayOrders> {
  const waiting = await waitingOn(db, day);
  const ordersOf = Map.groupBy(waiting, ({ round_id }) => round_id);
  const rounds = (await roundsOfDay(db, day)).filter(({ id }) => ordersOf.has(id));
  const riders = await ridersByRound(db, rounds);
  return {
    orders: waiting.length,
    rounds: rounds.map((round) => ({
      ...presentTimes(round),
      orders: ordersOf.get(round.id)?.length ?? 0,
      riders: (riders.get(round.id) ?? []).map(({ name }) => name),
    })),
  };
}

/**
 * Promises the next later round with room to each order that waits to go out on a day; their shoppers are told. Orders that no
 * later round has room for stay with theirs.
 */
export async function moveDay(tx: Tx, day: string, context: Omit<MoveContext, 'side'>): Promise<DayMoved> {
  const waiting = await waitingOn(tx, day);
  const orders = await ordersByIds(
    tx,
    waiting.map(({ id }) => id),
  );
  let moved = 0;
  for (const order of orders) {
    const later = (await otherRoundsFor(tx, order, context.now)).find(({ on_day }) => on_day > day);
    if (!later) continue;
    await changeRound(tx, order.id, { round: later.id, updatedAt: order.updated_at }, context);
    moved += 1;
  }
  return { moved, left: orders.length - moved };
}
