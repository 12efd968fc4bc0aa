import { expect, test } from 'vitest';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

test('photos become drafts that no shopper sees, and come into the shop with a name and a price', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await owner.call('POST', '/api/products/drafts', {
    drafts: [{ thumbnail: '' }, { title: 'Soap', thumbnail: '' }],
  });
  expect(status).toBe(201);
  const [, soap] = body.products;
  const drafts = (await owner.call('GET', '/api/products/admin?state=drafts')).body;
  expect(drafts.total).toBe(2);
  expect((await shop.call('GET', `/api/products/${soap._id}`)).status).toBe(404);
  expect((await owner.call('POST', `/api/products/restoreproduct/${soap._id}`)).status).toBe(409);

  const edit = (price: number) =>
    owner.call(
      'PUT',
      `/api/products/editproduct/${soap._id}`,
      goodsForm('Soap', { price, cuttedprice: price }),
    );
  const free = await edit(0);
  expect([free.status, Object.keys(free.body.fields)]).toEqual([422, ['price']]);
  expect((await edit(30)).status).toBe(200);
  expect((await shop.call('GET', `/api/products/${soap._id}`)).body.price).toBe(30);
});

test('a draft keeps what was typed so far, whatever is still missing, and stays out of the shop', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const typed = { title: 'Jaggery', unit: 'kg', soldBy: 'weight', stock: 12.5, title_hi: 'गुड़', hsn: '1701' };
  const made = await owner.call('POST', '/api/products/drafts', { drafts: [typed] });
  expect(made.status).toBe(201);
  const [{ _id, revision }] = made.body.products;
  const path = `/api/products/drafts/${_id}`;
  const saved = await owner.call('PUT', path, { price: 68, maker: 'Kisan', revision });
  expect([saved.status, saved.body.draft, saved.body.active]).toEqual([200, true, false]);
  expect((await owner.call('GET', `/api/products/admin/${_id}`)).body).toMatchObject({
    ...typed,
    price: 68,
    cuttedprice: 68,
    maker: 'Kisan',
    draft: true,
  });
  expect((await owner.call('PUT', path, { price: 70, revision })).status).toBe(409);
  expect((await owner.call('PUT', path, { price: 80, cuttedprice: 70 })).body.fields).toHaveProperty('price');
  expect((await owner.call('PUT', path, { colour: 'brown' })).status).toBe(422);
  expect((await shop.call('GET', `/api/products/${_id}`)).status).toBe(404);
});

test('a draft is thrown away for good, and its SKU and barcode are free again; what is in the shop is not', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { soap } = await addGoods(shop, { soap: {} });
  const own = { title: 'Papad', sku: 'PAPAD', barcode: '8901030865275' };
  const draft = async () =>
    (await owner.call('POST', '/api/products/drafts', { drafts: [own] })).body.products[0];
  const first = await draft();
  const discard = (id: string) => owner.call('DELETE', `/api/products/drafts/${id}`);
  expect((await discard(first._id)).status).toBe(200);
  expect((await owner.call('GET', `/api/products/admin/${first._id}`)).status).toBe(404);
  expect((await draft()).sku).toBe('PAPAD');
  expect((await discard(soap._id)).status).toBe(409);
  expect((await owner.call('PUT', `/api/products/drafts/${soap._id}`, { title: 'x' })).status).toBe(409);
  expect((await shop.call('GET', `/api/products/${soap._id}`)).status).toBe(200);
});

test('limits and receipts of loose goods are in kilos, those of counted goods whole numbers', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { potato, soap } = await addGoods(shop, {
    potato: { unit: 'kg', soldBy: 'weight', stock: 10 },
    soap: { unit: 'item', stock: 10 },
  });
  const limits = { mostPerOrder: 2.5, lowStock: 0.75 };
  const { body } = await owner.call('PUT', `/api/products/admin/${potato._id}/details`, limits);
  expect(body).toMatchObject(limits);
  const received = await owner.call('POST', `/api/products/admin/${potato._id}/receipts`, { quantity: 1.25 });
  expect(received.body.stock).toBe(11.25);
  const half = await owner.call('POST', `/api/products/admin/${soap._id}/receipts`, { quantity: 1.5 });
  expect([half.status, half.body.fields]).toEqual([
    422,
    { quantity: ['The quantity must be a whole number'] },
  ]);
});

test('a product with a limit of its own is low by that limit, whatever the shop’s limit is', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { salt, saffron } = await addGoods(shop, {
    salt: { unit: 'item', stock: 60 },
    saffron: { unit: 'item', stock: 2 },
  });
  await owner.call('PUT', `/api/products/admin/${salt._id}/details`, { lowStock: 80 });
  await owner.call('PUT', `/api/products/admin/${saffron._id}/details`, { lowStock: 1 });
  const { products } = (await owner.call('GET', '/api/products/admin?state=low')).body;
  expect(products.map(({ _id }: { _id: string }) => _id)).toEqual([salt._id]);
});
