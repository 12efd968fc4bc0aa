import { expect, test } from 'vitest';
import { clocksOf } from './clocks.ts';

test.each([
  ['2026-11-20T04:30:00.000Z', '2026-11-22T04:30:00.000Z', '2026-12-20T04:30:00.000Z'],
  // The 31st has no day in the next month: its last day counts, also over the year's end.
  ['2027-01-31T05:00:00.000Z', '2027-02-02T05:00:00.000Z', '2027-02-28T05:00:00.000Z'],
  ['2026-12-05T05:00:00.000Z', '2026-12-07T05:00:00.000Z', '2027-01-05T05:00:00.000Z'],
  // Half past one at night of 1 December in India is still November in London.
  ['2026-11-30T20:00:00.000Z', '2026-12-02T20:00:00.000Z', '2026-12-31T20:00:00.000Z'],
])('what came at %s is confirmed by %s and settled by %s', (receivedAt, confirmBy, settleBy) => {
  expect(clocksOf(receivedAt)).toEqual({ confirmBy, settleBy });
});
