import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { changedBy } from '#pricing/pricing.ts';
import { priceChangeHandler } from '#pricing/server/commands/price-parts.ts';
import { order } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { workOff } from '#test/steps/jobs.ts';
import { PRICES, raise, changePrices } from '#test/steps/price-changes.ts';

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
    cut_price_paise: paise(90_000),
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
    price_paise: paise(1000 + at),
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
  const { preview } = (await changePrices(owner, dearerSoap)).body;
  return { preview, ...(await changePrices(owner, { ...dearerSoap, preview })).body };
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
  const { chosen, lines } = (await changePrices(owner, dearerSoap)).body;
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
  const again = (await changePrices(owner, { ...dearerSoap, preview })).body;
  expect(again).toMatchObject({ change, done: false, changed: 1200 });
  await Promise.all([workOff(shop), workOff(shop)]);
  await nextPart(shop, change);
  expect(await progress(owner, change)).toMatchObject({ state: 'changed', written: 1200, skipped: 0 });
  expect(await worth(shop)).toBe(worthAfter(1200));
  expect((await changePrices(owner, { ...dearerSoap, preview })).body).toMatchObject({ change, done: true });
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
    .set({ price_paise: paise(700) })
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
  const { preview } = (await changePrices(owner, { ...raise, chosen })).body;
  const refused = await changePrices(owner, { ...raise, chosen, preview });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch('still running');
  await workOff(shop);
  expect((await changePrices(owner, { ...raise, chosen, preview })).body.done).toBe(true);
});
