import { expect, test } from 'vitest';
import { takeStock } from '#catalogue/server/commands/stock.ts';
import { write } from '#platform/http/routes.ts';
import { fillCart } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

const loose = async (owner: Caller, body: unknown) =>
  (await owner.call('POST', '/api/products/loose', body)).body;

test('goods by whole kilos and grams become loose at the same price, once the owner has seen what changes', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { rice, fish, oil } = await addGoods(shop, {
    rice: { price: 60, cuttedprice: 70, unit: 'kg', stock: 12, mostPerOrder: 5, lowStock: 2 },
    fish: { price: 1.1, cuttedprice: 1.25, unit: 'gram', stock: 1500, purchasePrice: 0.8, mostPerOrder: 500 },
    oil: { price: 150, unit: 'litres', stock: 7 },
  });
  const products = [rice, fish, oil].map(({ _id }) => ({ _id }));
  const preview = await loose(owner, { products });
  expect(preview.left).toEqual([]);
  expect(preview.lines).toMatchObject([
    {
      title: 'rice',
      from: { unit: 'kg', price: 60, stock: 12, least: 1 },
      to: { unit: 'kg', price: 60, cuttedprice: 70, stock: 12, least: 0.25, step: 0.05 },
    },
    {
      title: 'fish',
      from: { unit: 'gram', price: 1.1, stock: 1500 },
      to: { unit: 'kg', price: 1100, cuttedprice: 1250, stock: 1.5, least: 0.25 },
    },
    { title: 'oil', to: { unit: 'litres', price: 150, stock: 7 } },
  ]);
  expect((await shop.call('GET', `/api/products/${fish._id}`)).body).toMatchObject({
    unit: 'gram',
    price: 1.1,
  });

  const seen = preview.lines.map(({ _id, revision }: { _id: string; revision: number }) => ({
    _id,
    revision,
  }));
  const made = await loose(owner, { products: seen, confirmed: true });
  expect(made).toMatchObject({ left: [], lines: [{ title: 'rice' }, { title: 'fish' }, { title: 'oil' }] });
  const now = async (id: string) => (await owner.call('GET', `/api/products/admin/${id}`)).body;
  expect(await now(rice._id)).toMatchObject({
    soldBy: 'weight',
    unit: 'kg',
    price: 60,
    cuttedprice: 70,
    stock: 12,
    least: 0.25,
    step: 0.05,
    mostPerOrder: 5,
    lowStock: 2,
  });
  expect(await now(fish._id)).toMatchObject({
    soldBy: 'weight',
    unit: 'kg',
    price: 1100,
    cuttedprice: 1250,
    stock: 1.5,
    purchasePrice: 800,
    mostPerOrder: 0.5,
  });
  expect(await now(oil._id)).toMatchObject({ soldBy: 'volume', unit: 'litres', price: 150, stock: 7 });
});

test('what lies in carts keeps its meaning, and what was sold in between stays sold', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { rice } = await addGoods(shop, { rice: { price: 60, unit: 'kg', stock: 12 } });
  await fillCart(asha, [rice, 3]);
  const { lines } = await loose(owner, { products: [{ _id: rice._id }] });
  await write(shop.platform, (tx) => takeStock(tx, [{ product: rice._id, quantity: 2 }]));
  const [{ _id, revision }] = lines;
  await loose(owner, { products: [{ _id, revision }], confirmed: true });
  expect((await shop.call('GET', `/api/products/${rice._id}`)).body).toMatchObject({
    stock: 10,
    soldBy: 'weight',
  });
  expect((await asha.call('GET', '/api/cart')).body.data).toMatchObject([{ quantity: 3 }]);
});

test('what is packed, sold by the item or loose already stays as it is, and so does what somebody changed', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { soap, atta, ghee, gold, rice } = await addGoods(shop, {
    soap: { unit: 'item' },
    atta: { unit: 'kg', pack: '5 kg' },
    ghee: { unit: 'kg', soldBy: 'weight', least: 0.1, step: 0.1 },
    gold: { unit: 'gram', price: 12_000 },
    rice: { unit: 'kg' },
  });
  const products = [soap, atta, ghee, gold, rice].map(({ _id }) => ({ _id }));
  const { lines, left } = await loose(owner, { products });
  expect(lines).toMatchObject([{ title: 'rice' }]);
  expect(left).toMatchObject([
    { title: 'soap', why: 'This product is sold by the item' },
    { title: 'atta', why: 'This product comes in packs' },
    { title: 'ghee', why: 'This product is already sold loose' },
    { title: 'gold', why: 'A kilo of it would cost more than a price may' },
  ]);
  await owner.call('PUT', `/api/products/admin/${rice._id}/details`, { hsn: '1006' });
  const [{ _id, revision }] = lines;
  expect(await loose(owner, { products: [{ _id, revision }], confirmed: true })).toMatchObject({
    lines: [],
    left: [{ title: 'rice', why: 'Somebody changed it meanwhile' }],
  });
});

test('a step that does not go into a kilo is said, and only those who may edit products are asked', async () => {
  await using shop = await openShop();
  const { rice } = await addGoods(shop, { rice: { unit: 'kg' } });
  const products = [{ _id: rice._id }];
  expect(await loose(await admin(shop), { products, step: 0.3 })).toMatchObject({
    lines: [],
    left: [{ why: '1 kg must be a whole number of steps (0.05 works)' }],
  });
  for (const [person, status] of [
    [shop, 401],
    [await signUp(shop), 403],
    [await staff(shop, ['packer', 'counter']), 403],
  ] as const)
    expect((await person.call('POST', '/api/products/loose', { products })).status).toBe(status);
  expect((await (await admin(shop)).call('POST', '/api/products/loose', { products: [] })).status).toBe(422);
});
