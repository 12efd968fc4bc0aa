/** Instants are UTC ISO text with milliseconds (`2026-11-20T18:30:00.000Z`); they sort as text. */
export type Instant = string;

/** The shop's time zone, for business days and the dates shown. */
export const SHOP_ZONE = 'Asia/Kolkata';
const SHOP_OFFSET_MINUTES = 330; // India has one zone and no summer time.

/** Converts a Date to the instant text that the database and the API use. */
export const instant = (at: Date): Instant => at.toISOString();

/** The instant so many milliseconds after (or, negative, before) another. */
export const after = (at: Instant, milliseconds: number): Instant =>
  new Date(Date.parse(at) + milliseconds).toISOString();

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-IN', { timeZone: SHOP_ZONE, hour: 'numeric', minute: '2-digit' });

/** 20 Nov 2026, in India's time. */
export const formatDay = (at: Instant): string => day.format(new Date(at)).replace('Sept', 'Sep');

/** 20 Nov 2026, 6:05 pm, in India's time. */
export const formatMoment = (at: Instant): string =>
  `${formatDay(at)}, ${clock.format(new Date(at)).toLowerCase()}`;

/** The local calendar day of an instant in the shop's zone: `2026-11-20`. */
export const shopDay = (at: Instant): string =>
  new Date(Date.parse(at) + SHOP_OFFSET_MINUTES * 60_000).toISOString().slice(0, 10);

/** The local time of day of an instant in the shop's zone: `18:05`. */
export const shopTime = (at: Instant): string =>
  new Date(Date.parse(at) + SHOP_OFFSET_MINUTES * 60_000).toISOString().slice(11, 16);

/** The instant at which a shop-zone calendar day (`2026-11-20`) begins. */
export const startOfShopDay = (localDay: string): Instant =>
  new Date(Date.parse(`${localDay}T00:00:00.000Z`) - SHOP_OFFSET_MINUTES * 60_000).toISOString();
