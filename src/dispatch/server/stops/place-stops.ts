import { Failure, invalidField } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { ORDERS } from '#delivery/server/public.ts';
import { placeIn } from '#dispatch/stops.ts';
import { houseOf, housesOf, type FullOrder } from '#orders/server/public.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { type StopRow, stopsOfRound } from './queries.ts';
import { newPositions } from './stop-order.ts';

/** Puts the houses of a round into the order that was dragged; stops that are not named keep their places. */
export async function orderStops(
  tx: Tx,
  round: string,
  orders: readonly string[],
  now: Instant,
): Promise<void> {
  const stops = await stopsOfRound(tx, round);
  const named = orders.flatMap((id) => stops.find(({ order }) => order.id === id) ?? []);
  const others = stops.filter((stop) => !named.includes(stop));
  if (named.length === 0) throw new Failure('not_found', /*office*/ 'These orders are not in this round.');
  await putInOrder(tx, [...named, ...others], now);
  markChanged(tx, ORDERS);
}

/** Puts houses into an order; those of other rounds stay between them where they were. */
export async function putInOrder(tx: Tx, stops: readonly HouseRow[], now: Instant): Promise<void> {
  const houses = [...new Map(stops.map((stop) => [Object.values(houseOf(stop.order)).join(' '), stop]))];
  const positions = newPositions(houses.map(([, { house }]) => house?.position ?? null));
  const moved = houses
    .map(([key, { order, house }], at) => ({ key, order, house, position: positions[at] ?? 0 }))
    .filter(({ house, position }) => house?.position !== position)
    // In one order, so that two who put the same houses never wait for each other.
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  if (moved.length === 0) return;
  await tx
    .insertInto('stop_places')
    .values(moved.map(({ order, position }) => ({ ...houseOf(order), position, updated_at: now })))
    .onConflict((known) =>
      known.columns(['user_id', 'pincode', 'village_key']).doUpdateSet((put) => ({
        position: put.ref('excluded.position'),
        updated_at: put.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Notes where the house of an order is, or that this is not known. */
export async function placeHouse(
  tx: Tx,
  round: string,
  { order: id, place: text }: { order: string; place: string },
  now: Instant,
): Promise<void> {
  const stops = await stopsOfRound(tx, round);
  const at = stops.findIndex(({ order }) => order.id === id);
  const stop = stops[at];
  if (!stop) throw new Failure('not_found', /*office*/ 'This order is not in this round.');
  const place = text === '' ? { latitude: null, longitude: null } : placeIn(text);
  if (!place)
    throw invalidField('place', /*office*/ 'Paste a place from WhatsApp or a map: 22.5726, 88.3639');
  // A house has its place among the others first.
  if (!stop.house) await putInOrder(tx, stops, now);
  await tx
    .updateTable('stop_places')
    .set({ ...place, updated_at: now })
    .where((house) => house.and(houseOf(stop.order)))
    .execute();
  markChanged(tx, ORDERS);
}

/** Forgets where the houses of a shopper are. */
export const forgetPlaces = async (tx: Tx, user: string): Promise<void> =>
  void (await tx.deleteFrom('stop_places').where('user_id', '=', user).execute());

/** A house, and where it stands as far as that is known. */
type HouseRow = {
  order: Pick<FullOrder, 'user_id' | 'pincode' | 'village'>;
  house: StopRow['house'];
};

/** Houses with a valid tap on a round, in the order of the visits. */
export async function visitedHouses(tx: Tx, round: string): Promise<HouseRow[]> {
  const rows = await tx
    .selectFrom('stop_taps')
    .innerJoin('orders', 'orders.id', 'stop_taps.order_id')
    .select(['orders.id', 'orders.user_id', 'orders.pincode', 'orders.village', 'stop_taps.made_at'])
    .where('stop_taps.round_id', '=', round)
    .where('stop_taps.stands', '=', 1)
    .orderBy('stop_taps.position')
    .orderBy('orders.number')
    .execute();
  const first = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([row]) => row ?? []);
  const houseAt = await housesOf(tx, first);
  return first
    .map((order) => ({ order, house: houseAt(order) }))
    .toSorted((one, other) => visitedAt(one) - visitedAt(other) || placeOf(one) - placeOf(other));
}

const visitedAt = ({ order }: { order: { made_at: string } }): number => Date.parse(order.made_at);
/** Of those that were seen at one moment, one that was not known stands last. */
const placeOf = ({ house }: HouseRow): number => house?.position ?? Number.MAX_VALUE;
