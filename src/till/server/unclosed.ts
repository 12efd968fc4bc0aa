import { sql } from 'kysely';
import { dayAfter, startOfShopDay } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import type { Bag } from './queries.ts';

/** So many sheets are named, of so many days. */
const LOOKS_BACK = { sheets: 20, days: 30 };

const isClosed = sql<number>`(case when exists (
  select 1 from cash_closings where cash_closings.sheet_id = cash_sheets.id) then 1 else 0 end)`;
const isUnsigned = sql<boolean>`not exists (select 1 from cash_signed where cash_signed.payment_id = payments.id)`;

/**
 * Sheets of earlier days that staff still have to close, newest first: rounds with cash that is not signed, and
 * counters with entries that are not closed or that got cash afterwards.
 */
export async function unclosedBefore(db: Db, day: string): Promise<Bag[]> {
  const since = dayAfter(day, -LOOKS_BACK.days);
  const rounds = await db
    .selectFrom('rounds')
    .selectAll()
    .where('on_day', '<', day)
    .where('on_day', '>=', since)
    .where((round) =>
      round.exists(
        round
          .selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.round_id', '=', 'rounds.id')
          .where('payments.method', '=', 'cash')
          .where(isUnsigned),
      ),
    )
    .execute();
  const bags: Bag[] = [
    ...rounds.map((round) => ({ id: round.id, round, on: round.on_day })),
    ...(await countersSince(db, since, day)).map((on) => ({ id: on, round: null, on })),
  ];
  return bags
    .toSorted((one, other) => (one.on === other.on ? 0 : one.on < other.on ? 1 : -1))
    .slice(0, LOOKS_BACK.sheets);
}

async function countersSince(db: Db, since: string, day: string): Promise<string[]> {
  const counters = await db
    .selectFrom('cash_sheets')
    .select(['on_day', isClosed.as('closed')])
    .where('round_id', 'is', null)
    .where('on_day', '>=', since)
    .where('on_day', '<', day)
    .orderBy('on_day')
    .execute();
  const closed = counters.filter((one) => Number(one.closed) === 1).map(({ on_day }) => on_day);
  const open = counters.filter((one) => Number(one.closed) === 0).map(({ on_day }) => on_day);
  const [first] = closed;
  if (first === undefined) return open;
  const unsigned = await db
    .selectFrom('payments')
    .select('at')
    .where('method', '=', 'cash')
    .where('by_itself', '=', 0)
    .where('round_id', 'is', null)
    .where('at', '>=', startOfShopDay(first))
    .where('at', '<', startOfShopDay(day))
    .where(isUnsigned)
    .execute();
  const days = new Set(unsigned.map(({ at }) => shopDay(at)));
  return [...open, ...closed.filter((on) => days.has(on))];
}
