import type { Selectable } from 'kysely';
import type { Db, Tx, Schema } from '#db/schema.ts';
import { pincodeKey, villageKey } from '#delivery/delivery.ts';
import type { OrderRow } from '#orders/server/queries.ts';
import { hot } from '#platform/db/hot.ts';

/** Finds the recorded place of an order's house among those of these shoppers; undefined where none is recorded. */
export async function housesOf(
  db: Db | Tx,
  orders: readonly Pick<OrderRow, 'user_id'>[],
): Promise<(order: Parameters<typeof houseOf>[0]) => PlaceRow | undefined> {
  if (orders.length === 0) return () => undefined;
  const rows = await db
    .selectFrom('stop_places')
    .selectAll()
    .where('user_id', 'in', [...new Set(orders.map(({ user_id }) => user_id))])
    .execute();
  const places = new Map(rows.map((row) => [keyOf(row), row]));
  return (order) => places.get(keyOf(houseOf(order)));
}

/** A row of where a house stands. */
type PlaceRow = Selectable<Schema['stop_places']>;

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

const keyOf = ({ user_id, pincode, village_key }: ReturnType<typeof houseOf>): string =>
  `${user_id} ${pincode} ${village_key}`;

/** The codes of orders that have one. */
export async function codesOf(db: Db | Tx, orders: readonly string[]): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map();
  const rows = await codeRows(db, { orders });
  return new Map(rows.map(({ order_id, code }) => [order_id, code]));
}

const codeRows = hot((db, { orders }: { orders: readonly string[] }) =>
  db.selectFrom('door_codes').select(['order_id', 'code']).where('order_id', 'in', orders),
);
