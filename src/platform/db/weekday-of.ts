import { type RawBuilder, sql } from 'kysely';

const CENTURY = sql.lit(100);

/**
 * The day of the week of a day written `2026-11-20`, 1 is Monday, as SQL that both databases read alike. By Sakamoto's rule: each
 * month is shifted by a fixed number of days, and January and February belong to the year before.
 */
export function weekdayOfDay(day: RawBuilder<string>): RawBuilder<number> {
  const month = sql`cast(substr(${day}, 6, 2) as integer)`;
  const year = sql`(cast(substr(${day}, 1, 4) as integer) - case when substr(${day}, 6, 2) < '03' then 1 else 0 end)`;
  const shift = sql`cast(substr('032503514624', ${month}, 1) as integer)`;
  const date = sql`cast(substr(${day}, 9, 2) as integer)`;
  return sql`((${year} + ${year} / 4 - ${year} / ${CENTURY} + ${year} / 400 + ${shift} + ${date} + 6) % 7 + 1)`;
}
