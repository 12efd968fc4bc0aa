import { expect, test } from 'vitest';
import type { News } from '#alarm/alarm.ts';
import { isSounding } from './news-store.ts';

const state = (said: Partial<News> = {}) => ({
  news: { newOrders: 1, quiet: false, ...said } as News,
  live: true,
  sound: true,
});

test('an open screen sounds for a new order that nobody looked at', () => {
  expect(isSounding(state())).toBe(true);
});

test.each([
  ['in the quiet hours', state({ quiet: true })],
  ['when all orders were looked at', state({ newOrders: 0 })],
  ['where the sound is off', { ...state(), sound: false }],
  ['while it hears nothing of the shop', { ...state(), live: false }],
  ['before it heard anything', { ...state(), news: undefined }],
])('it is silent %s', (_, silent) => {
  expect(isSounding(silent)).toBe(false);
});
