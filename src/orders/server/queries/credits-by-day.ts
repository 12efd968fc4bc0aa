import { sql } from 'kysely';
import { dayAfter, startOfShopDay } from '#base/calendar.ts';
import { type Paise, plus, summed, ZERO } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';

/** The credit that was given on orders on each day from one to another, both included, less what was taken back that day. */
export async function creditsByDay(db: Db, first: string, last: string): Promise<Map<string, Paise>> {
  const rows = await db
    .selectFrom('credits')
    .select((row) => [
      sql<string>`substr(at, 1, 10)`.as('utc_day'),
      sql<number>`case when substr(at, 12, 5) >= '18:30' then 1 else 0 end`.as('is_next'),
      row.fn.sum<number | string>('amount_paise').as('sum'),
    ])
    .where('at', '>=', startOfShopDay(first))
    .where('at', '<', startOfShopDay(dayAfter(last, 1)))
    .groupBy(['utc_day', 'is_next'])
    .execute();
  const days = new Map<string, Paise>();
  for (const { utc_day, is_next, sum } of rows) {
    const day = dayAfter(utc_day, is_next);
    days.set(day, plus(days.get(day) ?? ZERO, summed(sum)));
  }
  return days;
}
