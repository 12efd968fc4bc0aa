import { expect, test } from 'vitest';
import { write } from '#platform/http/routes.ts';
import { readSettings } from '#settings/server/queries.ts';
import { saveSettings } from '#settings/server/save-settings.ts';
import { fillCart } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

test('the quote adds up: lines, subtotal, shipping, total, and how much is missing for free shipping', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { price: 49.9 }, rice: { price: 100.05 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 3], [rice, 1]);
  const quote = await asha.call('GET', '/api/cart/quote');
  expect(quote.body).toEqual({
    subtotal: 249.75,
    shipping: 20,
    total: 269.75,
    totalItems: 4,
    freeShippingAbove: 500,
    missingToFreeShipping: 250.26,
    lines: expect.arrayContaining([
      expect.objectContaining({ product: mango._id, title: 'mango', quantity: 3, price: 49.9, total: 149.7 }),
      expect.objectContaining({
        product: rice._id,
        title: 'rice',
        quantity: 1,
        price: 100.05,
        total: 100.05,
      }),
    ]),
  });
});

test.each([
  [500, 20],
  [500.01, 0],
])('a basket of %d rupees is shipped for %d', async (price, shipping) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const quote = await asha.call('GET', '/api/cart/quote');
  expect(quote.body.shipping).toBe(shipping);
  expect(quote.body.total).toBe(price + shipping);
});

test('an empty cart costs nothing, not even shipping', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const quote = await asha.call('GET', '/api/cart/quote');
  expect(quote.body).toMatchObject({ subtotal: 0, shipping: 0, total: 0, totalItems: 0, lines: [] });
});

test('the owner’s shipping rule holds in every cart at once', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const settings = await readSettings(shop.platform.db);
  const changed = { ...settings, shippingFee: 35, freeShippingAbove: 1000 };
  const actor = { userId: null, name: 'Owner' };
  await write(shop.platform, (tx) => saveSettings(tx, { settings: changed, actor }, shop.clock.now()));
  const quote = await asha.call('GET', '/api/cart/quote');
  expect(quote.body).toMatchObject({ shipping: 35, total: 635, missingToFreeShipping: 400.01 });
});

test('the quote names each line of which the shop has too little, and how much is left', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { stock: 2 }, rice: { stock: 3 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 3], [rice, 3]);
  const quote = await asha.call('GET', '/api/cart/quote');
  const problems = new Map(
    quote.body.lines.map((line: { title: string; problem: unknown }) => [line.title, line.problem]),
  );
  expect(problems).toEqual(
    new Map<string, unknown>([
      ['mango', { kind: 'short', left: 2 }],
      ['rice', null],
    ]),
  );
});

test('a line that is sold out is named by the quote and counts in no sum', async () => {
  await using shop = await openShop();
  const { rice, okra, peas } = await addGoods(shop, {
    rice: { price: 60, stock: 9 },
    okra: { price: 400, stock: 2 },
    peas: { price: 30, stock: 1 },
  });
  const asha = await signUp(shop);
  await fillCart(asha, [rice, 1], [okra, 2], [peas, 3]);
  await shop.platform.db.updateTable('products').set({ stock: 0 }).where('id', '=', okra._id).execute();
  const { body } = await asha.call('GET', '/api/cart/quote');
  // What is short, but not sold out, counts with what was asked for.
  expect(body).toMatchObject({ subtotal: 150, shipping: 20, total: 170, totalItems: 4 });
  expect(body.lines.find((line: { product: string }) => line.product === okra._id)).toMatchObject({
    quantity: 2,
    problem: { kind: 'short', left: 0 },
  });
});
