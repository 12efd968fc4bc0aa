import type { Db, Tx } from '#db/schema.ts';
import { OPEN_STATUSES } from '#orders/orders.ts';

/** Whether no order of an account was delivered or paid so far, but for cancelled ones. */
export async function isNewcomer(db: Db | Tx, userId: string): Promise<boolean> {
  const settled = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '<>', 'cancelled')
    .where((order) => order.or([order('status', '=', 'delivered'), order('payment_status', '=', 'received')]))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return settled === undefined;
}

/** How many orders of an account are under way, and what they come to, in paise. */
export async function openOrdersOf(db: Db | Tx, userId: string): Promise<{ count: number; total: number }> {
  const { count, total } = await db
    .selectFrom('orders')
    .select((order) => [
      order.fn.countAll<number>().as('count'),
      order.fn.sum<number | null>('total_paise').as('total'),
    ])
    .where('user_id', '=', userId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  return { count: Number(count), total: Number(total ?? 0) };
}
