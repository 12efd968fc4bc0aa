import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { changedBy, isLeap } from './pricing.ts';

test('a percentage is taken of the exact price and rounded once', () => {
  expect(changedBy(paise(3000), 10, 'paise')).toBe(3300);
  expect(changedBy(paise(3333), 10, 'paise')).toBe(3666);
  expect(changedBy(paise(3335), 10, 'paise')).toBe(3669);
  expect(changedBy(paise(10_000), -12.5, 'paise')).toBe(8750);
});

test('prices end in whole or half rupees when the owner wants them so', () => {
  expect(changedBy(paise(2800), 5, 'rupee')).toBe(2900);
  expect(changedBy(paise(2800), 5, 'half rupee')).toBe(2950);
  expect(changedBy(paise(100), 20, 'rupee')).toBe(100);
  expect(changedBy(paise(100), 50, 'rupee')).toBe(200);
});

test('a price that moves by more than a factor of three is asked about', () => {
  expect(isLeap(40, 120)).toBe(false);
  expect(isLeap(40, 120.01)).toBe(true);
  expect(isLeap(120, 40)).toBe(false);
  expect(isLeap(120, 39.99)).toBe(true);
  expect(isLeap(0, 40)).toBe(false);
});
