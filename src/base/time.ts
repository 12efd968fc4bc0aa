import type { Words } from '#base/language/language.ts';

/** Instants are UTC ISO text with milliseconds (`2026-11-20T18:30:00.000Z`); they sort as text. */
export type Instant = string;

/** The shop's time zone, for business days and the dates shown. */
export const SHOP_ZONE = 'Asia/Kolkata';
/** India has one zone and no summer time. */
export const SHOP_OFFSET_MINUTES = 330;

/** Converts a Date to the instant text that the database and the API use. */
export const instant = (at: Date): Instant => at.toISOString();

/** For so many seconds staff are offered to take a change back. Mails about it wait longer. */
export const UNDO_SECONDS = 10;

/** The instant so many milliseconds after (or, negative, before) another. */
export const after = (at: Instant, milliseconds: number): Instant =>
  new Date(Date.parse(at) + milliseconds).toISOString();

/** 20 Nov 2026, in India's time. */
export function formatDay(i18n: Words, at: Instant): string {
  const [year = '', month, day] = shopDay(at).split('-');
  return i18n._('shop.date.day', { day: Number(day).toString(), month: Number(month).toString(), year });
}

/** 20 Nov 2026, 6:05 pm, in India's time. */
export const formatMoment = (i18n: Words, at: Instant): string =>
  i18n._('shop.date.moment', { day: formatDay(i18n, at), time: formatTime(i18n, shopTime(at)) });

/**
 * A time of day, written `18:05`, as people say it: 6:05 pm. `till` is the form before "before" and "by", which Bengali
 * tells apart.
 */
export function formatTime(i18n: Words, time: string, use: 'at' | 'till' = 'at'): string {
  const [hours = '', minute = ''] = time.split(':');
  const hour = Number(hours);
  return i18n._('shop.date.time', {
    part: partOfDay(hour),
    half: hour < 12 ? 'am' : 'pm',
    hour: String(hour % 12 || 12),
    minute,
    use,
  });
}

/** The parts of a day, each till the hour beside it, as the languages between them tell them apart. */
const PARTS_OF_DAY = [
  [4, 'night'],
  [6, 'dawn'],
  [12, 'morning'],
  [16, 'noon'],
  [18, 'afternoon'],
  [20, 'evening'],
] as const;

const partOfDay = (hour: number): string => PARTS_OF_DAY.find(([till]) => hour < till)?.[1] ?? 'night';

/** The local calendar day of an instant in the shop's zone: `2026-11-20`. */
export const shopDay = (at: Instant): string =>
  new Date(Date.parse(at) + SHOP_OFFSET_MINUTES * 60_000).toISOString().slice(0, 10);

/** The local time of day of an instant in the shop's zone: `18:05`. */
export const shopTime = (at: Instant): string =>
  new Date(Date.parse(at) + SHOP_OFFSET_MINUTES * 60_000).toISOString().slice(11, 16);
