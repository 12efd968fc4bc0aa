import { type Selectable, sql } from 'kysely';
import { dayAfter, startOfShopDay } from '#base/calendar.ts';
import { type Paise, summed, ZERO } from '#base/figures/money.ts';
import { phoneDigits } from '#base/phone.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { DUE } from '#money/server/public.ts';
import { OPEN_STATUSES } from '#orders/order.ts';
import { LATE_DAYS, REMEMBERED_DAYS } from '#orders/trust/trust.ts';
import { hot } from '#platform/db/hot.ts';

/** Refusals, late payments and the staff's mark of a phone number, however it is typed; a mark counts until its last day. */
export async function trustIn(db: Db | Tx, phone: string, now: Instant) {
  const since = daysAgo(now, REMEMBERED_DAYS);
  const digits = phoneDigits(phone);
  // Sales at the counter have no number, and so nothing in common.
  if (digits === '') return { refused: 0, late: 0, mark: undefined };
  const rows = await knownOf(db, { digits, since, today: shopDay(now) });
  return {
    refused: rows.filter(({ refused }) => refused === 1).length,
    late: rows.filter((order) => isLate(order, since, now)).length,
    mark: markIn(rows),
  };
}

// In one question, because every order asks it: the mark beside each order that tells something, or beside none.
const knownOf = hot((db, { digits, since, today }: { digits: string; since: Instant; today: string }) =>
  db
    .selectFrom(sql<{ number: string }>`(select cast(${digits} as text) as number)`.as('asked'))
    .leftJoin('phone_marks as mark', (same) =>
      same.onRef('mark.phone_digits', '=', 'asked.number').on('mark.until_day', '>=', today),
    )
    .leftJoin(tellingOrders(db, digits, since).as('telling'), (always) => always.onTrue())
    .select([
      'mark.kind',
      'mark.reason',
      'mark.until_day',
      'mark.by_name',
      'telling.status',
      'telling.delivered_at',
      'telling.payment_status',
      'telling.refused',
      'telling.paid_at',
    ]),
);

/**
 * True if staff should call this number before a delivery: by the staff's mark, or without one after a refusal or a late payment.
 */
export async function isToConfirm(tx: Tx, phone: string, now: Instant): Promise<boolean> {
  const { mark, refused, late } = await trustIn(tx, phone, now);
  return mark ? mark.kind === 'careful' : refused + late > 0;
}

type Mark = Pick<Selectable<Schema['phone_marks']>, 'kind' | 'reason' | 'until_day' | 'by_name'>;

/** All rows have the same mark, or none. */
function markIn([row]: readonly { [Column in keyof Mark]: Mark[Column] | null }[]): Mark | undefined {
  if (!row) return undefined;
  const { kind, reason, until_day, by_name } = row;
  const isMarked = kind !== null && reason !== null && until_day !== null && by_name !== null;
  return isMarked ? { kind, reason, until_day, by_name } : undefined;
}

const daysAgo = (now: Instant, days: number): Instant => startOfShopDay(dayAfter(shopDay(now), -days));

/** Condition: the order was refused at the door since then; a corrected tap does not count. */
const wasRefused = (
  since: Instant,
) => sql<boolean>`exists (select 1 from stop_taps where stop_taps.order_id = orders.id
  and stop_taps.kind = 'refused' and stop_taps.stands = 1 and stop_taps.made_at >= ${since}
  and not exists (select 1 from stop_taps as later where later.order_id = stop_taps.order_id
    and later.stands = 1 and later.position > stop_taps.position))`;

/**
 * Condition: the payment replaces one that was taken back on the same day as a mistake, so the time of that first payment counts.
 * Days are those of the stored moments; they change before the shop opens.
 */
const IS_NOTED_ANEW = sql<boolean>`exists (select 1 from payments as mistake
  inner join payments as former on former.id = mistake.undoes
  where mistake.order_id = payments.order_id and mistake.position < payments.position and former.kind = 'paid'
  and substr(mistake.written_at, 1, 10) = substr(payments.written_at, 1, 10)
  and former.amount_paise + former.rounded_paise >= payments.amount_paise + payments.rounded_paise)`;

/** The orders of a number that were refused lately, or delivered: those may have been paid late, or not yet. */
const tellingOrders = (db: Db | Tx, digits: string, since: Instant) =>
  db
    .selectFrom('orders')
    .select((order) => [
      'orders.status',
      'orders.delivered_at',
      'orders.payment_status',
      sql<number>`case when ${wasRefused(since)} then 1 else 0 end`.as('refused'),
      order
        .selectFrom('payments')
        .select((payment) => payment.fn.max('payments.at').as('last'))
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.kind', '=', 'paid')
        .where('payments.by_itself', '=', 0)
        .where((payment) => payment.not(IS_NOTED_ANEW))
        .as('paid_at'),
    ])
    .where('orders.phone_digits', '=', digits)
    .where((is) =>
      is.or([
        is.and([is('orders.status', '=', 'delivered'), is('orders.delivered_at', '>=', since)]),
        wasRefused(since),
      ]),
    );

type Telling = Partial<Record<'status' | 'delivered_at' | 'payment_status' | 'paid_at', string | null>>;

/** True if an order was delivered since then and paid late, or is overdue and unpaid. */
function isLate(
  { status, delivered_at, payment_status, paid_at }: Telling,
  since: Instant,
  now: Instant,
): boolean {
  if (status !== 'delivered' || !delivered_at || delivered_at < since) return false;
  const paid = payment_status === 'received' ? paid_at : now;
  return !!paid && daysAgo(paid, LATE_DAYS) > delivered_at;
}

/** Sum of the unpaid amounts of a number's orders, without cancelled ones. */
export async function unpaidOf(tx: Tx, phone: string): Promise<Paise> {
  const digits = phoneDigits(phone);
  if (digits === '') return ZERO;
  const [unpaid] = await unpaidOfNumber(tx, { digits });
  return summed(unpaid?.due);
}

const unpaidOfNumber = hot((db, { digits }: { digits: string }) =>
  db
    .selectFrom('orders')
    .select((row) => row.fn.sum<number | string | null>(DUE).as('due'))
    .where('phone_digits', '=', digits)
    .where('status', '<>', 'cancelled')
    .where('payment_status', '=', 'pending'),
);

/** The orders of a newcomer: how many are under way and what they come to, and how many were placed since a moment. */
export type OfNewcomer = { open: number; total: Paise; placed: number };

/**
 * The orders of a newcomer, those placed `since` counted with what was cancelled; undefined of an account that had an order
 * delivered or paid, but for cancelled ones, or for which staff lifted the limits.
 */
export async function ordersOfNewcomer(
  db: Db | Tx,
  userId: string,
  since: Instant,
): Promise<OfNewcomer | undefined> {
  const [found] = await ofNewcomer(db, { userId, since });
  return found && { open: Number(found.open), total: summed(found.total), placed: Number(found.placed) };
}

const ofNewcomer = hot((db, { userId, since }: { userId: string; since: Instant }) => {
  // The first one, by the index of an account's orders: not `exists`, for which PostgreSQL may read them all.
  const settled = sql`select 1 from orders as settled where settled.user_id = ${userId}
    and settled.status <> 'cancelled' and (settled.status = 'delivered' or settled.payment_status = 'received')
    order by settled.number limit 1`;
  const lifted = sql`select 1 from lifted_newcomers where lifted_newcomers.user_id = ${userId}`;
  // No row of a regular, whose orders are not added up for nothing.
  return db
    .selectFrom(
      sql<{ id: string }>`(select ${userId} as id where (${settled}) is null and (${lifted}) is null)`.as(
        'newcomer',
      ),
    )
    .leftJoin('orders', (join) =>
      join
        .on('orders.user_id', '=', userId)
        .on((is) => is.or([is('orders.status', 'in', OPEN_STATUSES), is('orders.placed_at', '>=', since)])),
    )
    .select(({ fn }) => [
      fn.count<number | string>('orders.id').filterWhere('orders.status', 'in', OPEN_STATUSES).as('open'),
      fn
        .sum<number | string | null>('orders.total_paise')
        .filterWhere('orders.status', 'in', OPEN_STATUSES)
        .as('total'),
      fn.count<number | string>('orders.id').filterWhere('orders.placed_at', '>=', since).as('placed'),
    ])
    .groupBy('newcomer.id');
});
