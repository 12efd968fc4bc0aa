import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importProducts } from '#imports/server/commands/import-products.ts';
import type { StagedImport } from '#imports/staged.ts';
import { openDatabase } from '#platform/db/open.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { systemClock } from '#platform/platform.ts';
import { startPostgres } from '../bin/postgres.mjs';
import { goodsFile } from './support/goods.ts';
import { latenciesOf } from './support/latencies.ts';
import { type ShopProcess, startShop } from './support/shop-process.ts';

/**
 * `node bench/imports.ts [--rows 5000] [--goods 20000] [--postgres] [--turns]`: a file of so many rows sent and imported
 * in the back office of a shop with so many goods, to the end; how long others wait meanwhile, who ask for the home page
 * 40 times a second, what the process takes of memory, and what it takes when it was started again. With `--turns` also
 * how long its thread works without a turn for others.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '5000' },
    goods: { type: 'string', default: '20000' },
    postgres: { type: 'boolean', default: false },
    turns: { type: 'boolean', default: false },
  },
});
const [ROWS, GOODS] = [Number(values.rows), Number(values.goods)];
const ASK_EVERY_MS = 25;
const LOOK_EVERY_MS = 500;
const TELL_EVERY_MS = 30_000;
const SETTLE_MS = 5000;
const OWNER = { ADMIN_EMAIL: 'bench@haat.local', ADMIN_PASSWORD: crypto.randomUUID() };
const TURNS = fileURLToPath(new URL('support/turns.mjs', import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'haat-bench-'));
const turnsFile = join(dataDir, 'turns.jsonl');
const postgres = values.postgres ? await startPostgres({ durable: true }) : undefined;
const env = {
  ...OWNER,
  DATA_DIR: dataDir,
  SEED: 'none',
  ...(postgres && { DATABASE_URL: postgres.url }),
  ...(values.turns && { HAAT_TURNS: turnsFile, NODE_OPTIONS: `--import=${TURNS}` }),
};
try {
  if (GOODS > 0) await fill();
  const shop = await startShop(env);
  try {
    await untilSearching(shop);
    await wait(SETTLE_MS);
    console.log(`${GOODS} goods: ${shop.memory().toFixed(0)} MB before`);
    await importFile(shop);
  } finally {
    await shop.stop();
  }
  await startAgain();
} finally {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const kind = postgres ? 'postgres' : 'sqlite';
  const db = openDatabase(
    postgres
      ? { kind: 'postgres', url: postgres.url }
      : { kind: 'sqlite', path: join(dataDir, 'haat.sqlite') },
  );
  await migrate(db, kind);
  await importProducts(db, goodsFile(GOODS), {
    clock: systemClock,
    actor: { userId: null, name: 'Bench' },
  });
  await db.destroy();
}

async function importFile(shop: ShopProcess): Promise<void> {
  const login = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
  const { token } = await call<{ token: string }>(shop, 'POST', '/api/auth/login', undefined, login);
  const staged = await moment(shop, 'the file is read and checked', async (note) => {
    const form = new FormData();
    form.append('file', new File([await fileOf(ROWS)], 'goods.csv', { type: 'text/csv' }));
    const sent = await call<StagedImport>(shop, 'POST', '/api/products/imports', token, form);
    return until(shop, { token, id: sent.id, state: 'waiting', note });
  });
  await moment(shop, 'it is imported', async (note) => {
    const { id, revision } = staged;
    await call(shop, 'POST', `/api/products/imports/${id}/start`, token, { revision });
    const done = await until(shop, { token, id, state: 'done', note });
    const { added, changed, unchanged, leftOut } = done.outcome;
    console.log(`${added} added, ${changed} changed, ${unchanged} unchanged, ${leftOut} left out`);
  });
  await wait(SETTLE_MS);
  console.log(`${shop.memory().toFixed(0)} MB when it is done and idle`);
}

/** Goods of the shop under other names, and new ones after them. */
async function fileOf(rows: number): Promise<string> {
  const parts: string[] = [];
  for await (const line of goodsFile(rows)) parts.push(String(line));
  return parts.join('').replaceAll(/^(made-up-\d+,"?[^,"]*)/gm, '$1, new');
}

type Waiting = { token: string; id: string; state: StagedImport['state']; note: (text: string) => void };

async function until(shop: ShopProcess, { token, id, state, note }: Waiting): Promise<StagedImport> {
  for (;;) {
    const found = await call<StagedImport>(shop, 'GET', `/api/products/imports/${id}`, token);
    if (found.state === state) return found;
    if (found.state === 'failed') throw new Error(found.problem);
    note(`${found.doneRows} rows`);
    await wait(LOOK_EVERY_MS);
  }
}

/** Does something while others ask for the home page; tells how long they waited, and what it took. */
async function moment<Result>(
  shop: ShopProcess,
  name: string,
  during: (note: (text: string) => void) => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  let [isOver, told, peak] = [false, began, 0];
  const waits: number[] = [];
  takeTurns(shop);
  const others = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await (await fetch(shop.url)).text();
      waits.push(performance.now() - asked);
      await wait(ASK_EVERY_MS);
    }
  })();
  const result = await during((text) => {
    peak = Math.max(peak, shop.memory());
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    console.log(`  ${seconds(told - began)}: ${text}, ${shop.memory().toFixed(0)} MB`);
  });
  isOver = true;
  await others;
  const { p50, p99, worst } = latenciesOf(waits);
  console.log(
    `${name}: ${seconds(performance.now() - began)}, at most ${peak.toFixed(0)} MB; others wait ` +
      `${p50.toFixed(1)} ms (half), ${p99.toFixed(1)} (99 of 100), ${worst.toFixed(1)} (worst)`,
  );
  await wait(100);
  const turns = takeTurns(shop);
  if (turns) console.log(`  pieces of the thread: ${turns}`);
  return result;
}

/** The pieces of the thread since it was last asked. */
function takeTurns(shop: ShopProcess): string | undefined {
  if (!values.turns) return undefined;
  shop.process.kill('SIGUSR2');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const line = readFileSync(turnsFile, 'utf8').trim().split('\n').at(-1) ?? '{}';
  const { half, most, longest, all } = JSON.parse(line) as Record<string, number>;
  const ms = (figure = 0): string => figure.toFixed(1);
  return `half ${ms(half)} ms, 99 of 100 ${ms(most)}, longest ${ms(longest)}; in all ${ms(all)} ms`;
}

/** What the same goods take in a process that did not import them. */
async function startAgain(): Promise<void> {
  const began = performance.now();
  const shop = await startShop(env);
  try {
    await untilSearching(shop);
    console.log(`started again: searching after ${seconds(performance.now() - began)}`);
    await wait(Math.max(SETTLE_MS, (GOODS + ROWS) / 10));
    console.log(`${shop.memory().toFixed(0)} MB when it is idle`);
  } finally {
    await shop.stop();
  }
}

async function untilSearching({ url }: ShopProcess): Promise<void> {
  await (await fetch(`${url}/api/products?limit=6&q=tomato`)).text();
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

async function call<Answer>(
  shop: ShopProcess,
  method: string,
  path: string,
  token?: string,
  body?: object,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(shop.url + path, {
    method,
    headers: {
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
