import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

const PRICES = {
  mango: { price: 100, cuttedprice: 120 },
  banana: { price: 33.33, cuttedprice: 40 },
  dal: { price: 90, cuttedprice: 95, category: 'grocery' },
} as const;

const raise = { percent: 10, of: 'price', round: 'rupee' } as const;
const call = (who: Caller, body: unknown) => who.call('POST', '/api/products/pricechange', body);

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
  expect((await undo()).body).toEqual({ undone: 2, left: 0 });
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
  expect((await owner.call('POST', `/api/products/pricechange/${change}/undo`)).body).toEqual({
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

test('prices of 1,200 products change in one go', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { db, clock } = shop.platform;
  const now = clock.now();
  const soap = {
    description: '',
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
  const rows = Array.from({ length: 1200 }, (_, at) => ({
    ...soap,
    id: newId(),
    sku: `S${at}`,
    title: `Soap ${at}`,
    price_paise: 1000 + at,
  }));
  for (let at = 0; at < rows.length; at += 400)
    await db
      .insertInto('products')
      .values(rows.slice(at, at + 400))
      .execute();
  const change = { chosen: { q: 'soap' }, percent: 5, of: 'price', round: 'paise' };
  const { preview, chosen, lines } = (await call(owner, change)).body;
  expect({ chosen, shown: lines.length }).toEqual({ chosen: 1200, shown: 200 });
  const done = (await call(owner, { ...change, preview })).body;
  expect(done.changed).toBe(1200);
  expect((await owner.call('POST', `/api/products/pricechange/${done.change}/undo`)).body.undone).toBe(1200);
  expect(shop.bugs).toEqual([]);
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
});
