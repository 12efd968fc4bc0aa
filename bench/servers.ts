import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { needNginx, startNginx } from '#test/faults/machines/nginx.ts';
import { startShop } from './support/shop-process.ts';
import { makeShoppers, openBenchShop, type Shopper } from './support/shoppers.ts';
import { load, needWrk } from './support/wrk.ts';

/**
 * `node bin/postgres.mjs --durable -- node bench/servers.ts`: orders and pages a second with 1, 2 and 4 servers on one
 * PostgreSQL behind nginx, and what an order costs each side in time on a processor. All of it, and the callers, share
 * this machine: what more machines would bring is worked out from the costs in docs/scaling.md, not measured here.
 * `--products 3` has everybody order the same goods; `--servers 1,2` chooses how many.
 */
const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '1,2,4' },
    products: { type: 'string', default: '200' },
  },
});
const COUNTS = values.servers.split(',').map(Number);
const CONNECTIONS = 16;
const SECONDS = 10;
const WARM_UP = 150;
const CROWD = {
  shoppers: 4000 * COUNTS.length,
  products: Number(values.products),
  stock: 1_000_000,
  linesEach: 3,
};
const TICKS_A_SECOND = 100;

const url = process.env['TEST_DATABASE_URL'];
const nginx = needNginx();
if (!url || !nginx) throw new Error('This needs nginx, and node bin/postgres.mjs --durable -- around it.');
needWrk();
const shop = await openBenchShop();
const queue = (await makeShoppers(shop.platform, CROWD)).values();
const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(shop.platform.db);
const postmaster = parentOf(rows[0]?.pid ?? 0);
const table: Record<string, string | number>[] = [];
for (const count of COUNTS) table.push(await withServers(count));
console.log(
  `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
console.table(table);
await shop.close();

async function withServers(count: number): Promise<Record<string, string | number>> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-bench-servers-'));
  const env = { SEED: 'none', DATABASE_URL: url ?? '', TRUSTED_PROXIES: '127.0.0.1' };
  const servers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      startShop({ ...env, DATA_DIR: join(folder, String(index)) }, 'ignore'),
    ),
  );
  const proxy = await startNginx(
    nginx ?? '',
    folder,
    servers.map((server) => server.url),
  );
  const pids = servers.map((server) => server.process.pid ?? 0);
  try {
    await placeAll(proxy.url, { atMost: WARM_UP * count });
    const before = { servers: secondsOf(pids), database: secondsOfChildren(postmaster) };
    const written = await walBytes();
    const { waits, seconds, refused } = await placeAll(proxy.url, { seconds: SECONDS });
    const cost = (spent: number): number => Number(((spent * 1000) / waits.length).toFixed(2));
    const [ours, theirs] = [secondsOf(pids), secondsOfChildren(postmaster)];
    const logged = (await walBytes()) - written;
    const pages = await load(`${proxy.url}/`, { seconds: 4 });
    waits.sort((one, other) => one - other);
    const at = (share: number): string => `${(waits[Math.floor(waits.length * share)] ?? 0).toFixed(0)} ms`;
    return {
      servers: count,
      'orders/s': Math.round(waits.length / seconds),
      p50: at(0.5),
      p99: at(0.99),
      refused,
      'server ms/order': cost(ours - before.servers),
      'PostgreSQL ms/order': cost(theirs - before.database),
      'log KB/order': Number((logged / 1024 / waits.length).toFixed(1)),
      'home pages/s': Math.round(pages.perSecond),
      'MB resident, all': Math.round(servers.reduce((sum, server) => sum + server.memory(), 0)),
    };
  } finally {
    await proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How much PostgreSQL has written into its log so far. */
async function walBytes(): Promise<number> {
  const { rows: answer } = await sql<{ n: number }>`select pg_current_wal_lsn() - '0/0'::pg_lsn as n`.execute(
    shop.platform.db,
  );
  return Number(answer[0]?.n ?? 0);
}

/** Places orders on kept connections until so many are placed or so much time is over. */
async function placeAll(at: string, { atMost = Number.POSITIVE_INFINITY, seconds = 60 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const waits: number[] = [];
  let refused = 0;
  const began = performance.now();
  const work = async (): Promise<void> => {
    for (const shopper of queue) {
      const started = performance.now();
      if ((await place(at, agent, shopper)) === 201) waits.push(performance.now() - started);
      else refused += 1;
      if (waits.length >= atMost || performance.now() - began > seconds * 1000) return;
    }
    throw new Error('there are too few shoppers for so fast a shop');
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return { waits, refused, seconds: (performance.now() - began) / 1000 };
}

function place(at: string, agent: Agent, shopper: Shopper): Promise<number> {
  const body = JSON.stringify(shopper.checkout);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Authorization: `Bearer ${shopper.token}`,
    'Idempotency-Key': randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${at}/api/orders`, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Seconds that processes have spent on a processor. */
function secondsOf(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
    return sum + (user + system) / TICKS_A_SECOND;
  }, 0);
}

/** Seconds that the processes of a parent have spent on a processor, those that have ended among them. */
function secondsOfChildren(parent: number): number {
  const [user = 0, system = 0] = statOf(parent).slice(13, 15).map(Number);
  return secondsOf(childrenOf(parent)) + (user + system) / TICKS_A_SECOND;
}

/** What Linux says of a process, after its name. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid);
}
