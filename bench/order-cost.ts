import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '#main/api.ts';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { openBenchShop, makeShoppers, type Shopper } from './support/shoppers.ts';
import { openVillage } from './support/village.ts';

/**
 * `node bench/order-cost.ts`: the processor time that one order costs the shop, which other programs on the machine
 * lengthen less than time by the clock. The shop has an area with villages and a round, and a process of its own. Orders
 * of three lines come over HTTP at 8 connections, each from another shopper. Then their mails and alarms are worked off.
 */
const CONNECTIONS = 8;
const CROWD = { shoppers: 2500, products: 200, stock: 1_000_000, linesEach: 3 };
const WARM = 500;

type Asked = 'processor' | 'jobs' | 'end';
type Said = { name: string; port: number; shoppers: Shopper[] };
type Used = { milliseconds: number; statements: number };

if (process.send) await serve(process.send.bind(process));
else await measure();

/** The shop's side. */
async function serve(say: (message: Said | Used) => boolean): Promise<void> {
  let statements = 0;
  const shop = await openBenchShop({ onQuery: () => (statements += 1) });
  const { platform, name } = shop;
  const village = await openVillage(platform);
  const shoppers = await makeShoppers(platform, CROWD, village);
  const api = createApi(platform);
  const answer = getRequestListener((incoming, env) => api.fetch(incoming, env));
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const used = (): Used => {
    const { user, system } = process.cpuUsage();
    return { milliseconds: (user + system) / 1000, statements };
  };
  process.on('message', (asked: Asked) => {
    const act = async (): Promise<void> => {
      if (asked === 'jobs') {
        const worker = startWorker(platform, jobHandlers(platform));
        await worker.runDue();
        await worker.stop();
      }
      if (asked !== 'end') return void say(used());
      server.close();
      server.closeAllConnections();
      await shop.close();
      process.disconnect();
    };
    void act();
  });
  say({ name, port: typeof address === 'object' && address ? address.port : 0, shoppers });
}

/** The shoppers' side. */
async function measure(): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url));
  const ask = async (asked: Asked): Promise<Used> => {
    child.send(asked);
    const [used] = (await once(child, 'message')) as [Used];
    return used;
  };
  const [{ name, port, shoppers }] = (await once(child, 'message')) as [Said];
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const all = async (times: number): Promise<void> => {
    const end = next + times;
    const work = async (): Promise<void> => {
      while (next < end) await place({ agent, port }, shoppers[next++]!);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  };
  await all(WARM); // the first ones warm the code up
  await ask('jobs');
  const before = await ask('processor');
  const began = performance.now();
  const orders = CROWD.shoppers - WARM;
  await all(orders);
  const seconds = (performance.now() - began) / 1000;
  const placed = await ask('processor');
  const after = await ask('jobs');
  const each = (from: Used, to: Used, what: keyof Used): number => (to[what] - from[what]) / orders;
  console.log(
    `${name}: an order costs ${each(before, placed, 'milliseconds').toFixed(2)} ms of the processor and ` +
      `${each(before, placed, 'statements').toFixed(1)} statements; with its mail and alarm ` +
      `${each(before, after, 'milliseconds').toFixed(2)} ms and ${each(before, after, 'statements').toFixed(1)} ` +
      `(${orders} orders, ${Math.round(orders / seconds)} a second)`,
  );
  agent.destroy();
  child.send('end' satisfies Asked);
  await once(child, 'exit');
}

/** Sends one order; one that is refused ends the run. */
function place({ agent, port }: { agent: Agent; port: number }, { token, checkout }: Shopper): Promise<void> {
  const body = JSON.stringify(checkout);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const call = request({ port, agent, method: 'POST', path: '/api/orders', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        response.statusCode === 201
          ? resolve()
          : reject(new Error(`${response.statusCode} ${text.slice(0, 300)}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
