import type { Db, Tx } from '#db/schema.ts';
import type { PaymentWay } from '#money/money.ts';
import { PAYMENT_WAYS } from '#money/payments.ts';

/** The ways in which orders were paid, by their ids: those by which money came and stands, or the debt on account. None of an unpaid order. */
export async function waysOf(
  db: Db | Tx,
  orders: readonly string[],
): Promise<ReadonlyMap<string, readonly PaymentWay[]>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .select(['order_id', 'method'])
    .where('order_id', 'in', orders)
    .groupBy(['order_id', 'method'])
    .having(({ fn }) => fn.sum('amount_paise'), '>', 0)
    .execute();
  const ways = Map.groupBy(rows, ({ order_id }) => order_id ?? '');
  return new Map(
    [...ways].map(([order, its]) => [
      order,
      PAYMENT_WAYS.filter((way) => its.some(({ method }) => method === way)),
    ]),
  );
}
