import { sql } from 'kysely';
import type { Db, Tx } from '#db/schema.ts';
import { OPEN_STATUSES } from '#orders/orders.ts';

/**
 * How many orders of a newcomer are under way, and what they come to, in paise; undefined of an account that had an order
 * delivered or paid, but for cancelled ones.
 */
export async function openOrdersOfNewcomer(
  db: Db | Tx,
  userId: string,
): Promise<{ count: number; total: number } | undefined> {
  // The first one, by the index of an account's orders: not `exists`, for which PostgreSQL may read them all.
  const isKnown = sql<boolean>`(select 1 from orders as settled where settled.user_id = ${userId}
    and settled.status <> 'cancelled' and (settled.status = 'delivered' or settled.payment_status = 'received')
    order by settled.number limit 1) is not null`;
  const { known, count, total } = await db
    .selectFrom('orders')
    .select((order) => [
      sql<number>`case when ${isKnown} then 1 else 0 end`.as('known'),
      order.fn.countAll<number>().as('count'),
      order.fn.sum<number | null>('total_paise').as('total'),
    ])
    .where('user_id', '=', userId)
    .where('status', 'in', OPEN_STATUSES)
    // What a regular has ordered is not added up for nothing.
    .where((order) => order.not(isKnown))
    .executeTakeFirstOrThrow();
  return known === 1 ? undefined : { count: Number(count), total: Number(total ?? 0) };
}
