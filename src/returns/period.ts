import { isCalendarDay } from '#base/calendar.ts';

/** A month (`2026-10`), a quarter of the calendar year (`2026-Q4`), or a tax year from April to March (`2026-27`). */
export type Period = string;
/** A kind of period. */
export type PeriodKind = 'month' | 'quarter' | 'year';
/** The first and the last of some days of India's calendar. */
export type Days = { from: string; to: string };

const MONTHS_OF = { month: 1, quarter: 3, year: 12 } as const satisfies Record<PeriodKind, number>;

/** The kind of a period; undefined for any other text. */
export function periodKind(period: string): PeriodKind | undefined {
  if (/^\d{4}-Q[1-4]$/.test(period))
    return isCalendarDay(`${period.slice(0, 4)}-01-01`) ? 'quarter' : undefined;
  if (!/^\d{4}-\d{2}$/.test(period)) return undefined;
  const [year, part] = [Number(period.slice(0, 4)), Number(period.slice(5))];
  if (part === (year + 1) % 100 && part > 12) return 'year';
  return isCalendarDay(`${period}-01`) ? 'month' : undefined;
}

/** The days of a period. */
export function daysOf(period: Period): Days {
  const months = monthsOf(period);
  return { from: `${months[0]}-01`, to: lastDayOf(months.at(-1) ?? '') };
}

/** The months of a period, the first one first. */
export function monthsOf(period: Period): string[] {
  const kind = periodKind(period);
  if (kind === undefined) throw new RangeError(`not a period: ${period}`);
  const year = period.slice(0, 4);
  const first =
    kind === 'month'
      ? period
      : kind === 'year'
        ? `${year}-04`
        : `${year}-${twoDigits(3 * Number(period.at(-1)) - 2)}`;
  return Array.from({ length: MONTHS_OF[kind] }, (_, at) => monthAfter(first, at));
}

/** The month so many months after another, or before it. */
export function monthAfter(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(count / 12)}-${twoDigits((count % 12) + 1)}`;
}

/** The month, quarter or tax year that a day belongs to. */
export function periodOf(day: string, kind: PeriodKind): Period {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (kind === 'month') return day.slice(0, 7);
  if (kind === 'quarter') return `${year}-Q${Math.ceil(month / 3)}`;
  const first = month < 4 ? year - 1 : year;
  return `${first}-${twoDigits((first + 1) % 100)}`;
}

/** The period of the same kind before another, or the one after it. */
export function besidePeriod(period: Period, by: -1 | 1): Period {
  const kind = periodKind(period) ?? 'month';
  return periodOf(`${monthAfter(monthsOf(period)[0] ?? '', by * MONTHS_OF[kind])}-01`, kind);
}

/** True of the first two months of a quarter: a shop that files by quarters may report sales to businesses in them (IFF). */
export const isIffMonth = (month: string): boolean => Number(month.slice(5)) % 3 !== 0;

/** A day in a period's next month, or later: `2026-11-11`. */
const dayAfterPeriod = (period: Period, date: number, months = 1): string =>
  `${monthAfter(monthsOf(period).at(-1) ?? '', months)}-${twoDigits(date)}`;

/** The day until which GSTR-1 is filed: of a month the 11th, of a quarter the 13th of the next month. */
export const gstr1Due = (period: Period): string =>
  dayAfterPeriod(period, periodKind(period) === 'quarter' ? 13 : 11);

/** The day until which a month's sales to businesses are reported by a shop that files by quarters (IFF). */
export const iffDue = (month: Period): string => dayAfterPeriod(month, 13);

/** The days until which GSTR-3B is filed: one of a month; of a quarter two, for the state decides between them. */
export const gstr3bDue = (period: Period): readonly string[] =>
  (periodKind(period) === 'quarter' ? [22, 24] : [20]).map((date) => dayAfterPeriod(period, date));

/** The day until which a composition shop files a quarter's CMP-08. */
export const cmp08Due = (quarter: Period): string => dayAfterPeriod(quarter, 18);

/** The day until which a composition shop files a year's GSTR-4. */
export const gstr4Due = (year: Period): string => dayAfterPeriod(year, 30, 3);

const twoDigits = (of: number): string => String(of).padStart(2, '0');

const lastDayOf = (month: string): string =>
  new Date(Date.parse(`${monthAfter(month, 1)}-01T00:00:00.000Z`) - 1).toISOString().slice(0, 10);
