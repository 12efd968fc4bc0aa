import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { newId } from '#base/ids.ts';
import { openSession } from '#identity/server/commands/open-session.ts';
import { createApi } from '#main/api.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { onBothDatabases } from './support/both-databases.ts';
import { writeBills, YEAR } from './support/many-bills.ts';
import { makeShoppers, openBenchShop, type Shopper } from './support/shoppers.ts';

/**
 * `node bench/returns.ts [--bills 100000]`: on both databases, the seconds that a year's figures, its sales register, its vouchers for
 * Tally and a quarter's file take, each in the shop's thread for returns; and orders a second while a year's return is reckoned again
 * and again, beside orders without. Rounds with and without take turns in one run. The shop and its callers are two processes.
 */
const CONNECTIONS = 8;
const ROUNDS = 4;
const SECONDS = 10;
const CROWD = { shoppers: 25_000, products: 200, stock: 1_000_000, linesEach: 3 };
const ASKED = [
  ['figures of the year', `/api/returns?period=${YEAR.asked}`],
  ['file of a quarter', '/api/returns/file?period=2026-Q1'],
  ['register of the year', `/api/returns/register?period=${YEAR.asked}`],
  ['Tally vouchers of the year', `/api/returns/tally?period=${YEAR.asked}&file=vouchers`],
] as const;

type Ready = { name: string; port: number; shoppers: Shopper[]; owner: string };
type Memory = { peak: number };

const { values } = parseArgs({
  options: { bills: { type: 'string', default: '100000' }, on: { type: 'string' } },
});
if (process.send) await serve(process.send.bind(process));
else if (values.on === undefined)
  process.exitCode = (await onBothDatabases('returns.ts', ['--on', 'one', '--bills', values.bills])) ? 0 : 1;
else await measure();

/** The shop's side. It answers each message with the most memory that it took since the one before. */
async function serve(say: (message: Ready | Memory) => boolean): Promise<void> {
  const shop = await openBenchShop();
  const { platform, name } = shop;
  await inTransaction(platform.db, (tx) => writeBills(tx, Number(values.bills)));
  const owner = await makeOwner(platform);
  const shoppers = await makeShoppers(platform, CROWD);
  const api = createApi(platform);
  const answer = getRequestListener((incoming, env) => api.fetch(incoming, env));
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  let peak = 0;
  const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  process.on('message', (asked: 'memory' | 'end') => {
    if (asked === 'memory') {
      say({ peak });
      peak = 0;
      return;
    }
    clearInterval(watching);
    server.close();
    server.closeAllConnections();
    void shop.close().then(() => process.disconnect());
  });
  const address = server.address();
  say({ name, port: typeof address === 'object' && address ? address.port : 0, shoppers, owner });
}

async function makeOwner({
  db,
  clock,
}: Awaited<ReturnType<typeof openBenchShop>>['platform']): Promise<string> {
  const [id, now] = [newId(), clock.now()];
  const login = {
    password_hash: null,
    google_subject: null,
    language: null,
    created_at: now,
    updated_at: now,
  };
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('users')
      .values({
        id,
        name: 'Owner',
        email: 'owner@bench.example',
        phone: '',
        role: 'admin',
        owner: 1,
        ...login,
      })
      .execute();
    return openSession(tx, { userId: id, remember: true, device: 'bench' }, now);
  });
}

/** The callers' side. */
async function measure(): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), ['--bills', values.bills]);
  const [{ name, port, shoppers, owner }] = (await once(child, 'message')) as [Ready];
  const peak = async (): Promise<number> => {
    child.send('memory');
    const [memory] = (await once(child, 'message')) as [Memory];
    return memory.peak / 1e6;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS + 1 });
  const call = (method: string, path: string, token: string, body?: object) =>
    send({ port, agent }, { method, path, token, body });
  await call('GET', ASKED[0][1], owner); // what is compiled once is compiled
  await peak();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const quiet = await peak();
  for (const [what, path] of ASKED) {
    const began = performance.now();
    const bytes = await call('GET', path, owner);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${name}, ${values.bills} bills: ${what} in ${seconds} s (${(bytes / 1e6).toFixed(1)} MB), ` +
        `shop's memory ${quiet.toFixed(0)} MB before, at most ${(await peak()).toFixed(0)} MB`,
    );
  }
  const queue = shoppers.values();
  const orders = async (seconds: number): Promise<number> => {
    const began = performance.now();
    let placed = 0;
    const work = async (): Promise<void> => {
      while (performance.now() - began < seconds * 1000) {
        const { value: shopper } = queue.next();
        if (!shopper) throw new Error('there are not enough shoppers for this machine');
        await call('POST', '/api/orders', shopper.token, shopper.checkout);
        placed += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return placed / ((performance.now() - began) / 1000);
  };
  await orders(3); // the first ones warm the code up
  const rates = { without: [] as number[], with: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const kind = round % 2 === 0 ? 'without' : 'with';
    let isOver = kind === 'without';
    const reckoning = (async (): Promise<void> => {
      while (!isOver) await call('GET', ASKED[0][1], owner);
    })();
    rates[kind].push(await orders(SECONDS));
    isOver = true;
    await reckoning;
  }
  const middle = (of: readonly number[]): number =>
    of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0;
  const [less, more] = [middle(rates.with), middle(rates.without)];
  console.log(
    `${name}: ${less.toFixed(0)} orders a second while a year's return is reckoned, ${more.toFixed(0)} without: ` +
      `${((less / more) * 100).toFixed(0)} %`,
  );
  agent.destroy();
  child.send('end');
  await once(child, 'exit');
}

type Sent = { method: string; path: string; token: string; body?: object | undefined };

/** Sends a call and answers the bytes that came; one that is refused ends the run. */
function send(
  { port, agent }: { port: number; agent: Agent },
  { method, path, token, body }: Sent,
): Promise<number> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(body && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      'Idempotency-Key': randomUUID(),
    }),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ port, agent, method, path, headers }, (response) => {
      let bytes = 0;
      let said = '';
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes < 300) said += part.toString();
      });
      response.on('end', () =>
        (response.statusCode ?? 500) < 300
          ? resolve(bytes)
          : reject(new Error(`${path}: ${response.statusCode} ${said}`)),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(text);
  });
}
