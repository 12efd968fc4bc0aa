import { expect, test } from 'vitest';
import type { Figures } from '#dispatch/round-figures.ts';
import type { Order } from '#orders/order.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { handIn, noteMove, sign } from '#test/steps/cash.ts';
import { addRule, doJobs, orderWith, roundsIn } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India; the rounds are from five to
// seven. An order is goods of ₹50 and a fee of ₹20.

const figuresFor = async (owner: Caller, asked = ''): Promise<Figures> =>
  (await owner.call('GET', `/api/orders/rounds/figures${asked}`)).body;

const deliver = (owner: Caller, order: Pick<Order, '_id'> | undefined) =>
  owner.call('PATCH', `/api/orders/${order?._id}`, { status: 'delivered', paymentStatus: 'received' });

const NO_PROMISES = { kept: 0, toldLate: 0, late: 0, missing: 0, open: 0, moved: 0 };

test('a promise is kept, late as was told, late, or not delivered; cancelled orders are counted nowhere', async () => {
  await using shop = await openShop();
  const { owner, placed, round } = await shopWithRide(shop, 6);
  const [kept, told, late, , cancelled, atSeven] = placed;
  await owner.call('PATCH', `/api/orders/${cancelled?._id}`, { status: 'cancelled' });
  const orders = () => figuresFor(owner).then(({ total }) => total.promises);
  expect(await orders()).toEqual(NO_PROMISES);
  shop.clock.advance({ hours: 8 });
  await deliver(owner, kept);
  expect(await orders()).toEqual({ ...NO_PROMISES, kept: 1, open: 4 });
  shop.clock.advance({ hours: 1 });
  await deliver(owner, atSeven);
  await owner.call('PUT', `/api/delivery/rounds/${round}/lateness`, { to: '20:00' });
  shop.clock.advance({ minutes: 30 });
  await doJobs(shop);
  expect(await orders()).toEqual({ ...NO_PROMISES, kept: 2, open: 3 });
  await deliver(owner, told);
  shop.clock.advance({ hours: 1 });
  await deliver(owner, late);
  expect(await orders()).toEqual({ kept: 2, toldLate: 1, late: 1, missing: 1, open: 0, moved: 0 });
});

test('seats are used of those that were offered; a round that takes orders still, or that was paused, offered none yet', async () => {
  await using shop = await openShop();
  const { owner, mango } = await shopWithRide(shop, 3);
  const [, tomorrow, , fourth] = await roundsIn(owner);
  await orderWith(await signUp(shop, { name: 'Meena' }), mango, { round: tomorrow?.id });
  await owner.call('POST', '/api/delivery/pauses', { from: fourth?.on, to: fourth?.on, text: 'Holi' });
  expect((await figuresFor(owner)).total).toMatchObject({ rounds: 0, seats: 0, booked: 0 });
  shop.clock.advance({ hours: 6 });
  expect((await figuresFor(owner)).total).toMatchObject({ rounds: 1, seats: 20, booked: 3 });
  shop.clock.advance({ days: 3 });
  const { total, rounds } = await figuresFor(owner);
  expect(total).toMatchObject({ rounds: 3, seats: 60, booked: 4 });
  expect(rounds.map(({ on, booked }) => [on, booked])).toEqual([
    ['2026-11-22', 0],
    ['2026-11-21', 1],
    ['2026-11-20', 3],
  ]);
});

test('what was refused at the door is told by village: how many, worth what, and why; the last word of a door counts', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const [owner, rider] = [await admin(shop), await staff(shop, ['rider'])];
  const { areas } = (await owner.call('POST', '/api/delivery/areas', { name: 'Road', fee: 20 })).body;
  const text = '844101 Rampur\n844101 Khairi';
  await owner.call('POST', `/api/delivery/areas/${areas[0].id}/villages`, { text });
  await addRule(owner);
  const [round] = await roundsIn(owner);
  const orderTo = async (village: string): Promise<Order> => {
    const selectedAddress = { ...DELIVERY_ADDRESS, pincode: '844101', village };
    return (await orderWith(await signUp(shop, { name: `Of ${village}` }), mango, { selectedAddress })).body
      .data;
  };
  const [late, money, taken, khairi] = [
    await orderTo('Rampur'),
    await orderTo('Rampur'),
    await orderTo('Rampur'),
    await orderTo('Khairi'),
  ];
  await owner.call('PUT', `/api/rounds/${round?.id}/riders`, { riders: [rider.user._id] });
  shop.clock.advance({ hours: 8 });
  const tap = async (order: Order, said: object): Promise<void> => {
    const stop = (await sheetOf(rider, round?.id ?? '')).stops.find(({ _id }) => _id === order._id);
    expect(stop).toBeDefined();
    expect((await sendTap(rider, round?.id ?? '', tapOn(stop!, said))).status).toBe(200);
  };
  await tap(late, { kind: 'refused', reason: 'late' });
  await tap(money, { kind: 'refused', reason: 'money' });
  await tap(taken, { kind: 'refused', reason: 'late' });
  await tap(taken, { kind: 'delivered', cash: 70 });
  await tap(khairi, { kind: 'away' });
  // What came back is cancelled, or sent once more: it was refused all the same.
  await owner.call('PATCH', `/api/orders/${late._id}`, { status: 'cancelled' });
  const { total, villages, rounds } = await figuresFor(owner);
  const refused = {
    orders: 2,
    worth: 140,
    reasons: [
      { reason: 'late', orders: 1, worth: 70 },
      { reason: 'money', orders: 1, worth: 70 },
    ],
  };
  expect(total.refused).toEqual(refused);
  expect(villages).toMatchObject([
    { village: 'Rampur', pincode: '844101', refused, delivered: 1, promises: { kept: 1, open: 1 } },
    { village: 'Khairi', pincode: '844101', refused: { orders: 0 }, delivered: 0, promises: { open: 1 } },
  ]);
  expect(rounds[0]).toMatchObject({ refused: { orders: 2, worth: 140 }, delivered: 1 });
});

test('a village is one in the figures, however its pincode and its name were written', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, round } = await shopWithRide(shop, 0);
  const orderTo = async (pincode: string, village: string): Promise<Order> => {
    const selectedAddress = { ...DELIVERY_ADDRESS, pincode, village };
    return (await orderWith(await signUp(shop), mango, { selectedAddress })).body.data;
  };
  const [one, other, refused] = [
    await orderTo('844101', 'Rampur'),
    await orderTo('844 101', 'Rampur'),
    await orderTo(' 844 101', 'rampur'),
  ];
  shop.clock.advance({ hours: 8 });
  for (const order of [one, other]) await deliver(owner, order);
  const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === refused._id)!;
  await sendTap(rider, round, tapOn(stop, { kind: 'refused', reason: 'late' }));
  const { villages } = await figuresFor(owner);
  expect(villages).toMatchObject([
    { village: 'Rampur', pincode: '844101', delivered: 2, refused: { orders: 1 } },
  ]);
  expect(villages).toHaveLength(1);
});

test('a round brings goods, fees and the cash that was signed, and costs what somebody said: nothing is made up', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 3);
  shop.clock.advance({ hours: 8 });
  for (const order of placed) await deliver(owner, order);
  const before = await figuresFor(owner);
  expect(before.rounds).toMatchObject([{ delivered: 3, goods: 150, fees: 60, cash: null, cost: null }]);
  expect(before.total).toMatchObject({ cash: 0, closed: 0, cost: 0, costKnown: 0, costOfOrder: null });
  await noteMove(owner, round, { kind: 'opening', amount: 500 });
  await noteMove(rider, round, { amount: 60, note: 'Diesel' });
  await handIn(rider, round, 650);
  expect((await sign(owner, round, { cost: 100 })).status).toBe(201);
  const ravi = await staff(shop, ['packer', 'counter']);
  await handIn(ravi, round, 640, { reason: 'a false note' });
  expect((await sign(owner, round)).status).toBe(201);
  const { total, rounds } = await figuresFor(owner);
  expect(rounds).toMatchObject([{ cash: 200, cost: 100 }]);
  expect(total).toMatchObject({ cash: 200, closed: 1, cost: 100, costKnown: 1, costOfOrder: 33.33 });
});

test('an order that the shop promised another time is counted with its new round, and said to have been moved', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithRide(shop, 2);
  const [, tomorrow] = await roundsIn(owner);
  const [first] = placed;
  const to = { round: tomorrow?.id, updatedAt: first?.updatedAt };
  expect((await owner.call('PUT', `/api/orders/${first?._id}/round`, to)).status).toBe(200);
  shop.clock.advance({ days: 1, hours: 8 });
  await deliver(owner, first);
  const { rounds } = await figuresFor(owner);
  expect(rounds.map(({ on, booked, promises }) => [on, booked, promises])).toEqual([
    ['2026-11-21', 1, { ...NO_PROMISES, kept: 1, moved: 1 }],
    ['2026-11-20', 1, { ...NO_PROMISES, missing: 1 }],
  ]);
});

test('the owner asks for seven days, thirty, or a month; what is no period is refused', async () => {
  await using shop = await openShop();
  const { owner } = await shopWithRide(shop, 1);
  shop.clock.advance({ days: 13 });
  const asked = async (query: string) => {
    const { from, to, total } = await figuresFor(owner, query);
    return [from, to, total.booked];
  };
  expect(await asked('')).toEqual(['2026-11-27', '2026-12-03', 0]);
  expect(await asked('?days=30')).toEqual(['2026-11-04', '2026-12-03', 1]);
  expect(await asked('?month=2026-11')).toEqual(['2026-11-01', '2026-11-30', 1]);
  expect(await asked('?month=2026-12')).toEqual(['2026-12-01', '2026-12-31', 0]);
  for (const query of ['?days=8', '?month=2026-13', '?month=yesterday'])
    expect((await owner.call('GET', `/api/orders/rounds/figures${query}`)).status).toBe(422);
});

test('the file has a row for each round, or for each village; only admins have it', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithRide(shop, 2);
  shop.clock.advance({ hours: 8 });
  await deliver(owner, placed[0]);
  const file = async (by: string): Promise<string[]> =>
    (await owner.call('GET', `/api/orders/rounds/figures.csv?by=${by}`)).body.trim().split('\r\n');
  expect(await file('round')).toEqual([
    'date,from,to,kind,seats,booked,kept,toldLate,late,notDelivered,toCome,moved,refused,refusedWorth,delivered,goods,fees,cash,cost',
    '2026-11-20,17:00,19:00,ride,20,2,1,0,0,0,1,0,0,0.00,1,50.00,20.00,,',
  ]);
  expect((await file('village'))[1]).toBe(',,1,0,0,0,1,0,0,0.00,1,50.00,20.00,');
  const ravi = await staff(shop, ['packer', 'counter', 'rider']);
  for (const path of ['figures', 'figures.csv'])
    expect((await ravi.call('GET', `/api/orders/rounds/${path}`)).status).toBe(403);
});
