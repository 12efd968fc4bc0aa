import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, quantityOf } from '#base/figures/amount.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { checkoutRequest, fillCart, order, send } from '#test/carts.ts';
import { addGoods, goodsForm, stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, regular, signUp } from '#test/people.ts';
import { POTATO, editGoods } from '#test/steps/loose-goods.ts';

test('when the owner sells from 500 g on, 300 g in a cart are asked about, and not ordered', async () => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, { potato: POTATO });
  const asha = await signUp(shop);
  await fillCart(asha, [potato, 0.3]);
  await editGoods(shop, potato, { least: 0.5, step: 0.25 });
  const quote = (await asha.call('GET', '/api/cart/quote')).body;
  expect(quote.lines[0].problem).toEqual({ kind: 'step', take: 0.5 });
  const { status, body } = await send(asha, await checkoutRequest(asha));
  expect([status, body.fields]).toEqual([
    422,
    { 'items.0.quantity': ['potato is sold from 500 g, in steps of 250 g'] },
  ]);
});

test('whatever is ordered and cancelled, in whatever amounts, the stock is right to the gram', async () => {
  await using shop = await openShop();
  const asha = await regular(shop);
  const drawn = fc.array(fc.record({ steps: fc.integer({ min: 5, max: 40 }), keep: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(drawn, async (orders) => {
      const { potato } = await addGoods(shop, { potato: { ...POTATO, stock: 20 } });
      let left = 20_000;
      const placed: { _id: string }[] = [];
      for (const { steps, keep } of orders) {
        const one = await order(asha, [potato, quantityOf(steps * 50, 'weight')]);
        left -= steps * 50;
        if (!keep) placed.push(one);
        expect(amountOf((await stockOf(shop, potato)) ?? 0, 'weight')).toBe(left);
      }
      for (const { _id } of placed) await asha.call('POST', `/api/orders/${_id}/cancellation`, {});
      const kept = orders.filter(({ keep }) => keep).reduce((sum, { steps }) => sum + steps * 50, 0);
      expect(amountOf((await stockOf(shop, potato)) ?? 0, 'weight')).toBe(20_000 - kept);
    }),
    { numRuns: 8 },
  );
}, 120_000);

test('goods that change from whole kilos to loose weight stay right in carts, in stock and in older orders', async () => {
  await using shop = await openShop();
  const { rice } = await addGoods(shop, { rice: { unit: 'kg', price: 50, stock: 10 } });
  const [asha, ravi, owner] = [await signUp(shop), await signUp(shop, { name: 'Ravi' }), await admin(shop)];
  const older = await order(asha, [rice, 3]);
  await fillCart(ravi, [rice, 2]);
  const [seen] = (await owner.call('GET', '/api/products/admin')).body.products;
  expect(seen).toMatchObject({ stock: 7, sold: 3, soldBy: 'piece' });
  const edited = await owner.call('PUT', `/api/products/editproduct/${rice._id}`, {
    ...seen,
    soldBy: 'weight',
    least: 0.1,
    step: 0.05,
    stock: 7.5,
  });
  expect(edited.body).toMatchObject({ stock: 7.5, sold: 3, soldBy: 'weight', least: 0.1, step: 0.05 });
  expect((await ravi.call('GET', '/api/cart')).body.data).toMatchObject([{ quantity: 2 }]);
  await asha.call('POST', `/api/orders/${older._id}/cancellation`, {});
  expect(await stockOf(shop, rice)).toBe(10.5);
  const mine = (await asha.call('GET', '/api/orders')).body.orders;
  expect(mine[0].items).toMatchObject([{ quantity: 3, product: { unit: 'kg', soldBy: 'piece' } }]);
  await order(ravi, [rice, 0.25]);
  expect(await stockOf(shop, rice)).toBe(8.25);
});

test('ordering the same again takes what can be had in the current amounts', async () => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, { potato: POTATO });
  const asha = await signUp(shop);
  const placed = await order(asha, [potato, 0.35]);
  await editGoods(shop, potato, { least: 0.5, step: 0.25, stock: 4 });
  await asha.call('POST', `/api/orders/${placed._id}/reorder`, {});
  expect((await asha.call('GET', '/api/cart')).body.data).toMatchObject([{ quantity: 0.5 }]);
});

test('best sellers and low stock speak of kilos, and a kilo of loose weight is as low as a piece', async () => {
  await using shop = await openShop();
  const { potato, saffron, soap } = await addGoods(shop, {
    potato: { ...POTATO, stock: 30 },
    saffron: { ...POTATO, least: 0.001, step: 0.001, stock: 0.045 },
    soap: { unit: 'item', stock: 3, price: 30 },
  });
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  await order(asha, [potato, 1.75], [soap, 1]);
  const report = (await owner.call('GET', '/api/admin/dashboard')).body;
  expect(report.bestSellers).toMatchObject([
    { _id: potato._id, quantity: 1.75, unit: 'kg', sales: 42 },
    { _id: soap._id, quantity: 1, unit: 'item' },
  ]);
  expect(report.lowStock.products).toEqual([
    { _id: saffron._id, title: 'saffron', stock: 0.045, unit: 'kg' },
    { _id: soap._id, title: 'soap', stock: 2, unit: 'item' },
  ]);
  const low = (await owner.call('GET', '/api/products/admin?state=low')).body.products;
  expect(low.map(({ title }: Product) => title)).toEqual(['saffron', 'soap']);
});

test.each([
  ['soldBy', { unit: 'item', soldBy: 'weight' }],
  ['soldBy', { soldBy: 'volume' }],
  ['soldBy', { soldBy: 'handful' }],
  ['step', { soldBy: 'weight', step: 0.3 }],
  ['step', { soldBy: 'weight', step: 0 }],
  ['least', { soldBy: 'weight', step: 0.1, least: 0.25 }],
  ['least', { soldBy: 'weight', least: 0 }],
  ['stock', { soldBy: 'weight', stock: 1.0005 }],
  ['stock', { stock: 1.5 }],
])('loose goods are refused for their %s when they are %j', async (field, wrong) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const form = { ...goodsForm('Rice'), ...wrong };
  const { status, body } = await owner.call('POST', '/api/products/addproduct', form);
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('an old client adds goods by the gram and by the kilo, and edits loose goods, without knowing about them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { soldBy: _, ...old } = { soldBy: '', ...goodsForm('Saffron', { price: 340, stock: 45 }) };
  const saffron = await owner.call('POST', '/api/products/addproduct', { ...old, unit: 'gram' });
  expect(saffron).toMatchObject({
    status: 201,
    body: { unit: 'gram', price: 340, stock: 45, soldBy: 'piece', least: 1 },
  });
  const rice = await owner.call('POST', '/api/products/addproduct', { ...old, unit: 'kg', stock: 20 });
  expect(rice.body).toMatchObject({ unit: 'kg', stock: 20, soldBy: 'piece' });
  const { potato } = await addGoods(shop, { potato: POTATO });
  const edited = await owner.call('PUT', `/api/products/editproduct/${potato._id}`, {
    ...goodsForm('potato', { price: 26, cuttedprice: 26, stock: 4 }),
    unit: 'kg',
  });
  expect(edited.body).toMatchObject({ price: 26, stock: 4, soldBy: 'weight', least: 0.25, step: 0.05 });
  const byPiece = await owner.call('PUT', `/api/products/editproduct/${potato._id}`, {
    ...edited.body,
    unit: 'item',
  });
  expect(byPiece.body).toMatchObject({ unit: 'item', soldBy: 'piece', least: 1, step: 1, stock: 4 });
});
