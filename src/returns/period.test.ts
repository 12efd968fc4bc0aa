import { expect, test } from 'vitest';
import {
  besidePeriod,
  cmp08Due,
  daysOf,
  gstr1Due,
  gstr3bDue,
  gstr4Due,
  isIffMonth,
  monthsOf,
  periodKind,
  periodOf,
} from './period.ts';

test('months, quarters and tax years are told apart, and nonsense is none of them', () => {
  expect(['2026-10', '2026-Q4', '2026-27', '2011-12', '2099-00'].map(periodKind)).toEqual([
    'month',
    'quarter',
    'year',
    'month',
    undefined,
  ]);
  for (const nonsense of [
    '',
    '2026',
    '2026-13',
    '2026-Q5',
    '2026-Q0',
    '2026-28',
    '26-10',
    '0000-01',
    '2026-1',
  ])
    expect(periodKind(nonsense)).toBeUndefined();
});

test('the days of a period, over the ends of years and of a leap February', () => {
  expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOf('2026-Q4')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(daysOf('2026-27')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  expect(monthsOf('2027-Q1')).toEqual(['2027-01', '2027-02', '2027-03']);
});

test('the period of a day, and the one before and after', () => {
  expect(['month', 'quarter', 'year'].map((kind) => periodOf('2027-03-31', kind as 'month'))).toEqual([
    '2027-03',
    '2027-Q1',
    '2026-27',
  ]);
  expect([besidePeriod('2027-01', -1), besidePeriod('2027-Q1', -1), besidePeriod('2026-27', 1)]).toEqual([
    '2026-12',
    '2026-Q4',
    '2027-28',
  ]);
});

test('the days until which each return is filed', () => {
  expect([gstr1Due('2026-12'), gstr1Due('2026-Q4')]).toEqual(['2027-01-11', '2027-01-13']);
  expect([gstr3bDue('2026-12'), gstr3bDue('2026-Q4')]).toEqual([
    ['2027-01-20'],
    ['2027-01-22', '2027-01-24'],
  ]);
  expect([cmp08Due('2026-Q4'), gstr4Due('2026-27')]).toEqual(['2027-01-18', '2027-06-30']);
  expect(['2026-10', '2026-11', '2026-12'].map(isIffMonth)).toEqual([true, true, false]);
});
