import { sql } from 'kysely';
import { startOfShopDay } from '#base/calendar.ts';
import { type Paise, paise, summed } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
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

/** Sales of a product; the quantity is in grams or millilitres if it is priced by the kilo or litre. */
export type SoldProduct = { id: string; quantity: number; sales: Paise };
/** Sales of a category. */
export type SoldCategory = { category: string; sales: Paise };

/** The products with the highest sales from one day to another, both included; the best first. */
export async function bestSellers(
  db: Db,
  { first, last, limit }: { first: string; last: string; limit: number },
): Promise<SoldProduct[]> {
  const rows = await db
    .selectFrom('daily_product_sales')
    .select((row) => [
      'product_id as id',
      row.fn.sum<number>('quantity').as('quantity'),
      row.fn.sum<number>('sales_paise').as('sales'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('product_id')
    .having((row) => row.fn.sum<number>('quantity'), '>', 0)
    .orderBy('sales', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, sales: paise(row.sales) }));
}

/** Quantities sold of these products from one day to another, both included; products without sales are left out. */
export async function soldOf(
  db: Db,
  ids: readonly string[],
  { first, last }: { first: string; last: string },
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('daily_product_sales')
    .select((row) => ['product_id as id', row.fn.sum<number>('quantity').as('quantity')])
    .where('product_id', 'in', ids)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('product_id')
    .having((row) => row.fn.sum<number>('quantity'), '>', 0)
    .execute();
  return new Map(rows.map(({ id, quantity }) => [id, Number(quantity)]));
}

/** Sales of each category from one day to another, both included; the highest first. */
export async function salesByCategory(db: Db, first: string, last: string): Promise<SoldCategory[]> {
  const rows = await db
    .selectFrom('daily_product_sales')
    .select((row) => ['category', row.fn.sum<number>('sales_paise').as('sales')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('category')
    .having((row) => row.fn.sum<number>('quantity'), '>', 0)
    .orderBy('sales', 'desc')
    .orderBy('category')
    .execute();
  return rows.map((row) => ({ ...row, sales: paise(row.sales) }));
}
