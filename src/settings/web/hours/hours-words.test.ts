import { expect, test } from 'vitest';
import { instantOf } from '#base/calendar.ts';
import { wordsIn } from '#platform/words.ts';
import { type Hours, type Span, standingAt } from '#settings/hours/standing.ts';
import { closedText, weekRows } from './hours-words.ts';

// 20 November 2026 is a Friday.
const DAY: Span[] = [['07:00', '20:00']];
const WEEK = [DAY, DAY, DAY, [], DAY, DAY, [['07:00', '13:00']] as Span[]];
const said = (time: string, language: 'en' | 'hi' | 'bn' = 'en', closures: Hours['closures'] = []) => {
  const now = instantOf('2026-11-20', time);
  const standing = standingAt({ week: WEEK, closures }, now);
  return closedText(wordsIn(language), standing, now).replaceAll('\u00A0', ' ');
};

test('a shop that is closed says so, and when it opens, in three languages; an open one says nothing', () => {
  expect(said('10:00')).toBe('');
  expect(said('05:00')).toBe('The shop is closed now. It opens at 7:00 am.');
  expect(said('20:00')).toBe('The shop is closed now. It opens tomorrow at 7:00 am.');
  expect(said('20:00', 'hi')).toBe('दुकान अभी बंद है। कल (शनिवार, 21 नवंबर) सुबह 7 बजे खुलेगी।');
  expect(said('20:00', 'bn')).toBe('দোকান এখন বন্ধ। কাল খুলবে সকাল 7টা।');
});

test('a closed day is named by its reason, and the next opening passes over it', () => {
  const today = [{ from: '2026-11-20', to: '2026-11-21', text: '' }];
  expect(said('10:00', 'en', today)).toBe('The shop is closed today. It opens on Sun 22 Nov at 7:00 am.');
  const named = [{ from: '2026-11-20', to: '2026-11-20', text: 'मेला' }];
  expect(said('10:00', 'hi', named)).toBe('दुकान आज बंद है: मेला। कल (शनिवार, 21 नवंबर) सुबह 7 बजे खुलेगी।');
});

test('days with the same hours stand together', () => {
  expect(weekRows(wordsIn('en'), WEEK).map(({ days }) => days)).toEqual([
    'Monday to Wednesday',
    'Thursday',
    'Friday to Saturday',
    'Sunday',
  ]);
  expect(weekRows(wordsIn('en'), Array(7).fill(DAY))).toHaveLength(1);
});
