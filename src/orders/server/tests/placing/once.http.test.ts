import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, send, DELIVERY_ADDRESS } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

test('a lost answer that is asked for again brings the same order, not a second one', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2]);
  const checkout = await checkoutRequest(asha);
  const first = await send(asha, checkout, 'key-of-this-order');
  const again = await send(asha, checkout, 'key-of-this-order');
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.body).toEqual(first.body);
  expect((await asha.call('GET', '/api/orders')).body.orders).toHaveLength(1);
  expect(await sentMails(shop)).toHaveLength(1);
});

test('the retry finds its order even when the shopper has begun a new cart meanwhile, and leaves that cart alone', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2]);
  const checkout = await checkoutRequest(asha);
  const first = await send(asha, checkout, 'key-of-this-order');
  await fillCart(asha, [mango, 2]);
  const again = await send(asha, checkout, 'key-of-this-order');
  expect(again.body.data._id).toBe(first.body.data._id);
  expect((await asha.call('GET', '/api/cart')).body.data).toMatchObject([{ quantity: 2 }]);
});

test('the retry shows the order as it is now', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const checkout = await checkoutRequest(asha);
  const first = await send(asha, checkout, 'key-of-this-order');
  await asha.call('POST', `/api/orders/${first.body.data._id}/cancellation`);
  const again = await send(asha, checkout, 'key-of-this-order');
  expect(again.body.data).toMatchObject({ _id: first.body.data._id, status: 'cancelled' });
});

test('ten taps at once with one key are one order', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { stock: 50 }, rice: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 5], [rice, 1]);
  const checkout = await checkoutRequest(asha);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(asha, checkout, 'one-and-the-same')),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  const [order] = (await asha.call('GET', '/api/orders')).body.orders;
  expect(order.totalItems).toBe(6);
  expect(await stockOf(shop, mango)).toBe(45);
  expect(shop.bugs).toEqual([]);
});

test('a key that placed an order cannot place another one', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const checkout = await checkoutRequest(asha);
  const placed = await send(asha, checkout, 'key-of-this-order');
  await fillCart(asha, [mango, 1]);
  const changes = [
    { ...checkout, totalAmount: checkout.totalAmount + 1 },
    { ...checkout, items: [{ product: mango._id, quantity: 2 }] },
    { ...checkout, paymentMethod: 'card' },
    { ...checkout, selectedAddress: { ...DELIVERY_ADDRESS, colony: 'Lower Bazaar' } },
  ];
  for (const changed of changes) {
    const { status, body } = await send(asha, changed, 'key-of-this-order');
    expect([status, body.code]).toEqual([409, 'key_reused']);
    expect(body.detail).toEqual({ order: placed.body.data._id });
  }
  expect((await asha.call('GET', '/api/orders')).body.orders).toHaveLength(1);
});

test('a refused try leaves its key free for the corrected one', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 1 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2]);
  expect((await send(asha, await checkoutRequest(asha), 'key-of-this-order')).status).toBe(409);
  const [item] = (await asha.call('GET', '/api/cart')).body.data;
  await asha.call('PATCH', `/api/cart/${item._id}`, { quantity: 1 });
  expect((await send(asha, await checkoutRequest(asha), 'key-of-this-order')).status).toBe(201);
});

test('two shoppers may happen to have the same key', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const ravi = await signUp(shop, { name: 'Ravi' });
  await fillCart(asha, [mango, 1]);
  await fillCart(ravi, [mango, 1]);
  const one = await send(asha, await checkoutRequest(asha), 'the-same-key');
  const other = await send(ravi, await checkoutRequest(ravi), 'the-same-key');
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(other.body.data.user).toBe(ravi.user._id);
});

test.each(['short', 'x'.repeat(201)])('a key of the wrong length (%s) is refused', async (key) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const { status, body } = await send(asha, await checkoutRequest(asha), key);
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual(['idempotency-key']);
});

test('without a key an order can be placed all the same', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  expect((await send(asha, await checkoutRequest(asha))).status).toBe(201);
  await fillCart(asha, [mango, 1]);
  expect((await send(asha, await checkoutRequest(asha))).status).toBe(201);
});
