import { expect, test } from 'vitest';
import { seedDemo } from '#main/demo/seed.ts';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { placesAt } from '#test/steps/areas.ts';
import { doJobs, roundsFor, roundsIn } from '#test/steps/rounds.ts';
import { addRoundsJob } from '../rounds/make-rounds.ts';

const firstGoods = async (shop: TestShop) =>
  (await shop.call('GET', '/api/products?skip=0&limit=1')).body.products[0];

test('the demo shop asks for no village and has no rounds: an order as the specification sends it is placed', async () => {
  await using shop = await openShop();
  await seedDemo(shop.platform);
  expect(await placesAt(shop, '495559')).toMatchObject({ hasAreas: false, areas: [] });
  const asha = await signUp(shop);
  await fillCart(asha, [await firstGoods(shop), 1]);
  const { status, body } = await send(asha, await checkoutRequest(asha));
  expect([status, body.data.shipping]).toEqual([201, 20]);
  expect([body.data.delivery, body.data.promise]).toEqual([undefined, undefined]);
});

test('with SEED=village it has two areas and rounds of today, whatever the hour, and of each day that comes', async () => {
  await using shop = await openShop();
  // Ten minutes to midnight in India.
  shop.clock.advance({ hours: 13, minutes: 50 });
  await seedDemo(shop.platform, { village: true });
  const owner = await admin(shop);
  const { areas } = (await owner.call('GET', '/api/delivery/areas')).body;
  expect(areas).toMatchObject([
    { name: 'Bilaspur road', villages: 4 },
    { name: 'Across the river', villages: 3 },
  ]);
  const on = async (day: string) => (await roundsIn(owner)).filter((round) => round.on === day).length;
  expect([await on('2026-11-20'), await on('2026-11-21'), await on('2026-12-03')]).toEqual([2, 3, 3]);
  shop.clock.advance({ days: 1 });
  await addRoundsJob(shop.platform);
  await doJobs(shop);
  expect([await on('2026-11-21'), await on('2026-12-04')]).toEqual([3, 3]);

  const asha = await signUp(shop);
  await fillCart(asha, [await firstGoods(shop), 4]);
  const selectedAddress = { ...DELIVERY_ADDRESS, pincode: '495559', village: 'Rampur' };
  const placed = await send(asha, { ...(await checkoutRequest(asha)), selectedAddress });
  const [next] = await roundsFor(shop, areas[0].id);
  expect(placed.body.data).toMatchObject({
    delivery: { area: 'Bilaspur road', fee: 20, freeAbove: 500 },
    promise: { round: next?.id, on: '2026-11-22', from: '17:00', to: '19:00' },
  });
  // Everywhere else the shop's own rule holds, and no round is needed.
  await fillCart(asha, [await firstGoods(shop), 4]);
  const far = { ...DELIVERY_ADDRESS, pincode: '411001' };
  const elsewhere = await send(asha, { ...(await checkoutRequest(asha)), selectedAddress: far });
  expect([elsewhere.status, elsewhere.body.data.shipping, elsewhere.body.data.promise]).toEqual([
    201,
    20,
    undefined,
  ]);
});

test('a start that broke off before its goods were there begins again, and has each area once', async () => {
  await using shop = await openShop();
  await seedDemo(shop.platform, { village: true });
  await shop.platform.db.deleteFrom('products').execute();
  await seedDemo(shop.platform, { village: true });
  const { areas } = (await (await admin(shop)).call('GET', '/api/delivery/areas')).body;
  expect(areas).toHaveLength(2);
});
