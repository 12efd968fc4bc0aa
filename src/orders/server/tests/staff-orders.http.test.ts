import { expect, test } from 'vitest';
import type { Order } from '#orders/orders.ts';
import { checkoutRequest, order, fillCart, send, DELIVERY_ADDRESS } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';

const numbers = (body: { orders: Order[] }): number[] => body.orders.map(({ orderId }) => Number(orderId));

/** A shop with so many orders of one shopper, a day between each; the total grows with the number. */
async function shopWithOrders(shop: TestShop, count: number) {
  const { mango } = await addGoods(shop, { mango: { price: 10, stock: 10_000 } });
  const asha = await signUp(shop);
  const placed: Order[] = [];
  for (let index = 1; index <= count; index += 1) {
    placed.push(await order(asha, [mango, index]));
    shop.clock.advance({ days: 1 });
  }
  return { asha, mango, placed };
}

async function orderFor(
  person: Person,
  product: Parameters<typeof fillCart>[1],
  name: object,
): Promise<Order> {
  await fillCart(person, product);
  const { body } = await send(person, {
    ...(await checkoutRequest(person)),
    selectedAddress: { ...DELIVERY_ADDRESS, ...name },
  });
  return body.data;
}

test('the list shows ten orders a page, newest first, and says how many there are', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 12);
  const owner = await admin(shop);
  const first = await owner.call('GET', '/api/orders/all');
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(numbers(first.body)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(first.body).toMatchObject({ totalPages: 2, totalOrders: 12 });
  expect(first.body.orders[0].items).toEqual(placed[11]?.items);
  expect(first.body.orders[0].timeline).toHaveLength(1);
  const second = await owner.call('GET', '/api/orders/all?page=2&limit=10&sortBy=createdAt&order=desc');
  expect(numbers(second.body)).toEqual([2, 1]);
  const beyond = await owner.call('GET', '/api/orders/all?page=3');
  expect(beyond.body).toEqual({ orders: [], totalPages: 2, totalOrders: 12 });
});

test('a shop without orders has one empty page', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await owner.call('GET', '/api/orders/all');
  expect(body).toEqual({ orders: [], totalPages: 1, totalOrders: 0 });
});

test.each([
  ['createdAt', 'asc', [1, 2, 3]],
  ['createdAt', 'desc', [3, 2, 1]],
  ['totalAmount', 'asc', [1, 2, 3]],
  ['totalAmount', 'desc', [3, 2, 1]],
  ['orderId', 'asc', [1, 2, 3]],
  ['name', 'asc', [2, 3, 1]],
  ['name', 'desc', [1, 3, 2]],
])('the list can be put in order by %s, %s', async (sortBy, direction, expected) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 10 } });
  const asha = await signUp(shop);
  await orderFor(asha, [mango, 1], { firstName: 'Zoya' });
  shop.clock.advance({ days: 1 });
  await orderFor(asha, [mango, 2], { firstName: 'Asha' });
  shop.clock.advance({ days: 1 });
  await orderFor(asha, [mango, 3], { firstName: 'Meena' });
  const owner = await admin(shop);
  const { body } = await owner.call('GET', `/api/orders/all?sortBy=${sortBy}&order=${direction}`);
  expect(numbers(body)).toEqual(expected);
});

test.each([
  ['2', [2]],
  ['#2', [2]],
  ['meena', [2]],
  ['MEENA negi', [2]],
  ['negi', [3, 2]],
  ['99999', [2]],
  ['55501', [2]],
  ['+91 99999-55501', [2]],
  ['9999955501', [2]],
  ['099999 55501', [2]],
  ['099999', [2]],
  ['+91 99999', [2]],
  ['0091 9876 543 100', [3, 1]],
  ['919876543100', [3, 1]],
  ['9876-543-100', [3, 1]],
  ['meena +91 99999 55501', [2]],
  ['asha +91 99999 55501', []],
  ['+91 98765 43101', []],
  ['#1', [1]],
  ['मीना', [3]],
  ['asha meena', []],
  ['%', []],
  ['_', []],
  ['\\', []],
  ["' or 1=1 --", []],
  ['%00', [3, 2, 1]],
])('the owner who searches for %j finds orders %j', async (q, expected) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await orderFor(asha, [mango, 1], { firstName: 'Asha', lastName: 'Devi', phone: '9876 543 100' });
  shop.clock.advance({ days: 1 });
  await orderFor(asha, [mango, 1], { firstName: 'Meena', lastName: 'Negi', phone: '+91 99999-55501' });
  shop.clock.advance({ days: 1 });
  await orderFor(asha, [mango, 1], { firstName: 'मीना', lastName: 'Negi', phone: '9876543100' });
  const owner = await admin(shop);
  const query = q === '%00' ? q : encodeURIComponent(q);
  const { body, status } = await owner.call('GET', `/api/orders/all?q=${query}`);
  expect(status).toBe(200);
  expect(numbers(body)).toEqual(expected);
  expect(body.totalOrders).toBe(expected.length);
});

test('the list is narrowed by status, payment and days of the shop’s calendar', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 4); // 20, 21, 22 and 23 November, 10:00 in India
  const owner = await admin(shop);
  await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, {
    status: 'delivered',
    paymentStatus: 'received',
  });
  await owner.call('PATCH', `/api/orders/${placed[1]?._id}`, { status: 'delivered' });
  const list = async (query: string) => numbers((await owner.call('GET', `/api/orders/all?${query}`)).body);
  expect(await list('status=delivered')).toEqual([2, 1]);
  expect(await list('status=pending')).toEqual([4, 3]);
  expect(await list('status=delivered&paymentStatus=pending')).toEqual([2]);
  expect(await list('paymentStatus=received')).toEqual([1]);
  expect(await list('from=2026-11-21&to=2026-11-22')).toEqual([3, 2]);
  expect(await list('from=2026-11-23')).toEqual([4]);
  expect(await list('to=2026-11-20')).toEqual([1]);
  expect(await list('q=asha&status=&paymentStatus=&from=&to=')).toEqual([4, 3, 2, 1]);
});

test('a day ends at midnight in India', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  shop.clock.advance({ hours: 13, minutes: 59 });
  await order(asha, [mango, 1]); // 23:59 on the 20th
  shop.clock.advance({ minutes: 1 });
  await order(asha, [mango, 1]); // 0:00 on the 21st
  const owner = await admin(shop);
  const onThe20th = await owner.call('GET', '/api/orders/all?from=2026-11-20&to=2026-11-20');
  expect(numbers(onThe20th.body)).toEqual([1]);
});

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'limit=101',
  'sortBy=password',
  'order=sideways',
  'status=lost',
  'from=2026-02-31',
  'to=yesterday',
  'colour=red',
])('a list cannot be asked for by %s', async (query) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect((await owner.call('GET', `/api/orders/all?${query}`)).status).toBe(422);
  expect(shop.bugs).toEqual([]);
});

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
  const baker = await staff(shop, ['catalogue']);
  const packer = await staff(shop, ['orders']);
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

test('noting a payment on an old picture of the order does not put its status back', async () => {
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

test('two devices that move an order to different ends: the second is told', async () => {
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

test('several selected orders are moved at once; each that cannot be moved is named with the reason', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 5 } });
  const asha = await signUp(shop);
  const owner = await admin(shop);
  const fine = await order(asha, [mango, 1]);
  const sold = await order(asha, [mango, 3]);
  await owner.call('PATCH', `/api/orders/${sold._id}`, { status: 'cancelled' });
  await order(asha, [mango, 4]);
  const unknown = '00000000-0000-7000-8000-000000000000';
  const { status, body } = await owner.call('POST', '/api/orders/status', {
    orders: [fine._id, sold._id, unknown, fine._id].map((_id) => ({ _id, status: 'pending' })),
    status: 'dispatched',
  });
  expect(status).toBe(200);
  expect(body.moved.map((moved: Order) => [moved._id, moved.status])).toEqual([[fine._id, 'dispatched']]);
  expect(body.refused).toEqual([
    expect.objectContaining({ _id: sold._id, code: 'conflict', message: expect.any(String) }),
    expect.objectContaining({ _id: unknown, code: 'not_found' }),
  ]);
  expect((await owner.call('GET', `/api/orders/${sold._id}`)).body.status).toBe('cancelled');
});

test.each([
  { orders: [], status: 'delivered' },
  { orders: [{ _id: 'x', status: 'pending' }], status: 'lost' },
  { orders: [{ _id: 'x' }], status: 'delivered' },
  { status: 'delivered' },
])('a selection like %j is refused', async (selection) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect((await owner.call('POST', '/api/orders/status', selection)).status).toBe(422);
});

test('the shopper is told by mail when the order is on its way, delivered or cancelled', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  const path = `/api/orders/${placed[0]?._id}`;
  for (const status of ['dispatched', 'delivered', 'pending', 'cancelled']) {
    await owner.call('PATCH', path, { status, paymentStatus: 'received' });
  }
  const subjects = (await sentMails(shop)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Your order 1 from Haat',
    'Your order 1 is on its way',
    'Your order 1 was cancelled',
    'Your order 1 was delivered',
  ]);
});

test('the audit log says who moved an order and who noted its payment, from what to what', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop, { name: 'Kamala' });
  await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, {
    status: 'delivered',
    paymentStatus: 'received',
  });
  const rows = await shop.platform.db
    .selectFrom('audit_log')
    .select(['actor_name', 'entity_id', 'action', 'before', 'after'])
    .where('entity', '=', 'order')
    .orderBy('action')
    .execute();
  const who = { actor_name: 'Kamala', entity_id: placed[0]?._id };
  expect(rows).toEqual([
    { ...who, action: 'moved', before: '{"status":"pending"}', after: '{"status":"delivered"}' },
    {
      ...who,
      action: 'payment noted',
      before: '{"paymentStatus":"pending"}',
      after: '{"paymentStatus":"received"}',
    },
  ]);
});

test('a new order and a moved order are heard of by everyone who watches', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  await shop.platform.changes.refresh();
  const afterPlacing = shop.platform.changes.version('orders');
  expect(afterPlacing).toBeGreaterThan(0);
  await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, { status: 'dispatched' });
  await shop.platform.changes.refresh();
  expect(shop.platform.changes.version('orders')).toBeGreaterThan(afterPlacing);
});

test('the API’s description names each call of cart and orders', async () => {
  await using shop = await openShop();
  const { body } = await shop.call('GET', '/api/openapi.json');
  const calls = Object.entries<object>(body.paths)
    .filter(([path]) => /^\/api\/(cart|orders)/.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  const described = [
    'delete /api/cart',
    'delete /api/cart/{id}',
    'get /api/cart',
    'get /api/cart/quote',
    'get /api/orders',
    'get /api/orders/all',
    'get /api/orders/{id}',
    'patch /api/cart/{id}',
    'patch /api/orders/{id}',
    'post /api/cart',
    'post /api/orders',
    'post /api/orders/status',
    'post /api/orders/{id}/cancellation',
    'post /api/orders/{id}/reorder',
  ];
  expect(described.filter((call) => !calls.includes(call))).toEqual([]);
  const placing = body.paths['/api/orders'].post;
  expect(Object.keys(placing.responses)).toEqual(expect.arrayContaining(['200', '201', '401', '409', '422']));
  expect(JSON.stringify(placing.parameters)).toContain('idempotency-key');
});
