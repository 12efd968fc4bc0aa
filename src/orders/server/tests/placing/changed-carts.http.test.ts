import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, ordersIn, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { regular, signUp } from '#test/people.ts';

test('when another screen changed the cart, nothing is placed and the cart as it is comes back', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: {}, rice: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  await fillCart(asha, [rice, 2]);
  const now = (await asha.call('GET', '/api/cart')).body.data;

  const { status, body } = await send(asha, seen);
  expect(status).toBe(409);
  expect(body.code).toBe('cart_changed');
  expect(body.detail).toEqual({ cart: now });
  expect((await asha.call('GET', '/api/cart')).body.data).toEqual(now);
  expect(await ordersIn(shop)).toBe(0);
  expect(await stockOf(shop, mango)).toBe(100);
});

test('a changed quantity is a changed cart too', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  await fillCart(asha, [mango, 1]);
  const { body } = await send(asha, seen);
  expect(body).toMatchObject({ code: 'cart_changed', detail: { cart: [{ quantity: 2 }] } });
});

test('a cart that another device ordered cannot be ordered a second time', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  await send(asha, seen, 'phone-key-1');
  const { status, body } = await send(asha, seen, 'laptop-key-1');
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'cart_changed', detail: { cart: [] } });
  expect(body.message).toBe('Your cart is empty: it was ordered or emptied on another screen.');
  expect(await ordersIn(shop)).toBe(1);
});

test('two tabs that order the same cart at the same moment make one order', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { stock: 100 }, rice: { stock: 100 } });
  const asha = await regular(shop);
  for (let round = 1; round <= 10; round += 1) {
    await fillCart(asha, [mango, 1], [rice, 2]);
    const seen = await checkoutRequest(asha);
    const answers = await Promise.all([
      send(asha, seen, `tab-one-${round}`),
      send(asha, seen, `tab-two-${round}`),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  }
  expect(await ordersIn(shop)).toBe(10);
  expect([await stockOf(shop, mango), await stockOf(shop, rice)]).toEqual([90, 80]);
  expect(shop.bugs).toEqual([]);
});

test('the server compares goods, not the order or the form in which they are listed', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { price: 10 }, rice: { price: 20 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2], [rice, 1]);
  const checkout = await checkoutRequest(asha);
  const items = [
    { product: rice._id, quantity: 1, user: asha.user._id },
    { product: mango._id, quantity: 1 },
    { product: mango._id, quantity: 1 },
  ];
  expect((await send(asha, { ...checkout, items })).status).toBe(201);
});
