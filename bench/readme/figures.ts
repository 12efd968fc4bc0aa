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
import { commitsOnPostgres, commitsOnSqlite, writeRows } from './bare-databases.ts';

const run = promisify(execFile);
const ROUNDS = 3;
const GOODS = 20_000;

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
  const node = await leastOf(async () => timed(() => run(process.execPath, ['-e', ''])));
  const first = await startShop(env, 'ignore');
  yield times('first start with an empty data folder', first.readyAfter, node, 'ms');
  await first.stop();
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const again = await startShop(env, 'ignore');
    starts.push(again.readyAfter);
    await again.stop();
  }
  yield times('start with data', Math.min(...starts), node, 'ms');

  const shop = await startShop(env, 'ignore');
  // The search index and the pages of the start are made meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const bare = await startBare(`${shop.url}/`);
  yield times('resident memory when idle', shop.memory(), memoryOf(bare.pid), 'MB');
  bare.stop();
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

/** Orders a second beside commits a second of one row each, with the same connections on the same disk. */
async function* orders(): AsyncGenerator<Figure> {
  const path = new URL('../orders.ts', import.meta.url).pathname;
  const ordersBy = async (env: Record<string, string>): Promise<number> => {
    const { stdout } = await run(process.execPath, [path], { env: { ...process.env, ...env } });
    return Number(/: (\d+) orders a second/.exec(stdout)?.[1]);
  };
  const figure = (database: string, ours: number, bare: number): Figure => ({
    what: `durable orders on ${database}, 8 connections`,
    measured: perSecond(ours),
    bare: perSecond(bare),
    ratio: ours / bare,
  });
  const onSqlite = await ordersBy({ TEST_DATABASE: 'sqlite', TEST_DATABASE_URL: '' });
  yield figure('SQLite', onSqlite, commitsOnSqlite());
  if (!findPostgres()) return;
  const { url, stop } = await startPostgres({ durable: true });
  try {
    const onPostgres = await ordersBy({ TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url });
    yield figure('PostgreSQL', onPostgres, await commitsOnPostgres(url));
  } finally {
    await stop();
  }
}

/** A file of 20,000 goods by `npm run import`, beside its bytes read and its rows written into one bare table. */
async function imported(dataDir: string): Promise<Figure> {
  const file = join(dataDir, 'goods.csv');
  await pipeline(goodsFile(GOODS), createWriteStream(file));
  const env = { ...process.env, SEED: 'none', DATA_DIR: join(dataDir, 'imported') };
  await (await startShop({ SEED: 'none', DATA_DIR: env.DATA_DIR }, 'ignore')).stop();
  const program = new URL('../../bin/import.ts', import.meta.url).pathname;
  const ours = await timed(() => run(process.execPath, [program, file], { env, maxBuffer: 2 ** 26 }));
  const bare = await leastOf(async () => timed(() => Promise.resolve(writeRows(readFileSync(file, 'utf8')))));
  return times('20,000 products imported, SQLite', ours, bare, 'ms');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function leastOf(measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) found.push(await measure());
  return Math.min(...found);
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
