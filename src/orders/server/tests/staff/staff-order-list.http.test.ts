import { expect, test } from 'vitest';
import { shopDay } from '#base/time.ts';
import type { Order } from '#orders/order.ts';
import { ORDER_SORTS } from '#orders/staff-orders.ts';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, order, send, shopWithOrders } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, type Person, signUp } from '#test/people.ts';

const numbers = (body: { orders: Order[] }): number[] => body.orders.map(({ orderId }) => Number(orderId));

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
  ['price', 'desc', [3, 2, 1]],
  ['subtotal', 'asc', [1, 2, 3]],
  ['totalItems', 'desc', [3, 2, 1]],
  ['createdDate', 'asc', [1, 2, 3]],
  ['updatedAt', 'desc', [3, 2, 1]],
  ['status', 'asc', [1, 2, 3]],
  ['deliveredAt', 'desc', [3, 2, 1]],
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

test('each field of an order that can be ordered is one to sort by, and a refusal names them', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 10 } });
  const asha = await signUp(shop);
  const owner = await admin(shop);
  const [, second] = [
    await order(asha, [mango, 1]),
    await order(asha, [mango, 2]),
    await order(asha, [mango, 3]),
  ];
  await owner.call('PATCH', `/api/orders/${second._id}`, { status: 'delivered' });
  for (const sortBy of ORDER_SORTS)
    for (const direction of ['asc', 'desc']) {
      const { status, body } = await owner.call('GET', `/api/orders/all?sortBy=${sortBy}&order=${direction}`);
      expect([sortBy, status, new Set(numbers(body))]).toEqual([sortBy, 200, new Set([1, 2, 3])]);
    }
  // What has no such moment comes last when the newest come first, and first when the oldest do.
  const by = async (query: string) => numbers((await owner.call('GET', `/api/orders/all?${query}`)).body);
  expect(await by('sortBy=deliveredAt&order=desc')).toEqual([2, 3, 1]);
  expect(await by('sortBy=deliveredAt&order=asc')).toEqual([1, 3, 2]);
  const refused = await owner.call('GET', '/api/orders/all?sortBy=password');
  expect(refused.body.error).toBe(
    'sortBy can be createdAt, totalAmount, price, name, orderId, totalItems, subtotal, shipping, status, paymentStatus, paymentMethod, updatedAt, deliveredAt, packedAt, createdDatetime, createdDate or _id, not password.',
  );
  expect((await owner.call('GET', '/api/orders/all?order=sideways')).body.error).toBe(
    'order can be asc or desc, not sideways.',
  );
});

test('an order is found by the name that it has now, as soon as it is placed, moved or readdressed', async () => {
  await using shop = await openShop();
  await using other = await openShop(
    {},
    { address: shop.address, dataDir: shop.platform.config.dataDir, remove: () => Promise.resolve() },
  );
  const { mango } = await addGoods(shop, { mango: {} });
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  const found = async (q: string) => numbers((await owner.call('GET', `/api/orders/all?q=${q}`)).body);
  const first = await orderFor(asha, [mango, 1], { firstName: 'Dolma' });
  expect(await found('dolma')).toEqual([1]);
  await orderFor(asha, [mango, 1], { firstName: 'Dolma', phone: '9123456780' });
  expect([await found('dolma'), await found('dolma 56780')]).toEqual([[2, 1], [2]]);

  const { updatedAt, selectedAddress } = first;
  const elsewhere = other.withToken(owner.token);
  await elsewhere.call('PUT', `/api/orders/${first._id}/address`, {
    selectedAddress: { ...selectedAddress, firstName: 'Farida' },
    updatedAt,
  });
  expect([await found('dolma'), await found('farid')]).toEqual([[2], [1]]);
});

test('a search is narrowed, put in order and turned over as the list is', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 10, stock: 99 } });
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  // The words find few of all orders here, and nearly all of them below.
  const days: string[] = [];
  for (const quantity of [3, 1, 2]) {
    shop.clock.advance({ days: 1 });
    const { createdAt } = await orderFor(asha, [mango, quantity], { firstName: 'Dolma' });
    days.push(shopDay(createdAt));
  }
  for (let others = 0; others < 24; others += 1)
    await orderFor(await signUp(shop), [mango, 1], { firstName: 'Meena' });
  const list = async (query: string) => {
    const { body } = await owner.call('GET', `/api/orders/all?${query}`);
    return [body.totalOrders, numbers(body)];
  };
  expect(await list('q=dolma&sortBy=totalAmount&order=asc')).toEqual([3, [2, 3, 1]]);
  expect(await list('q=dolma&sortBy=totalAmount&order=asc&limit=2&page=2')).toEqual([3, [1]]);
  expect(await list('q=dolma&order=asc&limit=2')).toEqual([3, [1, 2]]);
  expect(await list('q=dolma&order=asc&limit=2&page=2')).toEqual([3, [3]]);
  expect(await list('q=dolma&limit=2&page=2')).toEqual([3, [1]]);
  expect(await list('q=dolma&limit=2&page=9')).toEqual([3, []]);
  expect(await list(`q=dolma&from=${days[1]}`)).toEqual([2, [3, 2]]);
  expect(await list(`q=dolma&to=${days[1]}&order=asc`)).toEqual([2, [1, 2]]);
  expect(await list(`q=dolma&from=${days[1]}&to=${days[1]}&sortBy=price`)).toEqual([1, [2]]);
  expect(await list('q=dolma&status=delivered')).toEqual([0, []]);
  expect(await list('q=dolma&status=pending&sortBy=orderId')).toEqual([3, [3, 2, 1]]);
  expect(await list('q=dolma&status=pending&page=9')).toEqual([3, []]);
  expect(await list('q=meena&status=pending&limit=2&sortBy=orderId&order=asc')).toEqual([24, [4, 5]]);
});
