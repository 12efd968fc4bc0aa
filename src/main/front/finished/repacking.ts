import { performance } from 'node:perf_hooks';
import { packThoroughly } from '#platform/cache/packing.ts';
import { type Finished, type PageCache, sentIn } from '#platform/cache/page-cache.ts';

const LOOK_EVERY_MS = 1000;
/** The process counts as idle if it was busy for at most this part of the last second. */
const IDLE_BELOW = 0.5;
const PAGES_AT_ONCE = 20;
/** A page that was requested only once may never be requested again. */
const ASKED_AT_LEAST = 2;

/** Compresses kept answers again, more thoroughly, while the process is idle. */
export type Repacking = { add(address: string, finished: Finished): void };

/** Starts watching for idle seconds. */
export function startRepacking(cache: PageCache): Repacking {
  const light = new Map<string, Finished>();
  let before = performance.eventLoopUtilization();
  let isPacking = false;

  const packSome = async (): Promise<void> => {
    let packed = 0;
    for (const [address, finished] of light) {
      if (!cache.holds(address, finished)) light.delete(address);
      else if (finished.asked >= ASKED_AT_LEAST && finished.sent.br) {
        light.delete(address);
        const br = await packThoroughly(finished.bodies);
        finished.bodies.br = br;
        delete finished.sent.br;
        sentIn(finished, 'br');
        cache.weigh(address);
        if ((packed += 1) >= PAGES_AT_ONCE) return;
      }
    }
  };
  const look = (): void => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (isPacking || light.size === 0 || utilization > IDLE_BELOW) return;
    isPacking = true;
    void packSome().finally(() => (isPacking = false));
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  return { add: (address, finished) => void light.set(address, finished) };
}
