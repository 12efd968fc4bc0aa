import { setTimeout as wait } from 'node:timers/promises';
import { busyShare } from '#platform/busy-share.ts';

/** The share of a process's time above which shoppers would wait for what else the machine does. */
const BUSY = 0.25;
const LOOK_MS = 200;

/**
 * A word that both threads see, 1 while the shop's own thread is busy; `stop` ends looking. The low priority of a thread of returns
 * reaches neither PostgreSQL nor the disk, so it rests as well.
 */
export function watchShop(): { busy: Int32Array; stop: () => void } {
  const busy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const shareNow = busyShare();
  const timer = setInterval(() => Atomics.store(busy, 0, shareNow() > BUSY ? 1 : 0), LOOK_MS);
  return { busy, stop: () => clearInterval(timer) };
}

/** While the shop is busy, so many times as long as it worked is rested. */
const RESTS = 12;
/** All rests of one piece of work, in milliseconds: it is done before it is given up. */
const RESTS_AT_MOST = 60_000;
const PAPERS_BETWEEN = 250;

let shop: Int32Array | undefined;
/** To be called in a thread of returns: it rests while this word says that the shop is busy. */
export const restWhile = (busy: Int32Array): void => {
  shop = busy;
};

/** The same papers, with rests between some of them while the shop is busy. */
export async function* withRests<Paper>(
  papers: AsyncIterable<Paper>,
): AsyncGenerator<Paper, void, undefined> {
  let [count, rested, since] = [0, 0, performance.now()];
  for await (const paper of papers) {
    yield paper;
    count += 1;
    if (count % PAPERS_BETWEEN > 0) continue;
    if (shop && Atomics.load(shop, 0) === 1 && rested < RESTS_AT_MOST) {
      const rest = Math.min(RESTS * (performance.now() - since), RESTS_AT_MOST - rested);
      await wait(rest);
      rested += rest;
    }
    since = performance.now();
  }
}
