import { sql } from 'kysely';
import { startOfShopDay } from '#base/calendar.ts';
import { after, type Instant, shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { DUE } from '#money/server/public.ts';
import { PARTS, SOLD_FOR, SOLD_MEASURE } from './count-sales.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Counts the daily sales again from the orders, a day at a time: for orders that were written without `countSales`, by
 * hand in the database or by a benchmark.
 */
export async function recountSales(tx: Tx): Promise<void> {
  await tx.deleteFrom('daily_sales').execute();
  await tx.deleteFrom('daily_product_sales').execute();
  const { first, last } = await tx
    .selectFrom('orders')
    .select((row) => [
      row.fn.min<Instant | null>('placed_at').as('first'),
      row.fn.max<Instant | null>('placed_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return;
  for (let from = startOfShopDay(shopDay(first)); from <= last; from = after(from, DAY))
    await recountDay(tx, from);
}

async function recountDay(tx: Tx, from: Instant): Promise<void> {
  const day = shopDay(from);
  const orders = tx
    .selectFrom('orders')
    .where('placed_at', '>=', from)
    .where('placed_at', '<', after(from, DAY));
  const counts = sql<boolean>`status <> 'cancelled'`;
  const isDue = sql<boolean>`status <> 'cancelled' and payment_status = 'pending'`;
  const sumWhere = (column: string, when: ReturnType<typeof sql<boolean>>) =>
    sql<number>`sum(case when ${when} then ${sql.ref(column)} else 0 end)`;
  const dueWhere = (when: ReturnType<typeof sql<boolean>>) =>
    sql<number>`sum(case when ${isDue} and ${when} then ${DUE} else 0 end)`;
  const countWhere = (when: ReturnType<typeof sql<boolean>>) =>
    sql<number>`sum(case when ${when} then 1 else 0 end)`;
  await tx
    .insertInto('daily_sales')
    .columns([
      'day',
      'part',
      'orders',
      'cancelled',
      'sales_paise',
      'shipping_paise',
      'due_orders',
      'due_cash_paise',
      'due_card_paise',
      'due_delivered_paise',
    ])
    .expression(
      orders
        .select([
          sql<string>`cast(${day} as text)`.as('day'),
          sql<number>`number % ${sql.lit(PARTS)}`.as('part'),
          countWhere(counts).as('orders'),
          countWhere(sql`status = 'cancelled'`).as('cancelled'),
          sumWhere('total_paise', counts).as('sales_paise'),
          sumWhere('shipping_paise', counts).as('shipping_paise'),
          countWhere(isDue).as('due_orders'),
          dueWhere(sql`payment_method = 'cash'`).as('due_cash_paise'),
          dueWhere(sql`payment_method = 'card'`).as('due_card_paise'),
          dueWhere(sql`status = 'delivered'`).as('due_delivered_paise'),
        ])
        .groupBy('part'),
    )
    .execute();
  await tx
    .insertInto('daily_product_sales')
    .columns(['day', 'category', 'product_id', 'quantity', 'sales_paise'])
    .expression(
      orders
        .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
        .where('status', '<>', 'cancelled')
        .select([
          sql<string>`cast(${day} as text)`.as('day'),
          'order_lines.category',
          'order_lines.product_id',
          sql<number>`sum(${SOLD_MEASURE})`.as('quantity'),
          sql<number>`sum(${SOLD_FOR})`.as('sales_paise'),
        ])
        .groupBy(['order_lines.category', 'order_lines.product_id']),
    )
    .execute();
}
