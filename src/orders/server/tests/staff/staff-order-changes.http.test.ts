import { expect, test } from 'vitest';
import { order, shopWithOrders } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

test('only who looks after orders may list, change and move them', async () => {
  await using shop = await openShop();
  const { asha, placed } = await shopWithOrders(shop, 1);
  const calls = [
    ['GET', '/api/orders/all', undefined],
    ['PATCH', `/api/orders/${placed[0]?._id}`, { status: 'delivered' }],
    [
      'POST',
      '/api/orders/status',
      { orders: [{ _id: placed[0]?._id, status: 'pending' }], status: 'delivered' },
    ],
  ] as const;
  const baker = await staff(shop, ['goods']);
  const packer = await staff(shop, ['packer', 'counter']);
  for (const [method, path, body] of calls) {
    expect((await shop.call(method, path, body)).status).toBe(401);
    expect((await asha.call(method, path, body)).status).toBe(403);
    expect((await baker.call(method, path, body)).status).toBe(403);
    expect((await packer.call(method, path, body)).status).toBe(200);
  }
});

test('the owner dispatches an order by sending it back whole; only the status is read', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop, { name: 'Kamala' });
  const seen = (await owner.call('GET', `/api/orders/${placed[0]?._id}`)).body;
  const sent = { ...seen, status: 'dispatched', totalAmount: 1, user: owner.user._id, items: [] };
  const { status, body } = await owner.call('PATCH', `/api/orders/${seen._id}`, sent);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...seen,
    status: 'dispatched',
    updatedAt: '2026-11-21T04:30:00.000Z',
    timeline: [
      ...seen.timeline,
      {
        kind: 'status',
        from: 'pending',
        to: 'dispatched',
        at: '2026-11-21T04:30:00.000Z',
        by: 'Kamala',
        note: '',
      },
    ],
  });
  expect((await owner.call('GET', `/api/orders/${seen._id}`)).body).toEqual(body);
});

test('a tap that is sent twice, because its answer was lost, counts once', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  const seen = (await owner.call('GET', `/api/orders/${placed[0]?._id}`)).body;
  const tap = { ...seen, status: 'delivered', paymentStatus: 'received' };
  const first = await owner.call('PATCH', `/api/orders/${seen._id}`, tap);
  const again = await owner.call('PATCH', `/api/orders/${seen._id}`, tap);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect(again.body.timeline).toHaveLength(seen.timeline.length + 2);
  await owner.call('PATCH', `/api/orders/${seen._id}`, { ...first.body, status: 'dispatched' });
  const late = await owner.call('PATCH', `/api/orders/${seen._id}`, tap);
  expect([late.status, late.body.detail]).toEqual([409, expect.objectContaining({ status: 'dispatched' })]);
});

const STATUSES = ['pending', 'dispatched', 'delivered', 'cancelled'] as const;
const MOVES = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)).filter(
  ([from, to]) => from !== to,
);

test.each(MOVES)('the owner may move an order from %s to %s, and the goods follow', async (from, to) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 10 } });
  const asha = await signUp(shop);
  const owner = await admin(shop);
  const { _id } = await order(asha, [mango, 3]);
  if (from !== 'pending') await owner.call('PATCH', `/api/orders/${_id}`, { status: from });
  shop.clock.advance({ hours: 1 });
  const { status, body } = await owner.call('PATCH', `/api/orders/${_id}`, { status: to });
  expect(status).toBe(200);
  expect(body.status).toBe(to);
  expect(body.timeline.at(-1)).toMatchObject({ kind: 'status', from, to });
  expect(typeof body.deliveredAt).toBe(to === 'delivered' || from === 'delivered' ? 'string' : 'object');
  expect(body.deliveredAt === shop.clock.now()).toBe(to === 'delivered');
  expect(await stockOf(shop, mango)).toBe(to === 'cancelled' ? 10 : 7);
});

test('setting the status that an order has already changes nothing', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  const { status, body } = await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, { status: 'pending' });
  expect(status).toBe(200);
  expect(body.timeline).toHaveLength(1);
  expect(body.updatedAt).toBe(placed[0]?.updatedAt);
});

test('payment is noted with a date and a name, and can be taken back', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop, { name: 'Kamala' });
  const path = `/api/orders/${placed[0]?._id}`;
  const paid = await owner.call('PATCH', path, { paymentStatus: 'received' });
  expect(paid.body).toMatchObject({ paymentStatus: 'received', status: 'pending' });
  expect(paid.body.timeline[1]).toEqual({
    kind: 'payment',
    from: 'pending',
    to: 'received',
    at: shop.clock.now(),
    by: 'Kamala',
    note: '',
  });
  const back = await owner.call('PATCH', path, { paymentStatus: 'pending' });
  expect(back.body.timeline).toHaveLength(3);
});

test('delivered and paid at once are two rows of the timeline', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  const { body } = await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, {
    status: 'delivered',
    paymentStatus: 'received',
  });
  expect(body.timeline.map(({ kind, to }: { kind: string; to: string }) => [kind, to])).toEqual([
    ['status', 'pending'],
    ['status', 'delivered'],
    ['payment', 'received'],
  ]);
});

test('an order that comes back to life takes its goods again', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 3 } });
  const asha = await signUp(shop);
  const ravi = await signUp(shop, { name: 'Ravi' });
  const owner = await admin(shop);
  const { _id } = await order(asha, [mango, 2]);
  await owner.call('PATCH', `/api/orders/${_id}`, { status: 'cancelled' });
  await order(ravi, [mango, 2]);

  const refused = await owner.call('PATCH', `/api/orders/${_id}`, { status: 'pending' });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'out_of_stock',
    detail: { lines: [{ product: mango._id, title: 'mango', wanted: 2, left: 1 }] },
  });
  const still = (await owner.call('GET', `/api/orders/${_id}`)).body;
  expect(still).toMatchObject({ status: 'cancelled' });
  expect(still.timeline).toHaveLength(2);
  expect(await stockOf(shop, mango)).toBe(1);
});

test('two devices that cancel at once put the goods back once', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 10 } });
  const asha = await signUp(shop);
  const owner = await admin(shop);
  const { _id } = await order(asha, [mango, 4]);
  const answers = await Promise.all([
    owner.call('PATCH', `/api/orders/${_id}`, { status: 'cancelled' }),
    owner.call('PATCH', `/api/orders/${_id}`, { status: 'cancelled' }),
    asha.call('POST', `/api/orders/${_id}/cancellation`),
  ]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await stockOf(shop, mango)).toBe(10);
  expect((await owner.call('GET', `/api/orders/${_id}`)).body.timeline).toHaveLength(2);
  expect(shop.bugs).toEqual([]);
});

test('when shopper and owner are at it together, the order is cancelled or dispatched, never both', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 10 } });
  const asha = await signUp(shop);
  const owner = await admin(shop);
  for (let round = 0; round < 5; round += 1) {
    const { _id } = await order(asha, [mango, 1]);
    const [dispatched, cancelled] = await Promise.all([
      owner.call('PATCH', `/api/orders/${_id}`, { status: 'dispatched' }),
      asha.call('POST', `/api/orders/${_id}/cancellation`),
    ]);
    const { body } = await owner.call('GET', `/api/orders/${_id}`);
    // The shop may still dispatch what was cancelled just before: then it takes the goods again.
    const statuses = body.timeline.map(({ to }: { to: string }) => to);
    expect(statuses.at(-1)).toBe(body.status);
    expect(dispatched.status === 200 || cancelled.status === 200).toBe(true);
    if (body.status === 'dispatched')
      await owner.call('PATCH', `/api/orders/${_id}`, { status: 'cancelled' });
    expect(await stockOf(shop, mango)).toBe(10);
  }
});

test('what another device changed meanwhile is not put back by sending the whole order', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  const path = `/api/orders/${placed[0]?._id}`;
  const seenByPhone = (await owner.call('GET', path)).body;
  await owner.call('PATCH', path, { ...seenByPhone, paymentStatus: 'received' });
  shop.clock.advance({ minutes: 1 });
  const { status, body } = await owner.call('PATCH', path, { ...seenByPhone, status: 'dispatched' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'dispatched', paymentStatus: 'received' });
});

test('noting a payment on an old copy of the order does not put its status back', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  const path = `/api/orders/${placed[0]?._id}`;
  const seenByPhone = (await owner.call('GET', path)).body;
  await owner.call('PATCH', path, { status: 'dispatched' });
  const { status, body } = await owner.call('PATCH', path, { ...seenByPhone, paymentStatus: 'received' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'dispatched', paymentStatus: 'received' });
});

test('two devices that give an order different statuses: the second is refused', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  const path = `/api/orders/${placed[0]?._id}`;
  const seen = (await owner.call('GET', path)).body;
  await owner.call('PATCH', path, { ...seen, status: 'cancelled' });
  const late = await owner.call('PATCH', path, { ...seen, status: 'dispatched' });
  expect(late.status).toBe(409);
  expect(late.body.code).toBe('conflict');
  expect((await owner.call('GET', path)).body.status).toBe('cancelled');
});

test.each([
  ['a status nobody knows', { status: 'lost' }],
  ['a payment nobody knows', { paymentStatus: 'maybe' }],
  ['a field nobody knows', { status: 'delivered', discount: 5 }],
])('%s is refused', async (_, sent) => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  const { status } = await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, sent);
  expect(status).toBe(422);
  expect((await owner.call('GET', `/api/orders/${placed[0]?._id}`)).body.status).toBe('pending');
});

test('an order that is not there cannot be changed', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const id of ['1', '%00', '00000000-0000-7000-8000-000000000000']) {
    expect((await owner.call('PATCH', `/api/orders/${id}`, { status: 'delivered' })).status).toBe(404);
  }
});
