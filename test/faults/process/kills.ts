import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { startShop } from '../../../bench/support/shop-process.ts';
import { freePort } from '../../../bin/test/free-port.mjs';
import { audit } from '../load/audit.ts';
import { until } from '../load/calls.ts';
import { openLoad, SHOP_ENV } from '../load/load.ts';

/** What rounds of `kill -9` under load left behind. */
export type KillFigures = {
  rounds: number;
  /** What is wrong in the books, by round and rule; empty when nothing was lost. */
  broken: string[];
  signUps: number;
  orders: number;
  payments: number;
  signed: number;
  ordersReplayed: number;
  ordersPlacedByAskingAgain: number;
  /** Milliseconds from each restart to /readyz. */
  readyAfter: number[];
  refusals: Map<string, number>;
};

/**
 * Kills the server again and again while a crowd uses it, each time at another moment, and after each restart holds
 * the database against what the shop had acknowledged.
 */
export async function killUnderLoad(options: {
  rounds: number;
  databaseUrl?: string;
  aliveMs?: [number, number];
  onRound?: (round: number, broken: number) => void;
}): Promise<KillFigures> {
  const { rounds, databaseUrl, aliveMs = [0, 1200] } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-faults-'));
  const log = openSync(join(dataDir, 'server.log'), 'a');
  const env = {
    ...SHOP_ENV,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const config = loadConfig(env);
  let shop = await startShop(env, log);
  const load = await openLoad(shop.url);
  const figures: KillFigures = {
    rounds: 0,
    broken: [],
    signUps: 0,
    orders: 0,
    payments: 0,
    signed: 0,
    ordersReplayed: 0,
    ordersPlacedByAskingAgain: 0,
    readyAfter: [],
    refusals: load.ledger.refusals,
  };
  const look = async (): Promise<void> => {
    const db = openDatabase(config.database, { connections: 1 });
    try {
      for (const { rule, broken } of await audit(db, config.database, load.ledger)) {
        if (broken.length > 0) figures.broken.push(`round ${figures.rounds}: ${rule}: ${broken.join(', ')}`);
      }
      if (config.database.kind === 'sqlite') {
        const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
        if (rows[0]?.integrity_check !== 'ok')
          figures.broken.push(`round ${figures.rounds}: the file is broken`);
      }
    } finally {
      await db.destroy();
    }
  };
  try {
    while (figures.rounds < rounds) {
      figures.rounds += 1;
      const crowd = load.run(shop.url);
      const { orders } = load.ledger;
      const before = orders.size;
      await until('the crowd orders something', () => Promise.resolve(orders.size > before), 30_000);
      await wait(aliveMs[0] + Math.random() * (aliveMs[1] - aliveMs[0]));
      await shop.kill();
      await crowd.stop();
      shop = await startShop(env, log);
      figures.readyAfter.push(shop.readyAfter);
      await look();
      const again = await load.askAgain(shop.url);
      figures.ordersReplayed += again.replayed;
      figures.ordersPlacedByAskingAgain += again.placed;
      await look();
      options.onRound?.(figures.rounds, figures.broken.length);
    }
    figures.signUps = load.ledger.accounts.length;
    figures.orders = load.ledger.orders.size;
    figures.payments = load.ledger.payments.size;
    figures.signed = load.ledger.signed.size;
    return figures;
  } finally {
    await shop.kill();
    closeSync(log);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
