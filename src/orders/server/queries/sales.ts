import { sql } from 'kysely';
import { type Paise, paise } from '#base/money.ts';
import type { Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';

/** From one moment up to, and without, another. */
export type Span = { from: Instant; until: Instant };

/** What was ordered in one half hour; cancelled orders count for nothing but their own number. */
export type HalfHour = {
  at: Instant;
  /** Whether it is the part of the half hour before the cut. */
  isBeforeCut: boolean;
  orders: number;
  sales: Paise;
  shipping: Paise;
  cancelled: number;
};

/**
 * The sales of a span by half hours of the clock: every hour and every day of the shop's zone, five and a half hours
 * ahead of UTC, is made of whole ones. The half hour in which `cut` lies comes in two parts.
 */
export async function salesByHalfHour(db: Db, { from, until }: Span, cut: Instant): Promise<HalfHour[]> {
  const unlessCancelled = (column: 'total_paise' | 'shipping_paise') =>
    sql<number>`sum(case when status = 'cancelled' then 0 else ${sql.ref(column)} end)`;
  const rows = await db
    .selectFrom('orders')
    .select([
      sql<string>`substr(placed_at, 1, 13)`.as('hour'),
      sql<string>`case when substr(placed_at, 15, 2) < '30' then '00' else '30' end`.as('minute'),
      sql<number>`case when placed_at < ${cut} then 1 else 0 end`.as('before_cut'),
      sql<number>`sum(case when status = 'cancelled' then 0 else 1 end)`.as('orders'),
      sql<number>`sum(case when status = 'cancelled' then 1 else 0 end)`.as('cancelled'),
      unlessCancelled('total_paise').as('sales'),
      unlessCancelled('shipping_paise').as('shipping'),
    ])
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)
    .groupBy(['hour', 'minute', 'before_cut'])
    .execute();
  return rows.map((row) => ({
    at: `${row.hour}:${row.minute}:00.000Z`,
    isBeforeCut: row.before_cut === 1,
    orders: row.orders,
    sales: paise(row.sales),
    shipping: paise(row.shipping),
    cancelled: row.cancelled,
  }));
}

/** The products that brought in the most in a span, the best first; cancelled orders do not count. */
export async function bestSellers(db: Db, span: Span, limit: number) {
  const rows = await soldLines(db, span)
    .select((row) => [
      'order_lines.product_id as id',
      row.fn.max('order_lines.title').as('title'),
      row.fn.max('order_lines.unit').as('unit'),
      row.fn.sum<number>('order_lines.quantity').as('quantity'),
      row.fn.sum<number>('order_lines.total_paise').as('sales'),
    ])
    .groupBy('order_lines.product_id')
    .orderBy('sales', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, sales: paise(row.sales) }));
}

/** What each category's goods brought in in a span, the best first, without shipping. */
export async function salesByCategory(db: Db, span: Span): Promise<{ category: string; sales: Paise }[]> {
  const rows = await soldLines(db, span)
    .select((row) => ['order_lines.category', row.fn.sum<number>('order_lines.total_paise').as('sales')])
    .groupBy('order_lines.category')
    .orderBy('sales', 'desc')
    .orderBy('order_lines.category')
    .execute();
  return rows.map((row) => ({ category: row.category, sales: paise(row.sales) }));
}

const soldLines = (db: Db, { from, until }: Span) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.placed_at', '>=', from)
    .where('orders.placed_at', '<', until)
    .where('orders.status', '<>', 'cancelled');
