import { expect, test } from 'vitest';
import { editProduct } from '#catalogue/server/commands.ts';
import { productsByIds } from '#catalogue/server/queries.ts';
import { write } from '#platform/http/routes.ts';
import { readSettings } from '#settings/server/queries.ts';
import { saveSettings } from '#settings/server/save-settings.ts';
import { checkoutRequest, fillCart, ordersIn, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

const owner = { userId: null, name: 'Owner' };

async function changePrice({ platform, clock }: TestShop, product: { _id: string }, price: number) {
  const current = (await productsByIds(platform.db, [product._id])).get(product._id);
  if (!current) throw new Error('no such product');
  const { _id, id: _, ...fields } = current;
  await write(platform, (tx) =>
    editProduct(tx, _id, { ...fields, price, cuttedprice: price }, { actor: owner, now: clock.now() }),
  );
}

test('a price that changed since the shopper looked: nothing is placed, each changed line is named', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { price: 50 }, rice: { price: 100 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2], [rice, 1]);
  const seen = await checkoutRequest(asha);
  await changePrice(shop, mango, 55.5);

  const { status, body } = await send(asha, seen);
  expect(status).toBe(409);
  expect(body.code).toBe('price_changed');
  expect(body.detail).toEqual({
    items: (await asha.call('GET', '/api/cart')).body.data,
    subtotal: 211,
    shipping: 20,
    totalAmount: 231,
    totalItems: 3,
    changed: [{ product: mango._id, title: 'mango', was: 50, now: 55.5 }],
  });
  expect(await ordersIn(shop)).toBe(0);
  expect(await stockOf(shop, mango)).toBe(100);

  const agreed = await send(asha, await checkoutRequest(asha));
  expect(agreed.status).toBe(201);
  expect(agreed.body.data.totalAmount).toBe(231);
});

test('two price changes that cancel each other out are still refused', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { price: 50 }, rice: { price: 100 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1], [rice, 1]);
  const seen = await checkoutRequest(asha);
  await changePrice(shop, mango, 60);
  await changePrice(shop, rice, 90);
  const { body } = await send(asha, seen);
  expect(body.code).toBe('price_changed');
  expect(body.detail.changed).toHaveLength(2);
});

test('a total that is not the shop’s total is refused, up or down, with the right one', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  for (const totalAmount of [119.99, 120.01, 1, 0]) {
    const { status, body } = await send(asha, { ...seen, totalAmount });
    expect([status, body.code]).toEqual([409, 'price_changed']);
    expect(body.detail).toMatchObject({ totalAmount: 120, changed: [] });
  }
  expect((await send(asha, { ...seen, totalItems: 2 })).body.code).toBe('price_changed');
  expect(await ordersIn(shop)).toBe(0);
});

test('when the owner changes the shipping rule, shoppers at the checkout see the new total first', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  expect(seen.totalAmount).toBe(600);
  const settings = { ...(await readSettings(shop.platform.db)), freeShippingAbove: 1000 };
  await write(shop.platform, (tx) => saveSettings(tx, { settings, actor: owner }, shop.clock.now()));
  const { body } = await send(asha, seen);
  expect(body).toMatchObject({ code: 'price_changed', detail: { shipping: 20, totalAmount: 620 } });
});

test('what was ordered keeps its name and price when the catalogue changes', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const placed = (await send(asha, await checkoutRequest(asha))).body.data;
  await changePrice(shop, mango, 99);
  const later = await asha.call('GET', `/api/orders/${placed._id}`);
  expect(later.body).toEqual(placed);
});
