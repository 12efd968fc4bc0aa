import type { Selectable } from 'kysely';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { placeKey } from '#delivery/delivery.ts';
import { villageRanks } from '#delivery/server/public.ts';
import { codesOf, housesOf, type FullOrder, orderById, ordersByIds } from '#orders/server/public.ts';
import { inOrder } from './stop-order.ts';

/** A row of a tap at a door. */
export type TapRow = Selectable<Schema['stop_taps']>;
/** A stop of a round: an order, what was tapped there (in the order of arrival), and where its house is. */
export type StopRow = {
  order: FullOrder;
  taps: TapRow[];
  house: Selectable<Schema['stop_places']> | undefined;
  /** True if the order has a door code. */
  hasCode: boolean;
};

/**
 * The stops of a round in their order: the orders that go with it, and those that were tapped on it and go with another
 * one now. An order that was cancelled before anybody stood at the door is none.
 */
export async function stopsOfRound(db: Db | Tx, round: string): Promise<StopRow[]> {
  const going = await db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('round_id', '=', round)
    .execute();
  const taps = await db
    .selectFrom('stop_taps')
    .selectAll()
    .where('round_id', '=', round)
    .orderBy('position')
    .execute();
  const tapsOf = Map.groupBy(taps, ({ order_id }) => order_id);
  const ids = going.filter(({ id, status }) => status !== 'cancelled' || tapsOf.has(id)).map(({ id }) => id);
  const orders = await ordersByIds(db, [...new Set([...ids, ...tapsOf.keys()])]);
  const houseAt = await housesOf(db, orders);
  const codes = await codesOf(
    db,
    orders.map(({ id }) => id),
  );
  const ranks = await villageRanks(db, [...new Set(orders.map(({ pincode }) => pincode))]);
  const stops = orders
    .toSorted((one, other) => one.number - other.number)
    .map((order) => {
      const house = houseAt(order);
      return {
        order,
        taps: tapsOf.get(order.id) ?? [],
        house,
        village: placeKey(order),
        rank: ranks(order),
        way: [order.colony, order.landmark, order.address].join(' '),
        position: house?.position ?? null,
      };
    });
  return inOrder(stops).map(({ order, taps: made, house }) => ({
    order,
    taps: made,
    house,
    hasCode: codes.has(order.id),
  }));
}

/** All taps on an order, whatever round it was on, in the order of their arrival. */
export const tapsOfOrder = (db: Db | Tx, order: string): Promise<TapRow[]> =>
  db.selectFrom('stop_taps').selectAll().where('order_id', '=', order).orderBy('position').execute();

/** An order as a stop of the round where it was last tapped; undefined while nothing was tapped. */
export async function stopOfOrder(db: Db, id: string): Promise<{ stop: StopRow; round: string } | undefined> {
  const taps = await tapsOfOrder(db, id);
  const round = taps.at(-1)?.round_id;
  const order = round === undefined ? undefined : await orderById(db, id);
  if (round === undefined || !order) return undefined;
  const hasCode = (await codesOf(db, [id])).has(id);
  return { stop: { order, taps, house: undefined, hasCode }, round };
}

/** A tap by the id that its phone gave it, wherever it was made, and all taps on an order, in the order of their arrival. */
export async function tapAndTaps(
  tx: Tx,
  { id, order }: { id: string; order: string },
): Promise<{ known: TapRow | undefined; all: TapRow[] }> {
  const rows = await tx
    .selectFrom('stop_taps')
    .selectAll()
    .where((tap) => tap.or([tap('order_id', '=', order), tap('id', '=', id)]))
    .orderBy('position')
    .execute();
  return {
    known: rows.find((tap) => tap.id === id),
    all: rows.filter(({ order_id }) => order_id === order),
  };
}

/** Counts the stops of rounds, and those still open: not delivered, and without a valid tap of that round. */
export async function countStops(
  db: Db,
  rounds: readonly string[],
): Promise<Map<string, { stops: number; open: number }>> {
  if (rounds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select((row) => [
      'round_id',
      row.fn.countAll<number>().as('stops'),
      row.fn
        .sum<number | null>(
          row
            .case()
            .when('status', '=', 'delivered')
            .then(0)
            .when(
              row.exists(
                row
                  .selectFrom('stop_taps')
                  .select('stop_taps.id')
                  .whereRef('stop_taps.order_id', '=', 'orders.id')
                  .whereRef('stop_taps.round_id', '=', 'orders.round_id')
                  .where('stop_taps.stands', '=', 1),
              ),
            )
            .then(0)
            .else(1)
            .end(),
        )
        .as('open'),
    ])
    .where('round_id', 'in', rounds)
    .where('status', '!=', 'cancelled')
    .groupBy('round_id')
    .execute();
  return new Map(
    rows.map(({ round_id, stops, open }) => [
      round_id ?? '',
      { stops: Number(stops), open: Number(open ?? 0) },
    ]),
  );
}

/** Where the houses of a shopper are, as far as that is known, for the download of their data. */
export const placesOf = (db: Db, user: string) =>
  db
    .selectFrom('stop_places')
    .select(['pincode', 'village_key as village', 'latitude', 'longitude'])
    .where('user_id', '=', user)
    .orderBy('pincode')
    .orderBy('village_key')
    .execute();
