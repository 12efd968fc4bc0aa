import { performance } from 'node:perf_hooks';
import { packThoroughly } from '#platform/cache/packing.ts';
import { type Finished, type PageCache, sentIn } from '#platform/cache/page-cache.ts';

const LOOK_EVERY_MS = 1000;
/** The process counts as idle if it was busy for at most this part of the last second. */
const IDLE_BELOW = 0.5;
const PAGES_AT_ONCE = 20;
/** A page that was requested only once may never be requested again. */
const ASKED_AT_LEAST = 2;

/**
 * Compresses kept answers again, more thoroughly, in idle seconds from now on. It looks for them in the cache and holds none
 * itself: what the cache lets go of must not stay in memory, least of all while the process is busy.
 */
export function startRepacking(cache: PageCache): void {
  const packed = new WeakSet<Finished>();
  let before = performance.eventLoopUtilization();
  let isPacking = false;

  const packSome = async (): Promise<void> => {
    for (const [address, finished] of lightOnes(cache, packed)) {
      packed.add(finished);
      const br = await packThoroughly(finished.bodies);
      if (!cache.holds(address, finished)) continue;
      finished.bodies.br = br;
      delete finished.sent.br;
      sentIn(finished, 'br');
      cache.weigh(address);
    }
  };
  const look = (): void => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (isPacking || utilization > IDLE_BELOW) return;
    isPacking = true;
    void packSome().finally(() => (isPacking = false));
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** Some kept answers that are asked for packed, and were packed lightly. */
function lightOnes(cache: PageCache, packed: WeakSet<Finished>): [address: string, finished: Finished][] {
  const found: [string, Finished][] = [];
  for (const [address, finished] of cache.all()) {
    if (finished.asked < ASKED_AT_LEAST || !finished.sent.br || packed.has(finished)) continue;
    found.push([address, finished]);
    if (found.length === PAGES_AT_ONCE) break;
  }
  return found;
}
