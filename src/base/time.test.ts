import { expect, test } from 'vitest';
import { formatDay, formatMoment, shopDay, startOfShopDay } from './time.ts';

test('dates are shown as people in India write them, in their time', () => {
  expect(formatDay('2026-11-20T18:29:59.999Z')).toBe('20 Nov 2026');
  expect(formatDay('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026');
  expect(formatDay('2026-09-05T04:00:00.000Z')).toBe('5 Sep 2026');
  expect(formatMoment('2026-11-20T12:35:00.000Z')).toBe('20 Nov 2026, 6:05 pm');
});

test('a business day begins at midnight in India', () => {
  expect(shopDay('2026-11-20T18:30:00.000Z')).toBe('2026-11-21');
  expect(startOfShopDay('2026-11-21')).toBe('2026-11-20T18:30:00.000Z');
});
