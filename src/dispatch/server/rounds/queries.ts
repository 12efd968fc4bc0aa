import { type Selectable, sql } from 'kysely';
import { type Paise, paise } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { deliveryTo } from '#delivery/delivery.ts';
import { deliveryPlaces, type RoundRow, roundsOfDay, roundsWithRoom } from '#delivery/server/public.ts';
import { OPEN_STATUSES } from '#orders/orders.ts';
import { kindOf } from '#orders/server/kind-of.ts';
import { type FullOrder, type OrderRow, ordersByIds } from '#orders/server/queries.ts';

/** A row of how a round ended. */
export type ClosingRow = Selectable<Schema['cash_closings']>;

/** What was tapped where an order came back from. */
export type BackRow = Pick<Selectable<Schema['stop_taps']>, 'order_id' | 'kind' | 'reason'>;

/** A round with its orders, those that came back, and how it ended. */
export type FullRound = {
  round: RoundRow;
  orders: FullOrder[];
  backs: Map<string, BackRow>;
  closings: ClosingRow[];
  /** What its bag is to hold. */
  expected: Paise;
};

/** The rounds of a day that orders go with, soonest first. Cancelled orders are on no board. */
export async function boardOf(db: Db, day: string): Promise<FullRound[]> {
  const rounds = await roundsOfDay(db, day);
  if (rounds.length === 0) return [];
  const ids = rounds.map(({ id }) => id);
  const going = await db
    .selectFrom('orders')
    .select('id')
    .where('round_id', 'in', ids)
    .where('status', '!=', 'cancelled')
    .orderBy('number')
    .execute();
  const orders = await ordersByIds(
    db,
    going.map(({ id }) => id),
  );
  const backs = await backsOf(
    db,
    orders.map(({ id }) => id),
  );
  const bags = await cashInBags(db, ids);
  const closings = await db
    .selectFrom('cash_closings')
    .selectAll()
    .where('sheet_id', 'in', ids)
    .orderBy('sheet_id')
    .orderBy('position')
    .execute();
  const ordersOf = Map.groupBy(orders, ({ round_id }) => round_id);
  const closingsOf = Map.groupBy(closings, ({ sheet_id }) => sheet_id);
  return rounds
    .map((round) => ({
      round,
      orders: ordersOf.get(round.id) ?? [],
      backs,
      closings: closingsOf.get(round.id) ?? [],
      expected: bags.get(round.id) ?? paise(0),
    }))
    .filter((full) => full.orders.length > 0 || full.closings.length > 0);
}

/** So many other rounds are offered to an order. */
export const OTHERS_OFFERED = 12;

/**
 * The rounds that an order can be promised instead of its own, or where it goes with none: those that go to its area as
 * the areas are now, or to collect from, that are not over, go, and have a free seat. Staff may move an order after the
 * cut-off.
 */
export async function otherRoundsFor(db: Db, order: OrderRow, now: Instant): Promise<RoundRow[]> {
  const kind = kindOf(order);
  const { pincode, village } = order;
  const delivery = deliveryTo({ pincode, village }, await deliveryPlaces(db, pincode));
  // Where the shop no longer goes, rounds to everywhere are left.
  const area = kind === 'ride' && delivery.kind === 'goes' ? (delivery.area?.id ?? null) : null;
  const rounds = await roundsWithRoom(db, kind === 'collect' ? { kind } : { kind, area }, now);
  return rounds.filter(({ id }) => id !== order.round_id).slice(0, OTHERS_OFFERED);
}

/** Whether a tap at a door is the one that holds for its order. */
const holds = sql<boolean>`(stop_taps.stands = 1 and not exists (
  select 1 from stop_taps as later
  where later.order_id = stop_taps.order_id and later.stands = 1 and later.position > stop_taps.position))`;

/** What holds of the doors where orders came back from, by order. */
export async function backsOf(db: Db, orders: readonly string[]): Promise<Map<string, BackRow>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('stop_taps')
    .innerJoin('orders', 'orders.id', 'stop_taps.order_id')
    .select(['stop_taps.order_id', 'stop_taps.kind', 'stop_taps.reason'])
    .where('stop_taps.order_id', 'in', orders)
    // One that goes with another round now has not come back from that.
    .whereRef('stop_taps.round_id', '=', 'orders.round_id')
    .where('stop_taps.kind', 'in', ['away', 'refused'])
    .where(holds)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** What the bags of rounds are to hold: cash for orders, and what was put into them, less what was given out. */
async function cashInBags(db: Db, rounds: readonly string[]): Promise<Map<string, Paise>> {
  const paid = await db
    .selectFrom('payments')
    .select((row) => ['round_id as bag', row.fn.sum<number | string>('amount_paise').as('sum')])
    .where('round_id', 'in', rounds)
    .where('method', '=', 'cash')
    .groupBy('round_id')
    .execute();
  const moved = await db
    .selectFrom('cash_moves')
    .select((row) => ['sheet_id as bag', row.fn.sum<number | string>('amount_paise').as('sum')])
    .where('sheet_id', 'in', rounds)
    .groupBy('sheet_id')
    .execute();
  const bags = new Map<string, Paise>();
  for (const { bag, sum } of [...paid, ...moved])
    bags.set(bag ?? '', paise((bags.get(bag ?? '') ?? 0) + Number(sum)));
  return bags;
}

/** How many orders of each of these rounds are neither delivered nor cancelled; a round without one is left out. */
export async function countOpen(db: Db | Tx, rounds: readonly string[]): Promise<Map<string | null, number>> {
  if (rounds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select((row) => ['round_id', row.fn.countAll<number>().as('count')])
    .where('round_id', 'in', rounds)
    .where('status', 'in', OPEN_STATUSES)
    .groupBy('round_id')
    .execute();
  return new Map(rows.map(({ round_id, count }) => [round_id, Number(count)]));
}
