import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { startPostgres } from '../../bin/postgres.mjs';
import { findPostgres } from '../../bin/postgres/find-postgres.mjs';
import { beside, startBare } from '../support/beside.ts';
import { goodsFile } from '../support/goods.ts';
import { startShop } from '../support/shop-process.ts';
import { answersFromSqlite, commitsOnPostgres, writeRows } from './bare-databases.ts';

const run = promisify(execFile);
const ROUNDS = 3;
const CONNECTIONS = 8;
const GOODS = 20_000;
/** Packages that the shop loads, too. Node alone is no measure: machines start a process at very different speeds. */
const PACKAGES = ['react-dom/server', 'react-router', 'hono', 'kysely', 'valibot'];
const LOAD_PACKAGES = PACKAGES.map((name) => `import '${name}';`).join('');

/** A figure of README: what was measured, its bare reference in the same run, and the one divided by the other. */
export type Figure = { what: string; measured: string; bare: string; ratio: number };

/** Measures what README states, one after the other. Without PostgreSQL its row is left out, and so fails. */
export async function* figures(): AsyncGenerator<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-bench-'));
  try {
    yield* pagesAndStarts(dataDir);
    yield* orders();
    yield await imported(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function* pagesAndStarts(dataDir: string): AsyncGenerator<Figure> {
  const env = { SEED: 'demo', DATA_DIR: join(dataDir, 'demo') };
  const packages = ['--input-type=module', '-e', LOAD_PACKAGES];
  const node = await leastOf(async () => timed(() => run(process.execPath, packages)));
  const first = async (): Promise<number> => {
    rmSync(env.DATA_DIR, { recursive: true, force: true });
    return startAndStop(env);
  };
  yield times('first start with an empty data folder', await leastOf(first), node, 'ms');
  yield times('start with data', await leastOf(() => startAndStop(env)), node, 'ms');

  const shop = await startShop(env, 'ignore');
  // The search index and the pages of the start are made meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const bare = await startBare(`${shop.url}/`);
  yield times('resident memory when idle', shop.memory(), memoryOf(bare.pid), 'MB');
  await bare.stop();
  const { products } = (await (await fetch(`${shop.url}/api/products?skip=0&limit=1`)).json()) as {
    products: { _id: string }[];
  };
  for (const [what, path] of [
    ['home page', '/'],
    ['listing page', '/shop'],
    ['product page', `/shop/${products[0]?._id}`],
    ['list of 12, API', '/api/products?skip=0&limit=12'],
  ] as const) {
    const { haat, least, ratio } = await beside(shop.url + path);
    yield { what, measured: perSecond(haat.perSecond), bare: perSecond(least.perSecond), ratio };
  }
  await shop.stop();
}

/** Milliseconds until a shop that starts is ready. */
async function startAndStop(env: Record<string, string>): Promise<number> {
  const shop = await startShop(env, 'ignore');
  await shop.stop();
  return shop.readyAfter;
}

/** Orders a second beside the least that they could cost, with the same connections on the same disk. */
async function* orders(): AsyncGenerator<Figure> {
  const figure = (database: string, ours: number, bare: number): Figure => ({
    what: `durable orders on ${database}, ${CONNECTIONS} connections`,
    measured: perSecond(ours),
    bare: perSecond(bare),
    ratio: ours / bare,
  });
  const onSqlite = await mostOf(() => ordersOn({ TEST_DATABASE: 'sqlite', TEST_DATABASE_URL: '' }));
  yield figure('SQLite', onSqlite, await answersFromSqlite(CONNECTIONS));
  if (!findPostgres()) return;
  const onPostgres = await mostOf(() =>
    withPostgres((url) => ordersOn({ TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url })),
  );
  yield figure('PostgreSQL', onPostgres, await withPostgres((url) => commitsOnPostgres(url, CONNECTIONS)));
}

/** Orders a second of a new shop on this database. */
async function ordersOn(env: Record<string, string>): Promise<number> {
  const path = new URL('../orders.ts', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [path], { env: { ...process.env, ...env } });
  return Number(/: (\d+) orders a second/.exec(stdout)?.[1]);
}

async function withPostgres<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  const { url, stop } = await startPostgres({ durable: true });
  try {
    return await work(url);
  } finally {
    await stop();
  }
}

/** A file of 20,000 goods by `npm run import`, beside its bytes read and its rows written into one bare table. */
async function imported(dataDir: string): Promise<Figure> {
  const file = join(dataDir, 'goods.csv');
  await pipeline(goodsFile(GOODS), createWriteStream(file));
  const program = new URL('../../bin/import.ts', import.meta.url).pathname;
  const ours = await leastOf(async () => {
    const env = { SEED: 'none', DATA_DIR: mkdtempSync(join(dataDir, 'imported-')) };
    await startAndStop(env);
    const options = { env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
    return timed(() => run(process.execPath, [program, file], options));
  });
  const bare = await leastOf(async () => timed(() => Promise.resolve(writeRows(readFileSync(file, 'utf8')))));
  return times('20,000 products imported, SQLite', ours, bare, 'ms');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const leastOf = async (measure: () => Promise<number>): Promise<number> =>
  Math.min(...(await inRounds(measure)));
const mostOf = async (measure: () => Promise<number>): Promise<number> =>
  Math.max(...(await inRounds(measure)));

/** Measures some times one after the other: other programs on the machine can only slow a shop down. */
async function inRounds(measure: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) found.push(await measure());
  return found;
}

const memoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const perSecond = (times: number): string => `${Math.round(times).toLocaleString('en')} a second`;
const times = (what: string, ours: number, bare: number, unit: string): Figure => ({
  what,
  measured: `${Math.round(ours).toLocaleString('en')} ${unit}`,
  bare: `${Math.round(bare).toLocaleString('en')} ${unit}`,
  ratio: ours / bare,
});
