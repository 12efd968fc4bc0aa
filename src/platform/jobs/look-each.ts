import type { Log } from '#platform/log/log.ts';

const MINUTE = 60_000;

/** The name of a failed look in the log, the milliseconds between two looks, and false where the first is not now. */
type Looking = { log: Pick<Log, 'error'>; failed: string; every?: number; atOnce?: boolean };

/** Calls `look` now and each minute, or as it is said. Returns what stops this. */
export function lookEach(
  { log, failed, every = MINUTE, atOnce = true }: Looking,
  look: () => Promise<void>,
): () => void {
  const looking = (): void => void look().catch((error: unknown) => log.error(failed, error));
  if (atOnce) looking();
  const timer = setInterval(looking, every);
  timer.unref();
  return () => clearInterval(timer);
}
