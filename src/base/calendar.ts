import { after, type Instant, SHOP_OFFSET_MINUTES } from './time.ts';

const DAY = 24 * 60 * 60_000;
const LONGEST_WAIT_MS = 7 * DAY;

/**
 * The time of an act that waited so many milliseconds on a device without a network; undefined if it did not wait. The
 * device's clock is trusted no further: never in the future, at most a week ago, and not before `since`, the earliest
 * time at which the act was possible.
 */
export function madeAt(waited: number | undefined, since: Instant, now: Instant): Instant | undefined {
  if (waited === undefined || waited <= 0) return undefined;
  const at = after(now, -Math.min(waited, LONGEST_WAIT_MS));
  return at > since ? at : since;
}

/** The instant at which a shop-zone calendar day (`2026-11-20`) begins. */
export const startOfShopDay = (localDay: string): Instant =>
  new Date(Date.parse(`${localDay}T00:00:00.000Z`) - SHOP_OFFSET_MINUTES * 60_000).toISOString();

/** The instant of a time of day (`18:05`) on a day of the shop's calendar. */
export function instantOf(localDay: string, time: string): Instant {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return after(startOfShopDay(localDay), (hours * 60 + minutes) * 60_000);
}

/** The calendar day so many days after another. */
export const dayAfter = (localDay: string, days: number): string =>
  new Date(Date.parse(`${localDay}T00:00:00.000Z`) + days * DAY).toISOString().slice(0, 10);

/** The day of the week of a calendar day: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (localDay: string): number => new Date(`${localDay}T00:00:00.000Z`).getUTCDay() || 7;

/** True if a text is a day of the calendar, written `2026-11-20`. It and its neighbours have years of four digits. */
export const isCalendarDay = (day: string): boolean =>
  /^(?!0{4}|9{4})\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
