import { expect, test } from 'vitest';
import type { FirstSteps } from '#admin/first-steps.ts';
import { seedDemo } from '#main/demo/seed.ts';
import { checkoutRequest, fillCart } from '#test/carts.ts';
import { openPushService } from '#test/fakes/push-service.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, type Person, signUp } from '#test/people.ts';
import { ringOn } from '#test/steps/alarm.ts';

const stepsOf = async (owner: Person): Promise<FirstSteps> =>
  (await owner.call('GET', '/api/admin/first-steps')).body;

async function change(owner: Person, changes: object): Promise<void> {
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const { status } = await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, ...changes } });
  expect(status).toBe(200);
}

const ROUND = { days: [1, 3], from: '17:00', to: '19:00', orderBefore: '14:00', seats: 20, everywhere: true };

test('the five steps of a new shop tick themselves as what they ask for is set, in any order', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect(await stepsOf(owner)).toMatchObject({
    isOpen: true,
    done: [],
    hasOrders: false,
    shop: { name: '', phone: '', address: '', addressHi: '', addressBn: '' },
  });
  await owner.call('POST', '/api/delivery/rules', ROUND);
  expect((await stepsOf(owner)).done).toEqual(['round']);
  await change(owner, { name: 'शर्मा किराना', addressHi: 'रामपुर, शिव मंदिर' });
  expect((await stepsOf(owner)).done, 'a shop without a number to call is not done').toEqual(['round']);
  await change(owner, { phones: ['98260 11111'] });
  await addGoods(shop, { mango: { price: 100 } });
  const { areas } = (await owner.call('POST', '/api/delivery/areas', { name: 'रामपुर', fee: 20 })).body;
  expect((await stepsOf(owner)).done, 'an area without a village goes nowhere').toEqual([
    'shop',
    'goods',
    'round',
  ]);
  await owner.call('POST', `/api/delivery/areas/${areas[0].id}/villages`, { text: '495559 रामपुर' });
  await change(owner, { upiId: 'meena@upi' });
  const almost = await stepsOf(owner);
  expect(almost).toMatchObject({
    isOpen: true,
    done: ['shop', 'goods', 'villages', 'round'],
    upiId: 'meena@upi',
    rings: false,
    shop: { name: 'शर्मा किराना', phone: '98260 11111', addressHi: 'रामपुर, शिव मंदिर' },
    goods: 1,
  });
  await ringOn(owner, await openPushService(), 'phone of the owner');
  expect(await stepsOf(owner)).toMatchObject({ isOpen: false, rings: true });
});

test('a step put off stays open, and the list goes for good when the owner closes it', async () => {
  await using shop = await openShop();
  const [owner, other] = [await admin(shop), await admin(shop)];
  const put = (body: object) => owner.call('PUT', '/api/admin/first-steps', body);
  expect((await put({ later: ['money', 'goods', 'money'] })).body).toMatchObject({
    isOpen: true,
    later: ['goods', 'money'],
    done: [],
  });
  await addGoods(shop, { mango: { price: 100 } });
  expect(await stepsOf(other), 'done after all').toMatchObject({ later: ['money'], done: ['goods'] });
  await put({ later: [], closed: true });
  expect((await stepsOf(other)).isOpen).toBe(false);
  expect((await put({ later: ['cash'] })).status).toBe(422);
});

test('a shop that has delivered, and the demo shop, are not led through first steps', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  await fillCart(asha, [mango, 1]);
  const { body } = await asha.call('POST', '/api/orders', await checkoutRequest(asha));
  expect(await stepsOf(owner)).toMatchObject({ isOpen: true, hasOrders: true });
  await owner.call('PATCH', `/api/orders/${body.data._id}`, { status: 'delivered' });
  expect((await stepsOf(owner)).isOpen).toBe(false);
  await using demo = await openShop();
  await seedDemo(demo.platform);
  expect((await stepsOf(await admin(demo))).isOpen).toBe(false);
});
