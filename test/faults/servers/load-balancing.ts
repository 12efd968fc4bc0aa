import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../load/calls.ts';
import { type Load, openLoad } from '../load/load.ts';
import { visit } from '../load/visitors.ts';
import type { Fleet } from '../machines/fleet.ts';
import { auditShop } from '../storage/outages.ts';

/** What happened to those who shopped while a server ended. */
export type EndFigures = {
  ended: number;
  /** Reads of pages and of the API that were answered, and writes: sign-ups, carts, orders, edits. */
  reads: number;
  writes: number;
  failedReads: string[];
  /** Failed writes by time: each crowd member has one under way at most. */
  failedWrites: number;
  orders: number;
  broken: string[];
};

const READERS = 6;
/** The proxy tries a server that was away again after three seconds. */
const TRIED_AGAIN_MS = 3200;

/**
 * Ends one server after the other while people read and write through the proxy, and starts each again: as a power
 * cut does, or as an upgrade does. Afterwards the books must hold what was acknowledged, once.
 */
export async function endUnderLoad(
  fleet: Fleet,
  how: 'killed' | 'stopped',
  times: number,
): Promise<EndFigures> {
  const { proxy } = fleet;
  if (!proxy) throw new Error('this needs the proxy');
  const load = await openLoad(proxy.url, { shoppers: 6 });
  const readers = [
    visit(proxy.url, '/', { count: READERS / 2, pauseMs: 2 }),
    visit(proxy.url, '/api/products?limit=12', { count: READERS / 2, pauseMs: 2 }),
  ];
  // Beside the shoppers one who signs up again and again, and one who edits: each waits for its answer.
  const writers = load.ledger.shoppers.length + 2;
  const figures = { ended: 0, failedWrites: 0, broken: [] as string[] };
  const { orders } = load.ledger;
  for (; figures.ended < times; figures.ended += 1) {
    const index = figures.ended % fleet.servers.length;
    const failedBefore = failuresOf(load);
    const ordersBefore = orders.size;
    const crowd = load.run(proxy.url);
    await wait(500 + Math.random() * 500);
    const server = fleet.servers[index]!;
    if (how === 'killed') await server.kill();
    else if ((await server.stop()) !== 0) figures.broken.push('a server did not end with code 0');
    await wait(500);
    await fleet.restart(index);
    await wait(TRIED_AGAIN_MS);
    await crowd.stop();
    const failed = failuresOf(load) - failedBefore;
    figures.failedWrites += failed;
    if (failed > (how === 'killed' ? writers : 0))
      figures.broken.push(
        `${failed} writes failed, ${writers} can be under way; ${[...load.ledger.refusals].join('; ')}`,
      );
    if (orders.size === ordersBefore) figures.broken.push('nobody could order');
    // Orders under way when it died are repeated with their key, and must exist once.
    await load.askAgain(proxy.url);
    figures.broken.push(...(await auditShop(fleet.env, load)));
  }
  const visits = await Promise.all(readers.map((each) => each.stop()));
  const failedReads = visits.flatMap(({ failed }) => failed);
  for (const said of new Set(failedReads)) figures.broken.push(`a reader got ${said}`);
  await until('every server is well again', () =>
    Promise.resolve(fleet.servers.every(({ process }) => process.exitCode === null)),
  );
  return {
    ...figures,
    reads: visits.reduce((sum, { answered }) => sum + answered, 0),
    writes: load.ledger.done,
    failedReads,
    orders: orders.size,
  };
}

const failuresOf = ({ ledger }: Load): number =>
  [...ledger.refusals.values()].reduce((sum, times) => sum + times, 0);
