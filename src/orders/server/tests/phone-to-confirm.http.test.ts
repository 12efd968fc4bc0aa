import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

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
