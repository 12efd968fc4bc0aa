import { instant, type Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import type { Changes } from './cache/changes.ts';
import type { Config } from './config/config.ts';
import type { Log } from './log/log.ts';
import type { Mailer } from './mail/mailer.ts';

/** The shop's shared parts: configuration, database, log and so on. Made once, by main or by a test. */
export type Platform = {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  changes: Changes;
  mailer: Mailer;
};

/** Tells the time. It is passed in, so that a test can set it. */
export type Clock = { now(): Instant };

/** The machine's clock. */
export const systemClock: Clock = { now: () => instant(new Date()) };
