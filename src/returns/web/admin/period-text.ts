import { i18n } from '@lingui/core';
import { startOfShopDay } from '#base/calendar.ts';
import { formatDay } from '#base/time.ts';
import { monthsOf, type Period, periodKind } from '#returns/returns.ts';

/** A period as people say it: November 2026, October to December 2026, April 2026 to March 2027. */
export function periodText(period: Period): string {
  const months = monthsOf(period);
  const month = (of: string | undefined): string =>
    i18n._('office.returns.month', {
      month: String(Number(of?.slice(5))),
      year: of?.slice(0, 4) ?? '',
    });
  return periodKind(period) === 'month'
    ? month(months[0])
    : i18n._('office.returns.months', { first: month(months[0]), last: month(months.at(-1)) });
}

/** A day of the calendar in the page's language. */
export const dayText = (day: string): string => formatDay(i18n, startOfShopDay(day));
