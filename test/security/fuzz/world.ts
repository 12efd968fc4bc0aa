import type { StaffShelf } from '#catalogue/catalogue.ts';
import { openSession } from '#identity/server/commands/open-session.ts';
import { createApi } from '#main/api.ts';
import { write } from '#platform/http/routes.ts';
import { checkoutRequest, order, fillCart } from '#test/carts.ts';
import type { TestShop } from '#test/open-shop.ts';
import type { Person } from '#test/people.ts';
import { type CallerName, initOf, type Sent, setStage, type Stage } from '#test/security/stage.ts';
import { pay, payment } from '#test/steps/payments.ts';
import { atCounter } from '#test/steps/taking.ts';
import { cashFor } from './cash.ts';
import { creditFor } from './credits.ts';
import { areaFor, EXTRA, type HandedOut, roundFor } from './delivery.ts';
import { khataFor } from './khata.ts';
import { packingFor } from './packing.ts';
import type { Plan } from './plans.ts';
import { pickFrom, poolOf, type Pools } from './pools.ts';
import { damaged, ENDLESS, type Known } from './values.ts';

/** What the shop was asked, and what it said. */
export type Talk = { sent: Sent; caller: CallerName; answer: Response; text: string };

/** A shop that requests are tried on; it remembers what is in it, so that requests can be about something. */
export type World = { tell(plan: Plan): Promise<Talk> };

const AREA = { name: 'Upper valley', fee: 40 };
const villagesOf = (told: number): string => `844101 Rampur ${told}\n844101 Khairi ${told}`;

/** With it goods that leave have bills, and a period has a return. */
const REGISTERED = { from: '2026-11-20', mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'Haat' };
const NEW_PEOPLE_AFTER = 500;
const REMEMBERED = 60;

/** Opens a world on an empty shop. */
export async function openWorld(shop: TestShop): Promise<World> {
  const api = createApi(shop.platform);
  const pools: Pools = { category: ['fruits', 'meat'], pincode: ['790104', '110001'] };
  const tokens = new Map<CallerName, string>();
  let told = 0;
  let stage: Stage;

  const remember = (pool: string, id: unknown): void => {
    if (typeof id === 'string') pools[pool] = [id, ...(pools[pool] ?? [])].slice(0, REMEMBERED);
  };
  /** New people with a cart, an order and all that can be changed; whom the requests before sent away is replaced. */
  const renew = async (): Promise<void> => {
    stage = await setStage(shop);
    tokens.clear();
    const { people, goods } = stage;
    for (const person of Object.values(people)) remember('user', person.user._id);
    for (const product of Object.values(goods)) remember('product', product._id);
    const post = async (pool: string, path: string, body: unknown): Promise<void> => {
      const answer = await people.owner.call('POST', path, body);
      remember(pool, answer.body._id ?? answer.body.id);
    };
    // Orders go out again, whatever was paused, closed and filled, and wherever the shop did not go.
    await shop.platform.db.deleteFrom('areas').execute();
    await shop.platform.db.deleteFrom('round_pauses').execute();
    await shop.platform.db.deleteFrom('closures').execute();
    await shop.platform.db.deleteFrom('settings').where('name', '=', 'hours').execute();
    await people.owner.call('POST', '/api/delivery/rounds', EXTRA);
    await people.owner.call('POST', '/api/tax/registrations', REGISTERED);
    for (let n = 0; n < 3; n += 1) {
      remember('order', (await order(people.shopper, [goods.mango, 1]))._id);
      await post('card', '/api/auth/team', { name: 'Meena' });
      await post('spelling', '/api/products/spellings', { canonical: `word ${told} ${n}`, spellings: ['x'] });
    }
    const { areas } = (await people.owner.call('POST', '/api/delivery/areas', AREA)).body;
    const area: string = areas.at(-1).id;
    remember('area', area);
    await people.owner.call('POST', `/api/delivery/areas/${area}/villages`, { text: villagesOf(told) });
    const { villages } = (await people.owner.call('GET', `/api/delivery/areas/${area}/villages`)).body;
    for (const { id } of villages) remember('village', id);
    await fillCart(people.shopper, [goods.rice, 2]);
  };
  await renew();

  const tokenOf = async (caller: CallerName): Promise<string | undefined> => {
    if (!(caller in stage.people)) return undefined;
    const known = tokens.get(caller);
    if (known) return known;
    const { user } = stage.people[caller as keyof Stage['people']];
    const session = { userId: user._id, remember: true, device: 'A phone' };
    const token = await write(shop.platform, (tx) => openSession(tx, session, shop.clock.now()));
    tokens.set(caller, token);
    return token;
  };
  const resolve = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown) => resolve(each, path));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    if ('known' in value && 'pick' in value) return pickFrom(pools, value as Known, path);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part, path)]));
  };

  const written = async (plan: Plan): Promise<Sent> => {
    const { method, path } = plan.route;
    const person = stage.people[plan.caller as keyof Stage['people']] ?? stage.people.shopper;
    const handedOut = plan.asHandedOut ? await handedOutFor(`${method} ${path}`, person, stage) : undefined;
    const parts = Object.entries(plan.path).map(([name, value]) => {
      const id = handedOut?.ids?.[name] ?? resolve(value, path);
      return [name, inAddress(id)] as const;
    });
    const address = parts.reduce((whole, [name, part]) => whole.replace(`{${name}}`, part), path);
    const asked = plan.query.map(([name, value]) => `${name}=${inAddress(resolve(value, path))}`).join('&');
    const query = handedOut?.query ?? asked;
    const headers = headersOf(plan, (value) => resolve(value, path));
    const { body } = plan;
    const sent = { method, path: query ? `${address}?${query}` : address };
    if (body.kind === 'form') return { ...sent, headers, body: formOf(body) };
    if (body.kind === 'text')
      return { ...sent, headers: { ...headers, 'Content-Type': body.type }, body: body.text };
    const whole = handedOut?.body ?? resolve(body.value, path);
    const value = body.damages.reduce(damaged, whole);
    const isBodiless = method === 'GET' || value === undefined;
    return { ...sent, headers, ...(!isBodiless && { body: jsonOf(value) }) };
  };

  return {
    tell: async (plan) => {
      if (told > 0 && told % NEW_PEOPLE_AFTER === 0) await renew();
      told += 1;
      const sent = await written(plan);
      const token = await tokenOf(plan.caller);
      const answer = await api.request(sent.path, await initOf(sent, token));
      const isStream = answer.headers.get('content-type') === 'text/event-stream';
      if (isStream) await answer.body?.cancel();
      const text = isStream ? '' : await answer.text();
      if (answer.status === 401) tokens.delete(plan.caller); // logged out by a request before
      if (answer.status === 201) remember(poolOf(plan.route.path, 'id'), idIn(text));
      return { sent, caller: plan.caller, answer, text };
    },
  };
}

/** A body that the shop returned, to be sent back with a change. */
async function handedOutFor(route: string, person: Person, stage: Stage): Promise<HandedOut | undefined> {
  const { owner } = stage.people;
  const get = async (path: string) => (await owner.call('GET', path)).body;
  switch (route) {
    case 'POST /api/orders':
      return { body: await checkoutRequest(person) };
    case 'PATCH /api/cart/{id}': {
      const [item] = (await person.call('GET', '/api/cart')).body.data ?? [];
      return item && { ids: { id: item._id }, body: item };
    }
    case 'PATCH /api/orders/{id}': {
      const [placed] = (await get('/api/orders/all')).orders ?? [];
      return placed && { ids: { id: placed._id }, body: placed };
    }
    case 'POST /api/orders/taken': {
      const { price } = await get(`/api/products/${stage.goods.mango._id}`);
      return { body: atCounter([[stage.goods.mango, 1]], price ?? 0) };
    }
    case 'GET /api/orders/{id}/trust':
    case 'PUT /api/orders/{id}/trust':
    case 'DELETE /api/orders/{id}/trust': {
      const [placed] = (await get('/api/orders/all')).orders ?? [];
      const mark = { kind: 'careful', reason: 'wrong address', until: '2026-12-24' };
      return placed && { ids: { id: placed._id }, ...(route.startsWith('PUT') && { body: mark }) };
    }
    case 'POST /api/orders/{id}/payments':
    case 'POST /api/orders/{id}/payments/{payment}/correction': {
      const [placed] = (await get('/api/orders/all')).orders ?? [];
      if (!placed) return undefined;
      const sent = payment(placed, { amount: 1 });
      if (route.endsWith('/payments')) return { ids: { id: placed._id }, body: sent };
      await pay(owner, placed, sent);
      return { ids: { id: placed._id, payment: sent.id }, body: {} };
    }
    case 'PUT /api/products/editproduct/{id}': {
      const [product] = (await get('/api/products/admin')).products ?? [];
      return product && { ids: { id: product._id }, body: product };
    }
    case 'PATCH /api/auth/{id}':
      return { ids: { id: person.user._id }, body: person.user };
    case 'PATCH /api/auth/user/{id}':
      return { ids: { id: stage.people.another.user._id }, body: stage.people.another.user };
    case 'PATCH /api/auth/staff/{id}':
      return { ids: { id: stage.people.counter.user._id }, body: stage.people.counter.user };
    case 'PUT /api/alarm/rules':
      return { body: (await get('/api/alarm')).rules };
    case 'POST /api/alarm/looked': {
      const [placed] = (await get('/api/orders/all')).orders ?? [];
      return placed && { body: { order: placed._id } };
    }
    case 'POST /api/printer/receipts':
      return { body: { dots: 384, pixels: '/'.repeat(64) } };
    case 'PUT /api/shop/settings':
      return { body: await get('/api/shop/settings/edit') };
    case 'PUT /api/shelves/{value}':
    case 'PUT /api/shelves/order':
    case 'PUT /api/shelves/carousels':
    case 'POST /api/shelves/{value}/merger':
      return shelfFor(route, (await get('/api/shelves/admin')).shelves ?? []);
    case 'PUT /api/products/imports/{id}/plan':
    case 'POST /api/products/imports/{id}/start':
    case 'GET /api/products/imports/{id}':
    case 'GET /api/products/imports/{id}/remarks':
    case 'GET /api/products/imports/{id}/left-out.csv':
    case 'DELETE /api/products/imports/{id}':
      return fileFor(route, owner);
    default:
      if (/ \/api\/delivery\/areas/.test(route)) return areaFor(route, owner);
      if (/ \/api\/khatas\/\{customer\}/.test(route)) return khataFor(route, stage);
      if (/ \/api\/orders\/\{id\}\/(lines|changes|questions|address|notes)/.test(route))
        return packingFor(route, stage);
      if (/ \/api\/orders\/\{id\}\/(credits|goods-back)/.test(route)) return creditFor(route, stage);
      if (/ \/api\/cash/.test(route)) return cashFor(route, stage);
      return / \/api\/(delivery\/(rules|rounds|pauses)|rounds\/|orders\/(rounds\/|.*\/(rounds?|packing|stop)$))/.test(
        route,
      )
        ? roundFor(route, owner, stage.people.rider)
        : undefined;
  }
}

/** A file of goods that waits, and what is sent of it. */
async function fileFor(route: string, owner: Person): Promise<HandedOut> {
  const form = new FormData();
  form.append('file', new File(['name,price\nTea,45\n'], 'goods.csv'));
  const { id, plan, revision } = (await owner.call('POST', '/api/products/imports', form)).body;
  return { ids: { id }, body: route.endsWith('/plan') ? { ...plan, revision } : { revision } };
}

/** What a change of shelves sends, as the shop's screen does. */
function shelfFor(route: string, shelves: readonly StaffShelf[]): HandedOut | undefined {
  const tops = shelves.filter(({ parent }) => parent === null).map(({ value }) => value);
  if (route.endsWith('/order')) return { body: { parent: null, values: tops.toReversed(), seen: tops } };
  if (route.endsWith('/carousels')) {
    const seen = shelves
      .filter(({ carousel }) => carousel !== null)
      .toSorted((one, other) => (one.carousel ?? 0) - (other.carousel ?? 0))
      .map(({ value }) => value);
    return { body: { values: seen.toReversed(), seen } };
  }
  const shelf = shelves.at(-1);
  if (!shelf) return undefined;
  const { value, carousel: _carousel, goods: _goods, deactivated: _deactivated, ...edited } = shelf;
  const merger = { into: shelves[0]?.value, revision: shelf.revision };
  return { ids: { value }, body: route.endsWith('/merger') ? merger : edited };
}

function idIn(text: string): unknown {
  const answer = JSON.parse(text);
  const thing = answer.data ?? answer.user ?? answer;
  return thing._id ?? thing.id;
}

const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll(`"${ENDLESS}"`, '1e999');

const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A value as a part of an address; half a surrogate pair cannot be written there at all. */
const inAddress = (value: unknown): string => encodeURIComponent(plain(value).toWellFormed().slice(0, 5000));

function headersOf(plan: Plan, resolve: (value: unknown) => unknown): Record<string, string> {
  const given = Object.entries(plan.headers).filter(([, value]) => value !== null);
  return Object.fromEntries(
    // What a header cannot carry never leaves a browser, nor this test.
    given.map(([name, value]) => [
      name,
      plain(resolve(value))
        .replaceAll(/[^\x20-\x7E]/g, '?')
        .trim(),
    ]),
  );
}

function formOf({ field, text, name }: { field: string; text: string; name: string }): FormData {
  const form = new FormData();
  form.append(field, new File([text], name));
  return form;
}
