import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#base/ids.ts';
import { after } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { tokenHash, newToken } from '#identity/server/passwords/secrets.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { systemClock } from '#platform/platform.ts';
import { startPostgres } from '../../bin/postgres.mjs';
import { countSold, settle } from '../lists/fill.ts';
import { writeHistory } from '../support/many-orders.ts';
import { insert, stockShelves } from '../support/rows.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { copyOrders } from './copy-orders.ts';

/** How large a shop is. */
export type Size = { products: number; orders: number };
export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** Everyone who calls, by their bearer tokens, and what they ask for. */
export type Cast = {
  owner: string;
  /** People with an account; where there are orders, each has some. */
  customers: { id: string; token: string }[];
  /** Ids of goods from all over the catalogue. */
  productIds: string[];
};

/** A shop of a size, running as its owner would run it, and the bench's own way to its database. */
export type GrownShop = {
  size: Size;
  db: Db;
  cast: Cast;
  server: ShopProcess;
  /** Milliseconds from starting the process to the answer of the first search, which needs the index. */
  searchAfter: number;
  filledIn: number;
  close(): Promise<void>;
};

const FEW = 50_000;
const DAYS = 730;
const CUSTOMERS = 3000;
const ASKED_FOR = 5000;
const SPREAD = 7919; // a prime: steps through the whole list without a pattern

/** Fills a database of its own with a shop of a size, starts the server on it and waits until it searches. */
export async function openGrownShop(kind: Kind, size: Size): Promise<GrownShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-growth-'));
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const env = { DATA_DIR: dataDir, SEED: 'none', ...(postgres && { DATABASE_URL: postgres.url }) };
  const config = loadConfig(env);
  const db = openDatabase(config.database);
  const end = async (): Promise<void> => {
    await db.destroy();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const filling = performance.now();
    await migrate(db, kind);
    await fill(db, kind, size);
    const cast = await castOf(db);
    await settle(db, kind);
    const filledIn = (performance.now() - filling) / 1000;
    // Its log of slow queries would fill the terminal.
    const server = await startShop(
      { ADMIN_EMAIL: 'bench@haat.local', ADMIN_PASSWORD: newId(), ...env },
      'ignore',
    );
    const searching = performance.now();
    await (await fetch(`${server.url}/api/products?q=soap&limit=12`)).arrayBuffer();
    const searchAfter = server.readyAfter + performance.now() - searching;
    const close = async (): Promise<void> => {
      await server.stop();
      await end();
    };
    return { size, db, cast, server, searchAfter, filledIn, close };
  } catch (error) {
    await end();
    throw error;
  }
}

async function fill(db: Db, kind: Kind, { products, orders }: Size): Promise<void> {
  const until = systemClock.now();
  await inTransaction(db, (tx) => stockShelves(tx, products, after(until, -DAYS * 24 * 60 * 60_000)));
  await inTransaction(db, async (tx) => {
    const few = Math.min(FEW, orders);
    await writeHistory(tx, { orders: few, customers: Math.max(CUSTOMERS, few / 20), days: DAYS, until });
    if (orders > 0) await countSold(tx);
    await copyOrders(tx, orders / Math.max(1, few), kind);
  });
}

/** Creates sessions for an owner and many customers directly in the database, and picks the goods to ask for. */
async function castOf(db: Db): Promise<Cast> {
  const now = systemClock.now();
  const known = await db.selectFrom('products').select('id').orderBy('id').execute();
  const people = await db.selectFrom('users').select('id').where('role', '=', 'user').orderBy('id').execute();
  const chosen = Array.from(
    { length: CUSTOMERS },
    (_, index) => people[(index * SPREAD) % people.length]!.id,
  );
  const customers = [...new Set(chosen)].map((id) => ({ id, token: newToken() }));
  const owner = { id: newId(), token: newToken() };
  await inTransaction(db, async (tx) => {
    await insert(tx, 'users', [
      {
        id: owner.id,
        name: 'Owner',
        email: 'owner@example.com',
        phone: '9876543210',
        role: 'admin',
        owner: 1,
        created_at: now,
        updated_at: now,
      },
    ]);
    const sessions = [owner, ...customers].map(({ id, token }) => ({
      id: newId(),
      token_hash: tokenHash(token),
      user_id: id,
      remember: 1 as const,
      device: 'bench',
      created_at: now,
      seen_at: now,
      expires_at: after(now, 24 * 60 * 60_000),
    }));
    await insert(tx, 'sessions', sessions);
  });
  const productIds = Array.from(
    { length: Math.min(ASKED_FOR, known.length) },
    (_, index) => known[(index * SPREAD) % known.length]!.id,
  );
  return { owner: owner.token, customers, productIds };
}
