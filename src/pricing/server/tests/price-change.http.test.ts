import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { PRICES, raise, changePrices, pricesIn } from '#test/steps/price-changes.ts';

test('the owner sees what ten percent more would do, agrees, and takes it back', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, banana } = await addGoods(shop, PRICES);
  const before = await pricesIn(owner);
  const chosen = { category: 'fruits' };

  const preview = (await changePrices(owner, { ...raise, chosen })).body;
  expect(preview).toMatchObject({ done: false, chosen: 2, changed: 2, same: 0, above: [] });
  expect(preview.lines).toContainEqual({
    _id: banana._id,
    title: 'banana',
    from: { price: 33.33, cuttedprice: 40 },
    to: { price: 37, cuttedprice: 40 },
  });
  expect(await pricesIn(owner)).toEqual(before);

  const done = (await changePrices(owner, { ...raise, chosen, preview: preview.preview })).body;
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
  const preview = (await changePrices(owner, { ...raise, chosen })).body;
  expect(preview).toMatchObject({
    chosen: 2,
    changed: 1,
    above: [{ title: 'dal', to: { price: 99, cuttedprice: 95 } }],
  });
  const both = (await changePrices(owner, { ...raise, of: 'both', chosen })).body;
  expect(both).toMatchObject({ changed: 2, above: [] });
  const lower = (await changePrices(owner, { ...raise, percent: -20, of: 'cuttedprice', chosen })).body;
  expect(lower.above.map(({ title }: { title: string }) => title).toSorted()).toEqual(['dal', 'mango']);
});

test('ten percent more raises an equal cut price with it, and taking it back brings both back', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { mango: { price: 100 }, dal: { price: 90, cuttedprice: 95 } });
  const before = await pricesIn(owner);
  const preview = (await changePrices(owner, { ...raise, chosen: {} })).body;
  expect(preview).toMatchObject({ changed: 1, above: [{ title: 'dal' }] });
  expect(preview.lines).toMatchObject([{ title: 'mango', to: { price: 110, cuttedprice: 110 } }]);
  const done = (await changePrices(owner, { ...raise, chosen: {}, preview: preview.preview })).body;
  expect(await pricesIn(owner)).toEqual({ ...before, mango: [110, 110] });
  await owner.call('POST', `/api/products/pricechange/${done.change}/undo`);
  expect(await pricesIn(owner)).toEqual(before);
  const lower = (await changePrices(owner, { ...raise, percent: -10, chosen: {} })).body;
  expect(lower.lines).toContainEqual(
    expect.objectContaining({ title: 'mango', to: { price: 90, cuttedprice: 100 } }),
  );
});

test('the last change of prices is offered to be taken back for a day, to everybody who may', async () => {
  await using shop = await openShop();
  const [owner, helper] = [await admin(shop, { name: 'Meera' }), await staff(shop, ['goods'])];
  await addGoods(shop, PRICES);
  const before = await pricesIn(owner);
  const last = async () => (await helper.call('GET', '/api/products/pricechange')).body.last;
  expect(await last()).toBeNull();
  const changeBy = async (percent: number): Promise<string> => {
    const change = { ...raise, percent, of: 'both', chosen: {} };
    const { preview } = (await changePrices(owner, change)).body;
    return (await changePrices(owner, { ...change, preview })).body.change;
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
  const { preview } = (await changePrices(owner, { ...raise, chosen })).body;
  const listed = (await owner.call('GET', '/api/products/admin?q=mango')).body.products[0];
  await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...listed, price: 105 });
  const refused = await changePrices(owner, { ...raise, chosen, preview });
  expect(refused.status).toBe(409);
  expect(refused.body.detail.report).toMatchObject({ done: false, changed: 2 });
  expect((await pricesIn(owner))['banana']).toEqual([33.33, 40]);
  const other = await changePrices(owner, {
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
  const { preview } = (await changePrices(owner, { ...raise, chosen })).body;
  const { change } = (await changePrices(owner, { ...raise, chosen, preview })).body;
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
  const { preview } = (await changePrices(owner, { ...raise, chosen })).body;
  await changePrices(owner, { ...raise, chosen, preview });
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

test('only staff who look after the goods change prices, and only by a sensible percentage', async () => {
  await using shop = await openShop();
  const body = { ...raise, chosen: { category: 'fruits' } };
  const buyer = await staff(shop, ['goods']);
  expect((await changePrices(shop, body)).status).toBe(401);
  expect((await changePrices(await signUp(shop), body)).status).toBe(403);
  expect((await changePrices(await staff(shop, ['packer', 'counter']), body)).status).toBe(403);
  expect((await changePrices(buyer, body)).status).toBe(200);
  for (const percent of [0, -91, 501, 1.234, null]) {
    expect((await changePrices(buyer, { ...body, percent })).status).toBe(422);
  }
  expect((await buyer.call('POST', '/api/products/pricechange/x/undo')).status).toBe(404);
  expect((await buyer.call('GET', '/api/products/pricechange/x')).status).toBe(404);
});
