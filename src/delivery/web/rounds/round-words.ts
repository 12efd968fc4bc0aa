import type { I18n } from '@lingui/core';
import { dayAfter, formatTime, type Instant, shopDay, shopTime, weekdayOf } from '#base/time.ts';
import type { PublicRound } from '#delivery/rounds.ts';

/** Fri 20 Nov: a day of the shop's calendar that is near. */
function formatWeekday(i18n: I18n, localDay: string): string {
  const [, month, day] = localDay.split('-');
  return i18n._('shop.date.weekday', {
    weekday: String(weekdayOf(localDay)),
    day: Number(day).toString(),
    month: Number(month).toString(),
  });
}

/** A day for sentences that say today and tomorrow, and else name it: Tue 24 Nov. */
export function dayIn(i18n: I18n, day: string, now: Instant) {
  const today = shopDay(now);
  const near = [today, dayAfter(today, 1)].indexOf(day);
  return { near: ['today', 'tomorrow'][near] ?? 'later', date: formatWeekday(i18n, day) };
}

/** When a round comes: Today, 5:00 pm to 7:00 pm. */
export function roundTime(
  i18n: I18n,
  { on, from, to }: Pick<PublicRound, 'on' | 'from' | 'to'>,
  now: Instant,
): string {
  const said = { ...dayIn(i18n, on, now), from: formatTime(i18n, from), to: formatTime(i18n, to) };
  return i18n._('account.round.time', said);
}

/** The day and time till when one can order for a round, beside a sentence that says when it comes. */
export function cutOffIn(i18n: I18n, { orderBefore: cutOff, on }: PublicRound, now: Instant) {
  const day = dayIn(i18n, shopDay(cutOff), now);
  const isSame = day.near === 'later' && shopDay(cutOff) === on;
  return { ...day, near: isSame ? 'same' : day.near, time: formatTime(i18n, shopTime(cutOff), 'till') };
}

/** Till when one can order for it: Order before 2:00 pm. */
export function orderBefore(i18n: I18n, round: PublicRound, now: Instant): string {
  const said = cutOffIn(i18n, round, now);
  return i18n._('account.round.before', said);
}
