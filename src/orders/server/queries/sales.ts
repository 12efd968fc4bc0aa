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
  /** What the revisions of its orders add up to. */
  revisions: number;
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
      sql<number>`sum(revision)`.as('revisions'),
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
    revisions: row.revisions,
  }));
}
