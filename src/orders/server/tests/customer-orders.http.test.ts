import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

test('somebody’s orders are listed and added up for the owner, cancelled ones apart', async () => {
  await using shop = await openShop();
  const [owner, asha, ravi] = [await admin(shop), await signUp(shop), await signUp(shop, { name: 'Ravi' })];
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const [first] = [await order(asha, [mango, 1]), await order(ravi, [mango, 9])];
  shop.clock.advance({ days: 1 });
  const second = await order(asha, [mango, 2]);
  shop.clock.advance({ days: 1 });
  const third = await order(asha, [mango, 3]);
  await owner.call('PATCH', `/api/orders/${second._id}`, { status: 'cancelled' });
  await owner.call('PATCH', `/api/orders/${third._id}`, { paymentStatus: 'received' });
  const { body } = await owner.call('GET', `/api/orders/all?customer=${asha.user._id}`);
  expect(body.totalOrders).toBe(3);
  expect(body.orders.map(({ _id }: { _id: string }) => _id)).toEqual([third._id, second._id, first._id]);
  const account = (await owner.call('GET', `/api/orders/customers/${asha.user._id}`)).body;
  expect(account).toEqual({
    orders: 2,
    cancelled: 1,
    totalAmount: 440,
    due: 120,
    firstAt: first.createdAt,
    lastAt: third.createdAt,
  });
  expect((await owner.call('GET', `/api/orders/customers/${owner.user._id}`)).body).toEqual({
    orders: 0,
    cancelled: 0,
    totalAmount: 0,
    due: 0,
    firstAt: null,
    lastAt: null,
  });
  expect((await owner.call('GET', '/api/orders/customers/nobody%00')).status).toBe(404);
  expect((await owner.call('GET', '/api/orders/all?customer=nobody%00')).status).toBe(422);
});
