import { expect, test } from 'vitest';
import type { OrderQueue } from '#admin/queue.ts';
import { QUEUE_TABS, type QueueTab, tabOf } from '#orders/order-tabs.ts';
import type { Order } from '#orders/order.ts';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, regular, staff } from '#test/people.ts';
import { orderNow, pay, payment } from '#test/steps/payments.ts';
import { addRule, orderWith } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

const queue = async (person: Caller, asked = ''): Promise<OrderQueue> => {
  const { status, body } = await person.call('GET', `/api/orders/queue${asked}`);
  if (status !== 200) throw new Error(`the queue answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
const numbersIn = async (person: Caller, tab: QueueTab, more = ''): Promise<string[]> =>
  (await queue(person, `?tab=${tab}${more}`)).orders.map(({ order }) => order.orderId);
const set = (person: Caller, { _id }: Order, change: object) =>
  person.call('PATCH', `/api/orders/${_id}`, change);
const pack = async (person: Caller, order: Order, packed = true) => {
  const { updatedAt } = await orderNow(person, order);
  return person.call('PUT', `/api/orders/${order._id}/packing`, { packed, updatedAt });
};

/** A shop without rounds, and a way to order in it. */
async function shopWithOrders(shop: Awaited<ReturnType<typeof openShop>>) {
  const { mango } = await addGoods(shop, { mango: { price: 100, stock: 1000 } });
  const [owner, asha] = [await admin(shop), await regular(shop)];
  const place = async (said: object = {}, quantity = 1): Promise<Order> => {
    await fillCart(asha, [mango, quantity]);
    const request = await checkoutRequest(asha);
    return (await send(asha, { ...request, ...said })).body.data;
  };
  const withOddPhone = () => place({ selectedAddress: { ...DELIVERY_ADDRESS, phone: '12345' } });
  return { owner, asha, place, withOddPhone };
}

test('an order goes from tab to tab as it is worked on, and each tab says how many it holds', async () => {
  await using shop = await openShop();
  const { owner, withOddPhone } = await shopWithOrders(shop);
  const order = await withOddPhone();
  const where = async () => {
    const { counts } = await queue(owner);
    const [tab, ...others] = QUEUE_TABS.filter((one) => counts[one] > 0);
    expect(others).toEqual([]);
    expect(await numbersIn(owner, tab!)).toEqual([order.orderId]);
    return tab;
  };
  expect(await where()).toBe('toConfirm');
  const { updatedAt } = order;
  await owner.call('POST', `/api/orders/${order._id}/phone-confirmation`, { updatedAt });
  expect(await where()).toBe('toPack');
  await pack(owner, order);
  expect(await where()).toBe('onTheWay');
  await pack(owner, order, false);
  expect(await where()).toBe('toPack');
  await set(owner, order, { status: 'dispatched' });
  expect(await where()).toBe('onTheWay');
  await set(owner, order, { status: 'delivered' });
  expect(await where()).toBe('toCollect');
  expect((await queue(owner, '?tab=toCollect')).due).toBe(120);
  await pay(owner, order, payment(await orderNow(owner, order), { amount: 20 }));
  expect(await where()).toBe('toCollect');
  expect((await queue(owner, '?tab=toCollect')).due).toBe(100);
  await set(owner, order, { paymentStatus: 'received' });
  expect(await where()).toBe('done');
  await set(owner, order, { status: 'cancelled' });
  expect(await where()).toBe('toCollect');
  expect((await queue(owner, '?tab=toCollect')).due).toBe(0);
  await set(owner, order, { paymentStatus: 'pending' });
  expect(await where()).toBe('done');
});

test('the rule in SQL and the rule of the screens put every order into the same tab', async () => {
  await using shop = await openShop();
  const { owner, place, withOddPhone } = await shopWithOrders(shop);
  const changes = [
    {},
    { status: 'dispatched' },
    { status: 'delivered' },
    { status: 'cancelled' },
    { paymentStatus: 'received' },
    { status: 'delivered', paymentStatus: 'received' },
    { status: 'dispatched', paymentStatus: 'received' },
  ] as const;
  for (const change of changes)
    for (const isOdd of [true, false])
      for (const isPacked of [true, false]) {
        const order = await (isOdd ? withOddPhone() : place());
        if (isPacked) await pack(owner, order);
        await set(owner, order, change);
        if ('paymentStatus' in change && isPacked) await set(owner, order, { status: 'cancelled' });
      }
  const { orders } = (await owner.call('GET', '/api/orders/all?limit=100')).body as { orders: Order[] };
  expect(orders).toHaveLength(changes.length * 4);
  const { counts } = await queue(owner);
  for (const tab of QUEUE_TABS) {
    const expected = orders.filter((order) => tabOf(order) === tab).map(({ orderId }) => orderId);
    expect([tab, (await numbersIn(owner, tab)).toSorted()]).toEqual([tab, expected.toSorted()]);
    expect([tab, counts[tab]]).toEqual([tab, expected.length]);
  }
});

test('orders stand by their rounds, the soonest first, and those without a round before them', async () => {
  await using shop = await openShop();
  const { owner, asha, place } = await shopWithOrders(shop);
  const without = await place();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  await addRule(owner);
  const { rounds } = await addRule(owner, { from: '08:00', to: '10:00', orderBefore: '07:00', seats: 5 });
  const morning = rounds.find(({ on, from }) => on === '2026-11-21' && from === '08:00');
  const late = (await orderWith(asha, mango, { round: morning?.id })).body.data;
  const soon = (await orderWith(asha, mango)).body.data;
  const { groups, orders } = await queue(owner);
  expect(orders.map(({ order }) => order.orderId)).toEqual(
    [without, soon, late].map(({ orderId }) => orderId),
  );
  expect(groups).toMatchObject([
    { count: 1, round: null },
    { count: 1, round: { on: '2026-11-20', from: '17:00', to: '19:00', seats: 20, booked: 1 } },
    { count: 1, round: { on: '2026-11-21', from: '08:00', to: '10:00', seats: 5, booked: 1 } },
  ]);
  expect(await numbersIn(owner, 'toPack', '&on=today')).toEqual([soon.orderId]);
  expect(await numbersIn(owner, 'toPack', '&on=tomorrow')).toEqual([late.orderId]);
  expect(await numbersIn(owner, 'toPack', '&at=08:00')).toEqual([late.orderId]);
});

test('a view of a tab holds the large ones, or those that pay by card; the counts stay those of all', async () => {
  await using shop = await openShop();
  const { owner, place } = await shopWithOrders(shop);
  const [small, large] = [await place({ paymentMethod: 'card' }), await place({}, 30)];
  expect(await numbersIn(owner, 'toPack', '&above=2000')).toEqual([large.orderId]);
  expect(await numbersIn(owner, 'toPack', '&method=card')).toEqual([small.orderId]);
  const seen = await queue(owner, '?tab=toPack&above=2000');
  expect([seen.totalOrders, seen.counts.toPack]).toEqual([1, 2]);
  for (const wrong of [
    'tab=other',
    'on=yesterday',
    'at=25:00',
    'above=-1',
    'above=1.5',
    'page=0',
    'method=upi',
  ])
    expect([wrong, (await owner.call('GET', `/api/orders/queue?${wrong}`)).status]).toEqual([wrong, 422]);
});

test('what was refused at a door says so in its row', async () => {
  await using shop = await openShop();
  const { owner, rider, round, placed } = await shopWithRide(shop, 1);
  await set(owner, placed[0]!, { status: 'dispatched' });
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { kind: 'refused', reason: 'too late' }));
  const { orders } = await queue(owner, '?tab=onTheWay');
  expect(orders).toMatchObject([{ back: { kind: 'refused', reason: 'too late' } }]);
});

test('what is done stands there for the day, the latest first; the next morning the tab is empty', async () => {
  await using shop = await openShop();
  const { owner, place } = await shopWithOrders(shop);
  const done = { status: 'delivered', paymentStatus: 'received' };
  const [first, second] = [await place(), await place()];
  await set(owner, second, done);
  shop.clock.advance({ minutes: 5 });
  await set(owner, first, done);
  expect(await numbersIn(owner, 'done')).toEqual([first.orderId, second.orderId]);
  shop.clock.advance({ days: 1 });
  const { counts, orders, groups } = await queue(owner, '?tab=done');
  expect([counts.done, orders, groups]).toEqual([0, [], []]);
});

test('a page holds fifty orders, and the next one the others', async () => {
  await using shop = await openShop();
  const { owner, place } = await shopWithOrders(shop);
  for (let count = 0; count < 52; count += 1) await place();
  const first = await queue(owner);
  expect([first.orders.length, first.totalPages, first.totalOrders]).toEqual([50, 2, 52]);
  const all = [...(await numbersIn(owner, 'toPack')), ...(await numbersIn(owner, 'toPack', '&page=2'))];
  expect(new Set(all).size).toBe(52);
});

test('only who looks after orders sees the queue', async () => {
  await using shop = await openShop();
  const { asha } = await shopWithOrders(shop);
  const [packer, baker] = [await staff(shop, ['packer', 'counter']), await staff(shop, ['goods'])];
  expect((await packer.call('GET', '/api/orders/queue')).status).toBe(200);
  expect((await baker.call('GET', '/api/orders/queue')).status).toBe(403);
  expect((await asha.call('GET', '/api/orders/queue')).status).toBe(403);
  expect((await shop.call('GET', '/api/orders/queue')).status).toBe(401);
});

test('a confirmation by phone that was a mistake is taken back, and the timeline says who did', async () => {
  await using shop = await openShop();
  const { owner, withOddPhone } = await shopWithOrders(shop);
  const { _id, updatedAt } = await withOddPhone();
  const path = `/api/orders/${_id}/phone-confirmation`;
  const confirmed = (await owner.call('POST', path, { updatedAt })).body;
  const stale = await owner.call('POST', path, { updatedAt, confirmed: false });
  expect(stale.status).toBe(409);
  const { status, body } = await owner.call('POST', path, {
    updatedAt: confirmed.updatedAt,
    confirmed: false,
  });
  expect([status, body.phoneToConfirm]).toEqual([200, true]);
  expect(body.timeline.at(-1)).toMatchObject({
    kind: 'phoneUnconfirmed',
    note: 'To be confirmed by phone after all',
  });
  expect((await queue(owner)).counts.toConfirm).toBe(1);
  const audit = await owner.call('GET', '/api/admin/audit?entity=order');
  expect(audit.body.changes[0]).toMatchObject({ action: 'phone to confirm', entityId: _id });
});
