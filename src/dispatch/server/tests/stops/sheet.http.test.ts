import { expect, test } from 'vitest';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { listen, newsOf } from '#test/news-listener.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { signUp, staff } from '#test/people.ts';
import { handIn, sign } from '#test/steps/cash.ts';
import { orderWith, PAST_THE_CUT_OFF, roundsIn } from '#test/steps/rounds.ts';
import { numbersOn, sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

test('a sheet tells of each stop who, where, what and how much to collect, and of no price', async () => {
  await using shop = await openShop();
  const { rider, round, placed } = await shopWithRide(shop, 1);
  const sheet = await sheetOf(rider, round);
  expect(sheet.stops).toMatchObject([
    {
      _id: placed[0]!._id,
      name: 'Asha Devi',
      phone: '9876543210',
      way: 'Upper Bazaar, near the bus stand',
      collect: placed[0]!.totalAmount,
      place: null,
      weight: 1000,
      unweighed: 0,
      items: [{ title: 'mango', quantity: 1, unit: 'kg' }],
    },
  ]);
  expect(JSON.stringify(sheet)).not.toMatch(/price|subtotal|email/i);
});

test('the packing list sums the goods of the orders that still go out', async () => {
  await using shop = await openShop();
  const { owner, round, placed } = await shopWithRide(shop, 3);
  await owner.call('PATCH', `/api/orders/${placed[0]!._id}`, { status: 'cancelled' });
  const { goods } = await sheetOf(owner, round);
  expect(goods).toMatchObject([{ title: 'mango', quantity: 2, orders: 2, weight: 2000 }]);
});

test('whoever carries rounds out sees those alone: no other round, and nothing else of the shop', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop);
  const [, tomorrow] = await roundsIn(owner);
  expect((await rider.call('GET', '/api/rounds')).body.rounds).toMatchObject([
    { id: round, stops: 2, open: 2 },
  ]);
  expect((await rider.call('GET', `/api/rounds/${tomorrow?.id}/sheet`)).status).toBe(404);
  const another = await staff(shop, ['rider']);
  expect((await another.call('GET', '/api/rounds')).body.rounds).toEqual([]);
  expect((await another.call('GET', `/api/rounds/${round}/sheet`)).status).toBe(404);
  const closed = ['/api/orders/all', '/api/auth/user', '/api/delivery/schedule'];
  for (const path of closed) expect((await rider.call('GET', path)).status).toBe(403);
  expect((await rider.call('GET', `/api/orders/${placed[0]!._id}`)).status).toBe(404);
  // The news tell that something changed, for the sheet that is open, and not what.
  const listener = await listen(shop, rider);
  const { news } = await newsOf(listener);
  expect(news).toMatchObject({ newOrders: 0, toDo: 0, latest: [], lowStock: 0, failedMails: 0 });
  await listener.leave();
});

test('named for all rounds of the week, somebody has each of them but those that name another', async () => {
  await using shop = await openShop();
  const { rider, owner, round } = await shopWithRide(shop);
  const [, tomorrow] = await roundsIn(owner);
  const usual = await staff(shop, ['rider']);
  await owner.call('PUT', `/api/rounds/${tomorrow?.id}/riders`, { riders: [usual.user._id], always: true });
  const seen = (await usual.call('GET', '/api/rounds')).body.rounds.map(({ id }: { id: string }) => id);
  expect(seen).toContain(tomorrow?.id);
  expect(seen).not.toContain(round);
  expect((await sheetOf(rider, round)).riders).toMatchObject([{ _id: rider.user._id }]);
});

test('two who name people for a round at once: one after the other, and the last holds', async () => {
  await using shop = await openShop();
  const { rider, owner, round } = await shopWithRide(shop);
  const other = await staff(shop, ['rider']);
  const path = `/api/rounds/${round}/riders`;
  const named = [[rider], [other, rider], [rider, other], [rider]].map((people) =>
    owner.call('PUT', path, { riders: people.map(({ user }) => user._id) }),
  );
  expect((await Promise.all(named)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(shop.bugs).toEqual([]);
});

test('only people of the team who may see rounds can be named, and a round is closed to who carried it out a week later', async () => {
  await using shop = await openShop();
  const { rider, owner, round } = await shopWithRide(shop);
  const buyer = await staff(shop, ['goods']);
  const refused = await owner.call('PUT', `/api/rounds/${round}/riders`, { riders: [buyer.user._id] });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['riders']]);
  shop.clock.advance({ days: 8 });
  expect((await rider.call('GET', `/api/rounds/${round}/sheet`)).status).toBe(404);
  expect((await owner.call('GET', `/api/rounds/${round}/sheet`)).status).toBe(200);
});

test('the order that was dragged once holds for the same houses on another day', async () => {
  await using shop = await openShop();
  const { rider, owner, round, mango } = await shopWithRide(shop, 0);
  const people = await Promise.all(['Asha', 'Bina', 'Chand'].map((name) => signUp(shop, { name })));
  const [today, tomorrow] = await roundsIn(owner);
  const placed = [];
  for (const person of people) placed.push((await orderWith(person, mango, { round: today?.id })).body.data);
  expect(await numbersOn(rider, round)).toEqual(placed.map(({ orderId }) => orderId));
  const dragged = placed.toReversed().map(({ _id }) => _id);
  const answer = await rider.call('PUT', `/api/rounds/${round}/stops`, { orders: dragged });
  expect(answer.body.stops.map(({ _id }: { _id: string }) => _id)).toEqual(dragged);
  const later = [];
  for (const person of people)
    later.push((await orderWith(person, mango, { round: tomorrow?.id })).body.data);
  expect(await numbersOn(owner, tomorrow!.id)).toEqual(later.toReversed().map(({ orderId }) => orderId));
});

test('the sheet learns the order in which the stops were really made, by the times of the taps', async () => {
  await using shop = await openShop();
  const { rider, owner, round } = await shopWithRide(shop, 3);
  const [first, second, third] = (await sheetOf(rider, round)).stops;
  const numbers = [first!.orderId, second!.orderId, third!.orderId];
  shop.clock.advance({ hours: 2 });
  // They arrive in another order than they were made.
  await sendTap(rider, round, tapOn(first!, { waited: 10 * 60_000 }));
  await sendTap(rider, round, tapOn(third!, { waited: 30 * 60_000 }));
  await sendTap(rider, round, tapOn(second!, { waited: 20 * 60_000 }));
  expect(await numbersOn(owner, round)).toEqual(numbers.toReversed());
});

test('taps of the office teach nothing, also where nobody was named to ride; those of the owner do, once she is named', async () => {
  await using shop = await openShop();
  const { owner, round } = await shopWithRide(shop, 3);
  const path = `/api/rounds/${round}/riders`;
  await owner.call('PUT', path, { riders: [] });
  const before = await numbersOn(owner, round);
  const [first, second, third] = (await sheetOf(owner, round)).stops;
  for (const stop of [third, second]) {
    shop.clock.advance({ minutes: 5 });
    await sendTap(owner, round, tapOn(stop!, { kind: 'away' }));
  }
  expect(await numbersOn(owner, round)).toEqual(before);
  await owner.call('PUT', path, { riders: [owner.user._id] });
  shop.clock.advance({ minutes: 5 });
  await sendTap(owner, round, tapOn(first!, { kind: 'away' }));
  expect(await numbersOn(owner, round)).toEqual(before.toReversed());
});

test('a house has a place on the map once somebody said it, and never an invented one', async () => {
  await using shop = await openShop();
  const { rider, round } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  const path = `/api/rounds/${round}/stops/${stop!._id}/place`;
  expect((await rider.call('PUT', path, { place: 'near the pump' })).status).toBe(422);
  const place = 'https://maps.google.com/?q=22.5726,88.3639';
  const { body } = await rider.call('PUT', path, { place });
  expect(body.stops[0].place).toEqual({ latitude: 22.5726, longitude: 88.3639 });
  expect((await rider.call('PUT', path, { place: '' })).body.stops[0].place).toBeNull();
});

test('a house keeps its place however its pincode and its village are written', async () => {
  await using shop = await openShop();
  const { rider, owner, round, mango } = await shopWithRide(shop, 0);
  const [asha, bina] = [await signUp(shop), await signUp(shop, { name: 'Bina' })];
  const [, tomorrow] = await roundsIn(owner);
  const orderTo = async (person: Caller, on: string | undefined, pincode: string, village: string) => {
    const selectedAddress = { ...DELIVERY_ADDRESS, pincode, village };
    return (await orderWith(person, mango, { round: on, selectedAddress })).body.data;
  };
  const today = [
    await orderTo(asha, round, '844101', 'Rampur'),
    await orderTo(bina, round, '844 101', 'Rampur'),
  ];
  const dragged = today.toReversed().map(({ _id }) => _id);
  await rider.call('PUT', `/api/rounds/${round}/stops`, { orders: dragged });
  const place = { place: '22.5726, 88.3639' };
  await rider.call('PUT', `/api/rounds/${round}/stops/${today[0]._id}/place`, place);
  const next = [
    await orderTo(asha, tomorrow?.id, ' 8441 01', 'RAMPUR'),
    await orderTo(bina, tomorrow?.id, '844101', 'rampur '),
  ];
  const { stops } = await sheetOf(owner, tomorrow!.id);
  expect(stops.map(({ orderId }) => orderId)).toEqual(next.toReversed().map(({ orderId }) => orderId));
  expect(stops.map((stop) => stop.place)).toEqual([null, { latitude: 22.5726, longitude: 88.3639 }]);
});

test('a rider has the phone numbers for the ride: and from the next day on only of who is still to come', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 3);
  const [first] = placed;
  const phonesFor = async (person: Caller) =>
    (await sheetOf(person, round)).stops.map(({ phone }) => phone !== '');
  const [, tomorrow] = await roundsIn(owner);
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { kind: 'away' }));
  await sendTap(rider, round, tapOn((await sheetOf(rider, round)).stops[1]!));
  expect(await phonesFor(rider)).toEqual([true, true, true]);
  const { updatedAt } = (await owner.call('GET', `/api/orders/${first?._id}`)).body;
  await owner.call('PUT', `/api/orders/${first?._id}/round`, { round: tomorrow?.id, updatedAt });
  expect(await phonesFor(rider)).toEqual([false, true, true]);
  // Half past six in the evening in London is midnight in India.
  shop.clock.advance({ hours: 13, minutes: 59 });
  expect(await phonesFor(rider)).toEqual([false, true, true]);
  shop.clock.advance({ minutes: 1 });
  expect(await phonesFor(rider)).toEqual([false, false, true]);
  expect(await phonesFor(owner)).toEqual([true, true, true]);
});

test('once a round is closed with its cash, whoever carried it out has no phone number of it any more', async () => {
  await using shop = await openShop();
  const { rider, owner, round } = await shopWithRide(shop, 1);
  shop.clock.advance(PAST_THE_CUT_OFF);
  const [stop] = (await sheetOf(rider, round)).stops;
  const answer = await sendTap(rider, round, tapOn(stop!, { cash: stop!.collect }));
  expect(answer.body.stops[0].phone).toBe('9876543210');
  await handIn(rider, round, stop!.collect);
  expect((await sign(owner, round)).status).toBe(201);
  expect((await sheetOf(rider, round)).stops).toMatchObject([{ name: stop!.name, phone: '' }]);
  expect((await sheetOf(owner, round)).stops).toMatchObject([{ phone: '9876543210' }]);
});

test('the open sheet and the list of rounds follow: who is named, and where a house comes, is told at once', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop);
  const listener = await listen(shop, rider);
  let before = (await newsOf(listener)).news.versions.orders;
  const stops = placed.toReversed().map(({ _id }) => _id);
  const place = { place: '22.5726, 88.3639' };
  for (const [path, body] of [
    ['stops', { orders: stops }],
    [`stops/${stops[0]}/place`, place],
    ['riders', { riders: [rider.user._id, owner.user._id] }],
  ] as const) {
    expect((await owner.call('PUT', `/api/rounds/${round}/${path}`, body)).status).toBe(200);
    const { orders } = (await newsOf(listener)).news.versions;
    expect(orders).not.toBe(before);
    before = orders;
  }
  await listener.leave();
});
