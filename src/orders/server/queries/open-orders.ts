import { sql } from 'kysely';
import { type Paise, summed } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { OPEN_STATUSES } from '#orders/order.ts';
import { hot } from '#platform/db/hot.ts';

/** The orders of a newcomer: how many are under way and what they come to, and how many were placed since a moment. */
export type OfNewcomer = { open: number; total: Paise; placed: number };

/**
 * The orders of a newcomer, those placed `since` counted with what was cancelled; undefined of an account that had an order
 * delivered or paid, but for cancelled ones, or for which staff lifted the limits.
 */
export async function ordersOfNewcomer(
  db: Db | Tx,
  userId: string,
  since: Instant,
): Promise<OfNewcomer | undefined> {
  const [found] = await ofNewcomer(db, { userId, since });
  return found && { open: Number(found.open), total: summed(found.total), placed: Number(found.placed) };
}

const ofNewcomer = hot((db, { userId, since }: { userId: string; since: Instant }) => {
  // The first one, by the index of an account's orders: not `exists`, for which PostgreSQL may read them all.
  const settled = sql`select 1 from orders as settled where settled.user_id = ${userId}
    and settled.status <> 'cancelled' and (settled.status = 'delivered' or settled.payment_status = 'received')
    order by settled.number limit 1`;
  const lifted = sql`select 1 from lifted_newcomers where lifted_newcomers.user_id = ${userId}`;
  // No row of a regular, whose orders are not added up for nothing.
  return db
    .selectFrom(
      sql<{ id: string }>`(select ${userId} as id where (${settled}) is null and (${lifted}) is null)`.as(
        'newcomer',
      ),
    )
    .leftJoin('orders', (join) =>
      join
        .on('orders.user_id', '=', userId)
        .on((is) => is.or([is('orders.status', 'in', OPEN_STATUSES), is('orders.placed_at', '>=', since)])),
    )
    .select(({ fn }) => [
      fn.count<number | string>('orders.id').filterWhere('orders.status', 'in', OPEN_STATUSES).as('open'),
      fn
        .sum<number | string | null>('orders.total_paise')
        .filterWhere('orders.status', 'in', OPEN_STATUSES)
        .as('total'),
      fn.count<number | string>('orders.id').filterWhere('orders.placed_at', '>=', since).as('placed'),
    ])
    .groupBy('newcomer.id');
});

/** Counts the orders of each of these rounds that are neither delivered nor cancelled; rounds without one are left out. */
export async function countOpen(db: Db | Tx, rounds: readonly string[]): Promise<Map<string | null, number>> {
  if (rounds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select((row) => ['round_id', row.fn.countAll<number>().as('count')])
    .where('round_id', 'in', rounds)
    .where('status', 'in', OPEN_STATUSES)
    .groupBy('round_id')
    .execute();
  return new Map(rows.map(({ round_id, count }) => [round_id, Number(count)]));
}
