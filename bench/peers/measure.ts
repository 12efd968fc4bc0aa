import { setTimeout as wait } from 'node:timers/promises';
import { call, untilItAnswers } from './caller.ts';
import { loadPeer } from './load-peer.ts';
import { type PageWeight, pageWeight } from './page-weight.ts';
import { type Asked, expectGood, type Open, type Peer, type Place } from './peer.ts';
import type { RunningProcess } from './processes.ts';

/** Answers a second, how long the middle one took, and how many of all were refusals or mistakes. */
export type Speed = { perSecond: number; p50: string; p99: string; failed: number; of: number; why?: string };

/** What was found of one shop. */
export type Found = {
  name: string;
  processes: number;
  coldStartMs: number;
  idleMb: number;
  loadedMb: number;
  speeds: Partial<Record<keyof Open['reads'] | 'add to cart' | 'checkout', Speed>>;
  weights?: { home: PageWeight; product: PageWeight };
};

/** How long each thing is measured, and how often. */
export type Pace = { seconds: number; rounds: number };

const CONNECTIONS = 8;
const CARTS = 400;
const RESTS_MS = 5000;

/** Opens a shop, measures it and shuts it. `only` names what to measure, if not everything. */
export async function measure(
  peer: Peer,
  place: Place,
  { pace, starts, writes }: { pace: Pace; starts: number; writes: boolean },
): Promise<Found> {
  const colds: number[] = [];
  for (let start = 1; start < starts; start += 1) {
    const { ms, processes } = await startCold(peer, place);
    colds.push(ms);
    for (const one of processes) await one.stop();
  }
  const { ms, origin, processes } = await startCold(peer, place);
  colds.push(ms);
  const memory = (): number => processes.reduce((sum, one) => sum + one.memory(), 0);
  try {
    await wait(RESTS_MS);
    const idleMb = memory();
    const open = { ...(await peer.open(place, origin)), origin, processes };
    const speeds: Found['speeds'] = {};
    for (const [work, asked] of Object.entries(open.reads) as [keyof Open['reads'], Asked[]][]) {
      await checkAnswers(origin, asked);
      speeds[work] = await readSpeed(origin, asked, pace);
      tell(peer, work, speeds[work]);
    }
    if (writes) {
      for (const [work, run] of [
        ['add to cart', await adding(open)],
        ['checkout', (turn: number) => open.checkout(turn)],
      ] as const) {
        speeds[work] = await writeSpeed(run, pace);
        tell(peer, work, speeds[work]);
      }
    }
    const loadedMb = memory();
    const weights = open.firstVisit && {
      home: await pageWeight(origin + open.firstVisit.home),
      product: await pageWeight(origin + open.firstVisit.product),
    };
    return {
      name: peer.name,
      processes: processes.reduce((sum, one) => sum + one.count(), 0),
      coldStartMs: median(colds),
      idleMb,
      loadedMb,
      speeds,
      ...(weights && { weights }),
    };
  } finally {
    for (const one of processes) await one.stop();
  }
}

/** Starts a shop; answers once it does, with how long that took. */
export async function startCold(
  peer: Peer,
  place: Place,
): Promise<{ ms: number; origin: string; processes: RunningProcess[] }> {
  const since = performance.now();
  const { origin, processes, firstAnswer } = await peer.start(place);
  return { ms: await untilItAnswers(origin, firstAnswer, since), origin, processes };
}

/** Checks a sample of the addresses: fast error pages must not count. */
async function checkAnswers(origin: string, asked: readonly Asked[]): Promise<void> {
  const step = Math.max(1, Math.floor(asked.length / 10));
  for (let at = 0; at < asked.length; at += step) {
    const one = asked[at];
    if (one) expectGood(await call(origin, one), one);
  }
}

async function readSpeed(origin: string, asked: Asked[], { seconds, rounds }: Pace): Promise<Speed> {
  await loadPeer(origin, asked, 3);
  const all: Speed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { perSecond, p50, p99, errors } = await loadPeer(origin, asked, seconds);
    all.push({ perSecond, p50, p99, failed: errors, of: Math.round(perSecond * seconds) });
  }
  return middle(all);
}

/** Puts goods into carts that are open already, one after the other, so that each stays small. */
async function adding(open: Open): Promise<(turn: number) => Promise<void>> {
  const carts = await open.carts(CARTS);
  return async (turn) => {
    const asked = open.add(carts[turn % carts.length] ?? '', turn * 13);
    expectGood(await call(open.origin, asked), asked);
  };
}

let turns = 0;
async function writeSpeed(run: (turn: number) => Promise<void>, { seconds, rounds }: Pace): Promise<Speed> {
  await atOnce(run, 4);
  const all: Speed[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await atOnce(run, seconds));
  return middle(all);
}

/** Eight shoppers repeat the same for some seconds; only successes count. */
async function atOnce(run: (turn: number) => Promise<void>, seconds: number): Promise<Speed> {
  const waits: number[] = [];
  const reasons = new Map<string, number>();
  const began = performance.now();
  const someone = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      const since = performance.now();
      turns += 1;
      await run(turns).then(
        () => waits.push(performance.now() - since),
        (error: unknown) => {
          const why = (error instanceof Error ? error.message : String(error)).replace(
            /[0-9a-f-]{20,}/g,
            '…',
          );
          reasons.set(why, (reasons.get(why) ?? 0) + 1);
        },
      );
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, someone));
  const took = (performance.now() - began) / 1000;
  waits.sort((one, other) => one - other);
  const failed = [...reasons.values()].reduce((sum, times) => sum + times, 0);
  const [why] = [...reasons].toSorted(([, one], [, other]) => other - one);
  return {
    perSecond: waits.length / took,
    p50: `${(waits[Math.floor(waits.length / 2)] ?? 0).toFixed(1)}ms`,
    p99: `${(waits[Math.floor(waits.length * 0.99)] ?? 0).toFixed(1)}ms`,
    failed,
    of: failed + waits.length,
    ...(why && { why: why[0] }),
  };
}

const middle = (all: readonly Speed[]): Speed => {
  const sorted = all.toSorted((one, other) => one.perSecond - other.perSecond);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('nothing was measured');
  return {
    ...found,
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    of: all.reduce((sum, { of }) => sum + of, 0),
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

function tell({ name }: Peer, work: string, { perSecond, p50, p99, failed, of }: Speed): void {
  console.log(
    `${name}: ${work} ${perSecond.toFixed(1)}/s, half within ${p50}, 99 of 100 within ${p99}${failed ? `, ${failed} of ${of} failed` : ''}`,
  );
}
