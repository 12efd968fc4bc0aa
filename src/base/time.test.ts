import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { startOfShopDay } from './calendar.ts';
import { formatDay, formatMoment, formatTime, shopDay } from './time.ts';

const english = wordsIn('en');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const said = (text: string): string => text.replaceAll('\u00a0', ' ');

test('dates are shown as people in India write them, in their time', () => {
  expect(formatDay(english, '2026-11-20T18:29:59.999Z')).toBe('20 Nov 2026');
  expect(formatDay(english, '2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026');
  expect(formatDay(english, '2026-09-05T04:00:00.000Z')).toBe('5 Sep 2026');
  expect(formatMoment(english, '2026-11-20T12:35:00.000Z')).toBe('20 Nov 2026, 6:05 pm');
});

test('in Hindi and Bengali a date has its month in full, and no comma', () => {
  const month = (language: 'hi' | 'bn') =>
    MONTHS.map((_, index) =>
      said(formatDay(wordsIn(language), `2026-${String(index + 1).padStart(2, '0')}-22`)),
    );
  expect(month('hi')[10]).toBe('22 नवंबर 2026');
  expect(month('bn')[10]).toBe('22 নভেম্বর 2026');
  for (const language of ['hi', 'bn'] as const) expect(new Set(month(language)).size).toBe(12);
  expect(
    MONTHS.map((_, index) => formatDay(english, `2026-${String(index + 1).padStart(2, '0')}-22`)),
  ).toEqual(MONTHS.map((name) => `22 ${name} 2026`));
});

test.each([
  ['00:05', '12:05 am', 'रात 12:05 बजे', 'রাত 12:05'],
  ['04:00', '4:00 am', 'सुबह 4 बजे', 'ভোর 4টে'],
  ['06:30', '6:30 am', 'सुबह साढ़े 6 बजे', 'সকাল সাড়ে 6টা'],
  ['11:59', '11:59 am', 'सुबह 11:59 बजे', 'সকাল 11:59'],
  ['12:00', '12:00 pm', 'दोपहर 12 बजे', 'দুপুর 12টা'],
  ['13:30', '1:30 pm', 'दोपहर डेढ़ बजे', 'দুপুর দেড়টা'],
  ['14:00', '2:00 pm', 'दोपहर 2 बजे', 'দুপুর 2টো'],
  ['14:30', '2:30 pm', 'दोपहर ढाई बजे', 'দুপুর আড়াইটে'],
  ['16:15', '4:15 pm', 'शाम 4:15 बजे', 'বিকেল 4:15'],
  ['19:00', '7:00 pm', 'शाम 7 बजे', 'সন্ধে 7টা'],
  ['20:00', '8:00 pm', 'रात 8 बजे', 'রাত 8টা'],
])('%s is %s, %s, %s', (time, en, hi, bn) => {
  expect([english, wordsIn('hi'), wordsIn('bn')].map((i18n) => said(formatTime(i18n, time)))).toEqual([
    en,
    hi,
    bn,
  ]);
});

test('a business day begins at midnight in India', () => {
  expect(shopDay('2026-11-20T18:30:00.000Z')).toBe('2026-11-21');
  expect(startOfShopDay('2026-11-21')).toBe('2026-11-20T18:30:00.000Z');
});
