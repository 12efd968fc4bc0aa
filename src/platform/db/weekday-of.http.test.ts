import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayAfter, weekdayOf } from '#base/calendar.ts';
import { openShop } from '#test/open-shop.ts';
import { weekdayOfDay } from './weekday-of.ts';

test('a day is the same weekday to the database as to the shop, over leap years and the turn of a century', async () => {
  await using shop = await openShop();
  for (const first of ['2023-12-20', '2027-12-20', '2099-12-20', '2100-02-20']) {
    const days = Array.from({ length: 120 }, (_, at) => dayAfter(first, at));
    const columns = days.map(
      (day, at) => sql`${weekdayOfDay(sql`cast(${day} as text)`)} as ${sql.ref(`day${at}`)}`,
    );
    const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(shop.platform.db);
    expect(days.map((_, at) => Number(rows[0]?.[`day${at}`]))).toEqual(days.map(weekdayOf));
  }
});
