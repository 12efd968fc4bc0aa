import { expect, test } from 'vitest';
import { fillUp } from '#cart/server/commands.ts';
import { deactivateProduct } from '#catalogue/server/commands.ts';
import { write } from '#platform/http/routes.ts';
import { fillCart } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

const takeOffTheShelf = ({ platform, clock }: TestShop, product: string) =>
  write(platform, (tx) =>
    deactivateProduct(tx, product, { actor: { userId: null, name: 'Owner' }, now: clock.now() }),
  );

test('what a shopper puts into the cart is there, with the product and its current price', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 49.9, stock: 10 } });
  const asha = await signUp(shop);

  const added = await asha.call('POST', '/api/cart', {
    product: mango._id,
    quantity: 2,
    user: asha.user._id,
  });
  expect(added.status).toBe(201);
  expect(added.body).toEqual({ data: { _id: expect.any(String), quantity: 2, product: mango } });
  const cart = await asha.call('GET', '/api/cart');
  expect(cart.body).toEqual({ data: [added.body.data], removed: [] });
});

test('a page asks for the cart and the account in one call, and another’s account is never in it', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [asha, ravi] = [await signUp(shop), await signUp(shop)];
  await fillCart(asha, [mango, 2]);
  const both = (await asha.call('GET', '/api/cart?user=1')).body;
  expect(both).toEqual({
    ...(await asha.call('GET', '/api/cart')).body,
    ...(await asha.call('GET', '/api/users/user')).body,
  });
  expect(both.data).toHaveLength(1);
  expect((await ravi.call('GET', '/api/cart?user=1')).body.user._id).toBe(ravi.user._id);
});

test('adding the same product again raises its quantity instead of making a second line', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const first = await asha.call('POST', '/api/cart', { product: mango._id });
  const again = await asha.call('POST', '/api/cart', { product: mango._id, quantity: 3 });
  expect(again.body.data).toEqual({ ...first.body.data, quantity: 4 });
  expect((await asha.call('GET', '/api/cart')).body.data).toHaveLength(1);
});

test('ten taps on "add" at once are ten mangoes', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await Promise.all(Array.from({ length: 10 }, () => asha.call('POST', '/api/cart', { product: mango._id })));
  const cart = await asha.call('GET', '/api/cart');
  expect(cart.body.data).toMatchObject([{ quantity: 10 }]);
});

test('the cart keeps its lines in the order in which they were put in', async () => {
  await using shop = await openShop();
  const goods = await addGoods(shop, { rice: {}, apple: {}, mango: {} });
  const asha = await signUp(shop);
  for (const product of [goods.mango, goods.apple, goods.rice]) {
    await fillCart(asha, [product, 1]);
    shop.clock.advance({ minutes: 1 });
  }
  const cart = await asha.call('GET', '/api/cart');
  expect(cart.body.data.map((item: { product: { title: string } }) => item.product.title)).toEqual([
    'mango',
    'apple',
    'rice',
  ]);
});

test('changing a line takes the whole item back and reads only its quantity', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const [item] = (await asha.call('GET', '/api/cart')).body.data;
  const sent = { ...item, quantity: 5, product: { ...item.product, price: 1 } };
  const changed = await asha.call('PATCH', `/api/cart/${item._id}`, sent);
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ ...item, quantity: 5 });
});

test.each([0, -1, 1.5, 1_000_001, '2', null])('a line cannot hold %j of something', async (quantity) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const [item] = (await asha.call('GET', '/api/cart')).body.data;
  const changed = await asha.call('PATCH', `/api/cart/${item._id}`, { quantity });
  expect(changed.status).toBe(422);
  expect(Object.keys(changed.body.fields)).toEqual(['quantity']);
  const added = await asha.call('POST', '/api/cart', { product: mango._id, quantity });
  expect(added.status).toBe(422);
  expect((await asha.call('GET', '/api/cart')).body.data[0].quantity).toBe(1);
});

test('adding again never raises a line above the largest quantity that the shop can calculate with', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 999_999]);
  const tooMany = await asha.call('POST', '/api/cart', { product: mango._id, quantity: 2 });
  expect(tooMany.status).toBe(422);
  expect((await asha.call('GET', '/api/cart')).body.data[0].quantity).toBe(999_999);
});

test('an unknown field is refused, not ignored', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const added = await asha.call('POST', '/api/cart', { product: mango._id, price: 1 });
  expect(added.status).toBe(422);
});

test('lines are taken out one by one, and all at once', async () => {
  await using shop = await openShop();
  const { mango, rice, apple } = await addGoods(shop, { mango: {}, rice: {}, apple: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1], [rice, 1], [apple, 1]);
  const [item] = (await asha.call('GET', '/api/cart')).body.data;
  const removed = await asha.call('DELETE', `/api/cart/${item._id}`);
  expect(removed.body).toEqual({ _id: item._id });
  expect((await asha.call('DELETE', `/api/cart/${item._id}`)).status).toBe(404);
  expect((await asha.call('GET', '/api/cart')).body.data).toHaveLength(2);
  expect((await asha.call('DELETE', '/api/cart')).status).toBe(200);
  expect((await asha.call('GET', '/api/cart')).body.data).toEqual([]);
});

test('nobody sees, changes or removes another shopper’s line', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const ravi = await signUp(shop, { name: 'Ravi' });
  await fillCart(asha, [mango, 1]);
  const [item] = (await asha.call('GET', '/api/cart')).body.data;

  expect((await ravi.call('GET', '/api/cart')).body.data).toEqual([]);
  expect((await ravi.call('PATCH', `/api/cart/${item._id}`, { quantity: 9 })).status).toBe(404);
  expect((await ravi.call('DELETE', `/api/cart/${item._id}`)).status).toBe(404);
  await ravi.call('DELETE', '/api/cart');
  expect((await asha.call('GET', '/api/cart')).body.data).toEqual([item]);
});

test('a shopper cannot fill another’s cart by sending their id', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const ravi = await signUp(shop, { name: 'Ravi' });
  await ravi.call('POST', '/api/cart', { product: mango._id, quantity: 1, user: asha.user._id });
  expect((await asha.call('GET', '/api/cart')).body.data).toEqual([]);
});

test('a guest has no cart', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const answers = await Promise.all([
    shop.call('GET', '/api/cart'),
    shop.call('GET', '/api/cart/quote'),
    shop.call('POST', '/api/cart', { product: mango._id }),
    shop.call('PATCH', `/api/cart/${mango._id}`, { quantity: 1 }),
    shop.call('DELETE', `/api/cart/${mango._id}`),
    shop.call('DELETE', '/api/cart'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
});

test.each(['nothing', '', '00000000-0000-7000-8000-000000000000', '%00', "' or 1=1 --"])(
  'a product that is not there (%j) cannot be put into the cart',
  async (product) => {
    await using shop = await openShop();
    const asha = await signUp(shop);
    const added = await asha.call('POST', '/api/cart', { product });
    expect(added.status).toBe(404);
    expect(added.body.message).toBe('This product is no longer in the shop.');
    expect((await asha.call('DELETE', '/api/cart/%00')).status).toBe(404);
  },
);

test('goods that were taken off the shelf leave the cart, and the shopper is told which', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { price: 100 }, rice: { price: 60 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1], [rice, 2]);
  await takeOffTheShelf(shop, mango._id);

  const quote = await asha.call('GET', '/api/cart/quote');
  expect(quote.body).toMatchObject({ subtotal: 120, totalItems: 2 });
  expect(quote.body.lines).toMatchObject([
    { title: 'rice', problem: null },
    { title: 'mango', problem: { kind: 'gone' } },
  ]);
  const cart = await asha.call('GET', '/api/cart');
  expect(cart.body.data.map((item: { product: { _id: string } }) => item.product._id)).toEqual([rice._id]);
  expect(cart.body.removed).toEqual([{ product: mango._id, title: 'mango' }]);
  expect((await asha.call('GET', '/api/cart')).body.removed).toEqual([]);
  const again = await asha.call('POST', '/api/cart', { product: mango._id });
  expect(again.status).toBe(404);
});

test('a cart holds up to 500 different products', async () => {
  await using shop = await openShop();
  const names = Array.from({ length: 501 }, (_, index) => `goods ${index}`);
  const goods = Object.values(await addGoods(shop, Object.fromEntries(names.map((name) => [name, {}]))));
  const asha = await signUp(shop);
  const wanted = goods.slice(0, 500).map(({ _id: product }) => ({ product, quantity: 1 }));
  await write(shop.platform, (tx) => fillUp(tx, asha.user._id, wanted, shop.clock.now()));
  const tooMany = await asha.call('POST', '/api/cart', { product: goods[500]?._id });
  expect(tooMany.status).toBe(422);
  expect(tooMany.body.message).toBe('Your cart is full: it holds 500 different products.');
  const more = await asha.call('POST', '/api/cart', { product: goods[0]?._id });
  expect([more.status, more.body.data.quantity], 'more of what a full cart holds').toEqual([201, 2]);
  expect((await asha.call('GET', '/api/cart')).body.data).toHaveLength(500);
});

test('no cache between shop and shopper keeps what is in a cart', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const cart = await asha.call('GET', '/api/cart');
  const quote = await asha.call('GET', '/api/cart/quote');
  expect([cart.headers.get('cache-control'), quote.headers.get('cache-control')]).toEqual([
    'no-store',
    'no-store',
  ]);
});
