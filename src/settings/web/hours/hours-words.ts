import type { I18n } from '@lingui/core';
import { dayIn } from '#base/near-day.ts';
import { formatTime, type Instant } from '#base/time.ts';
import type { Span, Standing } from '#settings/hours/standing.ts';

/** Sentences that the shop is closed, and when it opens again. Empty while it is open. */
export function closedText(i18n: I18n, standing: Standing, now: Instant): string {
  if (standing.isOpen) return '';
  return [whyText(i18n, standing), opensText(i18n, standing, now)].filter(Boolean).join(' ');
}

type Closed = Extract<Standing, { isOpen: false }>;

function whyText(i18n: I18n, { closure, allDay }: Closed): string {
  if (closure?.text) return i18n._('offline.closedFor', { reason: closure.text });
  return allDay ? i18n._('offline.closedToday') : i18n._('offline.closedNow');
}

function opensText(i18n: I18n, { opens }: Closed, now: Instant): string {
  if (!opens) return '';
  const day = dayIn(i18n, opens.on, now);
  if (opens.time === null) return i18n._('offline.opensOn', day);
  return i18n._('offline.opens', { ...day, time: formatTime(i18n, opens.time) });
}

/** Hours of a day: 7:00 am to 1:00 pm, 4:00 pm to 8:00 pm; or that it is closed. */
export const spansText = (i18n: I18n, spans: readonly Span[]): string =>
  spans
    .map(([from, to]) => i18n._('offline.span', { from: formatTime(i18n, from), to: formatTime(i18n, to) }))
    .join(', ') || i18n._('offline.closedDay');

/** A day of the week by its number, 1 is Monday. */
export const weekdayText = (i18n: I18n, day: number): string =>
  i18n._('offline.weekday', { day: String(day) });

/** Rows of the week, days with the same hours that follow each other together: Monday to Saturday. */
export function weekRows(i18n: I18n, week: readonly (readonly Span[])[]): { days: string; hours: string }[] {
  const runs: { from: number; to: number; hours: string }[] = [];
  week.forEach((spans, at) => {
    const hours = spansText(i18n, spans);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = at + 1;
    else runs.push({ from: at + 1, to: at + 1, hours });
  });
  return runs.map(({ from, to, hours }) => ({ days: daysText(i18n, from, to), hours }));
}

function daysText(i18n: I18n, from: number, to: number): string {
  if (from === 1 && to === 7) return i18n._('offline.daily');
  if (from === to) return weekdayText(i18n, from);
  return i18n._('offline.days', { from: weekdayText(i18n, from), to: weekdayText(i18n, to) });
}
