import { expect, test } from 'vitest';
import { ZERO } from '#base/figures/money.ts';
import type { Order } from '#orders/order.ts';
import { checkoutRequest, fillCart, order, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, regular } from '#test/people.ts';
import { addTo, requestToAdd, runningOf } from '#test/steps/adding.ts';
import { packOf } from '#test/steps/packing.ts';
import { addRule, orderWith, roundsIn, wrongSeats } from '#test/steps/rounds.ts';

const CUT_OFF = '2026-11-20T08:30:00.000Z';

/** A shop where Asha ordered two mangoes at ₹100 and has three teas at ₹50 in the cart. */
async function shopWithCart(shop: TestShop) {
  const owner = await admin(shop);
  const { mango, tea } = await addGoods(shop, {
    mango: { price: 100, stock: 50 },
    tea: { price: 50, stock: 50, unit: 'item' },
  });
  const asha = await regular(shop);
  const first: Order = await order(asha, [mango, 2]);
  await fillCart(asha, [tea, 3]);
  return { owner, asha, mango, tea, first, request: await requestToAdd(asha, first, 370) };
}

const seenBy = async (person: Person, { _id }: Order): Promise<Order> =>
  (await person.call('GET', `/api/orders/${_id}`)).body;
const packing = async (owner: Person, of: Order, packed: boolean) =>
  owner.call('PUT', `/api/orders/${of._id}/packing`, {
    packed,
    updatedAt: (await seenBy(owner, of)).updatedAt,
  });

test('once packing began nothing is added: the shop says why, and cart, order and shelf are as they were', async () => {
  await using shop = await openShop();
  const { owner, asha, mango, tea, first, request } = await shopWithCart(shop);
  const ticked = await packOf(owner, first, mango, { quantity: 2 });
  expect(ticked.status).toBe(200);
  const { status, body } = await send(asha, request, 'kept-while-offline');
  expect([status, body.code, body.message]).toEqual([
    409,
    'order_closed',
    `Order ${first.orderId} is being packed, so nothing can be added to it any more.`,
  ]);
  expect(body.detail).toMatchObject({ order: first._id, why: 'packing' });
  expect(await runningOf(asha)).toMatchObject({ closed: 'packing', order: { _id: first._id } });
  expect(await stockOf(shop, tea)).toBe(50);
  expect((await asha.call('GET', '/api/cart')).body.data).toHaveLength(1);
  // An order of its own is placed only if she says so, under the same or another key.
  const alone = await send(asha, await checkoutRequest(asha), 'kept-while-offline');
  expect([alone.status, alone.body.data.totalAmount]).toEqual([201, 170]);
});

test('a tick that is taken back opens the order again, and can then be undone no more', async () => {
  await using shop = await openShop();
  const { owner, asha, mango, first, request } = await shopWithCart(shop);
  const ticked = await packOf(owner, first, mango, { quantity: 2 });
  const undo = (id: string) => owner.call('DELETE', `/api/orders/${first._id}/changes/${id}`);
  const undone = (await undo(ticked.body.change)).body;
  expect((await send(asha, request)).status).toBe(201);
  expect((await undo(undone.change)).status).toBeGreaterThanOrEqual(404);
  expect(await seenBy(owner, first)).toMatchObject({ totalAmount: 370, due: 370 });
});

test.each([
  ['packed', 'packing'],
  ['dispatched', 'left'],
  ['cancelled', 'cancelled'],
])('an order that is %s takes nothing', async (to, why) => {
  await using shop = await openShop();
  const { owner, asha, first, request } = await shopWithCart(shop);
  if (to === 'packed') await packing(owner, first, true);
  else await owner.call('PATCH', `/api/orders/${first._id}`, { status: to });
  expect((await send(asha, request)).body).toMatchObject({ code: 'order_closed', detail: { why } });
  expect((await runningOf(asha))?.closed ?? why).toBe(why);
});

test('until the second before its round closes goods are added, from that second on no more; a full round takes them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addRule(owner, { seats: 1 });
  const { mango } = await addGoods(shop, { mango: { price: 100, stock: 50 } });
  const asha = await regular(shop);
  const first: Order = (await orderWith(asha, mango)).body.data;
  expect(first.promise?.on).toBe('2026-11-20');
  shop.clock.advance({ seconds: (Date.parse(CUT_OFF) - Date.parse(shop.clock.now())) / 1000 - 1 });
  expect(await runningOf(asha)).toMatchObject({ closed: null, until: CUT_OFF });
  expect((await addTo(asha, first, [mango, 1])).status).toBe(201);
  expect(await wrongSeats(shop)).toEqual([]);
  shop.clock.advance({ seconds: 1 });
  const late = await addTo(asha, first, [mango, 1]);
  expect([late.body.code, late.body.detail.why]).toEqual(['order_closed', 'late']);
  expect(await runningOf(asha)).toMatchObject({ closed: 'late', until: null });
});

test('a round that the owner closed, or moved the order away from, is asked as it is then', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addRule(owner);
  const { mango } = await addGoods(shop, { mango: { price: 100, stock: 50 } });
  const asha = await regular(shop);
  const first: Order = (await orderWith(asha, mango)).body.data;
  const [today, tomorrow] = await roundsIn(owner);
  const closed = await owner.call('PATCH', `/api/delivery/rounds/${today!.id}`, { closed: true });
  expect(closed.status).toBe(200);
  expect((await addTo(asha, first, [mango, 1])).body.detail.why).toBe('late');
  const { updatedAt } = await seenBy(owner, first);
  await owner.call('PUT', `/api/orders/${first._id}/round`, { round: tomorrow!.id, updatedAt });
  expect(await runningOf(asha)).toMatchObject({ closed: null, order: { promise: { on: '2026-11-21' } } });
  expect((await send(asha, await requestToAdd(asha, first, 220))).status).toBe(201);
});

test('of packing, cancelling and leaving on one side and adding on the other one wins, and nothing is half', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, tea } = await addGoods(shop, {
    mango: { price: 100, stock: 500 },
    tea: { price: 50, stock: 500, unit: 'item' },
  });
  const rivals = [
    (first: Order) => packOf(owner, first, mango, { quantity: 2 }),
    (first: Order) =>
      owner.call('PUT', `/api/orders/${first._id}/packing`, { packed: true, updatedAt: first.updatedAt }),
    (first: Order) => owner.call('PATCH', `/api/orders/${first._id}`, { status: 'cancelled' }),
    (first: Order) => owner.call('PATCH', `/api/orders/${first._id}`, { status: 'dispatched' }),
  ];
  for (const [at, rival] of [...rivals, ...rivals].entries()) {
    const asha = await regular(shop);
    const first: Order = await order(asha, [mango, 2]);
    await fillCart(asha, [tea, 3]);
    const request = await requestToAdd(asha, first, 370);
    const adding = () => send(asha, request);
    const both = at % 2 === 0 ? [adding(), rival(first)] : [rival(first), adding()];
    const answers = await Promise.all(both);
    const added = answers[at % 2 === 0 ? 0 : 1]!;
    const now = await seenBy(owner, first);
    const isIn = now.items.length === 2;
    expect([added.status, isIn], added.body.code).toEqual(isIn ? [201, true] : [409, false]);
    expect(now.subtotal).toBe(isIn ? 350 : 200);
    expect((await asha.call('GET', '/api/cart')).body.data).toHaveLength(isIn ? 0 : 1);
  }
  expect(shop.bugs).toEqual([]);
});

test('two devices that add, and one that orders the cart by itself: the cart goes out once', async () => {
  await using shop = await openShop();
  const { asha, tea, first, request } = await shopWithCart(shop);
  const alone = await checkoutRequest(asha);
  const answers = await Promise.all([send(asha, request), send(asha, request), send(asha, alone)]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'cart_changed')).toHaveLength(2);
  expect(await stockOf(shop, tea)).toBe(47);
  const orders: Order[] = (await asha.call('GET', '/api/orders')).body.orders;
  const goods = orders.flatMap(({ items }) => items).filter(({ product }) => product._id === tea._id);
  expect([goods.length, first._id]).toEqual([1, orders[0]!._id]);
});

test('who adds and adds is mailed and rings a few times a day', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 1, stock: 999 } });
  const asha = await regular(shop);
  const first: Order = await order(asha, [mango, 1]);
  for (let time = 0; time < 8; time += 1) expect((await addTo(asha, first, [mango, 1])).status).toBe(201);
  const { rings } = await shop.platform.db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('rings'))
    .where('kind', '=', 'alarm')
    .executeTakeFirstOrThrow();
  expect(Number(rings), 'for the order, and five times for what was added').toBe(6);
  const mails = (await sentMails(shop)).filter(({ subject }) => subject.startsWith('More goods'));
  expect(mails).toHaveLength(5);
});

test('an order holds as many lines as a cart at most', async () => {
  await using shop = await openShop();
  const { asha, first, request } = await shopWithCart(shop);
  const { db } = shop.platform;
  const line = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', first._id)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 499 }, (_, at) => ({
    ...line,
    position: at + 1,
    price_paise: ZERO,
    total_paise: ZERO,
  }));
  for (let at = 0; at < more.length; at += 100)
    await db
      .insertInto('order_lines')
      .values(more.slice(at, at + 100))
      .execute();
  expect(await send(asha, request)).toMatchObject({ status: 422, body: { code: 'invalid' } });
});
