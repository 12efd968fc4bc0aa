import { type Selectable, sql } from 'kysely';
import { type Paise, plus, summed, ZERO } from '#base/figures/money.ts';
import type { Db, Schema } from '#db/schema.ts';
import { type RoundRow, roundsOfDay } from '#delivery/server/public.ts';
import { type FullOrder, ordersByIds, TAB } from '#orders/server/public.ts';

/** A row of how a round ended. */
export type ClosingRow = Selectable<Schema['cash_closings']>;

/** The tap with which an order came back. */
export type BackRow = Pick<Selectable<Schema['stop_taps']>, 'order_id' | 'kind' | 'reason'>;

/** A round with its orders, those that came back, and how it ended. */
export type FullRound = {
  round: RoundRow;
  orders: FullOrder[];
  backs: Map<string, BackRow>;
  closings: ClosingRow[];
  /** Cash that the round's bag should hold. */
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
      expected: bags.get(round.id) ?? ZERO,
    }))
    .filter((full) => full.orders.length > 0 || full.closings.length > 0);
}

/** SQL condition: the tap is the last valid one of its order. */
const holds = sql<boolean>`(stop_taps.stands = 1 and not exists (
  select 1 from stop_taps as later
  where later.order_id = stop_taps.order_id and later.stands = 1 and later.position > stop_taps.position))`;

/** Finds the last valid tap of orders that came back from their current round, by order. */
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

/** Cash that the bags of rounds should hold: cash payments for orders, plus cash put in, less cash taken out. */
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
    bags.set(bag ?? '', plus(bags.get(bag ?? '') ?? ZERO, summed(sum)));
  return bags;
}

/** Number of a round's orders by state; each order is counted once. */
export type RoundWork = {
  round: RoundRow;
  toConfirm: number;
  toPack: number;
  packed: number;
  onTheWay: number;
  delivered: number;
};

const NONE = { toConfirm: 0, toPack: 0, packed: 0, onTheWay: 0, delivered: 0 };

/** The rounds of a day that orders go with, and how far their orders are; cancelled orders have no seat and do not count. */
export async function roundWorkOn(db: Db, day: string): Promise<RoundWork[]> {
  const rounds = await roundsOfDay(db, day);
  if (rounds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select((row) => ['round_id', 'status', TAB.as('tab'), row.fn.countAll<number>().as('count')])
    .where(
      'round_id',
      'in',
      rounds.map(({ id }) => id),
    )
    .where('status', '<>', 'cancelled')
    .groupBy(['round_id', 'status', TAB])
    .execute();
  const rowsOf = Map.groupBy(rows, ({ round_id }) => round_id);
  return rounds.flatMap((round) => {
    const work = { round, ...NONE };
    for (const { status, tab, count } of rowsOf.get(round.id) ?? []) {
      if (status === 'delivered') work.delivered += Number(count);
      else if (tab === 'toConfirm' || tab === 'toPack') work[tab] += Number(count);
      else work[status === 'pending' ? 'packed' : 'onTheWay'] += Number(count);
    }
    return rowsOf.has(round.id) ? [work] : [];
  });
}
