import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { startOfShopDay } from '#base/calendar.ts';
import { fromNearerEnd, type Slice } from '#base/page.ts';
import { type SearchTerm, searchTermsOf } from '#base/search-terms.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { DUE } from '#money/server/public.ts';
import type { QueueTab } from '#orders/order-tabs.ts';
import { type FullOrder, ordersByNumbers } from '#orders/server/queries.ts';
import type { OrderFilter, OrderQuery, OrderSort } from '#orders/staff-orders.ts';
import type { FoundTexts, Wanted } from '#platform/cache/texts-in-memory.ts';
import { hasText } from '#platform/db/search-text.ts';
import type { Platform } from '#platform/platform.ts';
import { orderTexts } from './called-orders.ts';

const DAY = 24 * 60 * 60_000;

/** A page of all orders as the owner asked for them, and how many there are in all. */
export async function listOrders(
  platform: Platform,
  asked: OrderQuery,
): Promise<{ orders: FullOrder[]; total: number }> {
  const { db } = platform;
  const words = isNarrow(asked) ? [] : wordsOf(searchTermsOf(asked.q));
  const { total, numbers } = await (words.length > 0
    ? calledPage(platform, words, asked)
    : asked.q
      ? searchPage(chosen(db, asked), asked)
      : indexPage(db, asked));
  return { orders: await ordersByNumbers(db, numbers), total };
}

type Page = { total: number; numbers: number[] };

/** The numbers of the page come from an index, read from the nearer end; whole rows are read only for the page. */
async function indexPage(db: Db, asked: OrderQuery): Promise<Page> {
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

/** True if an index finds few orders by a filter: most are delivered and paid. */
const isNarrow = ({ status, paymentStatus, customer }: OrderQuery): boolean =>
  customer !== '' || !['', 'delivered'].includes(status) || !['', 'received'].includes(paymentStatus);

/** Words of a search whose orders no index finds; none if the search has a whole phone number or a whole order number. */
function wordsOf(terms: readonly SearchTerm[]): Wanted[] {
  const words = terms.map((term) =>
    'phone' in term || WHOLE_NUMBER.test(term.text) ? undefined : textsOf(term),
  );
  return words.every((texts) => texts !== undefined) ? words : [];
}

const textsOf = ({ text, typed }: { text: string; typed?: string }): Wanted => [
  text.replace(/^#/, ''),
  ...(typed === undefined ? [] : [typed]),
];

/** With more orders than this share of all, or than this many, reading all of them is faster than looking these up. */
const FEW = { share: 1 / 8, orders: 5000 };

/** A page of the orders that words are found in. */
async function calledPage(platform: Platform, words: readonly Wanted[], asked: OrderQuery): Promise<Page> {
  const { db } = platform;
  const [from, to] = daysOf(asked);
  const found = await orderTexts(platform).find(words, {
    ...(from && { from: Date.parse(from) }),
    ...(to && { to: Date.parse(to) }),
  });
  if (found.total === 0) return { total: 0, numbers: [] };
  const isInMemory = asked.status === '' && asked.paymentStatus === '';
  if (isInMemory && SORTS[asked.sortBy][0] === 'placed_at')
    return { total: found.total, numbers: sliced(found, asked) };
  const isFew = found.total <= Math.min(found.of * FEW.share, FEW.orders);
  if (!isFew) return searchPage(chosen(db, asked), asked);
  return searchPage(chosen(db, { ...asked, q: '' }).where('number', 'in', found.keys()), asked);
}

/** A page of orders that are in memory with the newest first. */
function sliced(found: FoundTexts<number>, asked: OrderQuery): number[] {
  const { skip, limit } = sliceOf(asked);
  if (asked.order === 'desc') return found.keys(skip, skip + limit);
  const end = Math.max(0, found.total - skip);
  return found.keys(Math.max(0, end - limit), end).toReversed();
}

/** Counts and finds in one query, which reads every order that is chosen. */
async function searchPage(orders: ReturnType<typeof chosen>, asked: OrderQuery): Promise<Page> {
  const { skip, limit } = sliceOf(asked);
  const rows = await orders
    .select('number')
    .select((row) => row.fn.countAll<number>().over().as('total'))
    .$call(inOrder(asked.sortBy, asked.order))
    .limit(limit)
    .offset(skip)
    .execute();
  const [first] = rows;
  if (first) return { total: first.total, numbers: rows.map(({ number }) => number) };
  return { total: asked.page === 1 ? 0 : await count(orders), numbers: [] };
}

const countOrders = (db: Db, asked: OrderQuery): Promise<number> => {
  const { status, paymentStatus, customer, from, to } = asked;
  const isOfAll = [status, paymentStatus, customer, from, to].every((wish) => wish === '');
  return isOfAll ? countAllOrders(db) : count(chosen(db, asked));
};

async function count(orders: ReturnType<typeof chosen>): Promise<number> {
  const { total } = await orders
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const chosen = (db: Db, asked: OrderQuery) => db.selectFrom('orders').where(isAskedFor(asked));

/** The condition for the orders that the query asks for. */
export const isAskedFor = (asked: OrderFilter) => {
  const { q, status, paymentStatus, customer } = asked;
  const [from, to] = daysOf(asked);
  return (is: ExpressionBuilder<Schema, 'orders'>) =>
    is.and([
      ...searchTermsOf(q).map((term) => isFoundBy(is, term)),
      ...(status ? [is('status', '=', status)] : []),
      ...(paymentStatus ? [is('payment_status', '=', paymentStatus)] : []),
      ...(customer ? [is('user_id', '=', customer)] : []),
      ...(from ? [is('placed_at', '>=', from)] : []),
      ...(to ? [is('placed_at', '<', to)] : []),
    ]);
};

/** When the days that were asked for begin, and when they are over. */
const daysOf = ({ from, to }: OrderFilter): [Instant | undefined, Instant | undefined] => [
  from ? startOfShopDay(from) : undefined,
  to ? after(startOfShopDay(to), DAY) : undefined,
];

/** A phone number is looked up in an index, and so is `#1042`, which finds only that order. */
function isFoundBy(is: ExpressionBuilder<Schema, 'orders'>, term: SearchTerm) {
  if ('phone' in term) return is('phone_digits', '=', term.phone);
  if (WHOLE_NUMBER.test(term.text)) return is('number', '=', Number(term.text.slice(1)));
  return is.or(textsOf(term).map((text) => hasText('search', text)));
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
