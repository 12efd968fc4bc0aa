import { instant, type Instant } from '#base/time.ts';

/** Tells the time. It is passed in, so that a test can set it. */
export type Clock = { now(): Instant };

/** The machine's clock. */
export const systemClock: Clock = { now: () => instant(new Date()) };
