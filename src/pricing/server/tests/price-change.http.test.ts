import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import { paise } from '#base/money.ts';
import { jobHandlers } from '#main/job-handlers.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { changedBy } from '#pricing/pricing.ts';
import { priceChangeHandler } from '#pricing/server/price-change-job.ts';
import { order } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

const PRICES = {
  mango: { price: 100, cuttedprice: 120 },
  banana: { price: 33.33, cuttedprice: 40 },
  dal: { price: 90, cuttedprice: 95, category: 'grocery' },
} as const;

const raise = { percent: 10, of: 'price', round: 'rupee' } as const;
const call = (who: Caller, body: unknown) => who.call('POST', '/api/products/pricechange', body);

/** Does all work that waits. */
async function workOff(shop: TestShop): Promise<void> {
  const worker = startWorker(shop.platform, jobHandlers(shop.platform));
  await worker.runDue();
  await worker.stop();
}

/** Price and cut price of every product, by title. */
async function pricesIn(owner: Caller): Promise<Record<string, [number, number]>> {
  const { body } = await owner.call('GET', '/api/products/admin?limit=200');
  const products = body.products as { title: string; price: number; cuttedprice: number }[];
  return Object.fromEntries(products.map(({ title, price, cuttedprice }) => [title, [price, cuttedprice]]));
}

test('the owner sees what ten percent more would do, agrees, and takes it back', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, banana } = await addGoods(shop, PRICES);
  const before = await pricesIn(owner);
  const chosen = { category: 'fruits' };

  const preview = (await call(owner, { ...raise, chosen })).body;
  expect(preview).toMatchObject({ done: false, chosen: 2, changed: 2, same: 0, above: [] });
  expect(preview.lines).toContainEqual({
    _id: banana._id,
    title: 'banana',
    from: { price: 33.33, cuttedprice: 40 },
    to: { price: 37, cuttedprice: 40 },
  });
  expect(await pricesIn(owner)).toEqual(before);

  const done = (await call(owner, { ...raise, chosen, preview: preview.preview })).body;
  expect(done).toMatchObject({ done: true, changed: 2 });
  expect(await pricesIn(owner)).toEqual({ ...before, mango: [110, 120], banana: [37, 40] });
  expect((await shop.call('GET', `/api/products/${mango._id}`)).body.price).toBe(110);

  const undo = () => owner.call('POST', `/api/products/pricechange/${done.change}/undo`);
  expect((await undo()).body).toMatchObject({ state: 'taken back', undone: 2, left: 0 });
  expect(await pricesIn(owner)).toEqual(before);
  expect((await undo()).status).toBe(409);
});

test('a price that would pass the cut price stays, and is named', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, dal } = await addGoods(shop, PRICES);
  const chosen = { ids: [mango._id, dal._id] };
  const preview = (await call(owner, { ...raise, chosen })).body;
  expect(preview).toMatchObject({
    chosen: 2,
    changed: 1,
    above: [{ title: 'dal', to: { price: 99, cuttedprice: 95 } }],
  });
  const both = (await call(owner, { ...raise, of: 'both', chosen })).body;
  expect(both).toMatchObject({ changed: 2, above: [] });
  const lower = (await call(owner, { ...raise, percent: -20, of: 'cuttedprice', chosen })).body;
  expect(lower.above.map(({ title }: { title: string }) => title).toSorted()).toEqual(['dal', 'mango']);
});

test('ten percent more raises an equal cut price with it, and taking it back brings both back', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { mango: { price: 100 }, dal: { price: 90, cuttedprice: 95 } });
  const before = await pricesIn(owner);
  const preview = (await call(owner, { ...raise, chosen: {} })).body;
  expect(preview).toMatchObject({ changed: 1, above: [{ title: 'dal' }] });
  expect(preview.lines).toMatchObject([{ title: 'mango', to: { price: 110, cuttedprice: 110 } }]);
  const done = (await call(owner, { ...raise, chosen: {}, preview: preview.preview })).body;
  expect(await pricesIn(owner)).toEqual({ ...before, mango: [110, 110] });
  await owner.call('POST', `/api/products/pricechange/${done.change}/undo`);
  expect(await pricesIn(owner)).toEqual(before);
  const lower = (await call(owner, { ...raise, percent: -10, chosen: {} })).body;
  expect(lower.lines).toContainEqual(
    expect.objectContaining({ title: 'mango', to: { price: 90, cuttedprice: 100 } }),
  );
});

test('the last change of prices is offered to be taken back for a day, to everybody who may', async () => {
  await using shop = await openShop();
  const [owner, helper] = [await admin(shop, { name: 'Meera' }), await staff(shop, ['catalogue'])];
  await addGoods(shop, PRICES);
  const before = await pricesIn(owner);
  const last = async () => (await helper.call('GET', '/api/products/pricechange')).body.last;
  expect(await last()).toBeNull();
  const changeBy = async (percent: number): Promise<string> => {
    const change = { ...raise, percent, of: 'both', chosen: {} };
    const { preview } = (await call(owner, change)).body;
    return (await call(owner, { ...change, preview })).body.change;
  };
  const first = await changeBy(10);
  shop.clock.advance({ minutes: 5 });
  const second = await changeBy(20);
  expect(await last()).toMatchObject({
    change: second,
    state: 'changed',
    by: 'Meera',
    percent: 20,
    written: 3,
  });
  const undo = (change: string) => helper.call('POST', `/api/products/pricechange/${change}/undo`);
  expect((await undo(second)).status).toBe(200);
  expect(await last()).toMatchObject({ change: first });
  expect((await undo(first)).status).toBe(200);
  expect(await pricesIn(owner)).toEqual(before);
  expect(await last()).toBeNull();
  await changeBy(10);
  shop.clock.advance({ days: 1, minutes: 1 });
  expect(await last()).toBeNull();
});

test('what another changed since the preview is not overwritten: a new preview is shown instead', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, PRICES);
  const chosen = { category: 'fruits' };
  const { preview } = (await call(owner, { ...raise, chosen })).body;
  const listed = (await owner.call('GET', '/api/products/admin?q=mango')).body.products[0];
  await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...listed, price: 105 });
  const refused = await call(owner, { ...raise, chosen, preview });
  expect(refused.status).toBe(409);
  expect(refused.body.detail.report).toMatchObject({ done: false, changed: 2 });
  expect((await pricesIn(owner))['banana']).toEqual([33.33, 40]);
  const other = await call(owner, {
    ...raise,
    percent: 50,
    chosen,
    preview: refused.body.detail.report.preview,
  });
  expect(other.status).toBe(409);
});

test('taking a change back leaves alone what was priced anew since', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, PRICES);
  const chosen = { category: 'fruits' };
  const { preview } = (await call(owner, { ...raise, chosen })).body;
  const { change } = (await call(owner, { ...raise, chosen, preview })).body;
  const listed = (await owner.call('GET', '/api/products/admin?q=mango')).body.products[0];
  await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...listed, price: 90 });
  expect((await owner.call('POST', `/api/products/pricechange/${change}/undo`)).body).toMatchObject({
    undone: 1,
    left: 1,
  });
  expect(await pricesIn(owner)).toMatchObject({ mango: [90, 120], banana: [33.33, 40] });
});

test('every changed price is in the audit log, with who changed it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meena' });
  const { mango } = await addGoods(shop, PRICES);
  const chosen = { ids: [mango._id] };
  const { preview } = (await call(owner, { ...raise, chosen })).body;
  await call(owner, { ...raise, chosen, preview });
  const entries = await shop.platform.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_id', '=', mango._id)
    .where('actor_name', '=', 'Meena')
    .execute();
  expect(entries).toMatchObject([{ entity: 'product', action: 'price changed by 10 %' }]);
  expect(JSON.parse(entries[0]?.before ?? '')).toEqual({ price: 100, cuttedprice: 120 });
  expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({ price: 110, cuttedprice: 120 });
});

/** So many soaps on the shelf, written past the forms because they are many. */
async function addSoaps(shop: TestShop, many: number): Promise<void> {
  const { db, clock } = shop.platform;
  const now = clock.now();
  const soap = {
    description: 'Soap',
    category: 'cosmetics',
    brand: '',
    color: '',
    unit: 'item' as const,
    pack: '',
    cut_price_paise: 90_000,
    stock: 1,
    rating_hundredths: 0,
    thumbnail: '',
    created_at: now,
    updated_at: now,
  };
  const rows = Array.from({ length: many }, (_, at) => ({
    ...soap,
    id: newId(),
    sku: `S${at}`,
    title: `Soap ${at}`,
    search: searchTextOf(`Soap ${at}`, `S${at}`),
    price_paise: 1000 + at,
  }));
  for (let at = 0; at < rows.length; at += 400)
    await db
      .insertInto('products')
      .values(rows.slice(at, at + 400))
      .execute();
}

const dearerSoap = { chosen: { q: 'soap' }, percent: 5, of: 'price', round: 'paise' } as const;

/** Five percent more for all soap, agreed to; with more than a part of it, it is only begun. */
async function beginSoap(owner: Caller) {
  const { preview } = (await call(owner, dearerSoap)).body;
  return { preview, ...(await call(owner, { ...dearerSoap, preview })).body };
}

/** Does the next part of a change as a worker does. */
const nextPart = ({ platform }: TestShop, change: string): Promise<void> =>
  priceChangeHandler(platform)({ change }, newId(), AbortSignal.abort());

const progress = async (owner: Caller, change: string) =>
  (await owner.call('GET', `/api/products/pricechange/${change}`)).body;

/** What all soap costs together, in paise. */
async function worth({ platform }: TestShop): Promise<number> {
  const rows = await platform.db.selectFrom('products').select('price_paise').execute();
  return rows.reduce((sum, { price_paise }) => sum + price_paise, 0);
}

const worthAfter = (many: number): number =>
  Array.from({ length: many }, (_, at) => changedBy(paise(1000 + at), 5, 'paise')).reduce(
    (sum, price) => sum + price,
    0,
  );

test('prices of 1,200 products are begun at once, changed by the worker, and taken back by it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addSoaps(shop, 1200);
  const before = await worth(shop);
  const { chosen, lines } = (await call(owner, dearerSoap)).body;
  expect({ chosen, shown: lines.length }).toEqual({ chosen: 1200, shown: 200 });

  const { done, change } = await beginSoap(owner);
  expect(done).toBe(false);
  expect((await owner.call('GET', '/api/products/pricechange')).body.underWay).toMatchObject({
    change,
    state: 'changing',
    percent: 5,
    by: 'Owner',
    total: 1200,
    written: 0,
  });
  await workOff(shop);
  expect(await progress(owner, change)).toMatchObject({ state: 'changed', written: 1200, skipped: 0 });
  expect((await owner.call('GET', '/api/products/pricechange')).body.underWay).toBeNull();
  expect(await worth(shop)).toBe(worthAfter(1200));

  const undo = await owner.call('POST', `/api/products/pricechange/${change}/undo`);
  expect(undo.body).toMatchObject({ state: 'taking back', undone: 0 });
  await workOff(shop);
  expect(await progress(owner, change)).toMatchObject({ state: 'taken back', undone: 1200, left: 0 });
  expect(await worth(shop)).toBe(before);
  expect(shop.bugs).toEqual([]);
});

test('orders are placed while the prices of the whole catalogue change', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const asha = await signUp(shop);
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  await addSoaps(shop, 1200);
  const { change } = await beginSoap(owner);
  for (const written of [500, 1000]) {
    await nextPart(shop, change);
    expect(await progress(owner, change)).toMatchObject({ state: 'changing', written });
    expect((await order(asha, [mango, 1])).orderId).toBeTruthy();
  }
  await nextPart(shop, change);
  expect(await progress(owner, change)).toMatchObject({ state: 'changed', written: 1200 });
  expect(await stockOf(shop, mango)).toBe(98);
});

test('a change that was cut midway says how far it came, goes on, and changes no price twice', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addSoaps(shop, 1200);
  const { change, preview } = await beginSoap(owner);
  await nextPart(shop, change);
  expect((await owner.call('GET', '/api/products/pricechange')).body.underWay).toMatchObject({
    written: 500,
    total: 1200,
  });
  // The answer was lost, and the same is asked again; then the machine comes back, and two workers go on.
  const again = (await call(owner, { ...dearerSoap, preview })).body;
  expect(again).toMatchObject({ change, done: false, changed: 1200 });
  await Promise.all([workOff(shop), workOff(shop)]);
  await nextPart(shop, change);
  expect(await progress(owner, change)).toMatchObject({ state: 'changed', written: 1200, skipped: 0 });
  expect(await worth(shop)).toBe(worthAfter(1200));
  expect((await call(owner, { ...dearerSoap, preview })).body).toMatchObject({ change, done: true });
  expect(await worth(shop)).toBe(worthAfter(1200));

  const log = await shop.platform.db
    .selectFrom('audit_log')
    .select(['entity', 'entity_id', 'action'])
    .where('actor_name', '=', 'Owner')
    .execute();
  const prices = log.filter(({ entity }) => entity === 'product');
  expect(new Set(prices.map((entry) => entry.entity_id)).size).toBe(1200);
  expect(prices).toHaveLength(1200);
  expect(log.filter(({ entity_id }) => entity_id === change).map(({ action }) => action)).toEqual([
    'begun',
    'done',
  ]);
});

test('a change is stopped midway: what was changed is taken back, the rest is left', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addSoaps(shop, 1200);
  const before = await worth(shop);
  const first = await shop.platform.db
    .selectFrom('products')
    .select(['id', 'price_paise'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { change } = await beginSoap(owner);
  await nextPart(shop, change);
  await shop.platform.db
    .updateTable('products')
    .set({ price_paise: 700 })
    .where('id', '=', first.id)
    .execute();
  const undone = (await owner.call('POST', `/api/products/pricechange/${change}/undo`)).body;
  expect(undone).toMatchObject({ state: 'taken back', written: 500, undone: 499, left: 1 });
  await workOff(shop);
  expect(await progress(owner, change)).toMatchObject({ state: 'taken back', written: 500 });
  expect(await worth(shop)).toBe(before - first.price_paise + 700);
});

test('what was priced anew since a long change began stays, and is counted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addSoaps(shop, 1200);
  const { change } = await beginSoap(owner);
  const listed = (await owner.call('GET', '/api/products/admin?q=Soap 1199')).body.products[0];
  // By chance to the very price that the change would have made of it.
  await owner.call('PUT', `/api/products/editproduct/${listed._id}`, { ...listed, price: 23.09 });
  await workOff(shop);
  expect(await progress(owner, change)).toMatchObject({ state: 'changed', written: 1199, skipped: 1 });
  await owner.call('POST', `/api/products/pricechange/${change}/undo`);
  await workOff(shop);
  expect(await progress(owner, change)).toMatchObject({ state: 'taken back', undone: 1199, left: 0 });
  expect((await owner.call('GET', `/api/products/${listed._id}`)).body.price).toBe(23.09);
});

test('while one change of prices is under way, another waits', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, PRICES);
  await addSoaps(shop, 600);
  await beginSoap(owner);
  const chosen = { ids: [mango._id] };
  const { preview } = (await call(owner, { ...raise, chosen })).body;
  const refused = await call(owner, { ...raise, chosen, preview });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch('still under way');
  await workOff(shop);
  expect((await call(owner, { ...raise, chosen, preview })).body.done).toBe(true);
});

test('only staff who look after the goods change prices, and only by a sensible percentage', async () => {
  await using shop = await openShop();
  const body = { ...raise, chosen: { category: 'fruits' } };
  const buyer = await staff(shop, ['catalogue']);
  expect((await call(shop, body)).status).toBe(401);
  expect((await call(await signUp(shop), body)).status).toBe(403);
  expect((await call(await staff(shop, ['orders']), body)).status).toBe(403);
  expect((await call(buyer, body)).status).toBe(200);
  for (const percent of [0, -91, 501, 1.234, null]) {
    expect((await call(buyer, { ...body, percent })).status).toBe(422);
  }
  expect((await buyer.call('POST', '/api/products/pricechange/x/undo')).status).toBe(404);
  expect((await buyer.call('GET', '/api/products/pricechange/x')).status).toBe(404);
});
