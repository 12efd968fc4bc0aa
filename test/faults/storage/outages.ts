import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { startShop } from '../../../bench/support/shop-process.ts';
import { audit } from '../load/audit.ts';
import { call, until } from '../load/calls.ts';
import { type Load, openLoad, SHOP_ENV } from '../load/load.ts';
import { openPostgres, type OwnPostgres } from '../machines/own-postgres.ts';
import { openSmallDisk } from '../machines/small-disks.ts';

/** What an outage of the database, or of its disk, did to those who used the shop. */
export type OutageFigures = {
  outages: number;
  unavailable: number;
  orders: number;
  /** Milliseconds from the end of each outage to the first answer that is a success. */
  recoveredAfter: number[];
  refusals: Map<string, number>;
  broken: string[];
};

/** Stops PostgreSQL under load and starts it again, by turns gently, as by a power cut, and frozen. */
export async function stopPostgresUnderLoad(postgres: OwnPostgres, outages: number): Promise<OutageFigures> {
  return underLoad({ DATABASE_URL: postgres.url }, outages, async (round) => {
    if (round % 3 === 2) {
      postgres.freeze();
      return () => Promise.resolve(postgres.goOn());
    }
    await postgres.stop(round % 3 === 0 ? 'fast' : 'immediate');
    return () => postgres.start();
  });
}

/**
 * Lets the disk under SQLite fill up under load, and makes room again, while the server goes on. The disk is a small
 * one in memory, which only root may mount: for anyone else this resolves to undefined.
 */
export async function fillDiskUnderLoad(outages: number): Promise<OutageFigures | undefined> {
  const disk = openSmallDisk('memory', 24);
  if (!disk) return undefined;
  try {
    return await underLoad({ DATA_DIR: disk.path }, outages, () => {
      disk.fill();
      return Promise.resolve(() => Promise.resolve(disk.makeRoom()));
    });
  } finally {
    disk.remove();
  }
}

/** The same for PostgreSQL, on a disk of its own; it may end when it cannot write, and is then started again. */
export async function fillPostgresDiskUnderLoad(outages: number): Promise<OutageFigures | undefined> {
  const disk = openSmallDisk('memory', 160);
  if (!disk) return undefined;
  const postgres = await openPostgres(disk.path);
  try {
    return await underLoad({ DATABASE_URL: postgres.url }, outages, () => {
      disk.fill();
      return Promise.resolve(async () => {
        disk.makeRoom();
        await postgres.goOnOrStart();
      });
    });
  } finally {
    await postgres.remove();
    disk.remove();
  }
}

async function underLoad(
  more: Record<string, string>,
  outages: number,
  begin: (round: number) => Promise<() => Promise<void>>,
): Promise<OutageFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-outage-'));
  const log = openSync(join(dataDir, 'server.log'), 'a');
  const env = { ...SHOP_ENV, DATA_DIR: dataDir, ...more };
  const shop = await startShop(env, log);
  const figures = { outages: 0, recoveredAfter: [] as number[], broken: [] as string[] };
  try {
    const load = await openLoad(shop.url);
    for (; figures.outages < outages; figures.outages += 1) {
      const crowd = load.run(shop.url);
      await wait(700);
      const end = await begin(figures.outages);
      await wait(2500);
      await end();
      figures.recoveredAfter.push(await untilWriting(shop.url));
      await crowd.stop();
      await load.askAgain(shop.url);
      figures.broken.push(...(await auditShop(env, load)));
    }
    const { refusals, unavailable, orders } = load.ledger;
    if (unavailable.times === 0) figures.broken.push('no outage was noticed');
    if (unavailable.withoutRetryAfter > 0) figures.broken.push('a 503 did not say when to come back');
    for (const said of refusals.keys()) {
      if (/^5(?!03)|connection/.test(said)) figures.broken.push(`somebody got: ${said}`);
    }
    return { ...figures, unavailable: unavailable.times, orders: orders.size, refusals };
  } finally {
    await shop.kill();
    closeSync(log);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const untilWriting = (url: string): Promise<number> =>
  until(
    'the shop is back by itself',
    async () => {
      const body = {
        name: 'Sample Shopper',
        email: `back-${process.hrtime.bigint()}@example.in`,
        phone: '9876543210',
        password: 'Mango-1234',
      };
      return (await call(url, 'POST', '/api/auth/signup', { body })).status === 201;
    },
    60_000,
  );

/** The broken rules in the data of a running shop. */
export async function auditShop(env: Record<string, string>, load: Load): Promise<string[]> {
  const { database } = loadConfig(env);
  const db = openDatabase(database, { connections: 1 });
  try {
    const findings = await audit(db, database, load.ledger);
    return findings.flatMap(({ rule, broken }) => broken.map((what) => `${rule}: ${what}`));
  } finally {
    await db.destroy();
  }
}
