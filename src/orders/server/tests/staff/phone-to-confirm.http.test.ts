import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

test.each([
  [{ phone: '9876543210' }, false],
  [{ phone: '+91 98765 43210', pincode: '411001' }, false],
  [{ phone: '09876543210', pincode: '' }, false],
  [{ phone: '12345' }, true],
  [{ phone: 'ask my brother' }, true],
  [{ phone: '9876543210', pincode: '999999' }, true],
  [{ phone: '9876543210', pincode: '4110' }, true],
])('an order to %j is placed, and its phone is to be confirmed: %s', async (said, isToConfirm) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  await fillCart(asha, [mango, 1]);
  const request = await checkoutRequest(asha);
  const { status } = await send(asha, { ...request, selectedAddress: { ...DELIVERY_ADDRESS, ...said } });
  expect(status).toBe(201);
  const { body } = await owner.call('GET', '/api/orders/all');
  expect(body.orders[0].phoneToConfirm).toBe(isToConfirm);
});

/** An order with an impossible phone number, and the call that confirms it. */
async function orderToConfirm(shop: TestShop) {
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const request = await checkoutRequest(asha);
  const { body } = await send(asha, { ...request, selectedAddress: { ...DELIVERY_ADDRESS, phone: '12345' } });
  const { _id, updatedAt } = body.data;
  return { asha, _id, updatedAt, path: `/api/orders/${_id}/phone-confirmation` };
}

test('staff confirm that they have called: the mark goes, and the timeline says who removed it', async () => {
  await using shop = await openShop();
  const { asha, _id, updatedAt, path } = await orderToConfirm(shop);
  const [owner, packer, baker] = [
    await admin(shop),
    await staff(shop, ['packer', 'counter']),
    await staff(shop, ['goods']),
  ];
  expect((await shop.call('POST', path, { updatedAt })).status).toBe(401);
  for (const stranger of [asha, baker])
    expect((await stranger.call('POST', path, { updatedAt })).status).toBe(403);
  shop.clock.advance({ minutes: 5 });
  const { status, body } = await packer.call('POST', path, { updatedAt });
  expect(status).toBe(200);
  expect(body).toMatchObject({ phoneToConfirm: false, status: 'pending', updatedAt: body.timeline[1].at });
  expect(body.timeline).toHaveLength(2);
  const said = { kind: 'phoneConfirmed', note: 'Confirmed by phone' };
  expect(body.timeline[1]).toMatchObject({ ...said, by: 'Ravi' });
  expect((await asha.call('GET', `/api/orders/${_id}`)).body.timeline[1]).toMatchObject({
    ...said,
    by: 'The shop',
  });
  const audit = await owner.call('GET', '/api/admin/audit?entity=order');
  expect(audit.body.changes[0]).toMatchObject({ action: 'phone confirmed', entityId: _id });
  // A second person finds it done, and nothing is reported twice.
  const again = await owner.call('POST', path, { updatedAt });
  expect([again.status, again.body.timeline.length]).toEqual([200, 2]);
});

test('an order that somebody changed meanwhile is looked at again before its phone counts as confirmed', async () => {
  await using shop = await openShop();
  const { _id, updatedAt, path } = await orderToConfirm(shop);
  const owner = await admin(shop);
  shop.clock.advance({ minutes: 5 });
  await owner.call('PATCH', `/api/orders/${_id}`, { status: 'cancelled' });
  const refused = await owner.call('POST', path, { updatedAt });
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect(refused.body.detail).toMatchObject({ status: 'cancelled' });
  expect((await owner.call('GET', `/api/orders/${_id}`)).body.phoneToConfirm).toBe(true);
});

test('a copy of the order from before the call still moves it, and its mark is not read', async () => {
  await using shop = await openShop();
  const { _id, updatedAt, path } = await orderToConfirm(shop);
  const owner = await admin(shop);
  const copy = (await owner.call('GET', `/api/orders/${_id}`)).body;
  await owner.call('POST', path, { updatedAt });
  const { status, body } = await owner.call('PATCH', `/api/orders/${_id}`, { ...copy, status: 'dispatched' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'dispatched', phoneToConfirm: false });
});
