import { sql } from 'kysely';
import { type Paise, paise, sum } from '#base/money.ts';
import type { Db } from '#db/schema.ts';

/** Money that is still to come in, at the door or from who has taken goods home already. */
export type MoneyDue = { cash: Paise; card: Paise; orders: number; delivered: Paise };

/** What all orders that were not cancelled and not paid come to, however old they are. */
export async function moneyDue(db: Db): Promise<MoneyDue> {
  const rows = await db
    .selectFrom('orders')
    .select((row) => [
      'payment_method',
      'status',
      row.fn.countAll<number>().as('orders'),
      row.fn.sum<number>('total_paise').as('due'),
    ])
    // Written out: an index of the few that are unpaid serves only who says so without parameters.
    .where('payment_status', '=', sql.lit('pending' as const))
    .where('status', '<>', sql.lit('cancelled' as const))
    .groupBy(['payment_method', 'status'])
    .execute();
  const dueOf = (counts: (row: (typeof rows)[number]) => boolean): Paise =>
    sum(rows.filter(counts).map(({ due }) => paise(due)));
  return {
    cash: dueOf((row) => row.payment_method === 'cash'),
    card: dueOf((row) => row.payment_method === 'card'),
    delivered: dueOf((row) => row.status === 'delivered'),
    orders: rows.reduce((count, { orders }) => count + orders, 0),
  };
}
