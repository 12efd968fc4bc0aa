import type { Tx } from '#db/schema.ts';
import { houseKeyOf, housesOf, type PlaceRow, type OrderRow } from '#orders/server/public.ts';

/** A house, and where it stands as far as that is known. */
export type HouseRow = {
  order: Pick<OrderRow, 'user_id' | 'pincode' | 'village'>;
  house: PlaceRow | undefined;
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
  const houses = await housesOf(tx, first);
  return first
    .map((order) => ({ order, house: houses.get(houseKeyOf(order)) }))
    .toSorted((one, other) => visitedAt(one) - visitedAt(other) || placeOf(one) - placeOf(other));
}

const visitedAt = ({ order }: { order: { made_at: string } }): number => Date.parse(order.made_at);
/** Of those that were seen at one moment, one that was not known stands last. */
const placeOf = ({ house }: HouseRow): number => house?.position ?? Number.MAX_VALUE;
