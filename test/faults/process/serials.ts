import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '#catalogue/catalogue.ts';
import type { Db } from '#db/schema.ts';
import type { Order } from '#orders/order.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { REGULAR, wrongPapers } from '#test/steps/bills.ts';
import { atCounter } from '#test/steps/taking.ts';
import { startShop } from '../../../bench/support/shop-process.ts';
import { freePort } from '../../../bin/test/free-port.mjs';
import { call } from '../load/calls.ts';
import { logIn, OWNER, SHOP_ENV } from '../load/load.ts';

/** What kills under many dispatches at once left behind. */
export type SerialFigures = {
  kills: number;
  dispatched: number;
  again: number;
  longestMs: number;
  broken: string[];
};

/** So many orders leave at once. */
const AT_ONCE = 200;
/** The kill falls somewhere in the time that so many dispatches take. */
const KILLED_WITHIN_MS = 2500;

/**
 * Kills the whole shop again and again while 200 orders leave at once. After each restart those that were not answered are sent out
 * again; then each order that has left must have one bill, and each series its numbers from 1 to n.
 */
export async function killWhileDispatching(rounds: number, databaseUrl?: string): Promise<SerialFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-serials-'));
  const log = openSync(join(dataDir, 'server.log'), 'a');
  const env = {
    ...SHOP_ENV,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  let shop = await startShop(env, log);
  const figures: SerialFigures = { kills: 0, dispatched: 0, again: 0, longestMs: 0, broken: [] };
  const db = openDatabase(loadConfig(env).database, { connections: 1 });
  try {
    const { take, dispatch } = await openDispatch(shop.url);
    for (let round = 0; round < rounds; round += 1) {
      const waiting = new Set(await take(AT_ONCE));
      const began = performance.now();
      const kill = wait(Math.random() * KILLED_WITHIN_MS).then(() => shop.kill());
      await Promise.all([...waiting].map(async (id) => (await dispatch(id)) && waiting.delete(id)));
      await kill;
      figures.kills += 1;
      shop = await startShop(env, log);
      figures.again += waiting.size;
      // All that were not answered leave at once again, and nothing kills them.
      const after = await Promise.all([...waiting].map((id) => dispatch(id)));
      figures.longestMs = Math.max(figures.longestMs, performance.now() - began);
      if (after.includes(false)) figures.broken.push(`round ${round}: an order could not be sent out again`);
      figures.broken.push(...(await wrongPapers(db)).map((line) => `round ${round}: ${line}`));
      figures.broken.push(...(await unbilled(db)).map((line) => `round ${round}: ${line}`));
    }
    figures.dispatched = rounds * AT_ONCE;
    return figures;
  } finally {
    await db.destroy();
    await shop.kill();
    closeSync(log);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Orders that have left without a bill, or with more than one. */
async function unbilled(db: Db): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('bills', 'bills.order_id', 'orders.id')
    .select((row) => ['orders.number', row.fn.count<number>('bills.id').as('bills')])
    .where('orders.status', '=', 'dispatched')
    .groupBy('orders.number')
    .execute();
  return orders.flatMap(({ number, bills }) =>
    Number(bills) === 1 ? [] : [`order ${number} left with ${bills} bills`],
  );
}

/** An owner whose shop is registered, and who sends out orders that were taken by phone. */
async function openDispatch(url: string) {
  const { token } = await logIn(url, OWNER.email, OWNER.password);
  const ask = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await call<Body>(url, method, path, { token, body });
    if (reply.status >= 300 || reply.status === 0)
      throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  await ask('PUT', '/api/shop/settings', { settings: { ...DEFAULT_SETTINGS, mayCollect: true } });
  await ask('POST', '/api/tax/registrations', REGULAR);
  const goods = await ask<Product>('POST', '/api/products/addproduct', {
    title: 'Tea',
    description: 'Tea',
    price: 50,
    cuttedprice: 50,
    discount: 0,
    category: 'grocery',
    unit: 'item',
    stock: 1_000_000,
  });
  let taken = 0;
  return {
    take: async (count: number): Promise<string[]> => {
      const ids: string[] = [];
      for (let at = 0; at < count; at += 1) {
        taken += 1;
        const sent = {
          ...atCounter([[goods, 1]], 50, { channel: 'phone', payment: undefined, beyond: true }),
          customer: { phone: `98${String(taken).padStart(8, '0')}`, name: 'Meena' },
          collected: true,
        };
        ids.push((await ask<{ data: Order }>('POST', '/api/orders/taken', sent)).data._id);
      }
      return ids;
    },
    /** Sends an order out; true if the shop answered that it is. */
    dispatch: async (id: string): Promise<boolean> => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const body = { status: 'dispatched' };
      return (await call(url, 'PATCH', `/api/orders/${id}`, { token, body, headers })).status === 200;
    },
  };
}
