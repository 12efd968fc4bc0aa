import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CartItem, Quote } from '#cart/cart.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { finish, openPageCache } from '#platform/cache/page-cache.ts';
import type { EditedSettings } from '#settings/settings.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { call } from '#test/faults/load/calls.ts';
import { editProduct } from '#test/faults/load/load.ts';
import { type ShopProcess, startShop } from './support/shop-process.ts';
import { type Asked, load, type Load, needWrk } from './support/wrk.ts';

/**
 * `node bench/busy.ts`: what the shop serves while it sells, on SQLite or the PostgreSQL of TEST_DATABASE_URL. The pages of the demo shop, asked for in turn by 32
 * connections: quiet, and with five orders and one changed price a second, by turns in one run. Says also how long after
 * an order's answer the old stock is still shown. Ends with code 1 when the busy shop serves less than 0.7 of the quiet
 * one, or 1 of 100 waits longer than 20 ms.
 */
const ROUNDS = 3;
const SECONDS = 6;
const SHOPPERS = 12;
const ORDERS_A_SECOND = 5;
const EDITS_A_SECOND = 1;
/** Enough stock for the whole run. */
const PLENTY = 20;
const AT_LEAST = 0.7;
const WITHIN_MS = 20;

type Person = { token: string };
type Busy = { orders: number; edits: number; failed: number; lateMs: number[] };

needWrk();
const owner = { email: 'bench@haat.local', password: randomUUID() };
const database = process.env['TEST_DATABASE_URL'];
const shop = await startShop(
  {
    SEED: 'demo',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...(database && { DATABASE_URL: database }),
  },
  'ignore',
);
try {
  const { token } = await logIn(shop, owner);
  await liftLimits(shop, token);
  const everything = await call(shop.url, 'GET', '/api/products?all=true');
  const { products: goods } = everything.body as { products: Product[] };
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(shop)));
  const asked: Asked[] = [
    '/',
    '/shop',
    '/shop?category=vegetables',
    '/shop?category=grocery',
    '/shop?page=2',
    '/about-us',
    ...goods.map(({ _id }) => `/shop/${_id}`),
  ].map((path) => ({ path }));
  await load(shop.url, { seconds: 3, asked });
  const quiet: Load[] = [];
  const busy: Load[] = [];
  const done: Busy = { orders: 0, edits: 0, failed: 0, lateMs: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await load(shop.url, { seconds: SECONDS, asked }));
    const stop = beBusy(shop, { token, goods, shoppers, done });
    busy.push(await load(shop.url, { seconds: SECONDS, asked }));
    await stop();
  }
  console.table([row('quiet', quiet), row('busy', busy)]);
  const ratio = middle(busy).perSecond / middle(quiet).perSecond;
  const late = done.lateMs.toSorted((one, other) => one - other);
  console.log(
    `${asked.length} pages; busy / quiet ${ratio.toFixed(2)}; ${done.orders} orders, ${done.edits} prices changed, ` +
      `${done.failed} failed; after an order's answer the old stock was shown for at most ${Math.round(late.at(-1) ?? 0)} ms; ` +
      `resident ${shop.memory().toFixed(0)} MB`,
  );
  const [few, many] = [endingTakes(1000), endingTakes(100_000)];
  console.log(
    `a changed product that ten pages show ends them within ${few.toFixed(3)} ms where 1,000 are kept, ${many.toFixed(3)} ms where 100,000 are`,
  );
  const isQuick = ratio >= AT_LEAST && inMs(middle(busy).p99) <= WITHIN_MS;
  process.exitCode = isQuick && done.failed === 0 ? 0 : 1;
} finally {
  await shop.stop();
}

/** Sells and edits until told to stop. */
function beBusy(
  { url }: ShopProcess,
  { token, goods, shoppers, done }: { token: string; goods: Product[]; shoppers: Person[]; done: Busy },
): () => Promise<void> {
  let isOn = true;
  const each = async (aSecond: number, work: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = 0; isOn; turn += 1) {
      const next = wait(1000 / aSecond);
      await work(turn).catch((error: unknown) => {
        done.failed += 1;
        console.error(error);
      });
      await next;
    }
  };
  const plenty = goods.filter(({ stock }) => stock >= PLENTY);
  // Orders and edits use different halves of the goods: a price that changes before an order would refuse it.
  const half = Math.floor(plenty.length / 2);
  const some = (from: number): Product => plenty[from + Math.floor(Math.random() * half)]!;
  const both = Promise.all([
    each(ORDERS_A_SECOND, async (turn) => {
      await order(url, shoppers[turn % shoppers.length]!, [some(0), some(0), some(0)], done);
    }),
    each(EDITS_A_SECOND, async () => {
      const { sku, price, cuttedprice } = some(half);
      const path = `/api/products/admin?q=${encodeURIComponent(sku)}`;
      const answer = await call(url, 'GET', path, {
        token,
      });
      const [seen] = (answer.body as { products: Record<string, unknown>[] }).products;
      const other = seen?.['price'] === cuttedprice ? Math.max(1, price - 1) : cuttedprice;
      expect(200, await editProduct(url, seen ?? {}, { price: other }, token));
      done.edits += 1;
    }),
  ]);
  return async () => {
    isOn = false;
    await both;
  };
}

/** Orders three goods, and looks when the API tells the new stock of the first. */
async function order(url: string, { token }: Person, goods: Product[], done: Busy): Promise<void> {
  for (const { _id } of goods)
    await call(url, 'POST', '/api/cart', { token, body: { product: _id, quantity: 1 } });
  const { data: items } = (await call(url, 'GET', '/api/cart', { token })).body as { data: CartItem[] };
  const quote = (await call(url, 'GET', '/api/cart/quote', { token })).body as Quote;
  const path = `/api/products/${goods[0]?._id}`;
  const before = (await call(url, 'GET', path)).body as Product;
  const body = {
    items,
    totalAmount: quote.total,
    totalItems: quote.totalItems,
    selectedAddress: DELIVERY_ADDRESS,
    paymentMethod: 'cash',
  };
  expect(201, await call(url, 'POST', '/api/orders', { token, body }));
  done.orders += 1;
  const answered = performance.now();
  let oldUntil = answered;
  while (((await call(url, 'GET', path)).body as Product).stock === before.stock) {
    oldUntil = performance.now();
    await wait(5);
  }
  done.lateMs.push(oldUntil - answered);
}

/** How long it takes to drop the pages of one product with so many pages kept, in ms; the median of a hundred. */
function endingTakes(kept: number): number {
  const cache = openPageCache(1e9)!;
  const pageOf = () => finish({ status: 200, headers: {}, body: Buffer.alloc(100) });
  const showing = Array.from({ length: 10 }, (_, page) => `/shop?page=${page}`);
  for (let page = 0; page < kept; page += 1)
    cache.keep(`/shop/${page}`, pageOf(), [`page:${page}`, 'settings']);
  const times = Array.from({ length: 100 }, () => {
    for (const address of showing) cache.keep(address, pageOf(), ['tile:one', 'settings']);
    const began = performance.now();
    cache.end({ seq: 1, tags: new Set(['tile:one', 'page:one', 'row:one']) });
    return performance.now() - began;
  });
  return times.toSorted((one, other) => one - other)[50]!;
}

/** One shopper orders the whole time, which nobody new may. */
async function liftLimits(at: ShopProcess, token: string): Promise<void> {
  const edited = await call(at.url, 'GET', '/api/shop/settings/edit', { token });
  const { settings, revision } = edited.body as EditedSettings;
  const body = { settings: { ...settings, newcomerOrders: null, newcomerOrdersADay: null }, revision };
  expect(200, await call(at.url, 'PUT', '/api/shop/settings', { token, body }));
}

async function newShopper(at: ShopProcess): Promise<Person> {
  const account = {
    name: 'Sample',
    email: `${randomUUID()}@example.in`,
    phone: '9876543210',
    password: randomUUID(),
  };
  const { status } = await call(at.url, 'POST', '/api/auth/signup', { body: account });
  if (status >= 300) throw new Error(`nobody can sign up: ${status}`);
  return logIn(at, account);
}

async function logIn(
  at: ShopProcess,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const answer = await call(at.url, 'POST', '/api/auth/login', {
    body: { email, password },
  });
  if (answer.status !== 200) throw new Error(`nobody can log in: ${answer.status}`);
  return answer.body as Person;
}

function expect(wanted: number, { status, body }: { status: number; body?: unknown }): void {
  if (status !== wanted) throw new Error(`answered ${status} instead of ${wanted}: ${JSON.stringify(body)}`);
}

function inMs(text: string): number {
  return Number.parseFloat(text) * (text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1000);
}

function middle(loads: readonly Load[]): Load {
  return loads.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(loads.length / 2)]!;
}

function row(work: string, loads: readonly Load[]): Record<string, string | number> {
  const { perSecond, p50, p99, errors } = middle(loads);
  return { work, 'pages/s': Math.round(perSecond), p50, p99, errors };
}
