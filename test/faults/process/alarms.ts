import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Alarm } from '#alarm/alarm.ts';
import type { Product } from '#catalogue/catalogue.ts';
import type { Order } from '#orders/order.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { openPushService, type PushService } from '#test/fakes/push-service.ts';
import { startShop } from '../../../bench/support/shop-process.ts';
import { freePort } from '../../../bin/test/free-port.mjs';
import { call, until } from '../load/calls.ts';
import { logIn, OWNER, SHOP_ENV } from '../load/load.ts';

/** What kills at the moment of an alarm left behind. */
export type AlarmFigures = { orders: number; rings: number; longestMs: number; broken: string[] };

/** A lease of a worker that died is believed for a minute and a half; then its job is done by the next one. */
const TAKEN_UP_MS = 120_000;
/** From an order until its push is sent takes a second or two: the kill falls somewhere in it. */
const KILLED_WITHIN_MS = 2500;

/**
 * Kills the whole shop, again and again, in the seconds in which an order rings. Each order whose placing was answered must have rung in the end,
 * and one that was looked at rings no more.
 */
export async function killWhileRinging(rounds: number, databaseUrl?: string): Promise<AlarmFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-alarms-'));
  const log = openSync(join(dataDir, 'server.log'), 'a');
  const port = await freePort();
  const service = await openPushService(port);
  const env = {
    ...SHOP_ENV,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    NODE_OPTIONS: '--import ./test/fakes/push-redirect.mjs',
    TEST_PUSH_PORT: String(port),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  let shop = await startShop(env, log);
  const figures: AlarmFigures = { orders: 0, rings: 0, longestMs: 0, broken: [] };
  try {
    const { place, look } = await openRinging(shop.url, service);
    const placed: Order[] = [];
    for (let round = 0; round < rounds; round += 1) {
      placed.push(await place());
      await wait(Math.random() * KILLED_WITHIN_MS);
      await shop.kill();
      shop = await startShop(env, log);
    }
    figures.orders = placed.length;
    const rung = new Set<string>();
    const isRung = async ({ orderId }: Order): Promise<boolean> => {
      for (const { tag } of service.taken) rung.add(tag);
      return rung.has(`order-${orderId}`);
    };
    for (const order of placed) {
      try {
        const took = await until(`order ${order.orderId} rings`, () => isRung(order), TAKEN_UP_MS);
        figures.longestMs = Math.max(figures.longestMs, took);
      } catch (error) {
        figures.broken.push(String(error));
      }
      await look(order);
    }
    figures.rings = service.taken.length;
    return figures;
  } finally {
    await shop.kill();
    await service.close();
    closeSync(log);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** An owner whose phone rings, and a shopper who orders. */
async function openRinging(url: string, service: PushService) {
  const owner = await logIn(url, OWNER.email, OWNER.password);
  const ask = async <Body>(method: string, path: string, body?: unknown, token = owner.token) => {
    const reply = await call<Body>(url, method, path, { token, body });
    if (reply.status >= 300 || reply.status === 0)
      throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  await ask('PUT', '/api/shop/settings', {
    settings: { ...DEFAULT_SETTINGS, newcomerOrders: null, newcomerOrdersADay: null, newcomerValue: null },
  });
  const tea = { title: 'Tea', description: 'Tea', price: 50, cuttedprice: 50, discount: 0 };
  const goods = await ask<Product>('POST', '/api/products/addproduct', {
    ...tea,
    category: 'grocery',
    unit: 'item',
    stock: 1000,
  });
  const { publicKey } = await ask<Alarm>('GET', '/api/alarm');
  await ask('PUT', '/api/alarm/device', {
    ...service.subscribe('owner', publicKey),
    language: 'en',
  });
  const account = { name: 'Asha', email: `asha-${randomUUID()}@example.in`, phone: '9876543210' };
  const password = 'Mango-1234';
  await ask('POST', '/api/auth/signup', { ...account, password });
  const asha = await logIn(url, account.email, password);
  return {
    place: async (): Promise<Order> => {
      await ask('POST', '/api/cart', { product: goods._id, quantity: 1 }, asha.token);
      const body = {
        items: [{ product: goods._id, quantity: 1 }],
        totalAmount: 70,
        totalItems: 1,
        selectedAddress: DELIVERY_ADDRESS,
      };
      return (await ask<{ data: Order }>('POST', '/api/orders', body, asha.token)).data;
    },
    look: ({ _id }: Order) => ask('POST', '/api/alarm/looked', { order: _id }),
  };
}
