import { sql } from 'kysely';
import { type Paise, paise } from '#base/figures/money.ts';
import { type Instant, startOfShopDay } from '#base/time.ts';
import type { Db } from '#db/schema.ts';

/** Sales of a period; cancelled orders only count in `cancelled`. */
export type Sales = { orders: number; sales: Paise; shipping: Paise; cancelled: number };
/** The sales of a half hour or a day, by its beginning. */
export type Step = Sales & { at: Instant };

/** From one moment up to another, which is not included. */
export type Span = { from: Instant; until: Instant };

/**
 * The sales of each day of the shop's calendar from one day to another, both included; days without orders are left
 * out.
 */
export async function salesByDay(db: Db, first: string, last: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('daily_sales')
    .select((row) => [
      'day',
      row.fn.sum<number>('orders').as('orders'),
      row.fn.sum<number>('cancelled').as('cancelled'),
      row.fn.sum<number>('sales_paise').as('sales'),
      row.fn.sum<number>('shipping_paise').as('shipping'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .execute();
  return rows.map(({ day, ...row }) => ({ at: startOfShopDay(day), ...inPaise(row) }));
}

/**
 * The sales of each half hour of a span of a day or two, counted from the orders. The shop's zone is five and a half
 * hours ahead of UTC: its hours begin at half past.
 */
export async function salesByHalfHour(db: Db, { from, until }: Span): Promise<Step[]> {
  const rows = await db
    .selectFrom('orders')
    .select([
      sql<string>`substr(placed_at, 1, 13)`.as('hour'),
      sql<number>`case when substr(placed_at, 15, 2) < '30' then 0 else 1 end`.as('is_second_half'),
      sql<number>`sum(case when status = 'cancelled' then 0 else 1 end)`.as('orders'),
      sql<number>`sum(case when status = 'cancelled' then 1 else 0 end)`.as('cancelled'),
      sql<number>`sum(case when status = 'cancelled' then 0 else total_paise end)`.as('sales'),
      sql<number>`sum(case when status = 'cancelled' then 0 else shipping_paise end)`.as('shipping'),
    ])
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)
    .groupBy(['hour', 'is_second_half'])
    .execute();
  return rows.map(({ hour, is_second_half: half, ...row }) => ({
    at: `${hour}:${half === 0 ? '00' : '30'}:00.000Z`,
    ...inPaise(row),
  }));
}

const inPaise = (row: { orders: number; cancelled: number; sales: number; shipping: number }): Sales => ({
  ...row,
  sales: paise(row.sales),
  shipping: paise(row.shipping),
});
