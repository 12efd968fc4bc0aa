import { i18n } from '@lingui/core';
import type { Compared, Period, Report } from '#admin/report.ts';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatMoment, formatTime, type Instant, SHOP_ZONE, shopTime } from '#base/time.ts';

/** The change of a figure against the previous period. Without a direction it is unchanged. */
export function changeOf({ now, before }: Compared): { direction?: 'up' | 'down'; text: string } {
  if (now === before) return { text: '' };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, text: i18n._('office.dashboard.up') };
  const share = Math.round((Math.abs(now - before) / before) * 100);
  return {
    direction,
    text: share === 0 ? i18n._('office.dashboard.under') : `${share.toLocaleString('en-IN')} %`,
  };
}

/** Formats with the rules of the page's language; English days are written as the shop always wrote them. */
const formatIn = (at: Instant, options: Intl.DateTimeFormatOptions): string =>
  new Date(at)
    .toLocaleDateString(i18n.locale === 'en' ? 'en-GB' : i18n.locales, { timeZone: SHOP_ZONE, ...options })
    .replace('Sept', 'Sep');

const hour = new Intl.DateTimeFormat('en-IN', { timeZone: SHOP_ZONE, hour: 'numeric' });
const nameOfHour = (at: Instant): string =>
  i18n.locale === 'en' ? hour.format(new Date(at)).toLowerCase() : formatTime(i18n, shopTime(at));

/** The label of a step in the table: an hour of one day, or a day of several. */
export const nameOfStep = (at: Instant, days: Period): string =>
  days === 1
    ? nameOfHour(at)
    : formatIn(at, { day: 'numeric', month: i18n.locale === 'en' ? 'short' : 'long' });

/** Four of them stand side by side on a phone: in the languages that say so, the part of the day and the hour. */
function markOfHour(at: Instant): string {
  if (i18n.locale === 'en') return nameOfHour(at);
  const from = Number(shopTime(at).slice(0, 2));
  return i18n._('office.dashboard.hourMark', {
    part: QUARTERS[Math.floor(from / 6)] ?? 'night',
    hour: String(from % 12 || 12),
  });
}

/** Names of the quarters of a day, from midnight on. */
const QUARTERS = ['night', 'morning', 'noon', 'evening'];

/** The label under a step of the chart, where only a few fit. */
export function markOfStep(at: Instant, index: number, days: Period): string {
  if (days === 1) return index % 6 === 0 ? markOfHour(at) : '';
  if (days === 7) return formatIn(at, { weekday: 'short', day: 'numeric' });
  // Counted from the end, so that today is labelled.
  return (days - 1 - index) % 7 === 0 ? nameOfStep(at, days) : '';
}

/** The exact end of the previous period. */
export const endOfBefore = ({ before }: Report): string => formatMoment(i18n, before.until);

const SCALES = [
  [10_000_000, /*i18n*/ 'office.short.crore'],
  [100_000, /*i18n*/ 'office.short.lakh'],
  [1000, /*i18n*/ 'office.short.thousand'],
] as const;

/** A short form of a round amount, for the axis of a chart: ₹2.5k, ₹1L. */
export function shortRupees(rupees: number): string {
  const [size, message] = SCALES.find(([from]) => rupees >= from) ?? [1, undefined];
  const amount = `₹${(rupees / size).toLocaleString('en-IN', { maximumFractionDigits: 1 })}`;
  return message ? i18n._(message, { amount }) : amount;
}

/** The round number at the top of the chart. */
export function roundCeiling(amounts: readonly number[]): number {
  const most = Math.max(10, ...amounts);
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 5, 10].map((step) => step * power).find((ceiling) => ceiling >= most) ?? most;
}

/** A quantity with its unit. */
export const quantityLabel = (quantity: number, unit: string): string =>
  unit === 'item' ? i18n._('office.items', { count: quantity }) : formatQuantity(i18n, quantity, unit);
