import { sql } from 'kysely';
import * as v from 'valibot';
import { weekdayOf } from '#base/calendar.ts';
import type { Language } from '#base/language/language.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged, madeFrom } from '#platform/cache/kept-until-changed.ts';
import { weekdayOfDay } from '#platform/db/weekday-of.ts';
import type { Platform } from '#platform/platform.ts';
import { CLOSURES_AT_MOST, type EditedHours, type PublicHours, NewWeek } from '#settings/hours/hours.ts';
import { type ClosedDays, standingAt } from '#settings/hours/standing.ts';
import { readSettings, SETTINGS } from '#settings/server/queries.ts';

/** Tag of the days on which the whole shop is closed, and of nothing else. */
export const CLOSURES = 'closures';

/**
 * The settings row that names the weekdays without rounds, as their numbers, 1 is Monday. It stands beside the hours so that SQL
 * reads it.
 */
export const ROUNDLESS = 'weekdays without rounds';

const roundDay = sql<string>`rounds.on_day`;
const covers = sql`closures.from_on <= rounds.on_day and closures.to_on >= rounds.on_day`;

/**
 * Condition: the whole shop is closed on the round's day, and its rounds do not go: it is a holiday, or its day of the week is
 * always closed. A holiday that keeps its rounds keeps them on such a day, too.
 */
export const isShopClosed = sql<boolean>`(
  exists (select 1 from closures where ${covers} and closures.keeps_rounds = 0)
  or (
    exists (
      select 1 from settings where settings.name = ${sql.lit(ROUNDLESS)}
        and settings.value like '%' || ${weekdayOfDay(roundDay)} || '%')
    and not exists (select 1 from closures where ${covers} and closures.keeps_rounds = 1)))`;

/** Days without rounds because the whole shop is closed, each with the name that shoppers read: the same rule for pages. */
export async function daysClosedToRounds(
  db: Db | Tx,
  now: Instant,
  language?: Language,
): Promise<{ isOn: (day: string) => boolean; text: string }[]> {
  const closures = await comingClosures(db, now);
  const weekdays = await roundlessWeekdays(db);
  const within = (day: string, { from_on, to_on }: { from_on: string; to_on: string }) =>
    from_on <= day && day <= to_on;
  const keeping = closures.filter(({ keeps_rounds }) => keeps_rounds === 1);
  const holidays = closures
    .filter(({ keeps_rounds }) => keeps_rounds === 0)
    .map((days) => ({ isOn: (day: string) => within(day, days), text: shownIn(days.texts, language) }));
  const isOn = (day: string) =>
    weekdays.includes(weekdayOf(day)) && !keeping.some((days) => within(day, days));
  return [...holidays, { isOn, text: '' }];
}

/** Weekdays without rounds, 1 is Monday. */
async function roundlessWeekdays(db: Db | Tx): Promise<number[]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', ROUNDLESS)
    .executeTakeFirst();
  return Array.from(row?.value ?? '', Number);
}

/** Closed days that are not over, soonest first, with their texts by language. */
export async function comingClosures(db: Db | Tx, now: Instant) {
  const rows = await db
    .selectFrom('closures')
    .selectAll()
    .where('to_on', '>=', shopDay(now))
    .orderBy('from_on')
    .orderBy('id')
    .limit(CLOSURES_AT_MOST)
    .execute();
  return rows.map((row) => ({ ...row, texts: textsOf(row) }));
}

/** Why nothing goes on some days, in each language; empty where it was not written. */
type Texts = Record<Language, string>;

/** The names in the columns of a row. */
export const textsOf = (row: Record<'text' | 'text_hi' | 'text_bn', string>): Texts => ({
  en: row.text,
  hi: row.text_hi,
  bn: row.text_bn,
});

/** The text in a language, or else in another. */
export const shownIn = (texts: Texts, language: Language = 'en'): string =>
  texts[language] || texts.en || texts.hi || texts.bn;

/** The hours of every week, and their revision, which a change must name; 0 if nothing was ever set. */
export async function weekWithRevision(db: Db | Tx): Promise<NewWeek> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'revision'])
    .where('name', '=', 'hours')
    .executeTakeFirst();
  if (!row) return { week: null, keepsRounds: [], revision: 0 };
  const week = v.parse(NewWeek.entries.week, JSON.parse(row.value));
  const roundless = await roundlessWeekdays(db);
  return {
    week,
    keepsRounds: closedWeekdays(week).filter((day) => !roundless.includes(day)),
    revision: row.revision,
  };
}

/** Weekdays on which the shop is always closed, 1 is Monday. */
export const closedWeekdays = (week: NewWeek['week']): number[] =>
  (week ?? []).flatMap((spans, at) => (spans.length === 0 ? [at + 1] : []));

/** Hours and closed days as the owner edits them. */
export async function editedHours(db: Db | Tx, now: Instant): Promise<EditedHours> {
  const closures = await comingClosures(db, now);
  return {
    ...(await weekWithRevision(db)),
    closures: closures.map(({ id, from_on, to_on, texts, keeps_rounds }) => ({
      id,
      from: from_on,
      to: to_on,
      text: texts.en,
      textHi: texts.hi,
      textBn: texts.bn,
      keepsRounds: keeps_rounds === 1,
    })),
    now,
  };
}

type Kept = Omit<PublicHours, 'closures'> & { closures: (Omit<ClosedDays, 'text'> & { texts: Texts })[] };

const kept = keptUntilChanged(
  (change) => carries(change, SETTINGS),
  async ({ db, clock }): Promise<Kept> => {
    const { week } = await weekWithRevision(db);
    const closures = await comingClosures(db, clock.now());
    const { ordersWhileClosed } = await readSettings(db);
    return {
      week,
      closures: closures.map(({ from_on, to_on, texts }) => ({ from: from_on, to: to_on, texts })),
      refuses: !ordersWhileClosed,
    };
  },
);

/** The hours as this process knows them, for what is shown in a language; undefined in a shop that says nothing of hours. */
export async function shownHours(platform: Platform, language: Language): Promise<PublicHours | undefined> {
  madeFrom(SETTINGS);
  const hours = await kept(platform);
  const today = shopDay(platform.clock.now());
  const closures = hours.closures
    .filter(({ to }) => to >= today)
    .map(({ texts, ...days }) => ({ ...days, text: shownIn(texts, language) }));
  return hours.week === null && closures.length === 0 ? undefined : { ...hours, closures };
}

/** True while the shop is open, or has never said when it is. */
export async function isOpenAt(db: Db | Tx, now: Instant): Promise<boolean> {
  const { week, closures } = await editedHours(db, now);
  return standingAt({ week, closures }, now).isOpen;
}
