import { sql } from 'kysely';
import { phoneDigits } from '#base/phone.ts';
import { dayAfter, type Instant, shopDay, startOfShopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { LATE_DAYS, REMEMBERED_DAYS } from '#orders/trust/trust.ts';

/** What is known of a phone number, however it is typed; a mark counts until its last day. */
export async function trustIn(db: Db | Tx, phone: string, now: Instant) {
  const digits = phoneDigits(phone);
  const today = shopDay(now);
  const mark = await db
    .selectFrom('phone_marks')
    .selectAll()
    .where('phone_digits', '=', digits)
    .where('until_day', '>=', today)
    .executeTakeFirst();
  return { refused: await refusedBy(db, digits, now), late: await paidLateBy(db, digits, now), mark };
}

/** Whether the shop calls before it delivers to a number: so somebody noted, or what happened says so. */
export async function isToConfirm(tx: Tx, phone: string, now: Instant): Promise<boolean> {
  const { refused, late, mark } = await trustIn(tx, phone, now);
  return mark ? mark.kind === 'careful' : refused + late > 0;
}

const daysAgo = (now: Instant, days: number): Instant => startOfShopDay(dayAfter(shopDay(now), -days));

/** How many orders of a number were refused at the door lately; a tap that was corrected says nothing. */
async function refusedBy(db: Db | Tx, digits: string, now: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .innerJoin('stop_taps', 'stop_taps.order_id', 'orders.id')
    .select(sql<number | string>`count(distinct orders.id)`.as('count'))
    .where('orders.phone_digits', '=', digits)
    .where('stop_taps.kind', '=', 'refused')
    .where('stop_taps.stands', '=', 1)
    .where('stop_taps.made_at', '>=', daysAgo(now, REMEMBERED_DAYS))
    .where(
      sql<boolean>`not exists (select 1 from stop_taps as later where later.order_id = stop_taps.order_id
        and later.stands = 1 and later.position > stop_taps.position)`,
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many orders of a number were delivered lately and paid late, or are still not paid. */
async function paidLateBy(db: Db | Tx, digits: string, now: Instant): Promise<number> {
  const rows = await db
    .selectFrom('orders')
    .select((order) => [
      'orders.delivered_at',
      'orders.payment_status',
      order
        .selectFrom('payments')
        .select((payment) => payment.fn.max('payments.at').as('last'))
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.kind', '=', 'paid')
        .as('paid_at'),
    ])
    .where('orders.phone_digits', '=', digits)
    .where('orders.status', '=', 'delivered')
    .where('orders.delivered_at', '>=', daysAgo(now, REMEMBERED_DAYS))
    .execute();
  return rows.filter(({ delivered_at, payment_status, paid_at }) => {
    const paid = payment_status === 'received' ? paid_at : now;
    return delivered_at !== null && paid !== null && daysAgo(paid, LATE_DAYS) > delivered_at;
  }).length;
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
