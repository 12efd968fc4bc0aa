import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { dayAfter, weekdayOf } from '#base/calendar.ts';
import { shopDay, shopTime } from '#base/time.ts';
import { cutOffOf, DAYS_AHEAD, daysOf, NewPause, NewRoundRule, seatsIn } from './rounds.ts';

const EVENING = {
  days: [1, 2, 3, 4, 5, 6],
  from: '17:00',
  to: '19:00',
  orderBefore: '14:00',
  seats: 20,
  everywhere: true,
};

const faultsOf = (rule: object): string[] => {
  const { issues = [] } = v.safeParse(NewRoundRule, { ...EVENING, ...rule });
  return issues.map(({ path, message }) => `${String(path?.[0]?.key)}: ${message}`);
};

test('of Monday to Saturday, twelve rounds are made in fourteen days, and none of them on a Sunday', () => {
  const days = daysOf(EVENING, '2026-11-20');
  expect(days).toHaveLength(12);
  expect(days.map(weekdayOf)).not.toContain(7);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-20', '2026-12-03']);
});

test('whatever the day, each weekday comes twice in the days that are made ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 7 }), (days, weekday) => {
      const today = dayAfter('2024-02-28', days);
      expect(daysOf({ days: [weekday] }, today)).toHaveLength(DAYS_AHEAD / 7);
    }),
  );
});

test('orders end at the time said, in India: before two, or at ten in the evening of the day before', () => {
  const same = cutOffOf({ orderBefore: '14:00', orderDay: 'same' }, '2026-11-20');
  const before = cutOffOf({ orderBefore: '22:00', orderDay: 'before' }, '2026-12-01');
  expect([same, shopTime(same)]).toEqual(['2026-11-20T08:30:00.000Z', '14:00']);
  expect([shopDay(before), shopTime(before)]).toEqual(['2026-11-30', '22:00']);
  // Midnight in India is half past six in the evening in London.
  expect(cutOffOf({ orderBefore: '00:00', orderDay: 'same' }, '2026-11-20')).toBe('2026-11-19T18:30:00.000Z');
});

afterEach(() => vi.unstubAllEnvs());

test('wherever the server stands, and whatever it does to its clock in spring and autumn, the cut-off is the shop’s', () => {
  // Nights on which clocks are changed in New York, in London and on Lord Howe Island, which changes by half an hour.
  const nights = ['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04'];
  const rules = [
    { orderBefore: '00:00', orderDay: 'same' },
    { orderBefore: '02:30', orderDay: 'same' },
    { orderBefore: '23:59', orderDay: 'before' },
  ] as const;
  const told = () =>
    nights.flatMap((night) =>
      rules.map((rule) => {
        const cutOff = cutOffOf(rule, night);
        return [cutOff, shopDay(cutOff), shopTime(cutOff), dayAfter(night, 1), weekdayOf(night)];
      }),
    );
  const inUtc = told();
  for (const zone of ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kolkata']) {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone.replace('Calcutta', 'Kolkata')).toBe(zone);
    expect(told()).toEqual(inUtc);
  }
  expect(inUtc[0]).toEqual(['2026-03-07T18:30:00.000Z', '2026-03-08', '00:00', '2026-03-09', 7]);
});

test('a rule says when it ends, till when one orders, how many go with it, and where it goes', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ days: [] })).toEqual(['days: Choose a day']);
  expect(faultsOf({ to: '17:00' })).toEqual(['to: The end must be after the beginning']);
  expect(faultsOf({ from: '7 pm' })).toContain('from: Choose when it begins');
  expect(faultsOf({ orderBefore: '17:01' })).toEqual([
    'orderBefore: Ordering must end before the round begins',
  ]);
  expect(faultsOf({ orderBefore: '22:00', orderDay: 'before' })).toEqual([]);
  expect(faultsOf({ seats: 0 })).toEqual(['seats: At least one order']);
  expect(faultsOf({ everywhere: false })).toEqual(['areas: Choose where it goes']);
  expect(faultsOf({ everywhere: false, kind: 'collect' })).toEqual([]);
});

test('a pause ends on the day it begins, or later, on days that there are', () => {
  const closed = { from: '2026-11-22', to: '2026-11-24', text: 'Closed for a wedding till Tuesday' };
  expect(v.is(NewPause, closed)).toBe(true);
  expect(v.is(NewPause, { ...closed, to: '2026-11-21' })).toBe(false);
  expect(v.is(NewPause, { ...closed, to: '2026-11-31' })).toBe(false);
});

test('shoppers read that a round is open, that few seats are left, or that it is full', () => {
  expect([0, 16, 17, 19, 20].map((booked) => seatsIn({ capacity: 20, booked }))).toEqual([
    'open',
    'open',
    'few',
    'few',
    'full',
  ]);
});
