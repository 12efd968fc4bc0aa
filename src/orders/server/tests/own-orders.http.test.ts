import { expect, test } from 'vitest';
import { fillUp } from '#cart/server/commands.ts';
import { deactivateProduct } from '#catalogue/server/commands.ts';
import type { UsualGoods } from '#orders/order.ts';
import { write } from '#platform/http/routes.ts';
import { order, fillCart } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

test('a shopper’s orders come oldest first, each with all of its lines', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: {}, rice: {} });
  const asha = await signUp(shop);
  const first = await order(asha, [mango, 1]);
  shop.clock.advance({ days: 1 });
  const second = await order(asha, [rice, 2], [mango, 1]);
  const { status, body } = await asha.call('GET', '/api/orders');
  expect(status).toBe(200);
  expect(body).toEqual({ orders: [first, second] });
});

test('a shopper sees no orders but their own', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const ravi = await signUp(shop, { name: 'Ravi' });
  const placed = await order(asha, [mango, 1]);
  expect((await ravi.call('GET', '/api/orders')).body).toEqual({ orders: [] });
  for (const [method, path] of [
    ['GET', `/api/orders/${placed._id}`],
    ['POST', `/api/orders/${placed._id}/cancellation`],
    ['POST', `/api/orders/${placed._id}/reorder`],
  ] as const) {
    expect((await ravi.call(method, path)).status).toBe(404);
  }
  expect((await asha.call('GET', `/api/orders/${placed._id}`)).body).toEqual(placed);
});

test('what a shopper bought most often comes first, with the amount of the last time; what was cancelled or is sold out is left out', async () => {
  await using shop = await openShop();
  const { mango, rice, salt, tea } = await addGoods(shop, {
    mango: {},
    rice: {},
    salt: {},
    tea: { stock: 1 },
  });
  const asha = await signUp(shop);
  const ravi = await signUp(shop, { name: 'Ravi' });
  await order(asha, [mango, 1], [rice, 1], [tea, 1]);
  shop.clock.advance({ days: 1 });
  await order(asha, [rice, 2]);
  const { _id } = await order(asha, [salt, 1]);
  await asha.call('POST', `/api/orders/${_id}/cancellation`);
  const bought = async (who: typeof asha) => {
    const { body } = await who.call('GET', '/api/orders/goods');
    return (body as { products: { _id: string }[] }).products.map((product) => product._id);
  };
  expect(await bought(asha)).toEqual([rice, mango].map((product) => product._id));
  expect(await bought(ravi)).toEqual([]);
  expect((await shop.call('GET', '/api/orders/goods')).status).toBe(401);

  const usual = async (who: typeof asha) => {
    const { body } = await who.call('GET', '/api/orders/usual');
    return (body as UsualGoods).goods.map(({ product, quantity }) => [product.title, quantity]);
  };
  expect(await usual(asha)).toEqual([
    ['rice', 2],
    ['mango', 1],
  ]);
  expect(await usual(ravi)).toEqual([]);
  expect((await shop.call('GET', '/api/orders/usual')).status).toBe(401);
});

test('a guest sees no orders', async () => {
  await using shop = await openShop();
  expect((await shop.call('GET', '/api/orders')).status).toBe(401);
  expect((await shop.call('GET', '/api/orders/00000000-0000-7000-8000-000000000000')).status).toBe(401);
});

test('an order that is not there is not found, whatever its address looks like', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  for (const id of ['1', '%00', '00000000-0000-7000-8000-000000000000']) {
    expect((await asha.call('GET', `/api/orders/${id}`)).status).toBe(404);
    expect((await asha.call('POST', `/api/orders/${id}/cancellation`)).status).toBe(404);
    expect((await asha.call('POST', `/api/orders/${id}/reorder`)).status).toBe(404);
  }
});

test('who looks after orders may open anybody’s; who looks after the catalogue may not', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const placed = await order(asha, [mango, 1]);
  const path = `/api/orders/${placed._id}`;
  expect((await (await admin(shop)).call('GET', path)).body._id).toBe(placed._id);
  expect((await (await staff(shop, ['packer', 'counter'])).call('GET', path)).body._id).toBe(placed._id);
  expect((await (await staff(shop, ['goods'])).call('GET', path)).status).toBe(404);
});

test('a long list can be read in steps, newest step first', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const placed: { _id: string }[] = [];
  for (let day = 0; day < 5; day += 1) {
    placed.push(await order(asha, [mango, 1]));
    shop.clock.advance({ days: 1 });
  }
  const newest = await asha.call('GET', '/api/orders?limit=2');
  expect(newest.body.orders).toEqual(placed.slice(3));
  const earlier = await asha.call('GET', `/api/orders?limit=2&before=${placed[3]?._id}`);
  expect(earlier.body.orders).toEqual(placed.slice(1, 3));
  expect((await asha.call('GET', '/api/orders?limit=0')).status).toBe(422);
});

test('a shopper cancels an order that was not dispatched: its goods are back on the shelf', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { stock: 5 }, rice: { stock: 5 } });
  const asha = await signUp(shop);
  const placed = await order(asha, [mango, 2], [rice, 1]);
  shop.clock.advance({ hours: 1 });
  const cancelled = await asha.call('POST', `/api/orders/${placed._id}/cancellation`);
  expect(cancelled.status).toBe(200);
  expect(cancelled.body).toEqual({
    ...placed,
    due: 0,
    status: 'cancelled',
    updatedAt: '2026-11-20T05:30:00.000Z',
    may: { cancel: false },
    timeline: [
      placed.timeline[0],
      {
        kind: 'status',
        from: 'pending',
        to: 'cancelled',
        at: '2026-11-20T05:30:00.000Z',
        by: 'Asha',
        note: '',
      },
    ],
  });
  expect([await stockOf(shop, mango), await stockOf(shop, rice)]).toEqual([5, 5]);
});

test('cancelling again, or ten times at once, puts the goods back once', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 5 } });
  const asha = await signUp(shop);
  const placed = await order(asha, [mango, 2]);
  const path = `/api/orders/${placed._id}/cancellation`;
  const answers = await Promise.all(Array.from({ length: 10 }, () => asha.call('POST', path)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await asha.call('POST', path)).status).toBe(200);
  expect(await stockOf(shop, mango)).toBe(5);
  expect((await asha.call('GET', `/api/orders/${placed._id}`)).body.timeline).toHaveLength(2);
});

test.each([
  ['dispatched', 'This order is already on its way and can no longer be cancelled.'],
  ['delivered', 'This order was already delivered and can no longer be cancelled.'],
])('once an order is %s its shopper cannot cancel it', async (status, message) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 5 } });
  const asha = await signUp(shop);
  const owner = await admin(shop);
  const placed = await order(asha, [mango, 2]);
  await owner.call('PATCH', `/api/orders/${placed._id}`, { status });
  const refused = await asha.call('POST', `/api/orders/${placed._id}/cancellation`);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'conflict', message, detail: { status } });
  const now = (await asha.call('GET', `/api/orders/${placed._id}`)).body;
  expect(now).toMatchObject({ status, may: { cancel: false } });
  expect(await stockOf(shop, mango)).toBe(3);
});

test('a shopper learns by mail that the order was cancelled', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const placed = await order(asha, [mango, 1]);
  await asha.call('POST', `/api/orders/${placed._id}/cancellation`);
  const subjects = (await sentMails(shop)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['Your order 1 from Haat', 'Your order 1 was cancelled']);
});

test('a shopper is not told who behind the counter moved the order', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const owner = await admin(shop, { name: 'Kamala' });
  const placed = await order(asha, [mango, 1]);
  await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'dispatched' });
  const path = `/api/orders/${placed._id}`;
  expect((await asha.call('GET', path)).body.timeline[1].by).toBe('The shop');
  expect((await owner.call('GET', path)).body.timeline[1].by).toBe('Kamala');
});

test('ordering the same again fills the cart with what the shop has and names what is missing', async () => {
  await using shop = await openShop();
  const { mango, rice, apple, kurta } = await addGoods(shop, {
    mango: { stock: 10 },
    rice: { stock: 5 },
    apple: { stock: 3 },
    kurta: {},
  });
  const asha = await signUp(shop);
  const placed = await order(asha, [mango, 2], [rice, 4], [apple, 3], [kurta, 1]);
  await write(shop.platform, (tx) =>
    deactivateProduct(tx, kurta._id, { actor: { userId: null, name: 'Owner' }, now: shop.clock.now() }),
  );
  const again = await asha.call('POST', `/api/orders/${placed._id}/reorder`);
  expect(again.status).toBe(200);
  const inCart = new Map(
    again.body.data.map((item: { product: { title: string }; quantity: number }) => [
      item.product.title,
      item.quantity,
    ]),
  );
  expect(inCart).toEqual(
    new Map([
      ['mango', 2],
      ['rice', 1],
    ]),
  );
  expect(again.body.missing).toEqual(
    expect.arrayContaining([
      { product: rice._id, title: 'rice', unit: 'kg', wanted: 4, left: 1 },
      { product: apple._id, title: 'apple', unit: 'kg', wanted: 3, left: 0 },
      { product: kurta._id, title: 'kurta', unit: 'kg', wanted: 1, left: 0 },
    ]),
  );
  expect(again.body.missing).toHaveLength(3);
});

test('tapping "order again" twice does not double the cart, and keeps what is in it', async () => {
  await using shop = await openShop();
  const { mango, rice, apple } = await addGoods(shop, { mango: {}, rice: {}, apple: {} });
  const asha = await signUp(shop);
  const placed = await order(asha, [mango, 2], [rice, 3]);
  await fillCart(asha, [rice, 5], [apple, 1]);
  await asha.call('POST', `/api/orders/${placed._id}/reorder`);
  const { body } = await asha.call('POST', `/api/orders/${placed._id}/reorder`);
  expect(body.missing).toEqual([]);
  const inCart = body.data.map((item: { product: { title: string }; quantity: number }) => [
    item.product.title,
    item.quantity,
  ]);
  expect(new Map(inCart)).toEqual(
    new Map([
      ['rice', 5],
      ['apple', 1],
      ['mango', 2],
    ]),
  );
});

test('ordering again never overfills a cart that is full already', async () => {
  await using shop = await openShop();
  const names = Array.from({ length: 501 }, (_, index) => `goods ${index}`);
  const goods = Object.values(await addGoods(shop, Object.fromEntries(names.map((name) => [name, {}]))));
  const [first, ...others] = goods;
  if (!first) throw new Error('no goods');
  const asha = await signUp(shop);
  const placed = await order(asha, [first, 1]);
  const wanted = others.map(({ _id: product }) => ({ product, quantity: 1 }));
  await write(shop.platform, (tx) => fillUp(tx, asha.user._id, wanted, shop.clock.now()));
  const refused = await asha.call('POST', `/api/orders/${placed._id}/reorder`);
  expect(refused.status).toBe(422);
  expect((await asha.call('GET', '/api/cart')).body.data).toHaveLength(500);
});

test('no cache between shop and shopper keeps an order', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const placed = await order(asha, [mango, 1]);
  for (const path of ['/api/orders', `/api/orders/${placed._id}`]) {
    expect((await asha.call('GET', path)).headers.get('cache-control')).toBe('no-store');
  }
});
