import { dayAfter, weekdayOf } from './calendar.ts';
import type { Words } from './language/language.ts';
import { type Instant, shopDay } from './time.ts';

/** Fri 20 Nov: a day of the shop's calendar that is near. */
function formatWeekday(i18n: Words, localDay: string): string {
  const [, month, day] = localDay.split('-');
  return i18n._('shop.date.weekday', {
    weekday: String(weekdayOf(localDay)),
    day: Number(day).toString(),
    month: Number(month).toString(),
  });
}

/** A day for sentences that say today and tomorrow, and else name it: Tue 24 Nov. */
export function dayIn(i18n: Words, day: string, now: Instant) {
  const today = shopDay(now);
  const near = [today, dayAfter(today, 1)].indexOf(day);
  return { near: ['today', 'tomorrow'][near] ?? 'later', date: formatWeekday(i18n, day) };
}
