import { expect, test } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import { checkoutRequest, fillCart, order, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Answer, type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

const seen = async (owner: Caller, id: string) => (await owner.call('GET', `/api/products/admin/${id}`)).body;
const edit = async (owner: Caller, id: string, changes: object) =>
  owner.call('PUT', `/api/products/editproduct/${id}`, { ...(await seen(owner, id)), ...changes });
const tryToOrder = async (person: Caller, ...wanted: [Product, number][]): Promise<Answer> => {
  await fillCart(person, ...wanted);
  return send(person, await checkoutRequest(person));
};

test('goods whose stock nobody counts never run out by their figure, and no order changes it', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { eggs, milk } = await addGoods(shop, {
    eggs: { unit: 'item', counted: false, stock: 3, price: 7 },
    milk: { unit: 'litres', soldBy: 'volume', counted: false, price: 60 },
  });
  // Clients that know only figures read one.
  expect(eggs.stock).toBe(1000);
  expect(await seen(owner, eggs._id)).toMatchObject({ counted: false, stock: 1000 });
  const placed = await order(asha, [eggs, 2500], [milk, 900.5]);
  expect(await seen(owner, eggs._id)).toMatchObject({ counted: false, stock: 1000, sold: 2500 });
  expect(await seen(owner, milk._id)).toMatchObject({ counted: false, stock: 1000, sold: 900.5 });

  const cancelled = await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'cancelled' });
  expect(cancelled.status).toBe(200);
  expect(await seen(owner, eggs._id)).toMatchObject({ stock: 1000, sold: 0 });
});

test('a limit per order and the owner’s “sold out” hold for uncounted goods, too', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { eggs } = await addGoods(shop, { eggs: { unit: 'item', counted: false, mostPerOrder: 30 } });
  expect((await asha.call('POST', '/api/cart', { product: eggs._id, quantity: 31 })).status).toBe(422);
  await order(asha, [eggs, 30]);
  await owner.call('PUT', `/api/products/admin/${eggs._id}/soldout`, { soldOut: true });
  expect((await shop.call('GET', '/api/products?all=true')).body.products[0]).toMatchObject({ stock: 0 });
  const refused = await tryToOrder(asha, [eggs, 1]);
  expect(refused.status).toBe(409);
  expect(refused.body.detail.lines).toMatchObject([{ left: 0 }]);
});

test('whoever types a stock counts it from now on; a form that sends it back as it was does not', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { eggs } = await addGoods(shop, { eggs: { unit: 'item', stock: 12 } });
  expect((await edit(owner, eggs._id, { counted: false })).body).toMatchObject({
    counted: false,
    stock: 1000,
  });
  expect((await edit(owner, eggs._id, { price: 8, cuttedprice: 8 })).body).toMatchObject({ counted: false });

  // A client of before, which has never heard of it.
  const { counted: _, ...known } = await seen(owner, eggs._id);
  const put = (body: object) => owner.call('PUT', `/api/products/editproduct/${eggs._id}`, body);
  expect((await put({ ...known, title: 'Country eggs' })).body).toMatchObject({
    counted: false,
    stock: 1000,
  });
  const { revision } = await seen(owner, eggs._id);
  expect((await put({ ...known, revision, stock: 2 })).body).toMatchObject({ counted: true, stock: 2 });
  expect((await tryToOrder(asha, [eggs, 3])).status).toBe(409);
  expect(await seen(owner, eggs._id)).toMatchObject({ edited: expect.arrayContaining(['counted', 'stock']) });

  await edit(owner, eggs._id, { counted: false });
  // The morning grid sends the whole product with what was typed.
  expect((await edit(owner, eggs._id, { stock: 24 })).body).toMatchObject({ counted: true, stock: 24 });
});

test('uncounted goods are never low; goods that come in do not begin to count them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { eggs } = await addGoods(shop, {
    eggs: { unit: 'item', counted: false, lowStock: 5000 },
    soap: { unit: 'item', stock: 1 },
  });
  const low = async (): Promise<string[]> =>
    (await owner.call('GET', '/api/products/admin?state=low')).body.products.map(
      ({ title }: { title: string }) => title,
    );
  expect(await low()).toEqual(['soap']);
  await owner.call('PUT', `/api/products/admin/${eggs._id}/soldout`, { soldOut: true });
  const received = await owner.call('POST', `/api/products/admin/${eggs._id}/receipts`, {
    quantity: 24,
    purchasePrice: 5.5,
  });
  expect(received.body).toMatchObject({ counted: false, stock: 1000, soldOut: false });
  expect(await seen(owner, eggs._id)).toMatchObject({ purchasePrice: 5.5 });
  const { products, count } = (await owner.call('GET', '/api/admin/dashboard?days=7')).body.lowStock;
  expect([products.length, count]).toEqual([1, 1]);
});

test('uncounted eggs that go over to kilos stay uncounted, and the cart keeps its meaning', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { dal } = await addGoods(shop, { dal: { unit: 'kg', counted: false, price: 120 } });
  await asha.call('POST', '/api/cart', { product: dal._id, quantity: 2 });
  const { body } = await edit(owner, dal._id, { soldBy: 'weight', least: 0.25, step: 0.05 });
  expect(body).toMatchObject({ counted: false, stock: 1000, soldBy: 'weight' });
  expect((await asha.call('GET', '/api/cart')).body.data).toMatchObject([{ quantity: 2 }]);
});

test('a product added with exactly the required fields can be bought, and is not low', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const required = {
    title: 'Spinach',
    description: 'Fresh',
    price: 40,
    cuttedprice: 40,
    discount: 0,
    category: 'vegetables',
    unit: 'kg',
  };
  const { body: added } = await owner.call('POST', '/api/products/addproduct', required);
  expect(added).toMatchObject({ counted: false, stock: 1000 });
  await order(asha, [added, 1500]);
  expect(await seen(owner, added._id)).toMatchObject({ counted: false, stock: 1000, sold: 1500 });
  expect((await owner.call('GET', '/api/admin/dashboard?days=7')).body.lowStock.count).toBe(0);
  const blank = { ...required, title: 'Methi', stock: '', counted: true };
  expect((await owner.call('POST', '/api/products/addproduct', blank)).body).toMatchObject({
    counted: false,
  });
});

test('a stock of 0 is sold out, and one order may take the last one', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { none, last } = await addGoods(shop, {
    none: { unit: 'item', stock: 0 },
    last: { unit: 'item', stock: 1 },
  });
  expect((await tryToOrder(asha, [none, 1])).status).toBe(409);
  await asha.call('DELETE', `/api/cart/${(await asha.call('GET', '/api/cart')).body.data[0]._id}`);
  await order(asha, [last, 1]);
  expect(await seen(owner, last._id)).toMatchObject({ counted: true, stock: 0 });
});

test('an emptied stock is not counted from then on; a draft without one is bought once it is complete', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { eggs } = await addGoods(shop, { eggs: { unit: 'item', stock: 12 } });
  expect((await edit(owner, eggs._id, { stock: '' })).body).toMatchObject({ counted: false, stock: 1000 });

  const { products } = (await owner.call('POST', '/api/products/drafts', { drafts: [{ title: 'Guava' }] }))
    .body;
  const [{ _id, stock: _, counted: __, ...draft }] = products;
  const complete = { ...draft, description: 'Sweet', price: 30, cuttedprice: 30, discount: 0 };
  const { body } = await owner.call('PUT', `/api/products/editproduct/${_id}`, complete);
  expect(body).toMatchObject({ draft: false, counted: false });
  await order(asha, [body, 3]);
});
