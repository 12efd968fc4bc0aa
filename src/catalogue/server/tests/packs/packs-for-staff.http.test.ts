import { expect, test } from 'vitest';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const FLOUR = {
  title: 'Wheat flour 1 kg',
  description: 'From Sehore',
  pack: '1 kg',
  unit: 'item',
  price: 62,
  cuttedprice: 66,
  category: 'grocery',
} as const;

async function shopWithFlour(shop: TestShop) {
  const owner = await admin(shop);
  const goods = await addGoods(shop, { flour: FLOUR, rice: { title: 'Rice', category: 'grocery' } });
  const add = (body: object, id = goods.flour._id) =>
    owner.call('POST', `/api/products/admin/${id}/packs`, body);
  const packs = async (): Promise<StaffProduct[]> =>
    (await owner.call('GET', `/api/products/admin/${goods.flour._id}/packs`)).body.packs;
  return { owner, ...goods, add, packs };
}

test('another pack has its own price, stock and barcode; the rest is taken from the product', async () => {
  await using shop = await openShop();
  const { owner, flour, add, packs } = await shopWithFlour(shop);
  const said = { maker: 'Good Mill', hsn: '1101', title_hi: 'गेहूं का आटा', purchasePrice: 50, mark: 'veg' };
  await owner.call('PUT', `/api/products/admin/${flour._id}/details`, said);
  const five = { pack: '5 kg', price: 285, cuttedprice: 318, stock: 8, barcode: '8901030865275' };
  expect((await add(five)).status).toBe(201);
  const [, added] = await packs();
  const { body } = await owner.call('GET', `/api/products/admin/${added!._id}`);
  expect(body).toMatchObject({
    ...five,
    title: 'Wheat flour 5 kg',
    description: 'From Sehore',
    category: 'grocery',
    unit: 'item',
    maker: 'Good Mill',
    hsn: '1101',
    title_hi: 'गेहूं का आटा',
    mark: 'veg',
    purchasePrice: null,
    active: true,
  });
});

test('a new pack stands where its size belongs; without an MRP its price is the struck price', async () => {
  await using shop = await openShop();
  const { add, packs } = await shopWithFlour(shop);
  await add({ pack: '10 kg', price: 555, stock: 3 });
  await add({ pack: '5 kg', price: 285, stock: 3 });
  await add({ pack: '500 g', price: 34, stock: 3 });
  const family = await packs();
  expect(family.map(({ pack }) => pack)).toEqual(['500 g', '1 kg', '5 kg', '10 kg']);
  expect(family[2]).toMatchObject({ price: 285, cuttedprice: 285 });
});

test('a pack needs a size or a colour, a price that its MRP allows, and a barcode of its own', async () => {
  await using shop = await openShop();
  const { add, packs } = await shopWithFlour(shop);
  const fields = async (body: object) => Object.keys((await add(body)).body.fields);
  expect(await fields({ pack: '', price: 30, stock: 1 })).toEqual(['pack']);
  expect(await fields({ pack: 'large', price: 30, stock: 1 })).toEqual(['pack']);
  expect(await fields({ pack: '5 kg', price: 0, stock: 1 })).toEqual(['price']);
  expect(await fields({ pack: '5 kg', price: 300, cuttedprice: 285, stock: 1 })).toEqual(['price']);
  expect(await fields({ pack: '5 kg', price: 285, stock: 1, barcode: '8901030865279' })).toEqual(['barcode']);
  expect((await add({ pack: '5 kg', price: 285, stock: 1, maker: 'Mine' })).status).toBe(422);
  await add({ pack: '5 kg', price: 285, stock: 1, barcode: '8901030865275' });
  expect(await fields({ pack: '10 kg', price: 555, stock: 1, barcode: '8901030865275' })).toEqual([
    'barcode',
  ]);
  expect(await packs()).toHaveLength(2);
});

test('loose goods get packs that are counted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { dal } = await addGoods(shop, { dal: { unit: 'kg', soldBy: 'weight', stock: 12.5 } });
  const path = `/api/products/admin/${dal._id}/packs`;
  expect((await owner.call('POST', path, { pack: '500 g', price: 80, stock: 10 })).status).toBe(201);
  const { packs } = (await owner.call('GET', path)).body;
  expect(packs.map(({ unit, soldBy, stock }: StaffProduct) => [unit, soldBy, stock])).toEqual([
    ['kg', 'weight', 12.5],
    ['item', 'piece', 10],
  ]);
});

test('of two people who change the packs of one family at once, the second is told and loses nothing', async () => {
  await using shop = await openShop();
  const { owner, flour, rice, add, packs } = await shopWithFlour(shop);
  const seen = [flour._id];
  const group = (ids: string[], as: string[]) =>
    owner.call('PUT', '/api/products/families', { packs: ids, seen: as });
  expect((await group([flour._id, rice._id], seen)).status).toBe(200);
  const late = await add({ pack: '5 kg', price: 285, stock: 1, seen });
  expect([late.status, late.body.detail.packs.map(({ _id }: StaffProduct) => _id)]).toEqual([
    409,
    [flour._id, rice._id],
  ]);
  expect((await group([rice._id, flour._id], seen)).status).toBe(409);
  expect((await group([rice._id, flour._id], [flour._id, rice._id])).status).toBe(200);
  expect((await packs()).map(({ _id }) => _id)).toEqual([rice._id, flour._id]);
});

test('packs of a family are shown to staff also when the shop does not sell them; a draft gets no packs', async () => {
  await using shop = await openShop();
  const { owner, flour, rice, add, packs } = await shopWithFlour(shop);
  await owner.call('PUT', '/api/products/families', { packs: [flour._id, rice._id] });
  await owner.call('DELETE', `/api/products/deleteproduct/${rice._id}`);
  expect((await packs()).map(({ active }) => active)).toEqual([true, false]);
  const drafts = await owner.call('POST', '/api/products/drafts', { drafts: [{ thumbnail: '' }] });
  const [draft] = drafts.body.products;
  expect((await add({ pack: '1 kg', price: 5, stock: 1 }, draft._id)).status).toBe(409);
  const none = '019a0000-0000-7000-8000-000000000000';
  expect((await owner.call('GET', `/api/products/admin/${none}/packs`)).status).toBe(404);
});
