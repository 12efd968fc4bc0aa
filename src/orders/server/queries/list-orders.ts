import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { startOfShopDay } from '#base/calendar.ts';
import { fromNearerEnd, type Slice } from '#base/page.ts';
import { type SearchTerm, searchTermsOf } from '#base/search-terms.ts';
import { after } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { DUE } from '#money/server/public.ts';
import type { QueueTab } from '#orders/order-tabs.ts';
import { type FullOrder, ordersByNumbers } from '#orders/server/queries.ts';
import type { OrderFilter, OrderQuery, OrderSort } from '#orders/staff-orders.ts';
import { hasText } from '#platform/db/search-text.ts';

const DAY = 24 * 60 * 60_000;

/** A page of all orders as the owner asked for them, and how many there are in all. */
export async function listOrders(
  db: Db | Tx,
  asked: OrderQuery,
): Promise<{ orders: FullOrder[]; total: number }> {
  const { total, numbers } = await (asked.q ? searchPage(db, asked) : indexPage(db, asked));
  return { orders: await ordersByNumbers(db, numbers), total };
}

type Page = { total: number; numbers: number[] };

/** The numbers of the page come from an index, read from the nearer end; whole rows are read only for the page. */
async function indexPage(db: Db | Tx, asked: OrderQuery): Promise<Page> {
  const total = await countOrders(db, asked);
  const { skip, limit, isBackwards } = fromNearerEnd(total, sliceOf(asked));
  if (limit === 0) return { total, numbers: [] };
  const rows = await chosen(db, asked)
    .select('number')
    .$call(inOrder(asked.sortBy, isBackwards ? OPPOSITE[asked.order] : asked.order))
    .limit(limit)
    .offset(skip)
    .execute();
  const numbers = rows.map(({ number }) => number);
  return { total, numbers: isBackwards ? numbers.toReversed() : numbers };
}

const sliceOf = ({ page, limit }: OrderQuery): Slice => ({ skip: (page - 1) * limit, limit });

/** A search reads every order, so it counts and finds in one query. */
async function searchPage(db: Db | Tx, asked: OrderQuery): Promise<Page> {
  const rows = await chosen(db, asked)
    .select('number')
    .select((row) => row.fn.countAll<number>().over().as('total'))
    .$call(inOrder(asked.sortBy, asked.order))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit)
    .execute();
  const [first] = rows;
  if (first) return { total: first.total, numbers: rows.map(({ number }) => number) };
  return { total: asked.page === 1 ? 0 : await countOrders(db, asked), numbers: [] };
}

async function countOrders(db: Db | Tx, asked: OrderQuery): Promise<number> {
  const { q, status, paymentStatus, customer, from, to } = asked;
  if ([q, status, paymentStatus, customer, from, to].every((wish) => wish === '')) return countAllOrders(db);
  const { total } = await chosen(db, asked)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const chosen = (db: Db | Tx, asked: OrderQuery) => db.selectFrom('orders').where(isAskedFor(asked));

/** The condition for the orders that the query asks for. */
export const isAskedFor =
  ({ q, status, paymentStatus, from, to, customer }: OrderFilter) =>
  (is: ExpressionBuilder<Schema, 'orders'>) =>
    is.and([
      ...searchTermsOf(q).map((term) => isFoundBy(is, term)),
      ...(status ? [is('status', '=', status)] : []),
      ...(paymentStatus ? [is('payment_status', '=', paymentStatus)] : []),
      ...(customer ? [is('user_id', '=', customer)] : []),
      ...(from ? [is('placed_at', '>=', startOfShopDay(from))] : []),
      ...(to ? [is('placed_at', '<', after(startOfShopDay(to), DAY))] : []),
    ]);

/** A phone number is looked up in an index, and so is `#1042`, which finds only that order. */
function isFoundBy(is: ExpressionBuilder<Schema, 'orders'>, term: SearchTerm) {
  if ('phone' in term) return is('phone_digits', '=', term.phone);
  if (WHOLE_NUMBER.test(term.text)) return is('number', '=', Number(term.text.slice(1)));
  const found = hasText('search', term.text.replace(/^#/, ''));
  return term.typed === undefined ? found : is.or([found, hasText('search', term.typed)]);
}

const WHOLE_NUMBER = /^#\d{1,15}$/;

/** The number breaks ties, so that no order is on two pages. */
const SORTS = {
  createdAt: ['placed_at', 'number'],
  createdDatetime: ['placed_at', 'number'],
  createdDate: ['placed_at', 'number'],
  updatedAt: ['updated_at', 'number'],
  deliveredAt: ['delivered_at', 'number'],
  packedAt: ['packed_at', 'number'],
  totalAmount: ['total_paise', 'number'],
  price: ['total_paise', 'number'],
  subtotal: ['subtotal_paise', 'number'],
  shipping: ['shipping_paise', 'number'],
  totalItems: ['total_items', 'number'],
  status: ['status', 'number'],
  paymentStatus: ['payment_status', 'number'],
  paymentMethod: ['payment_method', 'number'],
  name: ['first_name', 'last_name', 'number'],
  orderId: ['number'],
  _id: ['id'],
} as const satisfies Record<OrderSort, readonly (keyof Schema['orders'])[]>;
const NULLABLE: ReadonlySet<string> = new Set(['delivered_at', 'packed_at']);
const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

const inOrder =
  (sortBy: OrderSort, direction: 'asc' | 'desc') =>
  <Columns>(query: SelectQueryBuilder<Schema, 'orders', Columns>): typeof query => {
    let ordered = query;
    // Both databases then put orders without such a moment last when the newest come first.
    for (const column of SORTS[sortBy]) {
      if (NULLABLE.has(column)) ordered = ordered.orderBy((row) => row(column, 'is not', null), direction);
      ordered = ordered.orderBy(column, direction);
    }
    return ordered;
  };

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

/**
 * Figures of a customer's orders; cancelled ones are counted separately and add nothing to the sums. Sums and dates are null if
 * there are no orders.
 */
export const accountOfCustomer = (db: Db, userId: string) =>
  db
    .selectFrom('orders')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('status', '<>', 'cancelled').as('orders'),
      row.fn.countAll<number>().filterWhere('status', '=', 'cancelled').as('cancelled'),
      row.fn.sum<number | null>('total_paise').filterWhere('status', '<>', 'cancelled').as('total'),
      row.fn
        .sum<number | null>(DUE)
        .filterWhere('status', '<>', 'cancelled')
        .filterWhere('payment_status', '=', 'pending')
        .as('due'),
      row.fn.min<string | null>('placed_at').as('first'),
      row.fn.max<string | null>('placed_at').as('last'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/**
 * The tab of an order, as `tabOf` of the contract says it. An indexed expression, because a stored column would have to follow
 * packing, payments, accounts and every move. The text is that of the index of migration 065, letter for
 * letter: with another one the databases would read every order.
 */
export const TAB = sql<QueueTab>`(case
    when status = 'pending' and phone_to_confirm = 1 then 'toConfirm'
    when status = 'pending' and packed_at is null then 'toPack'
    when status = 'pending' or status = 'dispatched' then 'onTheWay'
    when status = 'delivered' and (total_paise > paid_paise + rounded_paise or paid_paise > total_paise) then 'toCollect'
    when status = 'cancelled' and paid_paise > 0 then 'toCollect'
    when paid_paise - account_paise + rounded_paise < 0 then 'toCollect'
    else 'done'
  end)`;
