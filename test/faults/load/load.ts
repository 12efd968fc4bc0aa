import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dayAfter } from '#base/calendar.ts';
import { costOf } from '#base/figures/amount.ts';
import { fromRupees, paise, sum, toRupees } from '#base/figures/money.ts';
import { shopDay } from '#base/time.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { DAYS_AHEAD } from '#delivery/rounds.ts';
import type { LoggedIn } from '#identity/log-in.ts';
import { DEFAULT_SETTINGS, shippingFor, shippingRuleOf } from '#settings/settings.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { EVENING } from '#test/steps/rounds.ts';
import { call, type Reply, until } from './calls.ts';
import { isAnswer, type Ledger, note, pause, type Shopper } from './ledger.ts';
import { signCounter } from './sign-counter.ts';
import { lend, takeMoney } from './take-money.ts';
import { tapDoors } from './tap-doors.ts';

/** Who runs the shop under test. */
export const OWNER = { email: 'owner@example.in', password: `Faults-${randomUUID()}` };

/** How the shop under test is started: empty, with an owner, and with no limit on sign-ups from one address. */
export const SHOP_ENV = {
  SEED: 'none',
  ADMIN_EMAIL: OWNER.email,
  ADMIN_PASSWORD: OWNER.password,
  RATE_SIGNUPS_PER_ADDRESS: '1000000',
  RATE_LOGINS_PER_ADDRESS: '1000000',
};

/** How many of each product the shop starts with. */
export const STOCK = 100_000;

/** Simulated shoppers who keep signing up, filling carts, ordering and editing, whatever happens to the shop. */
export type Load = {
  ledger: Ledger;
  /** Starts the load on a shop, or on several by turns; resolves when it was told to stop and all have stopped. */
  run(...urls: string[]): { stop(): Promise<void> };
  /** Repeats each order whose answer was lost, with its key, until it is answered. */
  askAgain(url: string): Promise<{ replayed: number; placed: number }>;
};

const PRODUCTS = 8;

/** Fills an empty shop with goods and a crowd of shoppers who are logged in, each of whom rests after each answer. */
export async function openLoad(url: string, { shoppers: count = 4, restMs = 0 } = {}): Promise<Load> {
  const owner = await logIn(url, OWNER.email, OWNER.password);
  const products: Product[] = [];
  for (let index = 0; index < PRODUCTS; index += 1) products.push(await addProduct(url, owner.token, index));
  await addRounds(url, owner.token);
  await trustNewcomers(url, owner.token);
  const ledger: Ledger = {
    accounts: [],
    orders: new Map(),
    payments: new Map(),
    paymentAsked: undefined,
    taps: new Map(),
    tapAsked: undefined,
    signed: new Set(),
    signing: undefined,
    edits: new Map(),
    editsIfDone: new Map(),
    shoppers: [],
    done: 0,
    refusals: new Map(),
    unavailable: { times: 0, withoutRetryAfter: 0 },
  };
  for (let index = 0; index < count; index += 1) {
    const account = newAccount();
    expectOk(await call(url, 'POST', '/api/auth/signup', { body: account }));
    ledger.shoppers.push({
      ...(await logIn(url, account.email, account.password)),
      cart: new Map(),
      cartIfDone: undefined,
      asked: undefined,
    });
  }
  for (const { id } of ledger.shoppers) await lend(url, owner.token, id);
  return {
    ledger,
    run: (...urls) => {
      let isOn = true;
      const keepOn = async (turn: (at: string) => Promise<void>): Promise<void> => {
        for (let turns = 0; isOn; turns += 1) {
          await turn(urls[turns % urls.length] ?? url);
          if (restMs > 0) await wait(restMs);
        }
      };
      const all = Promise.all([
        keepOn((at) => signUp(at, ledger)),
        keepOn((at) => edit(at, ledger, { token: owner.token, products })),
        keepOn((at) => takeMoney(at, ledger, owner.token)),
        keepOn((at) => tapDoors(at, ledger, owner.token)),
        keepOn((at) => signCounter(at, ledger, owner.token)),
        ...ledger.shoppers.map((shopper) => keepOn((at) => shop(at, ledger, { shopper, products }))),
      ]);
      return {
        stop: async () => {
          isOn = false;
          await all;
        },
      };
    },
    askAgain: (at) => askAgain(at, ledger),
  };
}

async function signUp(url: string, ledger: Ledger): Promise<void> {
  const account = newAccount();
  const reply = await call(url, 'POST', '/api/auth/signup', { body: account });
  if (note(ledger, reply)) ledger.accounts.push(account.email);
  else await pause();
}

/** Changes something of a product, as the edit dialog does: it sends all that the dialog shows. */
export function editProduct(
  url: string,
  product: Record<string, unknown>,
  changes: Record<string, unknown>,
  token: string,
): Promise<Reply<Product>> {
  const { _id, title, description, thumbnail, price, cuttedprice, category, unit, stock, sold, revision } =
    product;
  const shown = { title, description, thumbnail, price, cuttedprice, category, unit, stock, sold, revision };
  const body = { ...shown, discount: 0, ...changes };
  return call(url, 'PUT', `/api/products/editproduct/${String(_id)}`, { token, body });
}

async function edit(
  url: string,
  ledger: Ledger,
  { token, products }: { token: string; products: Product[] },
): Promise<void> {
  const { _id } = products[Math.floor(Math.random() * products.length)]!;
  const path = '/api/products/admin?limit=20';
  const { body } = await call<{ products?: Product[] }>(url, 'GET', path, { token });
  const now = (body?.products ?? []).find((product) => product._id === _id);
  if (!now) return pause();
  const description = `Edited as ${randomUUID()}`;
  ledger.editsIfDone.set(_id, description);
  const reply = await editProduct(url, now, { description }, token);
  if (note(ledger, reply)) ledger.edits.set(_id, description);
  // A proxy whose server died may have asked another one, which finds the edit done: that is a conflict, too.
  if (isAnswer(reply) && reply.status !== 409) ledger.editsIfDone.delete(_id);
  await pause();
}

/** Puts something into the cart, or orders what is in it. */
async function shop(
  url: string,
  ledger: Ledger,
  { shopper, products }: { shopper: Shopper; products: Product[] },
): Promise<void> {
  const { cart, token } = shopper;
  if (shopper.asked || shopper.cartIfDone) return pause(); // an answer was lost: only the restart tells
  if (cart.size >= 3) return order(url, ledger, { shopper, products });
  const { _id, least } = products[Math.floor(Math.random() * products.length)]!;
  const quantity = (1 + Math.floor(Math.random() * 3)) * least;
  const after = new Map(cart).set(_id, (cart.get(_id) ?? 0) + quantity);
  shopper.cartIfDone = after;
  const reply = await call(url, 'POST', '/api/cart', { token, body: { product: _id, quantity } });
  if (note(ledger, reply)) shopper.cart = after;
  if (isAnswer(reply)) shopper.cartIfDone = undefined;
  else await pause();
}

async function order(
  url: string,
  ledger: Ledger,
  { shopper, products }: { shopper: Shopper; products: Product[] },
): Promise<void> {
  shopper.asked = { key: randomUUID(), body: orderOf(shopper.cart, products) };
  await place(url, ledger, shopper);
}

/** The body of the order of a cart. */
export function orderOf(cart: ReadonlyMap<string, number>, products: readonly Product[]): object {
  const items = [...cart].map(([product, quantity]) => ({ product, quantity }));
  const priceOf = (id: string): number => products.find((product) => product._id === id)?.price ?? 0;
  const subtotal = sum(items.map(({ product, quantity }) => costOf(fromRupees(priceOf(product)), quantity)));
  const totalAmount = toRupees(paise(subtotal + shippingFor(subtotal, shippingRuleOf(DEFAULT_SETTINGS))));
  const totalItems = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { items, totalAmount, totalItems, selectedAddress: DELIVERY_ADDRESS };
}

export type Placed = { data: { _id: string; totalAmount: number } };

async function place(url: string, ledger: Ledger, shopper: Shopper): Promise<Reply<Placed>> {
  const { key, body } = shopper.asked!;
  const reply = await call<Placed>(url, 'POST', '/api/orders', {
    token: shopper.token,
    body,
    headers: { 'Idempotency-Key': key },
  });
  if (note(ledger, reply)) {
    ledger.orders.set(reply.body.data._id, { key, total: Math.round(reply.body.data.totalAmount * 100) });
    shopper.cart = new Map();
  }
  if (isAnswer(reply)) shopper.asked = undefined;
  return reply;
}

async function askAgain(url: string, ledger: Ledger): Promise<{ replayed: number; placed: number }> {
  const result = { replayed: 0, placed: 0 };
  for (const shopper of ledger.shoppers) {
    if (!shopper.asked) continue;
    await until('an order that is asked for again is answered', async () => {
      const { status, body } = await place(url, ledger, shopper);
      if (status === 200) result.replayed += 1;
      if (status === 201) result.placed += 1;
      if (status >= 400 && status < 500) throw new Error(`asked again: ${status} ${JSON.stringify(body)}`);
      return status === 200 || status === 201;
    });
  }
  return result;
}

const newAccount = () => ({
  name: 'Sample Shopper',
  email: `sample-${randomUUID()}@example.in`,
  phone: '9876543210',
  password: 'Mango-1234',
});

/** Logs someone in. */
export async function logIn(
  url: string,
  email: string,
  password: string,
): Promise<{ token: string; id: string }> {
  const { body } = expectOk(
    await call<LoggedIn>(url, 'POST', '/api/auth/login', { body: { email, password, remember: true } }),
  );
  return { token: body.token, id: body.user._id };
}

/** Small rounds on the next days, which the crowd fills one after the other, and a last one with room for all. */
async function addRounds(url: string, token: string): Promise<void> {
  const round = { ...EVENING, orderBefore: '00:00', orderDay: 'before' };
  expectOk(await call(url, 'POST', '/api/delivery/rules', { token, body: { ...round, seats: 7 } }));
  const { days: _, ...last } = { ...round, seats: 10_000, from: '21:00', to: '22:00' };
  const on = dayAfter(shopDay(new Date().toISOString()), DAYS_AHEAD - 1);
  expectOk(await call(url, 'POST', '/api/delivery/rounds', { token, body: { ...last, on } }));
}

/** These shoppers order without end, and nothing is ever delivered to them. */
async function trustNewcomers(url: string, token: string): Promise<void> {
  const settings = {
    ...DEFAULT_SETTINGS,
    newcomerOrders: null,
    newcomerOrdersADay: null,
    newcomerValue: null,
  };
  expectOk(await call(url, 'PUT', '/api/shop/settings', { token, body: { settings } }));
}

async function addProduct(url: string, token: string, index: number): Promise<Product> {
  const price = 20 + index * 7;
  const body = {
    title: `Goods ${index}`,
    description: 'As it came',
    price,
    cuttedprice: price,
    discount: 0,
    category: 'grocery',
    stock: STOCK,
    // Every other one is sold loose, by the quarter of a kilo.
    ...(index % 2 === 0 ? { unit: 'item' } : { unit: 'kg', soldBy: 'weight', least: 0.25, step: 0.05 }),
  };
  return expectOk(await call<Product>(url, 'POST', '/api/products/addproduct', { token, body })).body;
}

/** The reply, where it is a success. */
export function expectOk<Body>(reply: Reply<Body>): Reply<Body> {
  if (reply.status >= 200 && reply.status < 300) return reply;
  throw new Error(`expected success, got ${reply.status} ${JSON.stringify(reply.body)}`);
}
