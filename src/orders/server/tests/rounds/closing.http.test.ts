import { expect, test } from 'vitest';
import { type BoardRound, stageOf } from '#orders/round-board.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { signUp, staff } from '#test/people.ts';
import { orderWith, roundsFor, wrongSeats } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India. An order is ₹50 and ₹40 to bring.

const roundsOn = async (person: Caller, day = ''): Promise<BoardRound[]> =>
  (await person.call('GET', `/api/orders/rounds${day && `?on=${day}`}`)).body.rounds;

const deliver = (person: Caller, { _id }: { _id: string }, said: object = {}) =>
  person.call('PATCH', `/api/orders/${_id}`, { status: 'delivered', paymentStatus: 'received', ...said });

test('the board groups orders by round: to pack, packed, on the way, came back, delivered', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, placed, round } = await shopWithRide(shop, 6);
  const [first, second, third, fourth, fifth, sixth] = placed;
  const pack = (of: typeof first, packed: boolean, updatedAt = of?.updatedAt) =>
    owner.call('PUT', `/api/orders/${of?._id}/packing`, { packed, updatedAt });
  expect((await pack(second, true)).body).toMatchObject({ status: 'pending', packedAt: expect.any(String) });
  await owner.call('PATCH', `/api/orders/${third?._id}`, { status: 'dispatched' });
  const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === fourth?._id);
  await sendTap(rider, round, tapOn(stop!, { kind: 'refused', reason: 'late' }));
  await deliver(owner, fifth!);
  await owner.call('PATCH', `/api/orders/${sixth?._id}`, { status: 'cancelled' });
  const [today, ...more] = await roundsOn(await staff(shop, ['orders']));
  expect(more).toEqual([]);
  expect(today?.orders.map((one) => [one.order.orderId, stageOf(one), one.back?.reason])).toEqual([
    [first?.orderId, 'toPack', undefined],
    [second?.orderId, 'packed', undefined],
    [third?.orderId, 'onTheWay', undefined],
    [fourth?.orderId, 'cameBack', 'late'],
    [fifth?.orderId, 'delivered', undefined],
  ]);
  const [tomorrow] = (await roundsFor(shop)).slice(1);
  const other = (await orderWith(await signUp(shop, { name: 'Meena' }), mango, { round: tomorrow?.id })).body
    .data;
  expect(await roundsOn(owner, '2026-11-21')).toMatchObject([{ orders: [{ order: { _id: other._id } }] }]);
});

test('an order is packed once, not when it has left, and no longer when it is cancelled', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithRide(shop, 1);
  const path = `/api/orders/${placed[0]?._id}`;
  const updatedAt = placed[0]?.updatedAt;
  const packed = await owner.call('PUT', `${path}/packing`, { packed: true, updatedAt });
  expect(packed.body.timeline.at(-1)).toMatchObject({ note: 'Packed' });
  const again = await owner.call('PUT', `${path}/packing`, { packed: true, updatedAt });
  expect([again.status, again.body.updatedAt]).toEqual([200, packed.body.updatedAt]);
  const stale = await owner.call('PUT', `${path}/packing`, { packed: false, updatedAt });
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
  await owner.call('PATCH', path, { status: 'cancelled' });
  const back = await owner.call('PATCH', path, { status: 'pending' });
  expect(back.body.packedAt).toBeUndefined();
  const left = (await owner.call('PATCH', path, { status: 'dispatched' })).body;
  const late = await owner.call('PUT', `${path}/packing`, { packed: true, updatedAt: left.updatedAt });
  expect([late.status, late.body.message]).toEqual([409, 'Only an order that has not left yet is packed.']);
});

test('a round is closed with what was expected, what came and who signed; a difference has its reason', async () => {
  await using shop = await openShop();
  const { owner, placed, round } = await shopWithRide(shop, 3);
  const [first, second, third] = placed;
  await deliver(owner, first!);
  await deliver(owner, second!);
  const [before] = await roundsOn(owner);
  const expected = (first?.totalAmount ?? 0) + (second?.totalAmount ?? 0);
  expect(before).toMatchObject({ expected, closings: [] });
  const path = `/api/orders/rounds/${round}/closings`;
  const close = (said: object) =>
    owner.call('POST', path, { came: expected - 10, seen: { expected, closings: 0 }, ...said });
  const open = await close({ reason: 'wrong change' });
  expect([open.status, open.body.code, open.body.detail.open]).toEqual([409, 'conflict', 1]);
  await owner.call('PATCH', `/api/orders/${third?._id}`, { status: 'cancelled' });
  const unsaid = await close({});
  expect([unsaid.status, unsaid.body.fields]).toEqual([422, { reason: ['Why is it not the same?'] }]);
  const { status, body } = await close({ reason: 'wrong change', cost: 60.5 });
  expect(status).toBe(201);
  expect(body.rounds[0].closings).toEqual([
    {
      expected,
      came: expected - 10,
      reason: 'wrong change',
      cost: 60.5,
      by: owner.user.name,
      at: expect.any(String),
    },
  ]);
  const log = await shop.platform.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('entity_id', '=', round)
    .where('action', '=', 'closed')
    .execute();
  expect(log.map(({ after }) => JSON.parse(after ?? ''))).toEqual([
    { expected, came: expected - 10, reason: 'wrong change', cost: 60.5 },
  ]);
});

test('what is closed stays closed: what was found later is a further row, and the round takes no orders, seats or lateness', async () => {
  await using shop = await openShop();
  const { owner, mango, placed, round } = await shopWithRide(shop, 2);
  for (const order of placed) await deliver(owner, order);
  const [{ expected }] = (await roundsOn(owner)) as [BoardRound];
  const path = `/api/orders/rounds/${round}/closings`;
  const seen = { expected, closings: 0 };
  expect((await owner.call('POST', path, { came: expected, seen })).status).toBe(201);
  const twice = await owner.call('POST', path, { came: expected, seen });
  expect([twice.status, twice.body.detail]).toEqual([409, { expected, closings: 1 }]);
  const unsaid = await owner.call('POST', path, { came: expected, seen: { expected, closings: 1 } });
  expect(unsaid.body.fields).toEqual({ reason: ['What was found later?'] });
  const found = { came: expected - 20, reason: 'a false note', seen: { expected, closings: 1 } };
  expect((await owner.call('POST', path, found)).body.rounds[0].closings).toMatchObject([
    { came: expected, reason: '' },
    { came: expected - 20, reason: 'a false note' },
  ]);
  const refused = [
    await owner.call('PATCH', `/api/delivery/rounds/${round}`, { closed: false }),
    await owner.call('PUT', `/api/delivery/rounds/${round}/lateness`, { to: '21:00' }),
  ];
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
    [409, 'This round is closed for good.'],
    [409, 'This round is closed for good.'],
  ]);
  const asha = await signUp(shop, { name: 'Meena' });
  expect((await orderWith(asha, mango, { round })).body.detail.reason).toBe('closed');
  expect(await wrongSeats(shop)).toEqual([]);
});

test('an order that is corrected after the signature changes no signed row; the board shows the sum of now', async () => {
  await using shop = await openShop();
  const { owner, placed, round } = await shopWithRide(shop, 2);
  for (const order of placed) await deliver(owner, order);
  const [{ expected }] = (await roundsOn(owner)) as [BoardRound];
  await owner.call('POST', `/api/orders/rounds/${round}/closings`, {
    came: expected,
    seen: { expected, closings: 0 },
  });
  await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, { status: 'cancelled' });
  const [after] = await roundsOn(owner);
  expect(after).toMatchObject({ expected: expected / 2, closings: [{ expected, came: expected }] });
});

test('two people who close a round at the same moment sign once, and a delivery at that moment is in the sum or refused', async () => {
  await using shop = await openShop();
  const { owner, placed, round } = await shopWithRide(shop, 2);
  const ravi = await staff(shop, ['orders']);
  const [first, second] = placed;
  await deliver(owner, first!);
  const path = `/api/orders/rounds/${round}/closings`;
  const total = first?.totalAmount ?? 0;
  const [delivered, ...early] = await Promise.all([
    deliver(owner, second!),
    ravi.call('POST', path, { came: total, seen: { expected: total, closings: 0 } }),
  ]);
  expect([delivered.status, early[0]?.status]).toEqual([200, 409]);
  const sign = { came: 2 * total, seen: { expected: 2 * total, closings: 0 } };
  const answers = await Promise.all([owner.call('POST', path, sign), ravi.call('POST', path, sign)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect((await roundsOn(owner))[0]?.closings).toHaveLength(1);
  expect(shop.bugs).toEqual([]);
});
