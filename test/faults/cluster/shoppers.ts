import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '#catalogue/catalogue.ts';
import type { Db } from '#db/schema.ts';
import { requestName } from '#platform/once/ask-once.ts';
import { placedByKeys } from '../load/audit.ts';
import { call, type Reply } from '../load/calls.ts';
import { expectOk, logIn, orderOf, type Placed } from '../load/load.ts';

/** What those who order in one shop, one order after the other, were told. */
export type Told = {
  shop: string;
  /** The orders that were acknowledged, by the key of the shopper, with the moment of the answer. */
  orders: Map<string, { id: string; at: number; isRepeat: boolean }>;
  /** The moments of all acknowledged writes: orders, and one who changes a cart the whole time. */
  writes: number[];
  /** Keys that were never answered. */
  open: Set<string>;
  answers: Map<string, number>;
  /** Answers that may not be: 500, or 503 without Retry-After. */
  wrong: string[];
};

type Ask = <Body>(method: string, path: string, options?: object) => Promise<Reply<Body>>;

/** Shoppers who order as people do: after an unclear answer they send the same order with the same key, until there is an answer. */
export type Shoppers = {
  told: Told[];
  /** The longest time without an acknowledged write since a moment, in milliseconds, in the shop that waited longest. */
  longestWait(since: number): number;
  stop(): Promise<void>;
};

const EVERY_MS = 1000;
const AGAIN_MS = 250;
const CHANGE_MS = 150;

/** Opens accounts in each shop for so many who order, and for one who changes a cart without a pause. */
export async function orderIn(shops: readonly string[], each = 2): Promise<Shoppers> {
  let isOn = true;
  const told: Told[] = [];
  const all: Promise<void>[] = [];
  for (const shop of shops) {
    const own: Told = { shop, orders: new Map(), writes: [], open: new Set(), answers: new Map(), wrong: [] };
    told.push(own);
    const { body } = expectOk(await call<{ products: Product[] }>(shop, 'GET', '/api/products?limit=8'));
    for (let shopper = 0; shopper <= each; shopper += 1) {
      const account = {
        name: 'Sample Shopper',
        email: `cluster-${randomUUID()}@example.in`,
        phone: '9876543210',
        password: 'Mango-1234',
      };
      expectOk(await call(shop, 'POST', '/api/auth/signup', { body: account }));
      const { token } = await logIn(shop, account.email, account.password);
      const ask: Ask = async (method, path, options = {}) => {
        const reply = await call<never>(shop, method, path, { token, ...options });
        note(own, method, reply);
        return reply;
      };
      const keepOn = shopper === each ? keepChanging : keepOrdering;
      all.push(keepOn(own, { ask, products: body.products, isOn: () => isOn }));
    }
  }
  return {
    told,
    longestWait: (since) => Math.max(...told.map((own) => longestGap(own, since))),
    stop: async () => {
      isOn = false;
      await Promise.all(all);
    },
  };
}

type Turn = { ask: Ask; products: readonly Product[]; isOn: () => boolean };

/** Changes one line of a cart again and again. */
async function keepChanging(told: Told, { ask, products, isOn }: Turn): Promise<void> {
  const [product] = products;
  if (!product) throw new Error(`${told.shop} has no goods`);
  const body = { product: product._id, quantity: product.least };
  const { data } = expectOk(await ask<{ data: { _id: string } }>('POST', '/api/cart', { body })).body;
  for (let times = 1; isOn(); times = (times % 3) + 1) {
    await ask('PATCH', `/api/cart/${data._id}`, { body: { quantity: product.least * times } });
    await wait(CHANGE_MS);
  }
}

/** Orders until told to stop; an order that is under way then is finished. */
async function keepOrdering(told: Told, { ask, products, isOn }: Turn): Promise<void> {
  while (isOn()) {
    const cart = await ask<{ data: { product: { _id: string }; quantity: number }[] }>('GET', '/api/cart');
    const product = products[Math.floor(Math.random() * products.length)];
    if (cart.status !== 200 || !product) {
      await wait(AGAIN_MS);
      continue;
    }
    const lines = new Map(cart.body.data.map((line) => [line.product._id, line.quantity]));
    if (lines.size === 0) {
      const body = { product: product._id, quantity: product.least };
      if ((await ask('POST', '/api/cart', { body })).status !== 201) await wait(AGAIN_MS);
      continue;
    }
    const key = randomUUID();
    told.open.add(key);
    const body = orderOf(lines, products);
    for (let isRepeat = false; told.open.has(key); isRepeat = true) {
      const reply = await ask<Placed>('POST', '/api/orders', { body, headers: { 'Idempotency-Key': key } });
      if (reply.status === 200 || reply.status === 201) {
        told.orders.set(key, { id: reply.body.data._id, at: performance.now(), isRepeat });
        told.open.delete(key);
      } else if (reply.status > 0 && reply.status < 500) {
        told.wrong.push(`an order was refused: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`);
        told.open.delete(key);
      } else await wait(AGAIN_MS);
    }
    await wait(EVERY_MS);
  }
}

function note(told: Told, method: string, { status, headers, body }: Reply): void {
  if (method !== 'GET' && status >= 200 && status < 300) told.writes.push(performance.now());
  told.answers.set(String(status), (told.answers.get(String(status)) ?? 0) + 1);
  if (status >= 500 && status !== 503) told.wrong.push(`${status} ${JSON.stringify(body).slice(0, 200)}`);
  if (status === 503 && !headers.get('retry-after')) told.wrong.push('a 503 did not say when to come back');
}

function longestGap({ writes }: Told, since: number): number {
  const moments = [since, ...writes.filter((at) => at > since), performance.now()];
  return Math.max(...moments.map((at, index) => at - (moments[index - 1] ?? at)));
}

/** Compares all that was told with the rows: every acknowledged order is there exactly once. */
export async function auditOrders(db: Db, told: readonly Told[]): Promise<string[]> {
  const rows = await db.selectFrom('orders').select(['id', 'user_id']).execute();
  const there = new Set(rows.map(({ id }) => id));
  const keys = await placedByKeys(db);
  const broken = told.flatMap(({ wrong }) => [...new Set(wrong)]);
  const seen = new Set<string>();
  for (const { orders } of told) {
    for (const [key, { id }] of orders) {
      if (!there.has(id)) broken.push(`order ${id}, which was acknowledged, is missing`);
      if (keys.get(requestName(key)) !== id) broken.push(`order ${id} does not have the key that placed it`);
      if (seen.has(id)) broken.push(`two orders were acknowledged as ${id}`);
      seen.add(id);
    }
  }
  // What was never asked for, or twice, is an order of these shoppers that no key of theirs names.
  const named = new Set(keys.values());
  const nameless = rows.filter(({ id }) => !named.has(id));
  if (nameless.length > 0) broken.push(`${nameless.length} orders have no key`);
  return broken;
}
