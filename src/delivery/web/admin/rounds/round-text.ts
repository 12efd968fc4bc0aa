import { i18n } from '@lingui/core';
import { dayAfter, startOfShopDay, weekdayOf } from '#base/calendar.ts';
import { formatDay, formatMoment, formatTime } from '#base/time.ts';
import type { Area } from '#delivery/areas.ts';
import type { RoundRule, StaffRound } from '#delivery/rounds.ts';

const DAYS = [
  [/*i18n*/ { id: 'office.rounds.mo' }, /*i18n*/ { id: 'office.rounds.monday' }],
  [/*i18n*/ { id: 'office.rounds.tu' }, /*i18n*/ { id: 'office.rounds.tuesday' }],
  [/*i18n*/ { id: 'office.rounds.we' }, /*i18n*/ { id: 'office.rounds.wednesday' }],
  [/*i18n*/ { id: 'office.rounds.th' }, /*i18n*/ { id: 'office.rounds.thursday' }],
  [/*i18n*/ { id: 'office.rounds.fr' }, /*i18n*/ { id: 'office.rounds.friday' }],
  [/*i18n*/ { id: 'office.rounds.sa' }, /*i18n*/ { id: 'office.rounds.saturday' }],
  [/*i18n*/ { id: 'office.rounds.su' }, /*i18n*/ { id: 'office.rounds.sunday' }],
] as const;

/** The days of the week, Monday first: each with its number, its name, and that in short. */
export const weekdays = (): { day: number; name: string; short: string }[] =>
  DAYS.map(([short, name], at) => ({ day: at + 1, name: i18n._(name.id), short: i18n._(short.id) }));

/** From when to when: 5:00 pm to 7:00 pm. */
export const timesText = ({ from, to }: Pick<RoundRule, 'from' | 'to'>): string =>
  i18n._('office.rounds.times', { from: formatTime(i18n, from), to: formatTime(i18n, to) });

/** A day as it is read. */
export const dayText = (day: string): string => formatDay(i18n, startOfShopDay(day));

/** A day with its weekday, as the heading of its rounds: Today, 20 Nov 2026. */
export function dayHeading(day: string, today: string): string {
  const date = dayText(day);
  if (day === today) return i18n._('office.rounds.today', { date });
  if (day === dayAfter(today, 1)) return i18n._('office.rounds.tomorrow', { date });
  return `${weekdays()[weekdayOf(day) - 1]?.name}, ${date}`;
}

/** A dated round by its day and times. */
export const roundText = (round: Pick<StaffRound, 'on' | 'from' | 'to'>): string =>
  `${dayText(round.on)}, ${timesText(round)}`;

/** On which days of the week, and until when one can order. */
export function ruleText({ days, orderBefore, orderDay }: RoundRule): string {
  const names = weekdays().filter(({ day }) => days.includes(day));
  const said = {
    days:
      days.length === DAYS.length ? i18n._('office.rounds.daily') : names.map(({ short }) => short).join(' '),
    time: formatTime(i18n, orderBefore),
  };
  return orderDay === 'same'
    ? i18n._('office.rounds.ruleSame', said)
    : i18n._('office.rounds.ruleBefore', said);
}

/** Where a round goes: everywhere, to the shop, to its areas by name, or nowhere, where those were deleted. */
export function whereText(
  { kind, everywhere, areas }: Pick<RoundRule, 'kind' | 'everywhere' | 'areas'>,
  known: readonly Area[],
): string {
  if (kind === 'collect') return i18n._('office.rounds.collect');
  if (everywhere) return i18n._('office.rounds.everywhere');
  const names = known.filter(({ id }) => areas.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : i18n._('office.rounds.nowhere');
}

/** State of a round in words: seats taken, its later end if it is late, and till when one can order, or why not. */
export function stateText(round: StaffRound, now: string): string {
  const { seats, booked, lateTo } = round;
  return [
    i18n._('office.rounds.booked', { booked, seats }),
    lateTo !== null && i18n._('office.rounds.isLate', { time: formatTime(i18n, lateTo) }),
    takesText(round, now),
  ]
    .filter(Boolean)
    .join(' · ');
}

function takesText({ closed, state, text, orderBefore }: StaffRound, now: string): string | undefined {
  if (state === 'paused') return text;
  if (closed) return i18n._('office.rounds.isClosed');
  if (orderBefore <= now) return i18n._('office.rounds.over');
  if (state === 'full') return i18n._('office.rounds.full');
  return i18n._('office.rounds.till', { moment: formatMoment(i18n, orderBefore) });
}
