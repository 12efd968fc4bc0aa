import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { writeFileAtomically } from '#platform/files.ts';
import { requestName } from '#platform/once/ask-once.ts';
import { startShop } from '../../../bench/support/shop-process.ts';
import { placedByKeys, whole } from '../load/audit.ts';
import { until } from '../load/calls.ts';
import { openLoad, SHOP_ENV } from '../load/load.ts';
import { runScript } from '../machines/scripts.ts';

/** What backups that were made while people shopped, and restored elsewhere, brought back. */
export type RoundTripFigures = {
  /** Each backup: what was acknowledged before it began, and how many orders came while it was made. */
  backups: { signUps: number; orders: number; meanwhile: number; milliseconds: number }[];
  broken: string[];
};

/**
 * Backs a shop up while a crowd uses it, again and again, and restores each backup into an empty place: everything that
 * was acknowledged before the backup began is there, and the books agree as they do after a crash.
 */
export async function backUpUnderLoad(times: number, databaseUrl?: string): Promise<RoundTripFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-round-trip-'));
  const env = { ...SHOP_ENV, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const shop = await startShop(env, 'ignore');
  const figures: RoundTripFigures = { backups: [], broken: [] };
  try {
    const load = await openLoad(shop.url);
    const { ledger } = load;
    const crowd = load.run(shop.url);
    for (let round = 0; round < times; round += 1) {
      await writeFileAtomically(
        join(dataDir, 'media', pictureOf(round), '240.avif'),
        Buffer.from(pictureOf(round)),
      );
      const { size } = ledger.orders;
      await until('people order', () => Promise.resolve(ledger.orders.size > size + 5), 30_000);
      const before = { accounts: [...ledger.accounts], orders: new Map(ledger.orders) };
      const file = join(dataDir, `${round}.haat`);
      const began = performance.now();
      const { isDone, said } = await runScript('backup', env, file);
      if (!isDone) figures.broken.push(`backup ${round} said: ${said}`);
      figures.backups.push({
        signUps: before.accounts.length,
        orders: before.orders.size,
        meanwhile: ledger.orders.size - before.orders.size,
        milliseconds: performance.now() - began,
      });
      for (const wrong of await restoredElsewhere({ file, before, round, databaseUrl }))
        figures.broken.push(`backup ${round}: ${wrong}`);
    }
    await wait(100);
    await crowd.stop();
    for (const said of ledger.refusals.keys()) figures.broken.push(`somebody got: ${said}`);
    return figures;
  } finally {
    await shop.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Acknowledged = { accounts: string[]; orders: Map<string, { key: string; total: number }> };

/** Restores a backup into an empty place and says what is missing or wrong there. */
async function restoredElsewhere({
  file,
  before,
  round,
  databaseUrl,
}: {
  file: string;
  before: Acknowledged;
  round: number;
  databaseUrl: string | undefined;
}): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-restored-'));
  const place = databaseUrl && (await emptyDatabase(databaseUrl));
  const env = { ...SHOP_ENV, DATA_DIR: dataDir, ...(place && { DATABASE_URL: place }) };
  try {
    const { isDone, said } = await runScript('restore', env, file);
    if (!isDone) return [`the restore said: ${said}`];
    return [...(await missing(env, before)), ...picturesMissing(dataDir, round), ...(await goesOn(env))];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function missing(env: Record<string, string>, { accounts, orders }: Acknowledged): Promise<string[]> {
  const { database } = loadConfig(env);
  const db = openDatabase(database, { connections: 1 });
  try {
    const emails = new Set(
      (await db.selectFrom('users').select('email').execute()).map(({ email }) => email),
    );
    const rows = await db.selectFrom('orders').select(['id', 'total_paise']).execute();
    const there = new Map(rows.map((row) => [row.id, row]));
    const keys = await placedByKeys(db);
    const isThere = ([id, { key, total }]: [string, { key: string; total: number }]): boolean =>
      there.get(id)?.total_paise === total && keys.get(requestName(key)) === id;
    return [
      ...accounts.filter((email) => !emails.has(email)).map((email) => `a sign-up is missing: ${email}`),
      ...[...orders].filter((order) => !isThere(order)).map(([id]) => `an order is missing: ${id}`),
      ...(await whole(db, database)).flatMap(({ rule, broken }) => broken.map((what) => `${rule}: ${what}`)),
    ];
  } finally {
    await db.destroy();
  }
}

const pictureOf = (round: number): string => String(round).padStart(32, 'a');

function picturesMissing(dataDir: string, round: number): string[] {
  const ids = readdirSync(join(dataDir, 'media'));
  return Array.from({ length: round + 1 }, (_, at) => pictureOf(at)).filter(
    (id) => !ids.includes(id) || readFileSync(join(dataDir, 'media', id, '240.avif'), 'utf8') !== id,
  );
}

/** Starts a shop on it and shops there: numbers go on, and the data stays right. */
async function goesOn(env: Record<string, string>): Promise<string[]> {
  const shop = await startShop(env, 'ignore');
  try {
    const load = await openLoad(shop.url, { shoppers: 2 });
    const crowd = load.run(shop.url);
    await until(
      'people order in the restored shop',
      () => Promise.resolve(load.ledger.orders.size > 2),
      30_000,
    );
    await crowd.stop();
    return [...load.ledger.refusals.keys()].map((said) => `somebody got: ${said}`);
  } finally {
    await shop.kill();
  }
}

async function emptyDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = `restored_${Date.now()}`;
  await client.query(`create database ${name}`);
  await client.end();
  const place = new URL(url);
  place.pathname = `/${name}`;
  return place.href;
}
