import { sql } from 'kysely';
import { phoneDigits } from '#base/phone.ts';
import { dayAfter, type Instant, shopDay, startOfShopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { LATE_DAYS, REMEMBERED_DAYS } from '#orders/trust/trust.ts';

/** What is known of a phone number, however it is typed; a mark counts until its last day. */
export async function trustIn(db: Db | Tx, phone: string, now: Instant) {
  const digits = phoneDigits(phone);
  return { ...(await happenedTo(db, digits, now)), mark: await markOf(db, digits, now) };
}

/** Whether the shop calls before it delivers to a number: so somebody noted, or else what happened says so. */
export async function isToConfirm(tx: Tx, phone: string, now: Instant): Promise<boolean> {
  const digits = phoneDigits(phone);
  const mark = await markOf(tx, digits, now);
  if (mark) return mark.kind === 'careful';
  const { refused, late } = await happenedTo(tx, digits, now);
  return refused + late > 0;
}

const markOf = (db: Db | Tx, digits: string, now: Instant) =>
  db
    .selectFrom('phone_marks')
    .selectAll()
    .where('phone_digits', '=', digits)
    .where('until_day', '>=', shopDay(now))
    .executeTakeFirst();

const daysAgo = (now: Instant, days: number): Instant => startOfShopDay(dayAfter(shopDay(now), -days));

/** Whether an order was refused at the door since then; a tap that was corrected says nothing. */
const wasRefused = (
  since: Instant,
) => sql<boolean>`exists (select 1 from stop_taps where stop_taps.order_id = orders.id
  and stop_taps.kind = 'refused' and stop_taps.stands = 1 and stop_taps.made_at >= ${since}
  and not exists (select 1 from stop_taps as later where later.order_id = stop_taps.order_id
    and later.stands = 1 and later.position > stop_taps.position))`;

/** How many orders of a number were refused lately, and how many were delivered and paid late, or are still not paid. */
async function happenedTo(
  db: Db | Tx,
  digits: string,
  now: Instant,
): Promise<{ refused: number; late: number }> {
  const since = daysAgo(now, REMEMBERED_DAYS);
  const rows = await db
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
        .as('paid_at'),
    ])
    .where('orders.phone_digits', '=', digits)
    .where((is) =>
      is.or([
        is.and([is('orders.status', '=', 'delivered'), is('orders.delivered_at', '>=', since)]),
        wasRefused(since),
      ]),
    )
    .execute();
  const late = rows.filter(({ status, delivered_at, payment_status, paid_at }) => {
    if (status !== 'delivered' || delivered_at === null || delivered_at < since) return false;
    const paid = payment_status === 'received' ? paid_at : now;
    return paid !== null && daysAgo(paid, LATE_DAYS) > delivered_at;
  });
  return { refused: rows.filter(({ refused }) => refused === 1).length, late: late.length };
}

/** What the orders for a number come to that are not paid yet, in paise; cancelled ones cost nothing. */
export async function unpaidOf(tx: Tx, phone: string): Promise<number> {
  const { due } = await tx
    .selectFrom('orders')
    .select((row) =>
      row.fn.sum<number | string | null>(sql<number>`total_paise - paid_paise - rounded_paise`).as('due'),
    )
    .where('phone_digits', '=', phoneDigits(phone))
    .where('status', '<>', 'cancelled')
    .where('payment_status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(due ?? 0);
}
