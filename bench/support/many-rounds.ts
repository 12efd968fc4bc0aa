import { sql } from 'kysely';
import { dayAfter, instantOf } from '#base/calendar.ts';
import { paise, ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { insert, type Rows } from './rows.ts';

/** So many days back, each with so many rounds, go the rounds that history is given. */
const DAYS = 365;
const HOURS = [8, 17] as const;
const MONTH = 30;
const VILLAGES = 40;
const PINCODES = 5;

/**
 * Gives the orders of a history their rounds: two on each day, to forty villages, each closed with its cash; what was paid
 * for them, and one order of thirty refused at the door.
 */
export async function writeRounds(tx: Tx, until: Instant): Promise<void> {
  const today = shopDay(until);
  const rounds = Array.from({ length: DAYS }, (_, back) => dayAfter(today, -back)).flatMap((day) =>
    HOURS.map((hour) => roundOf(day, hour)),
  );
  await insert(tx, 'rounds', rounds);
  for (const [from, to] of months(today)) await giveRounds(tx, from, to);
  await sql`update rounds set booked = held.orders
    from (select round_id, count(*) as orders from orders where status <> 'cancelled' group by round_id) as held
    where held.round_id = rounds.id`.execute(tx);
  await refuseSome(tx);
  const { id: signer } = await tx.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  await insert(
    tx,
    'cash_sheets',
    rounds.map(({ id, on_day }) => ({ id, round_id: id, on_day, opened_at: until })),
  );
  await insert(
    tx,
    'cash_closings',
    rounds.map(({ id }) => ({
      id,
      sheet_id: id,
      position: 0,
      count_id: null,
      opening_paise: ZERO,
      taken_paise: paise(100_000),
      returned_paise: ZERO,
      spent_paise: ZERO,
      expected_paise: paise(100_000),
      counted_paise: paise(100_000),
      reason: '',
      cost_paise: paise(20_000),
      handed_by: null,
      handed_name: '',
      signed_by: signer,
      signed_name: 'Bench',
      alone: 0 as const,
      signed_at: until,
    })),
  );
  for (const [from, to] of months(today)) await payAtDoors(tx, from, to);
}

/** The first and the last days of parts of the year: one statement for all of it would take longer than a statement may. */
const months = (today: string): [from: string, to: string][] =>
  Array.from({ length: Math.ceil(DAYS / MONTH) }, (_, at) => [
    dayAfter(today, 1 - (at + 1) * MONTH),
    dayAfter(today, -at * MONTH),
  ]);

/** Cash lies in the bag of the round, and was signed with it; the others paid by UPI. */
async function payAtDoors(tx: Tx, from: string, to: string): Promise<void> {
  const end = dayAfter(to, 1);
  await sql`insert into payments (id, order_id, position, kind, method, amount_paise, source, round_id, by_id, by_name, at, written_at)
    select 'payment ' || id, id, 0, 'paid', case when payment_method = 'cash' then 'cash' else 'upi' end, paid_paise, 'desk',
      case when payment_method = 'cash' then round_id end, user_id, 'Bench', delivered_at, delivered_at
    from orders where paid_paise > 0 and placed_at >= ${from} and placed_at < ${end}`.execute(tx);
  await sql`insert into cash_signed (payment_id, closing_id)
    select payments.id, cash_closings.id from payments
    inner join orders on orders.id = payments.order_id
    inner join cash_closings on cash_closings.sheet_id = payments.round_id
    where orders.placed_at >= ${from} and orders.placed_at < ${end}`.execute(tx);
}

/** The day of an order in UTC will do for its round; the two of a day have those with even and odd numbers. */
const giveRounds = (tx: Tx, from: string, to: string) =>
  sql`update orders set
      round_id = rounds.id,
      promised_kind = 'ride',
      promised_on = rounds.on_day,
      promised_from = rounds.from_time,
      promised_to = rounds.to_time,
      pincode = cast(844101 + orders.number % ${sql.lit(PINCODES)} as text),
      village = 'Village ' || cast(orders.number % ${sql.lit(VILLAGES)} as text)
    from rounds
    where orders.placed_at >= ${from} and orders.placed_at < ${dayAfter(to, 1)}
      and rounds.on_day = substr(orders.placed_at, 1, 10)
      and rounds.from_time = case when orders.number % 2 = 0 then ${timeOf(HOURS[0])} else ${timeOf(HOURS[1])} end`.execute(
    tx,
  );

const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const roundOf = (day: string, hour: number): Rows<'rounds'>[number] & { id: string } => {
  const at = instantOf(day, timeOf(hour));
  return {
    id: newId(),
    rule_id: null,
    kind: 'ride',
    on_day: day,
    from_time: timeOf(hour),
    to_time: timeOf(hour + 2),
    cut_off_at: at,
    capacity: 10_000,
    promised: 1,
    everywhere: 1,
    created_at: at,
    updated_at: at,
  };
};

const refuseSome = (tx: Tx) =>
  sql`insert into stop_taps (id, round_id, order_id, position, kind, reason, cash_paise, stands, by_id, by_name, made_at, arrived_at)
    select 'tap ' || id, round_id, id, 0, 'refused', 'late', 0, 1, user_id, 'Bench', placed_at, placed_at
    from orders where number % 30 = 0 and round_id is not null`.execute(tx);
