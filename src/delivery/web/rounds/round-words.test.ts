import { expect, test } from 'vitest';
import { instantOf } from '#base/calendar.ts';
import type { PublicRound } from '#delivery/rounds.ts';
import { wordsIn } from '#platform/words.ts';
import { orderBefore, roundTime } from './round-words.ts';

const round = (on: string, orderBeforeAt: string): PublicRound => ({
  id: 'r',
  kind: 'ride',
  on,
  from: '17:00',
  to: '19:00',
  orderBefore: orderBeforeAt,
  state: 'open',
});
const friday = round('2026-11-20', instantOf('2026-11-20', '14:00'));
const tuesday = round('2026-11-24', instantOf('2026-11-23', '20:30'));

/** Without the spaces that keep a figure and its word together. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test.each([
  ['2026-11-20', 'Today, 5:00 pm to 7:00 pm', 'Order before 2:00 pm'],
  ['2026-11-19', 'Tomorrow, 5:00 pm to 7:00 pm', 'Order before 2:00 pm tomorrow'],
  ['2026-11-18', 'Fri 20 Nov, 5:00 pm to 7:00 pm', 'Order before 2:00 pm that day'],
])('seen on %s, the round of Friday is %s', (day, when, before) => {
  const now = instantOf(day, '10:00');
  expect([roundTime(wordsIn('en'), friday, now), orderBefore(wordsIn('en'), friday, now)]).toEqual([
    when,
    before,
  ]);
});

test('today ends at midnight in India, wherever the phone says it is', () => {
  const said = (now: string) => roundTime(wordsIn('en'), friday, now);
  expect(said('2026-11-19T18:29:59.999Z')).toBe('Tomorrow, 5:00 pm to 7:00 pm');
  expect(said('2026-11-19T18:30:00.000Z')).toBe('Today, 5:00 pm to 7:00 pm');
});

test('in Hindi and Bengali a later day is named with its weekday', () => {
  const now = instantOf('2026-11-20', '10:00');
  expect(plain(roundTime(wordsIn('hi'), tuesday, now))).toBe('मंगलवार, 24 नवंबर, शाम 5 बजे से शाम 7 बजे तक');
  expect(plain(orderBefore(wordsIn('hi'), friday, now))).toBe('दोपहर 2 बजे से पहले ऑर्डर करें');
  expect(plain(orderBefore(wordsIn('bn'), friday, now))).toBe('দুপুর 2টোর আগে অর্ডার করুন');
  const odd = { ...friday, orderBefore: instantOf('2026-11-20', '14:15') };
  expect(plain(orderBefore(wordsIn('bn'), odd, now))).toBe('দুপুর 2:15-এর আগে অর্ডার করুন');
  expect(plain(roundTime(wordsIn('bn'), friday, now))).toBe('আজ, বিকেল 5টা থেকে সন্ধে 7টা');
});
