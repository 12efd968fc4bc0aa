import { sql } from 'kysely';
import type { Db, Tx } from '#db/schema.ts';
import { OPEN_STATUSES } from '#orders/orders.ts';
import { hot } from '#platform/db/hot.ts';

/**
 * How many orders of a newcomer are under way, and what they come to, in paise; undefined of an account that had an order
 * delivered or paid, but for cancelled ones.
 */
export async function openOrdersOfNewcomer(
  db: Db | Tx,
  userId: string,
): Promise<{ count: number; total: number } | undefined> {
  const [open] = await openOfNewcomer(db, { userId });
  return open && { count: Number(open.count), total: Number(open.total ?? 0) };
}

const openOfNewcomer = hot((db, { userId }: { userId: string }) => {
  // The first one, by the index of an account's orders: not `exists`, for which PostgreSQL may read them all.
  const settled = sql`select 1 from orders as settled where settled.user_id = ${userId}
    and settled.status <> 'cancelled' and (settled.status = 'delivered' or settled.payment_status = 'received')
    order by settled.number limit 1`;
  // No row of a regular, whose orders are not added up for nothing.
  return db
    .selectFrom(sql<{ id: string }>`(select ${userId} as id where (${settled}) is null)`.as('newcomer'))
    .leftJoin('orders', (join) =>
      join.on('orders.user_id', '=', userId).on('orders.status', 'in', OPEN_STATUSES),
    )
    .select(({ fn }) => [
      fn.count<number | string>('orders.id').as('count'),
      fn.sum<number | string | null>('orders.total_paise').as('total'),
    ])
    .groupBy('newcomer.id');
});
