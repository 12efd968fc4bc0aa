import { expect, test } from 'vitest';
import { takeStock } from '#catalogue/server/commands/stock.ts';
import { write } from '#platform/http/routes.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

const audited = (shop: TestShop) =>
  shop.platform.db
    .selectFrom('audit_log')
    .select(['actor_name', 'action', 'before', 'after'])
    .where('entity', '=', 'product')
    .orderBy('id')
    .execute();

test('the owner adds a product and the shop shows it at once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const form = {
    ...goodsForm('Mango', { price: 80.5 }),
    price: '80.50',
    cuttedprice: '100',
    discount: '5',
    stock: '12',
  };
  const { status, body } = await owner.call('POST', '/api/products/addproduct', form);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: 'Mango',
    price: 80.5,
    cuttedprice: 100,
    discount: 19.5,
    stock: 12,
    active: true,
  });
  expect(body.sku).toMatch(/^H-/);
  expect((await shop.call('GET', '/api/products')).body.products[0]._id).toBe(body._id);
});

test('what the add form lacks is said at its field', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await owner.call('POST', '/api/products/addproduct', { brand: 'Amul' });
  expect(status).toBe(422);
  expect(Object.keys(body.fields).toSorted()).toEqual([
    'category',
    'cuttedprice',
    'description',
    'discount',
    'price',
    'title',
    'unit',
  ]);
});

test.each([
  ['price', { price: 60, cuttedprice: 50 }],
  ['price', { price: -1 }],
  ['price', { price: 1.234, cuttedprice: 2 }],
  ['rating', { rating: 5.1 }],
  ['stock', { stock: 1.5 }],
  ['category', { category: 'spaceships' }],
  ['unit', { unit: 'dozen' }],
  ['pack', { pack: 'a big bag' }],
  ['thumbnail', { thumbnail: 'javascript:alert(1)' }],
  ['role', { role: 'admin' }],
  ['title', { title: 'Man\u0000go' }],
])('a product is refused for its %s when it is %j', async (field, wrong) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await owner.call('POST', '/api/products/addproduct', {
    ...goodsForm('Mango'),
    ...wrong,
  });
  expect(status).toBe(422);
  expect(body.fields).toHaveProperty(field);
});

test('no two products share a SKU', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { onion } = await addGoods(shop, { mango: { sku: 'M-1' }, onion: { sku: 'O-1' } });
  const added = await owner.call('POST', '/api/products/addproduct', goodsForm('Other', { sku: 'M-1' }));
  expect(added.body.fields).toEqual({ sku: ['Another product has this SKU'] });
  const edited = await owner.call('PUT', `/api/products/editproduct/${onion._id}`, { ...onion, sku: 'M-1' });
  expect(edited.status).toBe(422);
});

test('an edit takes the whole product as it was handed out and reads what may be written', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 50, sku: 'M-1' } });
  const [listed] = (await owner.call('GET', '/api/products/admin')).body.products;
  const { status, body } = await owner.call('PUT', `/api/products/editproduct/${mango._id}`, {
    ...listed,
    price: 45,
    title: 'Alphonso',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    _id: mango._id,
    title: 'Alphonso',
    price: 45,
    cuttedprice: 50,
    sku: 'M-1',
    revision: 2,
  });
  expect((await shop.call('GET', `/api/products/${mango._id}`)).body.price).toBe(45);
});

test('two who edit the same product: the second is shown the first one’s edit instead of overwriting it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const [seen] = (await owner.call('GET', '/api/products/admin')).body.products;
  await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...seen, price: 40 });
  const { status, body } = await owner.call('PUT', `/api/products/editproduct/${mango._id}`, {
    ...seen,
    price: 30,
  });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'conflict', detail: { product: { price: 40, revision: 2 } } });
});

test('what was sold while the form was open is not put back on the shelf by saving a new price', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { stock: 10 } });
  const [seen] = (await owner.call('GET', '/api/products/admin')).body.products;
  await write(shop.platform, (tx) => takeStock(tx, [{ product: mango._id, quantity: 4 }]));
  const { body } = await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...seen, price: 45 });
  expect(body).toMatchObject({ price: 45, stock: 6, sold: 4 });
  const counted = await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...body, stock: 20 });
  expect(counted.body.stock).toBe(20);
});

test('a typed stock that was sold out meanwhile is a conflict, and the stock never falls below zero', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { stock: 10 } });
  const [seen] = (await owner.call('GET', '/api/products/admin')).body.products;
  await write(shop.platform, (tx) => takeStock(tx, [{ product: mango._id, quantity: 8 }]));
  const { status, body } = await owner.call('PUT', `/api/products/editproduct/${mango._id}`, {
    ...seen,
    stock: 5,
  });
  expect(status).toBe(409);
  expect(body.detail.product).toMatchObject({ stock: 2, sold: 8 });
});

test('a deactivated product leaves the shop, stays in the back office and comes back when restored', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: {} });
  const gone = await owner.call('DELETE', `/api/products/deleteproduct/${mango._id}`);
  expect(gone.status).toBe(200);
  expect(gone.body).toMatchObject({
    message: 'mango is deactivated',
    product: { _id: mango._id, active: false },
  });
  expect((await shop.call('GET', `/api/products/${mango._id}`)).status).toBe(404);
  expect((await owner.call('GET', '/api/products/admin')).body.total).toBe(0);
  expect((await owner.call('GET', '/api/products/admin?state=deactivated')).body.products[0]._id).toBe(
    mango._id,
  );
  expect((await owner.call('DELETE', `/api/products/deleteproduct/${mango._id}`)).status).toBe(200);
  expect((await owner.call('POST', `/api/products/restoreproduct/${mango._id}`)).body.active).toBe(true);
  expect((await shop.call('GET', `/api/products/${mango._id}`)).status).toBe(200);
  expect((await audited(shop)).map(({ action }) => action)).toEqual(['added', 'deactivated', 'restored']);
});

test('every price and stock change is written down: who, before and after', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  const { mango } = await addGoods(shop, { mango: { price: 50, stock: 3 } });
  await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...mango, price: 40, stock: 9 });
  const edit = (await audited(shop)).at(-1);
  expect(edit).toMatchObject({ actor_name: 'Meera', action: 'edited' });
  expect(JSON.parse(edit?.before ?? '')).toEqual({ price: 50, stock: 3 });
  expect(JSON.parse(edit?.after ?? '')).toEqual({ price: 40, stock: 9 });
});

test('the back office finds products by title or SKU, in any case, page by page', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    'Mango Alphonso': { sku: 'FRU-7' },
    'Raw MANGO': { category: 'vegetables' },
    '100% Juice': {},
    Onion: {},
  });
  const found = async (question: string) => {
    const { body } = await owner.call('GET', `/api/products/admin?${question}`);
    return body.products.map(({ title }: { title: string }) => title).toSorted();
  };
  expect(await found('q=mango')).toEqual(['Mango Alphonso', 'Raw MANGO']);
  expect(await found('q=mango&category=vegetables')).toEqual(['Raw MANGO']);
  expect(await found('q=fru-7&category=All')).toEqual(['Mango Alphonso']);
  expect(await found(`q=${encodeURIComponent('%')}`)).toEqual(['100% Juice']);
  expect(await found(`q=${encodeURIComponent("\\' or _")}`)).toEqual([]);
  const page = (await owner.call('GET', '/api/products/admin?limit=3&page=2')).body;
  expect(page).toMatchObject({ total: 4, page: 2, totalPages: 2 });
  expect(page.products).toHaveLength(1);
});

test('the back office finds products by their Hindi and Bengali titles, and by other words for them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    Onion: { title_hi: 'प्याज़', title_bn: 'পেঁয়াজ', alsoCalled: 'Pyaz, kanda' },
    Tomato: { title_bn: 'টমেটো' },
    Potato: {},
  });
  const found = async (words: string): Promise<string[]> =>
    (await owner.call('GET', `/api/products/admin?q=${encodeURIComponent(words)}`)).body.products.map(
      ({ title }: { title: string }) => title,
    );
  for (const words of ['प्याज़', 'प्याज', 'পেঁয়াজ', 'kand', 'PYAZ'])
    expect([words, await found(words)]).toEqual([words, ['Onion']]);
  expect(await found('টমেটো')).toEqual(['Tomato']);
  expect(await found('आलू')).toEqual([]);
});

const CALLS = [
  ['GET', 'admin'],
  ['POST', 'addproduct'],
  ['PUT', 'editproduct/x'],
  ['DELETE', 'deleteproduct/x'],
  ['POST', 'restoreproduct/x'],
  ['POST', 'import'],
  ['GET', 'export.csv'],
  ['GET', 'spellings'],
  ['POST', 'spellings'],
  ['PUT', 'spellings/x'],
  ['DELETE', 'spellings/x'],
  ['GET', 'misses'],
] as const;

test('guests, shoppers and staff for orders cannot touch the catalogue; staff for the catalogue can', async () => {
  await using shop = await openShop();
  const people = {
    shopper: await signUp(shop),
    packer: await staff(shop, ['packer', 'counter']),
    buyer: await staff(shop, ['goods']),
  };
  for (const [method, path] of CALLS) {
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    const answers = await Promise.all(
      [shop, people.shopper, people.packer, people.buyer].map((who) =>
        who.call(method, `/api/products/${path}`, body),
      ),
    );
    expect(answers.map(({ status }) => status).slice(0, 3), `${method} ${path}`).toEqual([401, 403, 403]);
    expect([200, 404, 422], `${method} ${path}`).toContain(answers[3]?.status);
  }
});

test('what is not there cannot be edited, deactivated or restored', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const id = '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';
  const answers = await Promise.all([
    owner.call('PUT', `/api/products/editproduct/${id}`, goodsForm('Mango')),
    owner.call('DELETE', `/api/products/deleteproduct/${id}`),
    owner.call('POST', '/api/products/restoreproduct/nonsense'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test.each([
  ['an equal cut price is raised with the price', 50, 50, { price: 60 }, [60, 60]],
  ['lowering the price alone makes an offer', 50, 50, { price: 40 }, [40, 50]],
  ['a cut price that is sent with it stands', 50, 50, { price: 60, cuttedprice: 70 }, [60, 70]],
  ['a price is never raised above another cut price', 50, 55, { price: 60 }, undefined],
  ['nor above a cut price that was lowered with it', 50, 50, { price: 60, cuttedprice: 45 }, undefined],
] as const)('%s', async (_, price, cuttedprice, change, becomes) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { onion } = await addGoods(shop, { onion: { price, cuttedprice } });
  const { status, body } = await owner.call('PUT', `/api/products/editproduct/${onion._id}`, {
    ...onion,
    ...change,
  });
  const { price: now, cuttedprice: cutNow, discount, fields } = body;
  expect(becomes ? [now, cutNow, discount] : [status, fields]).toEqual(
    becomes
      ? [...becomes, becomes[1] - becomes[0]]
      : [422, { price: ['The price must not be above the cut price'] }],
  );
});
