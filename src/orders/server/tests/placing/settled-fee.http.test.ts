import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { addArea, areaNamed, changeSettings } from '#test/steps/areas.ts';
import { addRule, roundsFor } from '#test/steps/rounds.ts';

test('delivery was free when it was ordered: nothing that the shop is short of or changes later makes it cost anything', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, rice } = await addGoods(shop, { mango: { price: 100 }, rice: { price: 60 } });
  await addArea(owner, { name: 'Road', fee: 30, freeAbove: 300 }, '844101 Rampur');
  const { rules } = await addRule(owner);
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 3], [rice, 1]);
  const selectedAddress = { ...DELIVERY_ADDRESS, pincode: '844101', village: 'Rampur' };
  const request = { ...(await checkoutRequest(asha)), selectedAddress, totalAmount: 360 };
  const { _id } = (await send(asha, request)).body.data;
  const path = `/api/orders/${_id}`;
  const figures = async () => {
    const { subtotal, shipping, totalAmount, due, items, delivery } = (await owner.call('GET', path)).body;
    return { subtotal, shipping, totalAmount, due, lines: items.length, free: delivery.freeAbove };
  };
  const agreed = { subtotal: 360, shipping: 0, totalAmount: 360, due: 360, lines: 2, free: 300 };
  expect(await figures()).toEqual(agreed);

  const seen = (await owner.call('GET', path)).body;
  const shorter = { items: [seen.items[1]], subtotal: 60, shipping: 30, totalAmount: 90, totalItems: 1 };
  await owner.call('PATCH', path, { ...seen, ...shorter, status: 'dispatched' });
  expect(await figures(), 'an order that is sent back with a line less').toEqual(agreed);

  await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...mango, price: 150, stock: 0 });
  await owner.call('DELETE', `/api/products/deleteproduct/${rice._id}`);
  expect(await figures(), 'goods that ran out, cost more or are gone').toEqual(agreed);

  const { id, revision } = await areaNamed(owner, 'Road');
  await owner.call('PUT', `/api/delivery/areas/${id}`, { name: 'Road', fee: 90, minimum: 500, revision });
  await changeSettings(owner, { shippingFee: 100, freeShippingAbove: 10_000, deliversElsewhere: false });
  expect(await figures(), 'an area and settings that ask for more').toEqual(agreed);

  const [, tomorrow] = await roundsFor(shop, id);
  const { updatedAt } = (await owner.call('GET', path)).body;
  const moved = await owner.call('PUT', `${path}/round`, { round: tomorrow?.id, updatedAt });
  expect([rules.length, moved.status]).toEqual([1, 200]);
  expect(await figures(), 'another round').toEqual(agreed);

  await owner.call('POST', `/api/products/restoreproduct/${rice._id}`);
  await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...mango, price: 150, stock: 9 });
  await owner.call('PATCH', path, { status: 'cancelled' });
  await owner.call('DELETE', `/api/delivery/areas/${id}?revision=${revision + 1}`);
  await owner.call('PATCH', path, { status: 'pending' });
  expect((await owner.call('GET', path)).body.status).toBe('pending');
  expect(await figures(), 'cancelled and brought back, its area gone').toEqual(agreed);
});
