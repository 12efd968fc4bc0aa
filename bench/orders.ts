import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlatform } from '#main/start/open-platform.ts';
import { loadConfig } from '#platform/config/config.ts';
import { processorMs } from './support/process-usage.ts';
import { startShop } from './support/shop-process.ts';
import { makeShoppers, type Shopper } from './support/shoppers.ts';

/**
 * `node bench/orders.ts`: how many orders a second the whole shop takes over HTTP at 8 connections, each order of three
 * lines on disk before it is answered: with its front, and with its jobs, which write a mail for each order meanwhile. The
 * shop is a process of its own; the caller takes its share of the machine. On PostgreSQL as
 * `node bin/postgres.mjs --durable -- node bench/orders.ts`.
 */
const CONNECTIONS = 8;
const CROWD = { shoppers: 6000, products: 200, stock: 1_000_000, linesEach: 3 };
const AT_MOST_SECONDS = 8;

const dataDir = mkdtempSync(join(tmpdir(), 'haat-bench-'));
const url = process.env['TEST_DATABASE_URL'];
const env = { DATA_DIR: dataDir, SEED: 'none', ...(url && { DATABASE_URL: url }) };
const platform = await openPlatform(loadConfig(env));
const shoppers = await makeShoppers(platform, CROWD);
await platform.close();
const shop = await startShop(env, 'ignore');
const pid = shop.process.pid ?? 0;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const waits: number[] = [];
const refusals = new Map<string, number>();
for (const shopper of shoppers.splice(0, 200)) await place(shopper); // the first ones warm the code up
const queue = shoppers.values();
const processor = processorMs(pid);
const began = performance.now();
await Promise.all(Array.from({ length: CONNECTIONS }, work));
const seconds = (performance.now() - began) / 1000;
waits.sort((one, other) => one - other);
const at = (share: number): string => `${(waits[Math.floor(waits.length * share)] ?? 0).toFixed(1)} ms`;
console.log(
  `${url ? 'PostgreSQL' : 'SQLite'}: ${Math.round(waits.length / seconds)} orders a second at ${CONNECTIONS} connections ` +
    `(${waits.length} orders in ${seconds.toFixed(1)} s; half within ${at(0.5)}, 99 of 100 within ${at(0.99)}; ` +
    `${((processorMs(pid) - processor) / waits.length).toFixed(2)} ms of the shop's processor each)`,
);
for (const [said, times] of refusals) console.log(`${times} times: ${said}`);
agent.destroy();
await shop.stop();
rmSync(dataDir, { recursive: true, force: true });
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
      `${shop.url}/api/orders`,
      {
        agent,
        method: 'POST',
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
