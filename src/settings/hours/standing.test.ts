import { expect, test } from 'vitest';
import { instantOf } from '#base/calendar.ts';
import { after, shopDay, shopTime } from '#base/time.ts';
import { type Hours, type Span, standingAt } from './standing.ts';

// 20 November 2026 is a Friday.

const DAY: Span[] = [['07:00', '20:00']];
const WITH_BREAK: Span[] = [
  ['07:00', '13:00'],
  ['16:00', '20:00'],
];
const WEEK: Span[][] = [DAY, DAY, DAY, [], WITH_BREAK, DAY, [['07:00', '13:00']]];
const hours = (closures: Hours['closures'] = [], week: Hours['week'] = WEEK): Hours => ({ week, closures });
const at = (time: string, day = '2026-11-20') => instantOf(day, time);

test('a shop opens at its hour and is closed from the second on in which its hours end', () => {
  const states = ['06:59', '07:00', '12:59', '13:00', '15:59', '16:00', '19:59', '20:00'].map(
    (time) => standingAt(hours(), at(time)).isOpen,
  );
  expect(states).toEqual([false, true, true, false, false, true, true, false]);
  const boundary = at('20:00');
  expect(standingAt(hours(), after(boundary, -1))).toEqual({ isOpen: true, till: '20:00', until: boundary });
  expect(standingAt(hours(), boundary).isOpen).toBe(false);
});

test('a closed shop says when it opens again: after its break, tomorrow, or after its closed day', () => {
  const opens = (time: string, day?: string, of = hours()) => {
    const standing = standingAt(of, at(time, day));
    return standing.isOpen ? undefined : standing.opens;
  };
  expect(opens('05:00')).toEqual({ on: '2026-11-20', time: '07:00' });
  expect(opens('14:00')).toEqual({ on: '2026-11-20', time: '16:00' });
  expect(opens('21:00')).toEqual({ on: '2026-11-21', time: '07:00' });
  // Wednesday evening: Thursday is closed.
  expect(opens('21:00', '2026-11-25')).toEqual({ on: '2026-11-27', time: '07:00' });
  const till = hours([{ from: '2026-11-20', to: '2026-11-22', text: 'Wedding' }]);
  expect(opens('10:00', '2026-11-20', till)).toEqual({ on: '2026-11-23', time: '07:00' });
});

test('a shop without hours is open, but for its closed days, and names no hour', () => {
  expect(standingAt(hours([], null), at('03:00'))).toMatchObject({ isOpen: true, till: null });
  const today = hours([{ from: '2026-11-20', to: '2026-11-20', text: '' }], null);
  expect(standingAt(today, at('10:00'))).toMatchObject({
    isOpen: false,
    allDay: true,
    opens: { on: '2026-11-21', time: null },
  });
});

test('a shop that is closed for good names no day', () => {
  const long = hours([{ from: '2026-01-01', to: '2030-01-01', text: '' }]);
  expect(standingAt(long, at('10:00'))).toMatchObject({ isOpen: false, opens: null });
});

test('all through three weeks: the answer holds until its time, and the next opening is open and has none before it', () => {
  const all = [hours(), hours([{ from: '2026-11-24', to: '2026-11-26', text: 'Diwali' }]), hours([], null)];
  for (const of of all) {
    for (let minute = 0; minute < 21 * 24 * 60; minute += 53) {
      const now = after(at('00:00'), minute * 60_000);
      const standing = standingAt(of, now);
      expect(standing.until > now).toBe(true);
      expect(standingAt(of, after(standing.until, -1)).isOpen).toBe(standing.isOpen);
      if (standing.isOpen || !standing.opens) continue;
      const opening = instantOf(standing.opens.on, standing.opens.time ?? '00:00');
      expect(standingAt(of, opening).isOpen).toBe(true);
      expect(standingAt(of, after(opening, -1)).isOpen).toBe(false);
      expect([shopDay(opening), shopTime(opening)].join() > [shopDay(now), shopTime(now)].join()).toBe(true);
      expect(standing.allDay && standing.opens.on <= shopDay(now)).toBe(false);
    }
  }
});
