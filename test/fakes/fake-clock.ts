import { after, type Instant } from '#base/time.ts';
import type { Clock } from '#platform/platform.ts';

/** A clock that the test sets. It starts on 20 November 2026, 10:00 in India. */
export type FakeClock = Clock & { advance(time: Time): void };

type Time = { seconds?: number; minutes?: number; hours?: number; days?: number };

/** Makes a clock that stands still until it is advanced. */
export function fakeClock(start: Instant = '2026-11-20T04:30:00.000Z'): FakeClock {
  let now = start;
  return {
    now: () => now,
    advance: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      now = after(now, (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
