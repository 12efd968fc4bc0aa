import { setTimeout as wait } from 'node:timers/promises';
import { namesIn, visit } from '../mix/interactions.ts';
import { LINE, MINUTE_S, PRICES, SETTLE_MS, WINDOW_S } from '../mix/moments.ts';
import { latenciesOf } from '../support/latencies.ts';
import { openSlowLine } from '../web/slow-line.ts';
import type { Cluster } from './cluster.ts';
import { startCold } from './measure.ts';
import type { Mixed, Peer, Place } from './peer.ts';

/** One span of the mix: interactions that ended well, what each cost, how long they took, and the share that failed. */
export type Span = {
  perSecond: number;
  processorMs: number;
  logKb: number;
  p50: number;
  p99: number;
  failedPercent: number;
  why?: string;
};

/** What was found of one shop, each span by what it is called. */
export type MixFound = { name: string; lacks: string[]; spans: Record<string, Span> };

/** What is measured besides the rounds: the first minutes, and a slow line. */
export type MixPace = {
  seconds: number;
  rounds: number;
  shoppers: number;
  minute: boolean;
  line: boolean;
};

const LINE_S = 20;

/** Opens a shop, has eight visitors do the mix, and shuts it. */
export async function measureMix(
  peer: Peer,
  place: Place,
  cluster: Cluster,
  names: readonly string[],
  pace: MixPace,
): Promise<MixFound> {
  const first = await startCold(peer, place);
  let mixed: Mixed;
  try {
    mixed = await peer.mix(place, first.origin, pace.shoppers);
  } finally {
    for (const one of first.processes) await one.stop();
  }
  const { origin, processes } = await startCold(peer, place);
  const spans: MixFound['spans'] = {};
  try {
    const storefront = mixed.storefront(origin);
    const measured = async (name: string, seconds: number, doings = storefront): Promise<void> => {
      const before = [processorOf(processes), await cluster.logKb()] as const;
      const began = performance.now();
      const over = began + seconds * 1000;
      const { waits, failures } = await visit(doings, mixed.tokens, () => performance.now() < over);
      const took = (performance.now() - began) / 1000;
      const failed = [...failures.values()].reduce((sum, times) => sum + times, 0);
      const [why] = [...failures].toSorted(([, one], [, other]) => other - one);
      const all = waits.length + failed;
      const { p50, p99 } = latenciesOf(waits.length > 0 ? waits : [Number.NaN]);
      spans[name] = {
        perSecond: waits.length / took,
        processorMs: (processorOf(processes) - before[0]) / all,
        logKb: ((await cluster.logKb()) - before[1]) / all,
        p50,
        p99,
        failedPercent: (100 * failed) / all,
        ...(why && { why: why[0].replace(/[0-9a-f-]{20,}/g, '…') }),
      };
      console.log(`${peer.name}, ${name}: ${JSON.stringify(spans[name])}`);
    };
    const minute = async (name: string): Promise<void> => {
      for (let second = 0; second < MINUTE_S; second += WINDOW_S)
        await measured(`${name}, second ${second} to ${second + WINDOW_S}`, WINDOW_S);
    };
    if (pace.minute) await minute('after a start');
    else {
      await wait(SETTLE_MS);
      await visit(storefront, mixed.tokens, forSeconds(pace.seconds));
    }
    for (let round = 1; round <= pace.rounds; round += 1) await measured(`round ${round}`, pace.seconds);
    if (pace.line) {
      const line = await openSlowLine(origin, LINE);
      await measured('over a line of 200 ms', LINE_S, mixed.storefront(line.url));
      line.close();
    }
    if (pace.minute) {
      await mixed.changePrices(origin, PRICES);
      await minute(`after ${PRICES} prices changed`);
    }
    const has: readonly string[] = namesIn(storefront);
    return { name: peer.name, lacks: names.filter((name) => !has.includes(name)), spans };
  } finally {
    for (const one of processes) await one.stop();
  }
}

const processorOf = (processes: readonly { processor(): number }[]): number =>
  processes.reduce((sum, one) => sum + one.processor(), 0);

function forSeconds(seconds: number): () => boolean {
  const over = performance.now() + seconds * 1000;
  return () => performance.now() < over;
}
