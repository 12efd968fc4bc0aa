import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import type { OtherRounds } from '#orders/staff-orders.ts';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';
import { addRule, orderWith, roundsIn, wrongSeats } from '#test/steps/rounds.ts';
import { numbersOn, shopWithRide } from '#test/steps/stops.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

const othersFor = async (person: Caller, { _id }: Pick<Order, '_id'>): Promise<OtherRounds['rounds']> =>
  (await person.call('GET', `/api/orders/${_id}/rounds`)).body.rounds;

const move = (person: Caller, { _id, updatedAt }: Order, round: string | undefined) =>
  person.call('PUT', `/api/orders/${_id}/round`, { round, updatedAt });

test('an order is offered the rounds of its area that have a free seat, also after their cut-off, and no other', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const areaOf = async (name: string, village: string): Promise<string> => {
    const { areas } = (await owner.call('POST', '/api/delivery/areas', { name, fee: 20 })).body;
    await owner.call('POST', `/api/delivery/areas/${areas.at(-1).id}/villages`, {
      text: `844101 ${village}`,
    });
    return areas.at(-1).id;
  };
  const [road, river] = [await areaOf('Road', 'Rampur'), await areaOf('River', 'Khairi')];
  await addRule(owner, { days: [5, 6, 7, 1, 2], everywhere: false, areas: [road], seats: 1 });
  await addRule(owner, {
    from: '11:00',
    to: '12:00',
    orderBefore: '10:00',
    everywhere: false,
    areas: [river],
  });
  const selectedAddress = { ...DELIVERY_ADDRESS, pincode: '844101', village: 'Rampur' };
  const to = (round?: string) => orderWith(asha, mango, { selectedAddress, ...(round && { round }) });
  const placed = (await to()).body.data;
  const ofRoad = (await roundsIn(owner)).filter(({ areas }) => areas.includes(road));
  const [, full, paused, closed, free] = ofRoad;
  await to(full?.id);
  await owner.call('POST', '/api/delivery/pauses', { from: paused?.on, to: paused?.on, text: 'Holi' });
  await owner.call('PATCH', `/api/delivery/rounds/${closed?.id}`, { closed: true });
  const [soonest] = await othersFor(owner, placed);
  expect(soonest).toEqual({
    id: free?.id,
    kind: 'ride',
    on: '2026-11-24',
    from: '17:00',
    to: '19:00',
    lateTo: null,
    free: 1,
  });
  const inNovember = (await othersFor(owner, placed)).filter(({ on }) => on < '2026-12-01');
  expect(inNovember.map(({ on }) => on)).toEqual([
    '2026-11-24',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
  ]);
  shop.clock.advance({ days: 4, hours: 6 });
  expect((await othersFor(owner, placed))[0]).toMatchObject({ on: '2026-11-24' });
  shop.clock.advance({ hours: 4 });
  expect((await othersFor(owner, placed))[0]).toMatchObject({ on: '2026-11-27' });
  expect((await asha.call('GET', `/api/orders/${placed._id}/rounds`)).status).toBe(403);
  expect((await owner.call('GET', '/api/orders/nothing/rounds')).status).toBe(404);
});

test('a moved order leaves the sheet of the one round and stands on that of the other, and its shopper reads the new time in her language', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, placed, round } = await shopWithRide(shop, 1);
  const asha = await signUp(shop, { name: 'Asha Devi', language: 'hi' });
  const order = (await orderWith(asha, mango)).body.data;
  const [other] = await othersFor(owner, order);
  const another = await staff(shop, ['rider']);
  await owner.call('PUT', `/api/rounds/${other?.id}/riders`, { riders: [another.user._id] });
  expect(await numbersOn(another, other?.id ?? '')).toEqual([]);
  const before = (await sentMails(shop)).length;
  expect((await move(owner, order, other?.id)).status).toBe(200);
  expect(await numbersOn(rider, round)).toEqual([placed[0]?.orderId]);
  expect(await numbersOn(another, other?.id ?? '')).toEqual([order.orderId]);
  const mails = (await sentMails(shop)).slice(before);
  expect(mails.map(({ to }) => to)).toEqual([asha.user.email]);
  expect(mails[0]?.text).toMatch(/समय बदल गया है।\s+डिलीवरी: 21\sनवंबर\s2026/);
  expect((await roundsIn(owner)).slice(0, 2).map(({ booked }) => booked)).toEqual([1, 1]);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('an order that is older than the first round is put on one: its seat is held, it is on the sheet, and it counts as a first promise', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop, { name: 'Asha Devi', language: 'hi' })];
  const order: Order = (await orderWith(asha, mango)).body.data;
  expect([order.promise, await othersFor(owner, order)]).toEqual([undefined, []]);
  await addRule(owner);
  const [today, tomorrow] = await othersFor(owner, order);
  const before = (await sentMails(shop)).length;
  const answers = await Promise.all([move(owner, order, today?.id), move(owner, order, tomorrow?.id)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const placed = answers.find(({ status }) => status === 200)?.body;
  expect(placed.timeline.at(-1)).toMatchObject({ note: 'A time was promised' });
  expect(await numbersOn(owner, placed.promise.round)).toEqual([order.orderId]);
  expect((await sentMails(shop)).slice(before).map(({ subject }) => subject)).toEqual([
    `ऑर्डर ${order.orderId} कब आएगा`,
  ]);
  shop.clock.advance({ days: 2 });
  const { total } = (await owner.call('GET', '/api/orders/rounds/figures')).body;
  expect(total.promises.moved).toBe(0);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('what is collected at the shop, and goes with no round, is offered times to collect at, and no ride', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await changeSettings(owner, { mayCollect: true });
  await fillCart(asha, [mango, 1]);
  const request = { ...(await checkoutRequest(asha)), collected: true, totalAmount: 100 };
  const order: Order = (await send(asha, request)).body.data;
  const { rounds } = await addRule(owner);
  expect(await othersFor(owner, order)).toEqual([]);
  expect((await move(owner, order, rounds[0]?.id)).body.code).toBe('round_gone');
  await addRule(owner, { kind: 'collect', everywhere: false });
  const offered = await othersFor(owner, order);
  expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(['collect']));
  expect((await move(owner, order, offered[0]?.id)).body.promise).toMatchObject({ kind: 'collect' });
  expect(await wrongSeats(shop)).toEqual([]);
});

test('two people who move one order at the same moment: one does, the other reads that somebody was quicker', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithRide(shop, 1);
  const ravi = await staff(shop, ['packer', 'counter']);
  const [order] = placed;
  const [tomorrow, later] = await othersFor(ravi, order!);
  const answers = await Promise.all([move(owner, order!, tomorrow?.id), move(ravi, order!, later?.id)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    'This order was just changed by another person. Please check it again.',
  );
  const booked = (await roundsIn(owner)).map((round) => round.booked);
  expect(booked.reduce((sum, seats) => sum + seats, 0)).toBe(1);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('of two orders that are moved to the last seat one has it; the other is refused with words, keeps its own, and is offered others', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithRide(shop, 2);
  const [first, second] = placed;
  const [tomorrow] = await othersFor(owner, first!);
  await owner.call('PATCH', `/api/delivery/rounds/${tomorrow?.id}`, { seats: 1 });
  const answers = await Promise.all([move(owner, first!, tomorrow?.id), move(owner, second!, tomorrow?.id)]);
  const refused = answers.find(({ status }) => status === 409);
  expect([refused?.body.code, refused?.body.message]).toEqual([
    'round_gone',
    'This time is full now. Please choose another one.',
  ]);
  const left = answers[0]?.status === 200 ? second : first;
  const offered = await othersFor(owner, left!);
  expect(offered.map(({ id }) => id)).not.toContain(tomorrow?.id);
  expect((await roundsIn(owner)).slice(0, 2).map(({ booked }) => booked)).toEqual([1, 1]);
  expect(await wrongSeats(shop)).toEqual([]);
});
