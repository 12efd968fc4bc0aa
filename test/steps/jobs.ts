import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import type { TestShop } from '#test/open-shop.ts';

/** Does all work that waits; with `others`, some kinds of it in another way. */
export async function workOff(
  { platform }: TestShop,
  others: Parameters<typeof startWorker>[1] = {},
): Promise<void> {
  const worker = startWorker(platform, { ...jobHandlers(platform), ...others });
  await worker.runDue();
  await worker.stop();
}
