import { setImmediate } from 'node:timers/promises';
import type { Db } from '#db/schema.ts';
import { type FullOrder, ordersByIds } from '#orders/server/queries.ts';
import type { OrderFilter } from '#orders/staff-orders.ts';
import { isAskedFor } from './list-orders.ts';

/** So many are found at once, and so many of these read whole at once: while one step is read, everybody else waits. */
const FOUND = 2000;
const READ = 25;

/** All filtered orders, highest number first, a few at a time, for an export of any length; others get their turn between. */
export async function* ordersInSteps(db: Db, asked: OrderFilter): AsyncGenerator<FullOrder[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where(isAskedFor(asked))
      .where('number', '<', before)
      .orderBy('number', 'desc')
      .limit(FOUND)
      .execute();
    const ids = rows.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += READ) {
      yield await ordersByIds(db, ids.slice(from, from + READ));
      await setImmediate();
    }
    const last = rows.at(-1);
    if (!last || rows.length < FOUND) return;
    before = last.number;
  }
}
