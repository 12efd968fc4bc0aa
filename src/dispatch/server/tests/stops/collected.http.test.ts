import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { Product } from '#catalogue/catalogue.ts';
import type { Stop } from '#dispatch/stops.ts';
import type { Order } from '#orders/order.ts';
import { checkoutRequest, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';
import { cashDay, cashSheet, wrongCash } from '#test/steps/cash.ts';
import { khataOf, lend, wrongLedgers } from '#test/steps/khata.ts';
import { orderNow, wrongMoney } from '#test/steps/payments.ts';
import { addRule, orderWith, roundsIn } from '#test/steps/rounds.ts';
import { numbersOn, sendTap, sheetOf, tapOn } from '#test/steps/stops.ts';

// What is collected at the shop has a sheet as well; but its cash is in the drawer, and it says nothing of the way.
// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

const TODAY = '2026-11-20';

/** A shop with times to collect at, and rounds to the houses on the same days; both are carried out by one person. */
async function shopToCollectFrom(shop: TestShop) {
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const [owner, rider] = [await admin(shop), await staff(shop, ['rider', 'accounts'])];
  await changeSettings(owner, { mayCollect: true });
  await addRule(owner, { kind: 'collect', everywhere: false });
  await addRule(owner, { from: '18:00', to: '20:00' });
  const rounds = await roundsIn(owner);
  const ofKind = (wanted: string): string[] =>
    rounds.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  for (const { id } of rounds.slice(0, 4))
    await owner.call('PUT', `/api/rounds/${id}/riders`, { riders: [rider.user._id] });
  const [pickUp, pickUpTomorrow] = ofKind('collect') as [string, string];
  const [ride] = ofKind('ride') as [string];
  return { owner, rider, mango, pickUp, pickUpTomorrow, ride };
}

/** Orders a mango of ₹100, to be collected. */
async function toCollect(person: Person, mango: Product, round: string): Promise<Order> {
  await fillCart(person, [mango, 1]);
  const request = { ...(await checkoutRequest(person)), collected: true, totalAmount: 100, round };
  return (await send(person, request)).body.data;
}

const stopOf = async (person: Person, round: string, { _id }: Order): Promise<Stop> =>
  (await sheetOf(person, round)).stops.find((stop) => stop._id === _id)!;

test('cash that is tapped where goods are collected is at the counter, once; a tap that corrects it takes it out there', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, pickUp } = await shopToCollectFrom(shop);
  const placed = await toCollect(await signUp(shop), mango, pickUp);
  const tap = tapOn(await stopOf(rider, pickUp, placed), { cash: 100 });
  await Promise.all([sendTap(rider, pickUp, tap), sendTap(rider, pickUp, tap)]);
  expect(await cashSheet(owner, TODAY)).toMatchObject({ taken: 100, expected: 100 });
  expect((await cashDay(owner)).sheets.map(({ round, expected }) => [round, expected])).toEqual([
    [null, 100],
  ]);
  expect(await orderNow(owner, placed)).toMatchObject({ status: 'delivered', due: 0 });
  expect((await stopOf(rider, pickUp, placed)).collect).toBe(100);
  await sendTap(rider, pickUp, tapOn(await stopOf(rider, pickUp, placed), { cash: 40 }));
  expect(await cashSheet(owner, TODAY)).toMatchObject({ expected: 40 });
  expect(await orderNow(owner, placed)).toMatchObject({ due: 60 });
  expect([...(await wrongCash(shop)), ...(await wrongMoney(shop))]).toEqual([]);
});

test('what came in part on one day stays in its drawer when the rest is collected on another', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, pickUp, pickUpTomorrow } = await shopToCollectFrom(shop);
  const placed = await toCollect(await signUp(shop), mango, pickUp);
  await sendTap(rider, pickUp, tapOn(await stopOf(rider, pickUp, placed), { cash: 30 }));
  await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'pending' });
  const { updatedAt } = await orderNow(owner, placed);
  const moved = { round: pickUpTomorrow, updatedAt };
  expect((await owner.call('PUT', `/api/orders/${placed._id}/round`, moved)).status).toBe(200);
  shop.clock.advance({ days: 1 });
  const stop = await stopOf(rider, pickUpTomorrow, placed);
  expect(stop.collect).toBe(70);
  await sendTap(rider, pickUpTomorrow, tapOn(stop, { cash: 70 }));
  const drawers = [await cashSheet(owner, TODAY), await cashSheet(owner, '2026-11-21')];
  expect(drawers.map(({ expected }) => expected)).toEqual([30, 70]);
  expect(await orderNow(owner, placed)).toMatchObject({ paymentStatus: 'received', due: 0 });
  expect([...(await wrongCash(shop)), ...(await wrongMoney(shop))]).toEqual([]);
});

test('what a customer owes from before, and pays when collecting, is at the counter as well', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, pickUp } = await shopToCollectFrom(shop);
  const fatima = await signUp(shop);
  const placed = await toCollect(fatima, mango, pickUp);
  await lend(owner, fatima, 1000);
  const owed = { id: newId(), kind: 'opening', amount: 300, seen: { owed: 0 } };
  await owner.call('POST', `/api/khatas/${fatima.user._id}/lines`, owed);
  const path = `/api/rounds/${pickUp}/stops/${placed._id}/account-payments`;
  expect((await rider.call('POST', path, { id: newId(), amount: 300 })).status).toBe(200);
  expect((await khataOf(owner, fatima)).owed).toBe(0);
  expect((await cashSheet(owner, TODAY)).expected).toBe(300);
  expect((await cashSheet(owner, pickUp)).expected).toBe(0);
  expect([...(await wrongCash(shop)), ...(await wrongLedgers(shop))]).toEqual([]);
});

test('cash of a ride that day is in the bag of the ride, as ever', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, ride } = await shopToCollectFrom(shop);
  const placed: Order = (await orderWith(await signUp(shop), mango, { round: ride })).body.data;
  const stop = await stopOf(rider, ride, placed);
  await sendTap(rider, ride, tapOn(stop, { cash: stop.collect }));
  const sheets = (await cashDay(owner)).sheets.map(({ _id, expected }) => [_id, expected]);
  expect(sheets).toEqual([
    [ride, stop.collect],
    [TODAY, 0],
  ]);
});

test('who comes to the shop first changes nothing of the order in which their houses are gone to', async () => {
  await using shop = await openShop();
  const { rider, mango, pickUp, ride } = await shopToCollectFrom(shop);
  const people = [await signUp(shop), await signUp(shop), await signUp(shop)];
  const brought: Order[] = [];
  for (const person of people) brought.push((await orderWith(person, mango, { round: ride })).body.data);
  const dragged = brought.map(({ _id }) => _id);
  await rider.call('PUT', `/api/rounds/${ride}/stops`, { orders: dragged });
  const before = await numbersOn(rider, ride);
  for (const person of people.toReversed()) {
    const placed = await toCollect(person, mango, pickUp);
    shop.clock.advance({ minutes: 5 });
    const answer = await sendTap(rider, pickUp, tapOn(await stopOf(rider, pickUp, placed), { cash: 100 }));
    expect(answer.status).toBe(200);
  }
  expect(await numbersOn(rider, ride)).toEqual(before);
});
