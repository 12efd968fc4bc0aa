import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, order, ordersIn, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, regular, signUp } from '#test/people.ts';
import { addTo, requestToAdd, runningOf } from '#test/steps/adding.ts';
import { addArea, changeArea, changeSettings } from '#test/steps/areas.ts';
import { khataOf, lend, putOnAccount } from '#test/steps/khata.ts';
import { tryOrder } from '#test/steps/try-order.ts';

const RAMPUR = { ...DELIVERY_ADDRESS, pincode: '844101', village: 'Rampur' };

test('a second cart goes with the order of today: one order, one delivery, and its history says so to both sides', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, rice } = await addGoods(shop, {
    mango: { price: 100, stock: 9 },
    rice: { price: 45, stock: 9 },
  });
  const asha = await regular(shop);
  const first = await order(asha, [mango, 2]);
  expect(await runningOf(asha)).toMatchObject({ order: { _id: first._id, totalAmount: 220 }, closed: null });
  const { status, body } = await addTo(asha, first, [rice, 3]);
  expect([status, body.data._id, body.data.orderId]).toEqual([201, first._id, first.orderId]);
  expect(body.data).toMatchObject({ subtotal: 335, shipping: 20, totalAmount: 355, due: 355, totalItems: 5 });
  expect(
    body.data.items.map(({ line, quantity }: { line: number; quantity: number }) => [line, quantity]),
  ).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect([await ordersIn(shop), await stockOf(shop, rice)]).toEqual([1, 6]);
  expect((await asha.call('GET', '/api/cart')).body.data).toEqual([]);
  const seen = (await owner.call('GET', `/api/orders/${first._id}`)).body;
  const told = { kind: 'goodsAdded', amount: 135, lines: [1], note: '1 item added for ₹135' };
  expect(seen.timeline.at(-1)).toMatchObject({ ...told, by: 'Asha' });
  expect(body.data.timeline.at(-1)).toMatchObject(told);
  const [board] = (await owner.call('GET', '/api/orders/queue?tab=toPack')).body.orders;
  expect(board.order).toMatchObject({ _id: first._id, totalAmount: 355 });
  const mail = (await sentMails(shop)).at(-1);
  expect(mail?.subject).toBe(`More goods in order ${first.orderId}`);
  expect(mail?.text).toContain('₹355');
});

test('delivery becomes free above the agreed sum and never costs more: to the rupee', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, salt } = await addGoods(shop, { mango: { price: 100 }, salt: { price: 1, stock: 999 } });
  const area = await addArea(owner, { name: 'Road', fee: 30, freeAbove: 300, minimum: 100 }, '844101 Rampur');
  const placed = async () => {
    const person = await regular(shop);
    await fillCart(person, [mango, 2]);
    const request = { ...(await checkoutRequest(person)), selectedAddress: RAMPUR, totalAmount: 230 };
    return { person, first: (await send(person, request)).body.data };
  };
  const [one, other] = [await placed(), await placed()];
  // The owner asks for more since; what was agreed stays.
  await changeArea(owner, area, { fee: 90, freeAbove: 900 });
  expect((await addTo(one.person, one.first, [salt, 100])).body.data).toMatchObject({
    shipping: 30,
    totalAmount: 330,
  });
  await fillCart(other.person, [salt, 101]);
  expect(await runningOf(other.person)).toMatchObject({ freeAbove: 300 });
  const wrong = await send(other.person, await requestToAdd(other.person, other.first, 331));
  expect([wrong.status, wrong.body.code, wrong.body.detail.totalAmount]).toEqual([409, 'price_changed', 301]);
  const { body } = await send(other.person, await requestToAdd(other.person, other.first, 301));
  expect(body.data).toMatchObject({ subtotal: 301, shipping: 0, totalAmount: 301 });
});

test('the least order counts what goes together: a rupee under it is refused, and the rupee more is taken', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, salt } = await addGoods(shop, { mango: { price: 100 }, salt: { price: 1, stock: 999 } });
  const area = await addArea(owner, { name: 'Road', fee: 30 }, '844101 Rampur');
  const asha = await regular(shop);
  await fillCart(asha, [mango, 1]);
  const request = { ...(await checkoutRequest(asha)), selectedAddress: RAMPUR, totalAmount: 130 };
  const first = (await send(asha, request)).body.data;
  await changeArea(owner, area, { minimum: 150 });
  const under = await addTo(asha, first, [salt, 49]);
  expect([under.status, under.body.code, under.body.detail.missing]).toEqual([422, 'below_minimum', 1]);
  const [item] = (await asha.call('GET', '/api/cart')).body.data;
  await asha.call('PATCH', `/api/cart/${item._id}`, { quantity: 50 });
  expect((await send(asha, await requestToAdd(asha, first, 180))).status).toBe(201);
});

test('limits are those of one order: the most of a product, a newcomer’s open total, and no further order is counted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { ghee, mango } = await addGoods(shop, {
    ghee: { price: 100, mostPerOrder: 3 },
    mango: { price: 100 },
  });
  await changeSettings(owner, {
    newcomerOrders: 1,
    newcomerOrdersADay: 1,
    newcomerValue: 600,
    freeShippingAbove: 9000,
  });
  const asha = await signUp(shop);
  const first = await order(asha, [ghee, 2]);
  const much = await addTo(asha, first, [ghee, 2]);
  expect([much.status, much.body.code, much.body.detail.lines[0].left]).toEqual([422, 'over_limit', 1]);
  for (const { _id } of (await asha.call('GET', '/api/cart')).body.data)
    await asha.call('DELETE', `/api/cart/${_id}`);
  const dear = await addTo(asha, first, [mango, 4]);
  expect([dear.body.code, dear.body.detail.limit]).toEqual(['over_limit', 'value']);
  const [item] = (await asha.call('GET', '/api/cart')).body.data;
  await asha.call('PATCH', `/api/cart/${item._id}`, { quantity: 3 });
  expect((await send(asha, await checkoutRequest(asha))).body.detail.limit, 'an order of its own').toBe(
    'orders',
  );
  expect((await send(asha, await requestToAdd(asha, first, 520))).status).toBe(201);
  // The next day the order still holds at most as much of it.
  shop.clock.advance({ days: 1 });
  expect((await addTo(asha, first, [ghee, 2])).body.code).toBe('over_limit');
});

test('what is paid or on account is reckoned anew: the rest is due, or goes on the account as far as its limit lets it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 100, stock: 99 } });
  const [paid, onAccount] = [await regular(shop), await regular(shop)];
  const one = await order(paid, [mango, 1]);
  await owner.call('PATCH', `/api/orders/${one._id}`, { paymentStatus: 'received' });
  const { body } = await addTo(paid, one, [mango, 2]);
  expect(body.data).toMatchObject({ paymentStatus: 'pending', totalAmount: 320, due: 200 });
  await lend(owner, onAccount, 250);
  const other = await order(onAccount, [mango, 1]);
  await putOnAccount(owner, (await owner.call('GET', `/api/orders/${other._id}`)).body);
  const more = (await addTo(onAccount, other, [mango, 2])).body.data;
  expect(more).toMatchObject({ totalAmount: 320, due: 200, paymentStatus: 'pending' });
  expect((await khataOf(owner, onAccount)).owed).toBe(120);
});

test('cash above what the area takes is asked about by phone first', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 100, stock: 99 } });
  await addArea(owner, { name: 'Road', fee: 0, cashMost: 300 }, '844101 Rampur');
  const asha = await regular(shop);
  await fillCart(asha, [mango, 2]);
  const request = { ...(await checkoutRequest(asha)), selectedAddress: RAMPUR, totalAmount: 200 };
  const first = (await send(asha, request)).body.data;
  expect((await addTo(asha, first, [mango, 1])).body.data.phoneToConfirm).toBe(false);
  expect((await addTo(asha, first, [mango, 1])).body.data.phoneToConfirm).toBe(true);
});

test('another person’s order takes nothing, nor does one that does not exist; the cart stays', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const [asha, ravi] = [await regular(shop), await regular(shop)];
  const hers = await order(asha, [mango, 1]);
  await fillCart(ravi, [mango, 1]);
  for (const id of [hers._id, crypto.randomUUID(), 'x'.repeat(64)]) {
    const { status } = await send(ravi, { ...(await checkoutRequest(ravi)), addTo: id, totalAmount: 220 });
    expect(status).toBe(404);
  }
  expect((await ravi.call('GET', '/api/cart')).body.data).toHaveLength(1);
  expect((await asha.call('GET', `/api/orders/${hers._id}`)).body.totalAmount).toBe(120);
  expect(await runningOf(ravi)).toBeNull();
});

test('who gets no answer sends it again and has added once; the same key for other goods is refused', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 100, stock: 9 } });
  const asha = await regular(shop);
  const first = await order(asha, [mango, 1]);
  await fillCart(asha, [mango, 2]);
  const request = await requestToAdd(asha, first, 320);
  const once = await send(asha, request, 'key-of-these-goods');
  const again = await send(asha, request, 'key-of-these-goods');
  expect([once.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 200, 'true']);
  expect(again.body).toEqual(once.body);
  expect(await stockOf(shop, mango)).toBe(6);
  const { addTo: _, ...alone } = request;
  expect((await send(asha, alone, 'key-of-these-goods')).body.code).toBe('key_reused');
  expect((await tryOrder(asha, [mango, 1])).status).toBe(201);
});
