import { i18n } from '@lingui/core';
import type { Compared, Period, Report } from '#admin/report.ts';
import { formatQuantity } from '#base/amount.ts';
import { formatMoment, type Instant, SHOP_ZONE } from '#base/time.ts';

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

const hour = new Intl.DateTimeFormat('en-IN', { timeZone: SHOP_ZONE, hour: 'numeric' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: SHOP_ZONE, day: 'numeric', month: 'short' });
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: SHOP_ZONE, weekday: 'short', day: 'numeric' });

/** The label of a step in the table: an hour of one day, or a day of several. */
export const nameOfStep = (at: Instant, days: Period): string =>
  days === 1 ? hour.format(new Date(at)).toLowerCase() : day.format(new Date(at)).replace('Sept', 'Sep');

/** The label under a step of the chart, where only a few fit. */
export function markOfStep(at: Instant, index: number, days: Period): string {
  if (days === 1) return index % 6 === 0 ? nameOfStep(at, 1) : '';
  if (days === 7) return weekday.format(new Date(at));
  // Counted from the end, so that today is labelled.
  return (days - 1 - index) % 7 === 0 ? nameOfStep(at, days) : '';
}

/** The exact end of the previous period. */
export const endOfBefore = ({ before }: Report): string => formatMoment(i18n, before.until);

const SCALES = [
  [10_000_000, 'Cr'],
  [100_000, 'L'],
  [1000, 'k'],
] as const;

/** A short form of a round amount, for the axis of a chart: ₹2.5k, ₹1L. */
export function shortRupees(rupees: number): string {
  const [size, name] = SCALES.find(([from]) => rupees >= from) ?? [1, ''];
  return `₹${(rupees / size).toLocaleString('en-IN', { maximumFractionDigits: 1 })}${name}`;
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
