import { expect, test } from 'vitest';
import { deactivateProduct } from '#catalogue/server/commands.ts';
import { write } from '#platform/http/routes.ts';
import { checkoutRequest, fillCart, ordersIn, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

const owner = { userId: null, name: 'Owner' };

test('too little on the shelf: nothing is placed, each short line is named with what is left', async () => {
  await using shop = await openShop();
  const { mango, rice, apple } = await addGoods(shop, {
    mango: { stock: 1 },
    rice: { stock: 0 },
    apple: { stock: 9 },
  });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2], [rice, 1], [apple, 1]);
  const { status, body } = await send(asha, await checkoutRequest(asha));
  expect(status).toBe(409);
  expect(body.code).toBe('out_of_stock');
  expect(body.detail.lines).toHaveLength(2);
  expect(body.detail.lines).toEqual(
    expect.arrayContaining([
      { product: mango._id, title: 'mango', unit: 'kg', wanted: 2, left: 1 },
      { product: rice._id, title: 'rice', unit: 'kg', wanted: 1, left: 0 },
    ]),
  );
  expect(await stockOf(shop, apple)).toBe(9);
  expect((await asha.call('GET', '/api/cart')).body.data).toHaveLength(3);
  expect(await ordersIn(shop)).toBe(0);
});

test('goods that were taken off the shelf at the last moment are named as gone', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: {}, rice: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1], [rice, 1]);
  const seen = await checkoutRequest(asha);
  await write(shop.platform, (tx) =>
    deactivateProduct(tx, mango._id, { actor: owner, now: shop.clock.now() }),
  );
  const { status, body } = await send(asha, seen);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'out_of_stock',
    detail: { lines: [{ product: mango._id, title: 'mango', wanted: 1, left: 0 }] },
  });
  expect(await ordersIn(shop)).toBe(0);
});

test('50 shoppers, one last mango: one order is placed, 49 learn that it is gone', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 1 } });
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => signUp(shop)));
  const checkouts = await Promise.all(
    shoppers.map(async (shopper) => {
      await fillCart(shopper, [mango, 1]);
      return { shopper, checkout: await checkoutRequest(shopper) };
    }),
  );
  const answers = await Promise.all(checkouts.map(({ shopper, checkout }) => send(shopper, checkout)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['out_of_stock']));
  expect(await stockOf(shop, mango)).toBe(0);
  expect(await ordersIn(shop)).toBe(1);
  expect(shop.bugs).toEqual([]);
});

test('shoppers who order the same goods in different sequence never block one another', async () => {
  await using shop = await openShop();
  const { mango, rice, apple } = await addGoods(shop, { mango: {}, rice: {}, apple: {} });
  const sequences = [
    [mango, rice, apple],
    [apple, rice, mango],
    [rice, apple, mango],
  ];
  const shoppers = await Promise.all(Array.from({ length: 24 }, () => signUp(shop)));
  const answers = await Promise.all(
    shoppers.map(async (shopper, index) => {
      for (const product of sequences[index % 3] ?? []) await fillCart(shopper, [product, 1]);
      return send(shopper, await checkoutRequest(shopper));
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body.data.orderId)).size).toBe(24);
  expect(await stockOf(shop, rice)).toBe(76);
});
