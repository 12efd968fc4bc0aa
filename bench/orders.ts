import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '#main/api.ts';
import { makeShoppers, openBenchShop, type Shopper } from './support/shoppers.ts';

/**
 * `node bench/orders.ts`: how many orders a second the shop takes over HTTP at 8 connections, each order of three
 * lines on disk before it is answered. The caller runs in the same process and takes its share of the machine.
 */
const CONNECTIONS = 8;
const CROWD = { shoppers: 6000, products: 200, stock: 1_000_000, linesEach: 3 };
const AT_MOST_SECONDS = 8;

const shop = await openBenchShop();
const { platform, name } = shop;
const shoppers = await makeShoppers(platform, CROWD);
const api = createApi(platform);
const answer = getRequestListener((incoming, env) => api.fetch(incoming, env));
const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const waits: number[] = [];
const refusals = new Map<string, number>();
for (const shopper of shoppers.splice(0, 200)) await place(shopper); // the first ones warm the code up
const queue = shoppers.values();
const began = performance.now();
await Promise.all(Array.from({ length: CONNECTIONS }, work));
const seconds = (performance.now() - began) / 1000;
waits.sort((one, other) => one - other);
const at = (share: number): string => `${(waits[Math.floor(waits.length * share)] ?? 0).toFixed(1)} ms`;
console.log(
  `${name}: ${Math.round(waits.length / seconds)} orders a second at ${CONNECTIONS} connections ` +
    `(${waits.length} orders in ${seconds.toFixed(1)} s; half within ${at(0.5)}, 99 of 100 within ${at(0.99)})`,
);
for (const [said, times] of refusals) console.log(`${times} times: ${said}`);
agent.destroy();
server.close();
await shop.close();
process.exitCode = refusals.size === 0 ? 0 : 1;

async function work(): Promise<void> {
  const end = performance.now() + AT_MOST_SECONDS * 1000;
  for (const shopper of queue) {
    const started = performance.now();
    if (started > end) return;
    const { status, body } = await place(shopper);
    if (status === 201) waits.push(performance.now() - started);
    else refusals.set(`${status} ${body}`, (refusals.get(`${status} ${body}`) ?? 0) + 1);
  }
}

function place(shopper: Shopper): Promise<{ status: number; body: string }> {
  const body = JSON.stringify(shopper.checkout);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method: 'POST',
        path: '/api/orders',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Authorization: `Bearer ${shopper.token}`,
          'Idempotency-Key': randomUUID(),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
