import type { Db } from '#db/schema.ts';
import { type FullOrder, ordersByIds } from '#orders/server/queries.ts';
import type { OrderFilter } from '#orders/staff-orders.ts';
import { isAskedFor } from './list-orders.ts';

const AT_ONCE = 500;

/** All filtered orders, highest number first, a few hundred at a time, for an export of any length. */
export async function* ordersInSteps(db: Db, asked: OrderFilter): AsyncGenerator<FullOrder[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where(isAskedFor(asked))
      .where('number', '<', before)
      .orderBy('number', 'desc')
      .limit(AT_ONCE)
      .execute();
    yield await ordersByIds(
      db,
      rows.map(({ id }) => id),
    );
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    before = last.number;
  }
}
