import { type Paise, summed } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';

/** Money still to be received, at the door or for orders already delivered. */
export type MoneyDue = { cash: Paise; card: Paise; orders: number; delivered: Paise };

/** The sum of all orders that are neither cancelled nor paid, however old. */
export async function moneyDue(db: Db): Promise<MoneyDue> {
  const due = await db
    .selectFrom('daily_sales')
    .select((row) => [
      row.fn.sum<number | null>('due_orders').as('orders'),
      row.fn.sum<number | null>('due_cash_paise').as('cash'),
      row.fn.sum<number | null>('due_card_paise').as('card'),
      row.fn.sum<number | null>('due_delivered_paise').as('delivered'),
    ])
    .executeTakeFirstOrThrow();
  return {
    orders: due.orders ?? 0,
    cash: summed(due.cash),
    card: summed(due.card),
    delivered: summed(due.delivered),
  };
}
