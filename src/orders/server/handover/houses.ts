import type { Selectable } from 'kysely';
import type { Db, Tx, Schema } from '#db/schema.ts';
import { pincodeKey, villageKey } from '#delivery/delivery.ts';
import type { OrderRow } from '#orders/server/queries.ts';

/** Key of an order's house: equal for all orders to the same house. */
export const houseKeyOf = (order: Parameters<typeof houseOf>[0]): string => keyOf(houseOf(order));

/** Places of these shoppers' houses in the riders' order, by house key; houses without a recorded place are left out. */
export async function housesOf(
  db: Db | Tx,
  orders: readonly Pick<OrderRow, 'user_id'>[],
): Promise<Map<string, PlaceRow>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('stop_places')
    .selectAll()
    .where('user_id', 'in', [...new Set(orders.map(({ user_id }) => user_id))])
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** A row of where a house stands. */
export type PlaceRow = Selectable<Schema['stop_places']>;

/** A house is a shopper in a village, however its pincode is spaced and its name is written. */
export const houseOf = ({
  user_id,
  pincode,
  village,
}: Pick<OrderRow, 'user_id' | 'pincode' | 'village'>) => ({
  user_id,
  pincode: pincodeKey(pincode),
  village_key: villageKey(village),
});

export const keyOf = ({ user_id, pincode, village_key }: ReturnType<typeof houseOf>): string =>
  `${user_id} ${pincode} ${village_key}`;
