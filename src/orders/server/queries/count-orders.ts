import type { Db, Tx } from '#db/schema.ts';

/** The number of orders, cancelled ones too, from the daily sales. */
export async function countAllOrders(db: Db | Tx): Promise<number> {
  const { orders, cancelled } = await db
    .selectFrom('daily_sales')
    .select((row) => [
      row.fn.sum<number | null>('orders').as('orders'),
      row.fn.sum<number | null>('cancelled').as('cancelled'),
    ])
    .executeTakeFirstOrThrow();
  return (orders ?? 0) + (cancelled ?? 0);
}
