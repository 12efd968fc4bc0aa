import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, order, ordersIn, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';
import { said, tryOrder } from '#test/steps/try-order.ts';

const emptyCart = async (person: Person): Promise<void> => {
  const { data } = (await person.call('GET', '/api/cart')).body;
  for (const { _id } of data) await person.call('DELETE', `/api/cart/${_id}`);
};

test('one fresh account cannot order the whole shop: what the owner set nothing for ends at a lakh', async () => {
  await using shop = await openShop();
  const { ghee, mango } = await addGoods(shop, {
    ghee: { price: 900, stock: 200 },
    mango: { price: 40, stock: 10 },
  });
  const asha = await signUp(shop);
  expect(said(await tryOrder(asha, [ghee, 112]))).toEqual([
    422,
    'over_limit',
    'Your open orders together can be at most ₹1,00,000 until your first order arrives.',
    'value',
  ]);
  expect([await ordersIn(shop), await stockOf(shop, ghee)]).toEqual([0, 200]);
  // The cart is kept, with everything in it.
  expect((await asha.call('GET', '/api/cart')).body.data).toMatchObject([{ quantity: 112 }]);
  await emptyCart(asha);
  expect((await tryOrder(asha, [ghee, 111])).status).toBe(201);
  const { body } = await tryOrder(asha, [mango, 5]);
  expect(body.detail).toMatchObject({ limit: 'value', most: 100_000, open: 99_900 });
  await emptyCart(asha);
  expect((await tryOrder(asha, [mango, 2])).status).toBe(201);
});

test('the owner sets how many orders and how much a new customer may have open; a cancelled one does not count', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const asha = await signUp(shop);
  await changeSettings(owner, { newcomerOrders: 2, newcomerValue: 2000, phones: ['98260 11111'] });
  const first = await order(asha, [mango, 1]);
  const much = await tryOrder(asha, [mango, 3]);
  expect(said(much)).toEqual([
    422,
    'over_limit',
    'Your open orders together can be at most ₹2,000 until your first order arrives. For more, please call 98260 11111.',
    'value',
  ]);
  await emptyCart(asha);
  await order(asha, [mango, 1]);
  const third = await tryOrder(asha, [mango, 1]);
  expect(said(third)).toEqual([
    422,
    'over_limit',
    'You can have at most 2 open orders until your first order arrives. For more, please call 98260 11111.',
    'orders',
  ]);
  await asha.call('POST', `/api/orders/${first._id}/cancellation`);
  expect((await send(asha, await checkoutRequest(asha))).status).toBe(201);
});

test('a customer whose order was delivered or paid is new no more, and nobody is where the owner sets no limit', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const limit = { newcomerOrders: 1, newcomerValue: 500 };
  await changeSettings(owner, limit);
  const afterOne = async (...changes: object[]): Promise<string> => {
    const ravi = await signUp(shop);
    const placed = await order(ravi, [mango, 1]);
    for (const change of changes) await owner.call('PATCH', `/api/orders/${placed._id}`, change);
    const { status, body } = await tryOrder(ravi, [mango, 9]);
    return status === 201 ? 'placed' : body.code;
  };
  expect(await afterOne({ status: 'delivered' })).toBe('placed');
  expect(await afterOne({ paymentStatus: 'received' })).toBe('placed');
  expect(await afterOne({ status: 'dispatched' })).toBe('over_limit');
  // Sent back at the door: nothing was kept of it.
  expect(await afterOne({ paymentStatus: 'received' }, { status: 'cancelled' })).toBe('over_limit');
  await changeSettings(owner, { newcomerOrders: null, newcomerValue: null });
  const asha = await signUp(shop);
  for (const count of [1, 20]) expect((await tryOrder(asha, [mango, count])).status).toBe(201);
});

test('the most per order holds for the orders of a day together, and begins anew at midnight in India', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, rice } = await addGoods(shop, {
    mango: { title: 'Mango', price: 50, unit: 'item' },
    rice: { price: 60, soldBy: 'weight' },
  });
  for (const [product, mostPerOrder] of [[mango, 3] as const, [rice, 2.5] as const])
    await owner.call('PUT', `/api/products/admin/${product._id}/details`, { mostPerOrder });
  const [asha, ravi] = [await signUp(shop), await signUp(shop)];
  const { _id } = await order(asha, [mango, 2], [rice, 1.5]);
  const refused = await tryOrder(asha, [mango, 2], [rice, 1]);
  expect(said(refused)).toEqual([
    422,
    'over_limit',
    'You can order at most 3 of Mango a day. You already ordered 2 today.',
    'product',
  ]);
  expect(refused.body.detail.lines).toMatchObject([{ product: mango._id, wanted: 2, left: 1, most: 3 }]);
  expect(await stockOf(shop, mango)).toBe(98);
  await emptyCart(asha);
  expect((await tryOrder(asha, [mango, 1], [rice, 1])).status).toBe(201);
  expect((await tryOrder(ravi, [mango, 3])).status).toBe(201);
  const none = await tryOrder(asha, [rice, 0.5]);
  expect(none.body.message).toBe(
    'You can order at most 2.5 kg of rice a day. You already ordered 2.5 kg today.',
  );
  await emptyCart(asha);
  // What was cancelled can be ordered again.
  await asha.call('POST', `/api/orders/${_id}/cancellation`);
  expect((await tryOrder(asha, [rice, 1.5])).status).toBe(201);
  expect((await tryOrder(asha, [rice, 0.5])).body.code).toBe('over_limit');
  // It is 10 in the morning; 13 hours and 59 minutes later it is still the same day in India, though not in London.
  shop.clock.advance({ minutes: 13 * 60 + 59 });
  expect((await send(asha, await checkoutRequest(asha))).body.code).toBe('over_limit');
  shop.clock.advance({ minutes: 1 });
  expect((await send(asha, await checkoutRequest(asha))).status).toBe(201);
});

test('twenty orders of one new account at once: never more are open, and never for more, than the owner lets them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const asha = await signUp(shop);
  await changeSettings(owner, { newcomerOrders: 7, newcomerValue: 5000 });
  const goods = await addGoods(
    shop,
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`goods${at}`, { price: 100 }])),
  );
  const answers: string[] = [];
  // Another tab may have taken the cart meanwhile, or the shop is busy: then she tries again, as people do.
  for (let tries = 0; tries < 2; tries += 1)
    answers.push(
      ...(await Promise.all(
        Object.values(goods).map(async (product): Promise<string> => {
          await fillCart(asha, [product, 1]);
          const { status, body } = await send(asha, await checkoutRequest(asha));
          return status === 201 ? 'placed' : body.code;
        }),
      )),
    );
  const rows = await shop.platform.db.selectFrom('orders').select('total_paise').execute();
  const open = rows.reduce((sum, { total_paise }) => sum + Number(total_paise), 0);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(7);
  expect(open).toBeLessThanOrEqual(5000_00);
  expect(answers.filter((answer) => answer === 'placed')).toHaveLength(rows.length);
  const meanwhile = ['cart_changed', 'price_changed', 'invalid', 'unavailable'];
  expect(answers.filter((answer) => !['placed', 'over_limit', ...meanwhile].includes(answer))).toEqual([]);
  expect(shop.bugs).toEqual([]);
});

test('staff order beyond all of it, for those who call; staff who do not look after orders are customers', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  await owner.call('PUT', `/api/products/admin/${mango._id}/details`, { mostPerOrder: 5 });
  await changeSettings(owner, { newcomerOrders: 1, newcomerValue: 600 });
  const [packer, baker] = [await staff(shop, ['packer', 'counter']), await staff(shop, ['goods'])];
  for (let count = 0; count < 3; count += 1) expect((await tryOrder(packer, [mango, 5])).status).toBe(201);
  expect((await tryOrder(baker, [mango, 5])).status).toBe(201);
  expect((await tryOrder(baker, [mango, 5])).body.detail.limit).toBe('product');
});

test('shoppers are not told the limits of the settings, and an owner’s empty limit is none', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await changeSettings(owner, { newcomerOrders: 3 });
  const shown = (await shop.call('GET', '/api/shop/settings')).body;
  expect([shown.newcomerOrders, shown.newcomerValue]).toEqual([undefined, undefined]);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  expect(settings).toMatchObject({ newcomerOrders: 3, newcomerValue: 100_000 });
  const wrong = await owner.call('PUT', '/api/shop/settings', {
    settings: { ...settings, newcomerOrders: 0, newcomerValue: -1 },
  });
  expect(wrong.body.fields).toEqual({
    'settings.newcomerOrders': ['At least one order'],
    'settings.newcomerValue': ['At least ₹0'],
  });
});
