import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkoutRequest, order, fillCart, send } from '#test/carts.ts';
import { addGoods, goodsForm, stockOf } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, type Person, signUp, staff } from '#test/people.ts';

let shop: TestShop;
let asha: Person;
let owner: Person;
beforeEach(async () => {
  shop = await openShop();
  asha = await signUp(shop);
  owner = await admin(shop);
});
afterEach(async () => {
  expect(shop.bugs).toEqual([]);
  await shop[Symbol.asyncDispose]();
});

const ABOVE_THEM = { role: 'admin', owner: true, permissions: ['packer', 'counter', 'goods'] };
const whoIs = async (person: Person) => (await person.call('GET', '/api/users/user')).body.user;

/** Tried on every route that takes a body: fields that would give somebody more rights, or a lower price. */
const SMUGGLED = {
  role: 'admin',
  owner: true,
  permissions: ['packer', 'counter'],
  user_id: 'x',
  userId: 'x',
  price_paise: 1,
  total_paise: 1,
  deleted_at: null,
  password_hash: 'x',
  isAdmin: true,
};

/** What a plain form on a page sends. */
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The kind of the first form that a body may have, where it may have several. */
function kindIn(content: object): object {
  const { schema } = (content as Record<string, { schema: { anyOf?: object[]; oneOf?: object[] } }>)[
    'application/json'
  ]!;
  const [first] = (schema.anyOf ?? schema.oneOf ?? []) as { properties?: { kind?: { const?: string } } }[];
  const kind = first?.properties?.kind?.const;
  return kind === undefined ? {} : { kind };
}

test('a field that nobody asked for is refused by its name on every write', async () => {
  const { paths } = (await shop.call('GET', '/api/openapi.json')).body;
  const writes = Object.entries<Record<string, { requestBody?: { content: object } }>>(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([, { requestBody }]) => requestBody !== undefined)
        .map(([method, { requestBody }]) => [method.toUpperCase(), path, requestBody!.content] as const),
  );
  expect(writes.length).toBeGreaterThan(25);
  for (const [method, path, content] of writes) {
    const address = path.replace(/\{\w+\}/, asha.user._id);
    const isJson = 'application/json' in content;
    const answer = await owner.call(
      method,
      address,
      isJson ? { ...kindIn(content), smuggled: true } : formOf({ smuggled: 'true' }),
    );
    const route = `${method} ${path}`;
    const fields = { smuggled: ['There is no field smuggled here'] };
    expect({ route, fields: answer.body.fields }).toMatchObject({ route, fields });
  }
});

test('a shopper who sends more than the form becomes nobody more, and pays nothing less', async () => {
  const { mango } = await addGoods(shop, { mango: { price: 80 } });
  const form = { name: 'Ravi', email: 'ravi@example.in', phone: '9876543210', password: PASSWORD };
  expect((await shop.call('POST', '/api/auth/signup', { ...form, ...SMUGGLED })).status).toBe(422);
  const before = await whoIs(asha);
  await asha.call('PATCH', `/api/auth/${asha.user._id}`, { ...before, ...ABOVE_THEM, email: 'x@example.in' });
  expect(await whoIs(asha)).toEqual(before);
  const line = { product: mango._id, user: owner.user._id };
  expect((await asha.call('POST', '/api/cart', { ...line, price: 1 })).status).toBe(422);
  const { data } = (await asha.call('POST', '/api/cart', line)).body;
  expect(data.product.price).toBe(80);
  expect((await owner.call('GET', '/api/cart')).body.data).toEqual([]);
  const cheap = { ...data, product: { ...data.product, price: 1 }, quantity: 2 };
  expect((await asha.call('PATCH', `/api/cart/${data._id}`, cheap)).body.product.price).toBe(80);
});

test('an order is the sender’s own, pending and unpaid, whatever it says of itself', async () => {
  const { mango } = await addGoods(shop, { mango: { price: 80 } });
  await fillCart(asha, [mango, 1]);
  const wanted = await checkoutRequest(asha);
  const paid = { ...wanted, paymentStatus: 'received' };
  expect((await send(asha, paid)).status).toBe(422);
  const { body } = await send(asha, { ...wanted, user: owner.user._id, status: 'delivered' });
  expect(body.data).toMatchObject({
    user: asha.user._id,
    status: 'pending',
    paymentStatus: 'pending',
    totalAmount: 100,
  });
});

test('of an order that staff send back only status and payment are read: prices and goods stay', async () => {
  const { mango } = await addGoods(shop, { mango: { price: 80 } });
  const placed = await order(asha, [mango, 1]);
  const clerk = await staff(shop, ['packer', 'counter']);
  const changed = { ...placed, totalAmount: 1, subtotal: 1, items: [], user: clerk.user._id, orderId: '1' };
  const answer = await clerk.call('PATCH', `/api/orders/${placed._id}`, { ...changed, status: 'dispatched' });
  const { totalAmount, subtotal, items, user, orderId } = placed;
  expect(answer.body).toMatchObject({ status: 'dispatched', totalAmount, subtotal, items, user, orderId });
});

const tampered: [string, (wanted: Awaited<ReturnType<typeof checkoutRequest>>) => object, number][] = [
  ['a total of one rupee', (wanted) => ({ ...wanted, totalAmount: 1 }), 409],
  ['a total of nothing', (wanted) => ({ ...wanted, totalAmount: 0 }), 409],
  ['a total below nothing', (wanted) => ({ ...wanted, totalAmount: -100 }), 422],
  ['half a paisa less', (wanted) => ({ ...wanted, totalAmount: wanted.totalAmount - 0.006 }), 422],
  ['fewer goods than in the cart', (wanted) => ({ ...wanted, totalItems: 1 }), 409],
  ['a total as a text', (wanted) => ({ ...wanted, totalAmount: '100' }), 422],
  ['a total as a list', (wanted) => ({ ...wanted, totalAmount: [wanted.totalAmount] }), 422],
  ['a cheaper mango', (wanted) => withPrice(wanted, 1), 409],
  ['a mango that pays for itself', (wanted) => withPrice(wanted, -80), 422],
  ['a mango of more rupees than there are', (wanted) => withPrice(wanted, 1e300), 422],
  ['a quantity of none', (wanted) => withQuantity(wanted, 0), 422],
  ['a quantity below none', (wanted) => withQuantity(wanted, -2), 422],
  ['half a mango', (wanted) => withQuantity(wanted, 0.5), 422],
  ['a million millions of mangoes', (wanted) => withQuantity(wanted, 1e12), 422],
  ['nothing at all', (wanted) => ({ ...wanted, items: [] }), 422],
];
type Wanted = Awaited<ReturnType<typeof checkoutRequest>>;
const withPrice = (wanted: Wanted, price: number): object => ({
  ...wanted,
  items: wanted.items.map((item) => ({ ...item, product: { ...item.product, price } })),
});
const withQuantity = (wanted: Wanted, quantity: number): object => ({
  ...wanted,
  items: wanted.items.map((item) => ({ ...item, quantity })),
});

test.each(tampered)('an order with %s is not placed, and nothing is taken', async (_, tamper, status) => {
  const { mango } = await addGoods(shop, { mango: { price: 80, stock: 10 } });
  await fillCart(asha, [mango, 2]);
  const wanted = await checkoutRequest(asha);
  const answer = await send(asha, tamper(wanted));
  expect(answer.status).toBe(status);
  expect((await asha.call('GET', '/api/orders')).body.orders).toEqual([]);
  expect(await stockOf(shop, mango)).toBe(10);
});

test('a total that JSON can write and nobody can pay is refused', async () => {
  const { mango } = await addGoods(shop, { mango: { price: 80 } });
  await fillCart(asha, [mango, 1]);
  const text = JSON.stringify(await checkoutRequest(asha));
  for (const figure of ['"totalAmount":1e999', '"totalAmount":9007199254740993']) {
    const answer = await asha.call('POST', '/api/orders', text.replace('"totalAmount":100', figure));
    expect(answer.status).toBe(422);
  }
  const endless = text.replace('"price":80', '"price":1e999');
  expect((await asha.call('POST', '/api/orders', endless)).status).toBe(422);
});

test.each([
  [0],
  [-1],
  [0.5],
  [1_000_001],
  [2 ** 53],
  [1e300],
  ['1'],
  ['1e3'],
  [true],
  [null],
  [[1]],
  [{ $gt: 0 }],
])('a cart holds no quantity of %j', async (quantity) => {
  const { mango } = await addGoods(shop, { mango: {} });
  expect((await asha.call('POST', '/api/cart', { product: mango._id, quantity })).status).toBe(422);
  await fillCart(asha, [mango, 3]);
  const { data } = (await asha.call('GET', '/api/cart')).body;
  expect((await asha.call('PATCH', `/api/cart/${data[0]._id}`, { quantity })).status).toBe(422);
  expect((await asha.call('GET', '/api/cart')).body.data[0].quantity).toBe(3);
});

test('prices stay within what can be reckoned, however often they are raised', async () => {
  const { gold } = await addGoods(shop, { gold: { price: 9_000_000 } });
  const change = { chosen: { ids: [gold._id] }, percent: 500, of: 'both', round: 'rupee' };
  for (let times = 0; times < 14; times += 1) {
    const { status, body } = await owner.call('POST', '/api/products/pricechange', change);
    expect(status).toBeLessThan(500);
    await owner.call('POST', '/api/products/pricechange', { ...change, preview: body.preview });
  }
  const { price } = (await shop.call('GET', `/api/products/${gold._id}`)).body;
  expect(price).toBeLessThanOrEqual(10_000_000);
});

test.each([1.5, -1, 1e300, 2 ** 53])('a revision of %j is no revision', async (revision) => {
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const { status } = await owner.call('PUT', '/api/shop/settings', { settings, revision });
  expect([409, 422]).toContain(status);
});

test('ids cannot be guessed, and what is not one finds nothing', async () => {
  const { mango } = await addGoods(shop, { mango: {} });
  const placed = await order(asha, [mango, 1]);
  const ravi = await signUp(shop, { name: 'Ravi' });
  const next = (id: string) => id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
  const guesses = [
    placed.orderId,
    next(placed._id),
    `${placed._id}%00`,
    '*',
    '%25',
    '1%20or%201=1',
    '..%2Fall',
    '%E0%A4%A',
  ];
  for (const id of guesses) {
    expect([id, (await ravi.call('GET', `/api/orders/${id}`)).status]).toEqual([id, 404]);
    expect([id, (await ravi.call('DELETE', `/api/cart/${id}`)).status]).toEqual([id, 404]);
    expect([id, (await ravi.call('PATCH', `/api/auth/${id}`, { name: 'x' })).status]).toEqual([id, 404]);
    expect([id, (await ravi.call('GET', `/api/products/${id}`)).status]).toEqual([id, 404]);
    // PostgreSQL refuses NUL characters in any text.
    expect([404, 422]).toContain((await owner.call('GET', `/api/auth/user/${id}`)).status);
  }
});

test('what is sent under the names of JavaScript’s own workings changes nobody and nothing', async () => {
  const before = await whoIs(asha);
  for (const smuggled of [
    '{"__proto__":{"role":"admin","owner":true},"name":"Asha"}',
    '{"constructor":{"prototype":{"role":"admin"}},"name":"Asha"}',
    '{"name":"Asha","addresses":[{"__proto__":{"name":"x"}}]}',
  ]) {
    expect((await asha.call('PATCH', `/api/auth/${asha.user._id}`, smuggled)).status).toBeLessThan(500);
  }
  expect(await whoIs(asha)).toEqual(before);
  expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  expect((await asha.call('GET', '/api/auth/user?__proto__[role]=admin')).status).toBe(403);
});

test('a name given twice counts once, and the one that counts is the one that is checked', async () => {
  const { mango } = await addGoods(shop, { mango: {} });
  const twice = (first: string, second: string) =>
    asha.call('POST', '/api/cart', `{"product":"${mango._id}","quantity":${first},"quantity":${second}}`);
  expect((await twice('1', '-5')).status).toBe(422);
  expect((await twice('-5', '2')).body.data.quantity).toBe(2);
});

test('an e-mail address or a password that is no text opens nothing', async () => {
  for (const email of [{ $ne: null }, [asha.user.email], true, 1]) {
    const answer = await shop.call('POST', '/api/auth/login', { email, password: PASSWORD });
    expect([email, answer.status]).toEqual([email, 422]);
  }
  for (const password of [{ $ne: null }, [PASSWORD], true, 1, null]) {
    const answer = await shop.call('POST', '/api/auth/login', { email: asha.user.email, password });
    expect([password, answer.status]).toEqual([password, 422]);
  }
});

test('a product is no cheaper, and a stock no larger, than whoever edits it may say', async () => {
  const forms = [
    { price: -1 },
    { price: 0.001 },
    { price: 1e300 },
    { price: 'free' },
    { stock: -1 },
    { stock: 0.5 },
    { stock: 1e15 },
    { rating: 6 },
    { category: 'admin' },
    { unit: 'ton' },
  ];
  for (const wrong of forms) {
    const answer = await owner.call('POST', '/api/products/addproduct', { ...goodsForm('mango'), ...wrong });
    expect([wrong, answer.status]).toEqual([wrong, 422]);
  }
});
