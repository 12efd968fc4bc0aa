import { expect, test } from 'vitest';
import { after } from '#base/time.ts';
import type { Order } from '#orders/order.ts';
import { shopWithOrders } from '#test/carts.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An order placed a day longer ago than said, which staff tap on. */
async function orderIn(shop: TestShop, age: number) {
  const { asha, placed } = await shopWithOrders(shop, 1);
  shop.clock.advance({ seconds: age / 1000 });
  const owner = await admin(shop);
  const path = `/api/orders/${placed[0]?._id}`;
  const seen: Order = (await owner.call('GET', path)).body;
  const tap = async (change: Partial<Order>, waited: unknown) => {
    const { status, body } = await owner.call('PATCH', path, { ...seen, ...change, waited });
    return status === 200 ? (body as Order) : status;
  };
  const ago = (milliseconds: number) => after(shop.clock.now(), -milliseconds);
  return { asha, path, tap, ago };
}

test('a delivery noted without a network shows when it was, and when the shop heard of it', async () => {
  await using shop = await openShop();
  const { asha, path, tap, ago } = await orderIn(shop, DAY);
  const body = await tap({ status: 'delivered', paymentStatus: 'received' }, 20 * MINUTE);
  const told = { at: ago(20 * MINUTE), arrivedAt: ago(0) };
  expect(body).toMatchObject({
    deliveredAt: told.at,
    timeline: [{}, { to: 'delivered', ...told }, { to: 'received', at: told.at }],
  });
  expect((await asha.call('GET', path)).body.timeline[1]).toMatchObject(told);
});

test('a tap that did not wait has one time only', async () => {
  await using shop = await openShop();
  const { tap, ago } = await orderIn(shop, DAY);
  const body = (await tap({ status: 'delivered' }, undefined)) as Order;
  expect(body.timeline[1]?.at).toBe(ago(0));
  expect(body.timeline[1]).not.toHaveProperty('arrivedAt');
});

test.each([
  ['in the future', 'now', 30 * DAY, -MINUTE, 0],
  ['before the order was placed', 'when it was placed', DAY, 3 * DAY, 2 * DAY],
  ['weeks ago', 'a week ago', 30 * DAY, 20 * DAY, 7 * DAY],
])('a device that tells of a tap %s is believed as far as %s', async (_what, _far, age, waited, believed) => {
  await using shop = await openShop();
  const { tap, ago } = await orderIn(shop, age);
  const body = (await tap({ status: 'dispatched' }, waited)) as Order;
  expect(body.timeline[1]?.at).toBe(ago(believed));
});

test('a tap that waited and is sent twice counts once, and later taps still build on it', async () => {
  await using shop = await openShop();
  const { tap, path } = await orderIn(shop, DAY);
  const first = (await tap({ status: 'dispatched' }, MINUTE)) as Order;
  const again = (await tap({ status: 'dispatched' }, 2 * MINUTE)) as Order;
  expect(again).toEqual(first);
  const owner = await admin(shop);
  const next = await owner.call('PATCH', path, { ...first, status: 'delivered' });
  expect([next.status, next.body.timeline.length]).toEqual([200, 3]);
  expect(await tap({}, 'long')).toBe(422);
});
