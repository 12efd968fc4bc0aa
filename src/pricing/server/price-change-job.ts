import { write } from '#platform/http/routes.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { doNextPart } from './commands/price-parts.ts';

/** Does one part of a change of prices, in a transaction of its own, between whatever else the shop writes. */
export const priceChangeHandler =
  (platform: Platform): JobHandler =>
  async (payload) => {
    const { change } = payload as { change: string };
    await write(platform, (tx) => doNextPart(tx, change, platform.clock.now()));
  };
