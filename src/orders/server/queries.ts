import type { Selectable, ExpressionBuilder } from 'kysely';
import type { Paise } from '#base/figures/money.ts';
import { isId } from '#base/ids.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '#money/server/public.ts';
import { hot } from '#platform/db/hot.ts';
import { type CreditRow, creditsOfOrders } from './credits/queries.ts';
import { type EventRow, readEvent } from './kept-events.ts';
import { ADDRESS_COLUMNS } from './order-address.ts';
import { type QuestionRow, questionsOfOrders } from './queries/questions.ts';

const COLUMNS = [
  'id',
  'number',
  'user_id',
  'status',
  'payment_status',
  'payment_method',
  'subtotal_paise',
  'shipping_paise',
  'total_paise',
  'paid_paise',
  'rounded_paise',
  'credited_paise',
  'credited_shipping_paise',
  'credit_count',
  'account_paise',
  'share_paise',
  'rest_on_account',
  'total_items',
  'last_line',
  ...Object.values(ADDRESS_COLUMNS),
  'area_name',
  'area_fee_paise',
  'area_free_above_paise',
  'area_cash_most_paise',
  'area_note',
  'collected',
  'phone_to_confirm',
  'round_id',
  'promised_kind',
  'promised_on',
  'promised_from',
  'promised_to',
  'late_told',
  'packed_at',
  'agreed_total_paise',
  'agreed_by',
  'agreed_at',
  'if_missing',
  'channel',
  'taken_by',
  'note',
  'shop_note',
  'placed_at',
  'delivered_at',
  'updated_at',
] as const satisfies (keyof Schema['orders'])[];
const LINE_COLUMNS = [
  'order_id',
  'position',
  'product_id',
  'title',
  'title_hi',
  'title_bn',
  'description',
  'thumbnail',
  'category',
  'unit',
  'pack',
  'color',
  'price_paise',
  'quantity',
  'ordered_quantity',
  'given_paise',
  'total_paise',
  'sold_by',
  'reason',
  'instead_of',
  'packed_at',
  'packed_by',
  'credited_paise',
  'credited_quantity',
  'revision',
] as const satisfies (keyof Schema['order_lines'])[];
/** The columns of an order's timeline that are read. */
export const EVENT_COLUMNS = [
  'order_id',
  'kind',
  'figures',
  'actor_id',
  'actor_name',
  'at',
  'made_at',
] as const satisfies (keyof Schema['order_events'])[];
/** A row of an order; until when its round comes, if that is late; and what was said at its door to be paid by UPI. */
export type OrderRow = Pick<Selectable<Schema['orders']>, (typeof COLUMNS)[number]> & {
  late_to: string | null;
  said_upi_paise: Paise | null;
};
/** A row of a line of an order. */
export type LineRow = Pick<Selectable<Schema['order_lines']>, (typeof LINE_COLUMNS)[number]>;
/**
 * An order with its lines, what happened to it, what was paid and credited, and what is asked while it has not left,
 * each in order.
 */
export type FullOrder = OrderRow & {
  lines: LineRow[];
  events: EventRow[];
  payments: PaymentRow[];
  credits: CreditRow[];
  questions: QuestionRow[];
};

/** One order of any shopper; with `ownedBy`, only of that shopper. */
export async function orderById(db: Db | Tx, id: string, ownedBy?: string): Promise<FullOrder | undefined> {
  if (!isId(id)) return undefined;
  return (await withParts(db, await orderRows(db, { id, ownedBy })))[0];
}

const orderRows = hot((db, { id, ownedBy }: { id: string; ownedBy: string | undefined }) =>
  selectOrders(db)
    .where('id', '=', id)
    .$if(ownedBy !== undefined, (query) => query.where('user_id', '=', ownedBy ?? '')),
);

const VERSION_COLUMNS = [
  'id',
  'user_id',
  'updated_at',
  'status',
  'round_id',
  'promised_kind',
] as const satisfies (keyof OrderRow)[];
/** Columns that show if a copy of an order is still current. */
type OrderVersion = Pick<OrderRow, (typeof VERSION_COLUMNS)[number] | 'late_to'>;

/** When an order was last changed; with `ownedBy`, only if it is that shopper's. */
export async function versionOf(db: Db, id: string, ownedBy?: string): Promise<OrderVersion | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('orders')
    .select(VERSION_COLUMNS)
    .select(lateTo)
    .where('id', '=', id)
    .$if(ownedBy !== undefined, (query) => query.where('user_id', '=', ownedBy ?? ''))
    .executeTakeFirst();
}

/** The orders with these ids, in the same order; unknown ids are left out. */
export const ordersByIds = (db: Db | Tx, ids: readonly string[]): Promise<FullOrder[]> =>
  ordersBy(db, 'id', ids);

/** The orders with these numbers, in the same order; unknown numbers are left out. */
export const ordersByNumbers = (db: Db | Tx, numbers: readonly number[]): Promise<FullOrder[]> =>
  ordersBy(db, 'number', numbers);

async function ordersBy(
  db: Db | Tx,
  column: 'id' | 'number',
  values: readonly (string | number)[],
): Promise<FullOrder[]> {
  if (values.length === 0) return [];
  const rows = await selectOrders(db).where(column, 'in', values).execute();
  const found = new Map<string | number, OrderRow>(rows.map((row) => [row[column], row]));
  const inOrder = values.flatMap((value) => found.get(value) ?? []);
  return withParts(db, inOrder);
}

/** The newest of a shopper's orders, oldest first; with `before`, of those placed before that order. */
export async function ordersOf(
  db: Db | Tx,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<FullOrder[]> {
  const rows = await newestOrders(db, { userId, limit, before });
  return withParts(db, rows.toReversed());
}

type Newest = { userId: string; limit: number; before: string | undefined };

const newestOrders = hot((db, { userId, limit, before }: Newest) =>
  selectOrders(db)
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where('number', '<', (order) =>
        order
          .selectFrom('orders as earlier')
          .select('earlier.number')
          .where('earlier.id', '=', before ?? '')
          .where('earlier.user_id', '=', userId),
      ),
    )
    .orderBy('number', 'desc')
    .limit(limit),
);

/** So many of a shopper's orders that have not left are looked at. */
const PENDING_READ = 10;

/** The newest of a shopper's orders that have not left the shop, without sales at the counter; the newest first. */
export const pendingOf = async (db: Db | Tx, userId: string): Promise<FullOrder[]> =>
  withParts(
    db,
    await selectOrders(db)
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .where('channel', '<>', 'counter')
      .orderBy('number', 'desc')
      .limit(PENDING_READ)
      .execute(),
  );

const selectOrders = (db: Db | Tx) => db.selectFrom('orders').select(COLUMNS).select(lateTo).select(saidUpi);

/** Reads the lines, events, payments and questions of any number of orders in as many statements. */
async function withParts(db: Db | Tx, rows: readonly OrderRow[]): Promise<FullOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const open = rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
  const credited = rows.filter(({ credit_count }) => credit_count > 0).map(({ id }) => id);
  const [lines, events, payments, questions, credits] = await Promise.all([
    linesOfOrders(db, { ids }),
    eventsOfOrders(db, { ids }),
    paymentsOfOrders(db, { ids }),
    questionsOfOrders(db, open),
    creditsOfOrders(db, credited),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const eventsOf = Map.groupBy(events.map(readEvent), (event) => event.order_id);
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id);
  const questionsOf = Map.groupBy(questions, (question) => question.order_id);
  const creditsOf = Map.groupBy(credits, (credit) => credit.order_id);
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    events: eventsOf.get(row.id) ?? [],
    payments: paymentsOf.get(row.id) ?? [],
    credits: creditsOf.get(row.id) ?? [],
    questions: questionsOf.get(row.id) ?? [],
  }));
}

type Ids = { ids: readonly string[] };

const linesOfOrders = hot((db, { ids }: Ids) =>
  db
    .selectFrom('order_lines')
    .select(LINE_COLUMNS)
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position'),
);

const eventsOfOrders = hot((db, { ids }: Ids) =>
  db
    .selectFrom('order_events')
    .select(EVENT_COLUMNS)
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position'),
);

const paymentsOfOrders = hot((db, { ids }: Ids) =>
  db
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position'),
);

/** Until when the round of an order comes, if it is late. */
export const lateTo = (order: ExpressionBuilder<Schema, 'orders'>) =>
  order
    .selectFrom('rounds')
    .select('rounds.late_to')
    .whereRef('rounds.id', '=', 'orders.round_id')
    .as('late_to');

/** Amount in paise reported as paid by UPI, from the tap that counts at the order's door; null without a tap. */
export const saidUpi = (order: ExpressionBuilder<Schema, 'orders'>) =>
  order
    .selectFrom('stop_taps')
    .select('stop_taps.upi_paise')
    .whereRef('stop_taps.order_id', '=', 'orders.id')
    .where('stop_taps.counts', '=', 1)
    .orderBy('stop_taps.position', 'desc')
    .limit(1)
    .as('said_upi_paise');
