import { sql } from 'kysely';
import * as v from 'valibot';
import { type Instant, shopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged, madeFrom } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import { CLOSURES_AT_MOST, type EditedHours, type PublicHours, NewWeek } from '#settings/hours/hours.ts';
import { type Hours, standingAt } from '#settings/hours/standing.ts';
import { readSettings, SETTINGS } from '#settings/server/queries.ts';

/** Tag of the days on which the whole shop is closed, and of nothing else. */
export const CLOSURES = 'closures';

/** Condition: the whole shop is closed on the round's day, and its rounds do not go. */
export const isShopClosed = sql<boolean>`exists (
  select 1 from closures where closures.from_on <= rounds.on_day and closures.to_on >= rounds.on_day
    and closures.keeps_rounds = 0)`;

/** Closed days that are not over, soonest first. */
export const comingClosures = (db: Db | Tx, now: Instant) =>
  db
    .selectFrom('closures')
    .selectAll()
    .where('to_on', '>=', shopDay(now))
    .orderBy('from_on')
    .orderBy('id')
    .limit(CLOSURES_AT_MOST)
    .execute();

/** The hours of every week, and their revision, which a change must name; 0 if nothing was ever set. */
export async function weekWithRevision(db: Db | Tx): Promise<NewWeek> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'revision'])
    .where('name', '=', 'hours')
    .executeTakeFirst();
  return row
    ? { week: v.parse(NewWeek.entries.week, JSON.parse(row.value)), revision: row.revision }
    : { week: null, revision: 0 };
}

/** Hours and closed days as the owner edits them. */
export async function editedHours(db: Db | Tx, now: Instant): Promise<EditedHours> {
  const closures = await comingClosures(db, now);
  return {
    ...(await weekWithRevision(db)),
    closures: closures.map(({ id, from_on, to_on, text, keeps_rounds }) => ({
      id,
      from: from_on,
      to: to_on,
      text,
      keepsRounds: keeps_rounds === 1,
    })),
    now,
  };
}

/** Hours and closed days from the present day on, as the rule reads them. */
async function readHours(db: Db | Tx, now: Instant): Promise<Hours> {
  const { week, closures } = await editedHours(db, now);
  return { week, closures: closures.map(({ from, to, text }) => ({ from, to, text })) };
}

const kept = keptUntilChanged(
  (change) => carries(change, SETTINGS),
  async ({ db, clock }): Promise<PublicHours> => {
    const { week, closures } = await readHours(db, clock.now());
    const { ordersWhileClosed } = await readSettings(db);
    return { week: week as PublicHours['week'], closures: [...closures], refuses: !ordersWhileClosed };
  },
);

/** The hours as this process knows them, for what is shown; undefined in a shop that says nothing of hours. */
export async function shownHours(platform: Platform): Promise<PublicHours | undefined> {
  madeFrom(SETTINGS);
  const hours = await kept(platform);
  const today = shopDay(platform.clock.now());
  const closures = hours.closures.filter(({ to }) => to >= today);
  return hours.week === null && closures.length === 0 ? undefined : { ...hours, closures };
}

/** True while the shop is open, or has never said when it is. */
export const isOpenAt = async (db: Db | Tx, now: Instant): Promise<boolean> =>
  standingAt(await readHours(db, now), now).isOpen;
