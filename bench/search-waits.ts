import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { csvLine } from '#platform/http/files/csv.ts';
import { systemClock } from '#platform/platform.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { goods, goodsFile } from './support/goods.ts';
import { latenciesOf } from './support/latencies.ts';
import { type ShopProcess, startShop } from './support/shop-process.ts';

/**
 * `node bench/search-waits.ts [GOODS]`: how long searches wait in the worst moments of a shop with so many goods
 * (20,000): right after the start, while 5,000 of them are imported under other names, and after a spelling was
 * added; and how long those wait meanwhile who ask for something else. Then, when all is read again, how long they wait while
 * they type, one shopper alone, eight and ten at once, and staff who look for goods; and after a restart, how soon the shop is
 * ready and knows words that no title has. On SQLite; on PostgreSQL as `node bin/postgres.mjs -- node bench/search-waits.ts`.
 */
const GOODS = Number(process.argv[2] ?? 20_000);
const IMPORTED = 5000;
const MOMENT_MS = 5000;
/** Until the goods of the import and the new spelling are read. */
const SETTLE_MS = 15_000;
const SEARCH_EVERY_MS = 50;
const ASK_EVERY_MS = 5;
const WORDS = ['tomato', 'haldi', 'nut', 'mango pickle', 'atta', 'lemon', 'steel bottle', 'onoin'];
/** What shoppers type letter by letter. */
const TYPED = [
  'tomato',
  'haldi powder',
  'aata',
  'onoin',
  'steel bottle',
  'mango pickle',
  '5 kg chawal',
  'टमाटर',
  'வெங்காயம்',
  'green tea',
];
const OWNER = { ADMIN_EMAIL: 'bench@haat.local', ADMIN_PASSWORD: crypto.randomUUID() };

const dataDir = mkdtempSync(join(tmpdir(), 'haat-bench-'));
const databaseUrl = process.env['TEST_DATABASE_URL'];
const ENV = { ...OWNER, DATA_DIR: dataDir, SEED: 'none', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
try {
  await fill();
  const shop = await startShop(ENV);
  try {
    const token = await measure(shop);
    await wait(SETTLE_MS);
    for (const turn of ['first', 'then', 'then']) await typing(shop, `${turn}, one who types`, 1);
    for (const turn of ['first', 'then'])
      await typing(shop, `${turn}, one of the staff who looks for goods`, 1, token);
    await typing(shop, 'eight who type at once', 8);
    await typing(shop, 'ten who type at once', 10);
    console.log(`resident memory: ${shop.memory().toFixed(0)} MB`);
  } finally {
    await shop.stop();
  }
  await restart();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const database = loadConfig(ENV).database;
  const db = openDatabase(database);
  await migrate(db, database.kind);
  await inTransaction(db, (tx) => teachSpellings(tx, systemClock.now()));
  const actor = { userId: null, name: 'Bench' };
  await importProducts(db, goodsFile(GOODS), { clock: systemClock, actor });
  await db.destroy();
}

/** Gives the owner's token. */
async function measure(shop: ShopProcess): Promise<string> {
  await moment(shop, 'after the start', () => wait(MOMENT_MS));
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = OWNER;
  const { token } = (await send(shop, '/api/auth/login', undefined, { email, password })) as {
    token: string;
  };
  await moment(shop, 'during an import', () => send(shop, '/api/products/import', token, renamed()));
  await moment(shop, 'after an import', () => wait(MOMENT_MS));
  const group = { canonical: 'steel bottle', spellings: ['botal'] };
  await moment(shop, 'after a spelling', async () => {
    await send(shop, '/api/products/spellings', token, group);
    await wait(MOMENT_MS);
  });
  return token;
}

/** Everything that shoppers send while they type their words, each of them the next when the last is answered. */
async function typing(shop: ShopProcess, name: string, shoppers: number, token?: string): Promise<void> {
  const typed = TYPED.flatMap((words) => Array.from(words, (_, at) => words.slice(0, at + 1).trim()));
  const isOver = { yet: false };
  const others = again(isOver, ASK_EVERY_MS, () => fetch(`${shop.url}/healthz`));
  const [began, used] = [performance.now(), shop.processor()];
  const waits = await Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      const own: number[] = [];
      for (const [at] of typed.entries()) {
        const q = encodeURIComponent(typed[(at + shopper * 17) % typed.length]!);
        const asked = performance.now();
        const answer = token
          ? await fetch(`${shop.url}/api/products/admin?limit=20&q=${q}`, {
              headers: { Authorization: `Bearer ${token}` },
            })
          : await fetch(`${shop.url}/api/products?limit=6&q=${q}`);
        await answer.text();
        own.push(performance.now() - asked);
      }
      return own;
    }),
  );
  isOver.yet = true;
  const searches = waits.flat().length;
  const each = `${((1000 * searches) / (performance.now() - began)).toFixed(0)} a second, ${((shop.processor() - used) / searches).toFixed(1)} ms of a core each`;
  console.log(`${name}: ${told(waits.flat())}; ${each}; others ${told(await others)}`);
}

/** Starts the shop again, and asks for a word that no title has until it is found: the index has read what it knows. */
async function restart(): Promise<void> {
  const started = performance.now();
  const shop = await startShop(ENV);
  try {
    const ask = async (q: string): Promise<number> => {
      const answer = await fetch(`${shop.url}/api/products?limit=6&q=${encodeURIComponent(q)}`);
      return ((await answer.json()) as { total: number }).total;
    };
    const asked = performance.now();
    await ask('tomato');
    const first = performance.now() - asked;
    while ((await ask('टमाटर')) === 0) await wait(SEARCH_EVERY_MS);
    console.log(
      `restart: ready after ${Math.round(shop.readyAfter)} ms, first search ${Math.round(first)} ms, ` +
        `words of other languages found after ${Math.round(performance.now() - started)} ms`,
    );
  } finally {
    await shop.stop();
  }
}

function told(of: readonly number[]): string {
  const { p50, p99, worst } = latenciesOf(of);
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`;
}

/** Searches, and asks for something small, one at a time each, until that is done. */
async function moment(shop: ShopProcess, name: string, during: () => Promise<unknown>): Promise<void> {
  const isOver = { yet: false };
  const searches = again(isOver, SEARCH_EVERY_MS, (at) => {
    const q = encodeURIComponent(WORDS[at % WORDS.length] ?? '');
    return fetch(`${shop.url}/api/products?limit=6&q=${q}`);
  });
  const others = again(isOver, ASK_EVERY_MS, () => fetch(`${shop.url}/healthz`));
  await during();
  isOver.yet = true;
  const [waits, othersWaits] = [await searches, await others];
  console.log(
    `${name}: first search ${waits[0]?.toFixed(0)} ms, ${told(waits)}; others ${told(othersWaits)}`,
  );
}

async function again(
  isOver: { yet: boolean },
  everyMs: number,
  ask: (at: number) => Promise<Response>,
): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; !isOver.yet; at += 1) {
    const asked = performance.now();
    await (await ask(at)).text();
    waits.push(performance.now() - asked);
    await wait(everyMs);
  }
  return waits;
}

/** A file of the first goods under other names. */
function renamed(): FormData {
  const columns = ['sku', 'title', 'category', 'price', 'cuttedprice', 'unit', 'pack'] as const;
  const lines = [...goods(IMPORTED)].map((one) =>
    csvLine(columns.map((name) => (name === 'title' ? `${one.title}, new` : String(one[name])))),
  );
  const form = new FormData();
  form.append('file', new File([csvLine(columns), ...lines], 'goods.csv', { type: 'text/csv' }));
  return form;
}

async function send(
  shop: ShopProcess,
  path: string,
  token: string | undefined,
  body: object,
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const answer = await fetch(shop.url + path, {
    method: 'POST',
    headers: {
      ...(!isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
