import { dayAfter, instantOf, weekdayOf } from '#base/calendar.ts';
import { type Instant, shopDay, shopTime } from '#base/time.ts';

// Whether the shop is open, and until when: the one rule of both sides. It stands apart from the schemas, because pages of the
// shop need it and none of them.

/** From and to, as times of a day. Open at the first, closed from the second on. */
export type Span = readonly [from: string, to: string];

/** Days on which the whole shop is closed, both included; the text is the holiday's name or the reason, or empty. */
export type ClosedDays = { from: string; to: string; text: string };

/** Hours of a shop: seven days from Monday on, each with its spans; null where the owner set none. */
export type Hours = { week: readonly (readonly Span[])[] | null; closures: readonly ClosedDays[] };

/** A day, and the time at which the shop opens on it; null where it has no hours. */
export type Opening = { on: string; time: string | null };

/** Standing of the shop at a moment: open, or closed and until when. */
export type Standing =
  | { isOpen: true; till: string | null; until: Instant }
  | {
      isOpen: false;
      /** The closed days that the moment falls into. */
      closure: ClosedDays | undefined;
      /** Closed for the whole day rather than by the hour. */
      allDay: boolean;
      /** When it opens again; null where no such day is near. */
      opens: Opening | null;
      until: Instant;
    };

/** Closed days may be so long, and a shop is closed once a year: the next opening is looked for so far ahead. */
const LOOK_AHEAD = 400;

/** The closed days that cover a day. */
export const closureOn = ({ closures }: Pick<Hours, 'closures'>, day: string): ClosedDays | undefined =>
  closures.find(({ from, to }) => from <= day && day <= to);

/** The spans of a day of the week, without regard to closed days. A shop without hours has none. */
const spansOn = ({ week }: Hours, day: string): readonly Span[] => week?.[weekdayOf(day) - 1] ?? [];

/**
 * Standing of the shop at a moment: open, and until when; or closed, and when it opens again. `until` is the moment from which
 * another answer may hold, midnight at the latest, because sentences name today and tomorrow.
 */
export function standingAt(hours: Hours, now: Instant): Standing {
  const [day, time] = [shopDay(now), shopTime(now)];
  const midnight = instantOf(dayAfter(day, 1), '00:00');
  const closure = closureOn(hours, day);
  if (!closure && hours.week === null) return { isOpen: true, till: null, until: midnight };
  const spans = closure ? [] : spansOn(hours, day);
  const span = spans.find(([from, to]) => from <= time && time < to);
  if (span) return { isOpen: true, till: span[1], until: instantOf(day, span[1]) };
  const later = spans.find(([from]) => from > time);
  if (later)
    return {
      isOpen: false,
      closure,
      allDay: false,
      opens: { on: day, time: later[0] },
      until: instantOf(day, later[0]),
    };
  const opens = openingAfter(hours, day);
  return { isOpen: false, closure, allDay: spans.length === 0, opens, until: midnight };
}

function openingAfter(hours: Hours, today: string): Opening | null {
  for (let days = 1; days <= LOOK_AHEAD; days += 1) {
    const on = dayAfter(today, days);
    if (closureOn(hours, on)) continue;
    if (hours.week === null) return { on, time: null };
    const [first] = spansOn(hours, on);
    if (first) return { on, time: first[0] };
  }
  return null;
}
