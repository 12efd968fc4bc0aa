import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { addArea, addVillages } from '#test/steps/areas.ts';
import { addRule, orderWith, roundsFor, roundsIn, wrongSeats } from '#test/steps/rounds.ts';

// What other shops forgot: each of these lost or doubled a seat somewhere.

test('an order holds its seat in every status but cancelled: packed, on the way, delivered, back at the shop', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha, ravi] = [await admin(shop), await signUp(shop), await signUp(shop)];
  await addRule(owner, { seats: 1 });
  const [first] = await roundsFor(shop);
  const { _id } = (await orderWith(asha, mango, { round: first?.id })).body.data;
  await fillCart(ravi, [mango, 1]);
  for (const status of ['dispatched', 'delivered', 'pending', 'delivered', 'dispatched']) {
    await owner.call('PATCH', `/api/orders/${_id}`, { status });
    const { body } = await send(ravi, { ...(await checkoutRequest(ravi)), round: first?.id });
    expect([status, body.code, body.detail.reason]).toEqual([status, 'round_gone', 'full']);
  }
  await owner.call('PATCH', `/api/orders/${_id}`, { status: 'cancelled' });
  const freed = await send(ravi, { ...(await checkoutRequest(ravi)), round: first?.id });
  expect([freed.status, await wrongSeats(shop)]).toEqual([201, []]);
});

test('an address that changes after booking changes neither the order, nor its round, nor its seat', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const road = await addArea(owner, { name: 'Road', fee: 20 }, '844101 Rampur');
  const hill = await addArea(owner, { name: 'Hill', fee: 20 }, '844101 Khairi');
  for (const { id } of [road, hill]) await addRule(owner, { everywhere: false, areas: [id], seats: 5 });
  const home = {
    name: 'Asha',
    email: 'asha@example.in',
    phone: '9876543210',
    street: 'Upper Bazaar',
    city: 'Vaishali',
    state: 'Bihar',
    pinCode: '844101',
    village: 'Rampur',
  };
  const save = (address: object) =>
    asha.call('PATCH', `/api/auth/${asha.user._id}`, { addresses: [address] });
  const [saved] = (await save(home)).body.addresses;
  const selectedAddress = { ...DELIVERY_ADDRESS, pincode: '844101', village: 'Rampur' };
  const placed = (await orderWith(asha, mango, { selectedAddress })).body.data;
  await save({ ...saved, street: 'Lower Bazaar', village: 'Khairi' });
  // The owner, too, finds that Rampur belongs to the hill.
  await addVillages(owner, hill.id, '844101 Rampur', true);
  const kept = (await asha.call('GET', `/api/orders/${placed._id}`)).body;
  expect(kept).toMatchObject({
    selectedAddress: { village: 'Rampur' },
    promise: placed.promise,
    delivery: { area: 'Road' },
  });
  const booked = async () =>
    (await roundsIn(owner)).filter((round) => round.booked > 0).map(({ id, areas }) => [id, areas]);
  expect(await booked()).toEqual([[placed.promise.round, [road.id]]]);
  await asha.call('POST', `/api/orders/${placed._id}/cancellation`);
  expect([await booked(), await wrongSeats(shop)]).toEqual([[], []]);
});

test('a village that goes over to another area while somebody is at the checkout: she is offered the rounds that go there now', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const road = await addArea(owner, { name: 'Road', fee: 20 }, '844101 Rampur');
  const hill = await addArea(owner, { name: 'Hill', fee: 20 });
  for (const { id } of [road, hill]) await addRule(owner, { everywhere: false, areas: [id] });
  const [seen] = await roundsFor(shop, road.id);
  const selectedAddress = { ...DELIVERY_ADDRESS, pincode: '844101', village: 'Rampur' };
  await addVillages(owner, hill.id, '844101 RAMPUR', true);
  const { status, body } = await orderWith(asha, mango, { selectedAddress, round: seen?.id });
  expect([status, body.code, body.detail.reason]).toEqual([409, 'round_gone', 'gone']);
  const offered = body.detail.rounds.map(({ id }: { id: string }) => id);
  expect(offered).toEqual((await roundsFor(shop, hill.id)).slice(0, 3).map(({ id }) => id));
  const again = { ...(await checkoutRequest(asha)), selectedAddress, round: offered[0] };
  expect((await send(asha, again)).body.data).toMatchObject({ delivery: { area: 'Hill' } });
});

test('a pincode with spaces around and in it books the round of its village, whatever the case of the name', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const road = await addArea(owner, { name: 'Road', fee: 20 }, ' 844 101  Rampur ');
  await addRule(owner, { everywhere: false, areas: [road.id] });
  const [round] = await roundsFor(shop, road.id);
  const selectedAddress = { ...DELIVERY_ADDRESS, pincode: '  844101', village: '  RAMPUR ' };
  const { body } = await orderWith(asha, mango, { selectedAddress });
  expect(body.data).toMatchObject({ delivery: { area: 'Road' }, promise: { round: round?.id } });
});
