import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../../bench/support/shop-process.ts';
import { freePort } from '../../../bin/test/free-port.mjs';
import { call } from '../load/calls.ts';
import type { Ledger } from '../load/ledger.ts';
import { openLoad, SHOP_ENV } from '../load/load.ts';
import { runScript } from '../machines/scripts.ts';
import { openSmallDisk } from '../machines/small-disks.ts';
import { auditShop } from './outages.ts';

/** What a disk or a file that broke under a serving shop did, and how the shop came back. */
export type BrokenFigures = {
  orders: number;
  /** Answers of 503, each with when to come back. */
  unavailable: number;
  /** What a page and a write were answered meanwhile. */
  page: string;
  write: string;
  broken: string[];
};

const ALIVE_MS = 1500;
const BROKEN_MS = 2500;

/**
 * The disk fails under a shop that serves, and takes no more writes; then the machine is started again. What was
 * acknowledged is there. Takes root: for anyone else this resolves to undefined.
 */
export async function failDiskUnderLoad(): Promise<BrokenFigures | undefined> {
  const disk = openSmallDisk('file', 64);
  if (!disk) return undefined;
  const env = { ...SHOP_ENV, DATA_DIR: disk.path, PORT: String(await freePort()) };
  let shop = await startShop(env, 'ignore');
  try {
    const load = await openLoad(shop.url);
    const crowd = load.run(shop.url);
    await wait(ALIVE_MS);
    disk.fail();
    await wait(BROKEN_MS);
    const meanwhile = await lookAt(shop.url);
    await crowd.stop();
    await shop.kill();
    disk.repair();
    shop = await startShop(env, 'ignore');
    await load.askAgain(shop.url);
    return {
      ...meanwhile,
      ...countsOf(load.ledger),
      broken: [...wrongAnswers(load.ledger), ...(await auditShop(env, load))],
    };
  } finally {
    await shop.kill();
    disk.remove();
  }
}

/**
 * Bytes of the database file are overwritten under a shop that serves. It may not notice at once, but it acknowledges
 * nothing that is wrong, a backup of it fails and says so, and the last good backup brings back all that it had.
 */
export async function damageFileUnderLoad({
  aliveMs = ALIVE_MS,
  brokenMs = BROKEN_MS,
} = {}): Promise<BrokenFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-damaged-'));
  const env = { ...SHOP_ENV, DATA_DIR: dataDir, PORT: String(await freePort()) };
  let shop = await startShop(env, 'ignore');
  const broken: string[] = [];
  try {
    const load = await openLoad(shop.url);
    const crowd = load.run(shop.url);
    await wait(aliveMs);
    // On a busy machine the first order can take longer.
    for (let tries = 0; load.ledger.orders.size === 0 && tries < 300; tries += 1) await wait(100);
    await crowd.stop();
    const good = join(dataDir, 'good.haat');
    expectDone(broken, 'the backup before', await runScript('backup', env, good));
    const then = structuredClone(load.ledger);
    damage(join(dataDir, 'haat.sqlite'));
    const later = load.run(shop.url);
    await wait(brokenMs);
    const meanwhile = await lookAt(shop.url);
    await later.stop();
    const bad = await runScript('backup', env, join(dataDir, 'bad.haat'));
    if (bad.isDone || !/^The backup failed: .*damaged/m.test(bad.said))
      broken.push(`a backup of the damaged file said: ${bad.said}`);
    broken.push(...wrongAnswers(load.ledger));
    await shop.kill();
    expectDone(broken, 'the restore', await runScript('restore', env, good));
    shop = await startShop(env, 'ignore');
    broken.push(...(await auditShop(env, { ...load, ledger: then })));
    return { ...meanwhile, ...countsOf(load.ledger), broken };
  } finally {
    await shop.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Overwrites every other page except the first few, after emptying the write-ahead log. */
function damage(path: string): void {
  const db = new DatabaseSync(path, { timeout: 5000 });
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
  const { size } = statSync(path);
  const file = openSync(path, 'r+');
  for (let at = 4 * 4096; at < size; at += 2 * 4096) writeSync(file, Buffer.alloc(4096, 0xaa), 0, 4096, at);
  closeSync(file);
}

async function lookAt(url: string): Promise<{ page: string; write: string }> {
  const body = {
    name: 'Sample Shopper',
    email: 'broken@example.in',
    phone: '9876543210',
    password: 'Mango-1234',
  };
  const [page, write] = [
    await call(url, 'GET', '/'),
    await call<{ message?: string }>(url, 'POST', '/api/auth/signup', { body }),
  ];
  return { page: String(page.status), write: `${write.status} ${String(write.body?.message ?? '')}` };
}

const countsOf = ({ orders, unavailable }: Ledger) => ({
  orders: orders.size,
  unavailable: unavailable.times,
});

/** Anything but a plain "not now" is wrong; a shopper may also hear of a conflict with what they themselves lost. */
function wrongAnswers({ refusals, unavailable }: Ledger): string[] {
  const wrong = [...refusals.keys()].filter((said) => /^5(?!03)|connection/.test(said));
  return [
    ...wrong.map((said) => `somebody got: ${said}`),
    ...(unavailable.withoutRetryAfter > 0 ? ['a 503 did not say when to come back'] : []),
  ];
}

function expectDone(
  broken: string[],
  what: string,
  { isDone, said }: { isDone: boolean; said: string },
): void {
  if (!isDone) broken.push(`${what} said: ${said}`);
}
