import { i18n, type I18n } from '@lingui/core';
import { startOfShopDay } from '#base/calendar.ts';
import { formatRupees } from '#base/figures/money.ts';
import { formatDay } from '#base/time.ts';
import { dueOf, type Figures, type Promises, type VillageFigures } from '#dispatch/round-figures.ts';
import { reasonText } from '#dispatch/web/admin/sheet/stop-taps.ts';

const dayOf = (day: string): string => formatDay(i18n, startOfShopDay(day));

/** From which day to which: 14 Nov 2026 – 20 Nov 2026. */
export const daysText = ({ from, to }: Pick<Figures, 'from' | 'to'>): string =>
  `${dayOf(from)} – ${dayOf(to)}`;

/** Formats a part of a total, such as "9 of 10"; a dash if the total is 0. */
export const partText = (count: number, all: number): string =>
  all === 0 ? '–' : i18n._('office.figures.ofAll', { count, all });

/** Kept promises as a part of those due. */
export const keptText = (promises: Promises): string => partText(promises.kept, dueOf(promises));

/** Hundredths of a whole, as a share: 92 %. */
export const shareText = (count: number, all: number): string =>
  all === 0 ? '–' : `${Math.floor((count / all) * 100)} %`;

const OTHERS = {
  toldLate: /*i18n*/ 'office.figures.toldLate',
  late: /*i18n*/ 'office.figures.late',
  missing: /*i18n*/ 'office.figures.missing',
  open: /*i18n*/ 'office.figures.open',
  moved: /*i18n*/ 'office.figures.moved',
} as const;

/** A sentence for each other result of promises: late, missing, still open, or moved. */
export const othersText = (promises: Promises): string[] =>
  Object.entries(OTHERS).flatMap(([name, message]) => {
    const count = promises[name as keyof typeof OTHERS];
    return count > 0 ? [i18n._(message, { count })] : [];
  });

const MONTHS_SHOWN = 12;

/** The months that can be asked for, this one first, as `2026-11`. */
export function monthsBack(thisMonth: string): string[] {
  const [year = 0, month = 0] = thisMonth.split('-').map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** A month by its name and year. */
export const monthText = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(i18n.locale === 'en' ? 'en-GB' : i18n.locales, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });

/** Why orders were refused, each reason with how many and what they were worth. */
export const reasonsText = (i18n: I18n, reasons: VillageFigures['refused']['reasons']): string[] =>
  reasons.map(({ reason, orders, worth }) =>
    i18n._('office.figures.reason', {
      reason: reason ? reasonText(i18n, reason) : i18n._('office.stops.noReason'),
      count: orders,
      amount: formatRupees(worth),
    }),
  );
