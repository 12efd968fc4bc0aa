import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { until } from '../load/calls.ts';
import type { Load } from '../load/load.ts';
import { auditShop } from '../storage/outages.ts';
import type { Cluster } from './cluster.ts';
import type { Fault } from './faults.ts';
import { type Meanwhile, openMeanwhile } from './meanwhile.ts';
import { writeToEach } from './node-writers.ts';
import { auditOrders, orderIn, type Told } from './shoppers.ts';

/** What a fault did to those who ordered meanwhile. */
export type FaultFigures = {
  leaders: string;
  /** Milliseconds without an acknowledged order, in the shop that waited longest. */
  withoutWritesMs: number;
  /** Milliseconds until three machines ran again as before. */
  wholeAfterMs: number;
  acknowledged: number;
  /** Orders that were sent again with their key, and found placed or were placed then. */
  sentAgain: number;
  answers: string;
  /** The share of both cores that was in use while it was wrong, and shortly before. */
  busy: number;
  directWrites: Record<string, number>;
  meanwhile: Meanwhile | undefined;
  broken: string[];
};

/** Lets something go wrong while three shops take orders and each database is asked directly, and counts afterwards. */
export async function underFault(cluster: Cluster, load: Load, fault: Fault): Promise<FaultFigures> {
  await cluster.whole();
  await fault.prepare?.(cluster);
  const urls = cluster.shops.map(({ url }) => url);
  const askAll = fault.asksAll ? await openMeanwhile(urls[0] ?? '') : undefined;
  const shoppers = await orderIn(urls);
  const writers = writeToEach(cluster.databases, cluster.password);
  const crowd = load.run(...urls);
  // Whatever goes wrong with the test itself, the next part begins with nobody there.
  await using ends = new AsyncDisposableStack();
  ends.defer(async () => void (await Promise.all([shoppers.stop(), crowd.stop()])));
  const busy = watchProcessor();
  await wait(3000);
  const before = (await cluster.leader()).name;
  const began = performance.now();
  const isTold = (): boolean =>
    shoppers.told.every(({ orders }) => [...orders.values()].some(({ at }) => at > began + 1000));
  const putRight = await fault.begin(cluster);
  const meanwhile = askAll && wait(3000).then(askAll);
  await wait(fault.lastsMs);
  await until('every shop takes orders again', () => Promise.resolve(isTold()), 60_000).catch(
    () => undefined,
  );
  const leaders = `${before}, then ${(await cluster.leader()).name}`;
  const busyMeanwhile = busy();
  const mended = performance.now();
  await putRight();
  await cluster.whole();
  const wholeAfterMs = performance.now() - mended;
  await wait(2000);
  const withoutWritesMs = shoppers.longestWait(began);
  await Promise.all([shoppers.stop(), crowd.stop()]);
  await load.askAgain(urls[0] ?? '');
  const direct = await writers.stop(() => cluster.connect('probe'));
  const broken = [...direct.broken, ...(await counted(cluster, load, shoppers.told))];
  const all = await meanwhile;
  broken.push(...(all?.broken ?? []));
  if (withoutWritesMs > fault.atMostMs)
    broken.push(`${Math.round(withoutWritesMs)} ms without writes, at most ${fault.atMostMs} are allowed`);
  return {
    leaders,
    withoutWritesMs,
    wholeAfterMs,
    acknowledged: shoppers.told.reduce((sum, { orders }) => sum + orders.size, 0),
    sentAgain: shoppers.told.reduce(
      (sum, { orders }) => sum + [...orders.values()].filter(({ isRepeat }) => isRepeat).length,
      0,
    ),
    answers: answersOf(shoppers.told, load),
    busy: busyMeanwhile,
    directWrites: direct.taken,
    meanwhile: all,
    broken,
  };
}

/** Gives what tells the share of all cores that was in use since now. */
function watchProcessor(): () => number {
  const spent = (): { idle: number; all: number } => {
    const times = cpus().map(({ times: each }) => each);
    const sum = (of: (each: (typeof times)[number]) => number): number =>
      times.reduce((total, each) => total + of(each), 0);
    return {
      idle: sum(({ idle }) => idle),
      all: sum((each) => each.user + each.nice + each.sys + each.irq + each.idle),
    };
  };
  const before = spent();
  return () => {
    const now = spent();
    return 1 - (now.idle - before.idle) / (now.all - before.all);
  };
}

async function counted(cluster: Cluster, load: Load, told: readonly Told[]): Promise<string[]> {
  const env = await cluster.env();
  const db = openDatabase(loadConfig(env).database, { connections: 1 });
  try {
    const broken = [...(await auditOrders(db, told)), ...(await auditShop(env, load))];
    for (const said of load.ledger.refusals.keys())
      if (/^5(?!03)|connection/.test(said)) broken.push(`somebody got: ${said}`);
    load.ledger.refusals.clear();
    return broken;
  } finally {
    await db.destroy();
  }
}

function answersOf(told: readonly Told[], load: Load): string {
  const counts = new Map<string, number>();
  for (const { answers } of told)
    for (const [status, times] of answers) counts.set(status, (counts.get(status) ?? 0) + times);
  return `${[...counts].map(([status, times]) => `${times} × ${status}`).join(', ')}; the crowd: ${load.ledger.orders.size} orders in all`;
}
