import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, ordersIn, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { addRule, EVENING, orderWith, roundsFor, roundsIn, wrongSeats } from '#test/steps/rounds.ts';

test('in a shop without rounds an order needs none and promises none', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const { status, body } = await orderWith(await signUp(shop), mango);
  expect([status, body.data.promise]).toEqual([201, undefined]);
});

test('an order books a seat in the round that it names, and keeps a copy of what was promised', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const [, tomorrow] = await roundsFor(shop);
  const { status, body } = await orderWith(asha, mango, { round: tomorrow?.id });
  expect([status, body.data.promise]).toEqual([
    201,
    { round: tomorrow?.id, kind: 'ride', on: '2026-11-21', from: '17:00', to: '19:00' },
  ]);
  expect((await roundsIn(owner)).map(({ booked }) => booked).slice(0, 3)).toEqual([0, 1, 0]);
  const mine = (await asha.call('GET', '/api/orders')).body.orders;
  expect(mine[0].promise).toEqual(body.data.promise);
});

test('an old client that names no round gets the next one with a free seat, and is refused only when none is left', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner, { days: [5], seats: 1 });
  const days: unknown[] = [];
  for (let count = 0; count < 2; count += 1) days.push((await orderWith(asha, mango)).body.data.promise.on);
  expect(days).toEqual(['2026-11-20', '2026-11-27']);
  const { status, body } = await orderWith(asha, mango);
  expect([status, body.code, body.detail]).toEqual([
    409,
    'round_gone',
    { round: null, reason: 'none', rounds: [] },
  ]);
  expect(body.message).toBe('All delivery times of the next days are full. Please call the shop.');
});

test('the round filled meanwhile: nothing is placed, three others are offered, and the same key places with one of them', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 10 } });
  const [owner, asha, ravi] = [await admin(shop), await signUp(shop), await signUp(shop)];
  await addRule(owner, { seats: 1 });
  const [first] = await roundsFor(shop);
  expect((await orderWith(ravi, mango, { round: first?.id })).status).toBe(201);
  const refused = await orderWith(asha, mango, { round: first?.id }, 'key-of-this-order');
  expect([refused.status, refused.body.code, refused.body.detail.reason]).toEqual([
    409,
    'round_gone',
    'full',
  ]);
  expect(refused.body.detail.rounds.map(({ on }: { on: string }) => on)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
  expect([await ordersIn(shop), await stockOf(shop, mango)]).toEqual([1, 9]);
  expect((await asha.call('GET', '/api/cart')).body.data).toHaveLength(1);
  const [next] = refused.body.detail.rounds;
  const request = await checkoutRequest(asha);
  const placed = await send(asha, { ...request, round: next.id }, 'key-of-this-order');
  expect([placed.status, placed.body.data.promise.on]).toEqual([201, '2026-11-21']);
  const again = await send(asha, { ...request, round: next.id }, 'key-of-this-order');
  expect([again.status, again.body.data._id]).toEqual([200, placed.body.data._id]);
  const other = await send(asha, { ...request, round: first?.id }, 'key-of-this-order');
  expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('no call goes round the cut-off, a pause, a closed round or one that is not there', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { rules } = await addRule(owner);
  const [today, tomorrow, third] = await roundsFor(shop);
  await owner.call('PATCH', `/api/delivery/rounds/${third?.id}`, { closed: true });
  const holiday = { from: '2026-11-21', to: '2026-11-21', text: 'Chhath Puja' };
  await owner.call('POST', '/api/delivery/pauses', holiday);
  shop.clock.advance({ hours: 4 });
  await fillCart(asha, [mango, 1]);
  const refusalOf = async (round: string | undefined) => {
    const { status, body } = await send(asha, { ...(await checkoutRequest(asha)), round });
    return [status, body.detail?.reason, body.detail?.text];
  };
  expect(await refusalOf(today?.id)).toEqual([409, 'late', undefined]);
  expect(await refusalOf(tomorrow?.id)).toEqual([409, 'paused', 'Chhath Puja']);
  expect(await refusalOf(third?.id)).toEqual([409, 'closed', undefined]);
  expect(await refusalOf('not there')).toEqual([409, 'gone', undefined]);
  // The owner moves the round while somebody is at checkout: what was seen is not promised silently as something else.
  const [, , , fourth] = await roundsIn(owner);
  await owner.call('PUT', `/api/delivery/rules/${rules[0]?.id}`, {
    ...EVENING,
    to: '20:00',
    revision: 1,
  });
  expect(await refusalOf(fourth?.id)).toEqual([409, 'gone', undefined]);
  expect(await ordersIn(shop)).toBe(0);
});

test('the last second before the cut-off counts, and a clock set back opens nothing that is full', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner, { days: [5], seats: 2 });
  const [today] = await roundsFor(shop);
  shop.clock.advance({ hours: 3, minutes: 59, seconds: 59 });
  expect((await orderWith(asha, mango, { round: today?.id })).status).toBe(201);
  shop.clock.advance({ seconds: 1 });
  expect((await orderWith(asha, mango, { round: today?.id })).body.detail.reason).toBe('late');
  shop.clock.advance({ hours: -3 });
  expect((await orderWith(asha, mango, { round: today?.id })).status).toBe(201);
  expect((await orderWith(asha, mango, { round: today?.id })).body.detail.reason).toBe('full');
  expect(await wrongSeats(shop)).toEqual([]);
});

test('goods that wait in a cart hold no seat', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  await fillCart(asha, [mango, 1]);
  await checkoutRequest(asha);
  expect(new Set((await roundsIn(owner)).map(({ booked }) => booked))).toEqual(new Set([0]));
});

test.each([
  ['named', 20],
  ['not named', 30],
])(
  '50 shoppers at once, the round %s: as many orders as there are seats, and no more',
  async (named, seats) => {
    await using shop = await openShop();
    const { mango } = await addGoods(shop, { mango: { stock: 100 } });
    const owner = await admin(shop);
    await addRule(owner, { days: [5], seats: named === 'named' ? seats : seats / 2 });
    const [round] = await roundsFor(shop);
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => signUp(shop)));
    const requests = await Promise.all(
      shoppers.map(async (shopper) => {
        await fillCart(shopper, [mango, 1]);
        const request = await checkoutRequest(shopper);
        return { shopper, request: { ...request, ...(named === 'named' && { round: round?.id }) } };
      }),
    );
    const answers = await Promise.all(requests.map(({ shopper, request }) => send(shopper, request)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(seats);
    expect(answers.filter(({ body }) => body.code === 'round_gone')).toHaveLength(50 - seats);
    expect([await ordersIn(shop), await stockOf(shop, mango)]).toEqual([seats, 100 - seats]);
    expect(await wrongSeats(shop)).toEqual([]);
    expect(shop.bugs).toEqual([]);
  },
);

test('an order to a village goes with a round of its area, and with no other', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const areaOf = async (name: string, village: string): Promise<string> => {
    const { areas } = (await owner.call('POST', '/api/delivery/areas', { name, fee: 20 })).body;
    const { id } = areas.at(-1);
    await owner.call('POST', `/api/delivery/areas/${id}/villages`, { text: `844101 ${village}` });
    return id;
  };
  const road = await areaOf('Bilaspur road', 'Rampur');
  const river = await areaOf('Across the river', 'Khairi');
  await addRule(owner, { days: [6], everywhere: false, areas: [road] });
  await addRule(owner, { days: [7], everywhere: false, areas: [river] });
  const to = (village: string) => ({
    selectedAddress: { ...DELIVERY_ADDRESS, pincode: '844101', village },
  });
  const [toRampur] = await roundsFor(shop, road);
  const [toKhairi] = await roundsFor(shop, river);
  expect([toRampur?.on, toKhairi?.on]).toEqual(['2026-11-21', '2026-11-22']);
  const named = await orderWith(asha, mango, { ...to('Rampur'), round: toRampur?.id });
  const next = await orderWith(asha, mango, to('Khairi'));
  expect([named.body.data?.promise.on, next.body.data?.promise.on]).toEqual(['2026-11-21', '2026-11-22']);
  const astray = await orderWith(asha, mango, { ...to('Rampur'), round: toKhairi?.id });
  expect([astray.status, astray.body.detail.reason]).toEqual([409, 'gone']);
  expect(astray.body.detail.rounds.map(({ on }: { on: string }) => on)).toEqual(['2026-11-21', '2026-11-28']);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('what is collected at the shop goes with a round to collect from, and nothing else does', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, mayCollect: true } });
  await addRule(owner, { days: [6], kind: 'collect', everywhere: false });
  await fillCart(asha, [mango, 1]);
  const request = { ...(await checkoutRequest(asha)), collected: true, totalAmount: 100 };
  const { status, body } = await send(asha, request);
  expect([status, body.data?.promise]).toMatchObject([201, { kind: 'collect', on: '2026-11-21' }]);
  const [saturday] = await roundsFor(shop);
  const brought = await orderWith(asha, mango, { round: saturday?.id });
  expect([brought.status, brought.body.detail.reason]).toEqual([409, 'gone']);
});
