import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely';
import { after, startOfShopDay } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { type OrderQuery, type OrderSort, searchTermsOf } from '#orders/order-desk.ts';
import { type FullOrder, ordersByIds } from '../queries.ts';

const DAY = 24 * 60 * 60_000;

/** A page of all orders as the owner asked for them, and how many there are in all. */
export async function listOrders(
  db: Db | Tx,
  asked: OrderQuery,
): Promise<{ orders: FullOrder[]; total: number }> {
  const chosen = db.selectFrom('orders').where(isAskedFor(asked));
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const skip = (asked.page - 1) * asked.limit;
  if (skip >= total) return { orders: [], total };
  // The ids alone are found in an index; whole rows are read for the page only.
  const page = await chosen
    .select('id')
    .$call(inOrder(asked.sortBy, asked.order))
    .limit(asked.limit)
    .offset(skip)
    .execute();
  return {
    orders: await ordersByIds(
      db,
      page.map(({ id }) => id),
    ),
    total,
  };
}

const isAskedFor =
  ({ q, status, paymentStatus, from, to }: OrderQuery) =>
  (is: ExpressionBuilder<Schema, 'orders'>) =>
    is.and([
      ...searchTermsOf(q).map((term) => sql<boolean>`search like ${contains(term)} escape '\\'`),
      ...(status ? [is('status', '=', status)] : []),
      ...(paymentStatus ? [is('payment_status', '=', paymentStatus)] : []),
      ...(from ? [is('placed_at', '>=', startOfShopDay(from))] : []),
      ...(to ? [is('placed_at', '<', after(startOfShopDay(to), DAY))] : []),
    ]);

const contains = (term: string): string => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** What is equal is settled by the number, so that no order is on two pages. */
const SORTS = {
  createdAt: ['placed_at', 'number'],
  totalAmount: ['total_paise', 'number'],
  name: ['first_name', 'last_name', 'number'],
  orderId: ['number'],
} as const satisfies Record<OrderSort, readonly (keyof Schema['orders'])[]>;

const inOrder =
  (sortBy: OrderSort, direction: 'asc' | 'desc') =>
  <Columns>(query: SelectQueryBuilder<Schema, 'orders', Columns>): typeof query => {
    let ordered = query;
    for (const column of SORTS[sortBy]) ordered = ordered.orderBy(column, direction);
    return ordered;
  };
