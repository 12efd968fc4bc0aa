import { instant, type Instant } from '#base/time.ts';

/** What time it is: passed in, so that tests own the hands. */
export type Clock = { now(): Instant };

/** The machine's clock. */
export const systemClock: Clock = { now: () => instant(new Date()) };
