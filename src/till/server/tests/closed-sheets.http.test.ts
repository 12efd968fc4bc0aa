import { expect, test } from 'vitest';
import type { BoardRound } from '#dispatch/round-board.ts';
import type { Caller } from '#test/open-shop.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { cashDay, cashSheet, handIn, noteMove, sign, wrongCash } from '#test/steps/cash.ts';
import {
  addRule,
  EVENING,
  orderWith,
  PAST_THE_CUT_OFF,
  roundsFor,
  roundsIn,
  wrongSeats,
} from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India. An order is ₹50 and ₹40 to
// bring; the later ones of a person are ₹50 and ₹20.

const roundsOn = async (person: Caller): Promise<BoardRound[]> =>
  (await person.call('GET', '/api/orders/rounds')).body.rounds;

const deliver = (person: Caller, { _id }: { _id: string }) =>
  person.call('PATCH', `/api/orders/${_id}`, { status: 'delivered', paymentStatus: 'received' });

test('what is closed stays closed: what was found later is a further row, and the round takes no orders, seats or lateness', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, placed, round } = await shopWithRide(shop, 2);
  shop.clock.advance(PAST_THE_CUT_OFF);
  for (const order of placed) await deliver(owner, order);
  const { expected } = await cashSheet(owner, round);
  await handIn(rider, round, expected);
  expect((await sign(owner, round)).status).toBe(201);
  const refused = [
    await noteMove(owner, round, { amount: 5 }),
    await noteMove(owner, round, { kind: 'opening', amount: 5 }),
    await handIn(rider, round, expected),
    await owner.call('PATCH', `/api/delivery/rounds/${round}`, { closed: false }),
    await owner.call('PUT', `/api/delivery/rounds/${round}/lateness`, { to: '21:00' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
  expect((await handIn(owner, round, expected - 20)).body.fields).toEqual({
    reason: ['Write what was found later'],
  });
  const bina = await staff(shop, ['packer', 'counter', 'signing']);
  expect((await handIn(bina, round, expected - 20, { reason: 'a false note' })).body.state).toBe('toSign');
  expect((await sign(owner, round)).body).toMatchObject({
    state: 'closed',
    closings: [
      { counted: expected, reason: '' },
      { counted: expected - 20, reason: 'a false note' },
    ],
  });
  const asha = await signUp(shop, { name: 'Meena' });
  expect((await orderWith(asha, mango, { round })).body.detail.reason).toBe('closed');
  expect((await roundsFor(shop)).every(({ id }) => id !== round)).toBe(true);
  expect((await roundsOn(owner))[0]?.closings).toMatchObject([
    { expected, came: expected },
    { expected, came: expected - 20 },
  ]);
  expect(await wrongSeats(shop)).toEqual([]);
  expect(await wrongCash(shop)).toEqual([]);
});

test('while people can still order for a round nobody closes it; after its cut-off, or once it takes no more orders, it is closed', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, placed, round } = await shopWithRide(shop, 1);
  await deliver(owner, placed[0]!);
  const { expected } = await cashSheet(owner, round);
  await handIn(rider, round, expected);
  const until = '2026-11-20T08:30:00.000Z';
  const { ordersUntil, may } = await cashSheet(owner, round);
  expect([ordersUntil, may.sign, (await roundsOn(owner))[0]?.ordersUntil]).toEqual([until, 'no', until]);
  const early = await sign(owner, round);
  expect([early.status, early.body.message]).toEqual([
    409,
    'Customers can still order for this round. Sign later, or stop new orders first.',
  ]);
  expect((await cashSheet(owner, round)).closings).toEqual([]);
  const asha = await signUp(shop, { name: 'Meena' });
  const late = (await orderWith(asha, mango, { round })).body.data;
  expect(late.promise.round).toBe(round);
  await owner.call('PATCH', `/api/orders/${late._id}`, { status: 'cancelled' });
  const path = `/api/delivery/rounds/${round}`;
  await owner.call('PATCH', path, { closed: true });
  expect((await cashSheet(owner, round)).may.sign).toBe('yes');
  await owner.call('PATCH', path, { closed: false });
  expect((await sign(owner, round)).status).toBe(409);
  shop.clock.advance({ hours: 3, minutes: 59 });
  expect((await sign(owner, round)).status).toBe(409);
  shop.clock.advance({ minutes: 1 });
  expect(await cashSheet(owner, round)).toMatchObject({ ordersUntil: null, may: { sign: 'yes' } });
  expect((await sign(owner, round)).status).toBe(201);
  const [, tomorrow] = await roundsIn(owner);
  const next = (await orderWith(asha, mango, { round: tomorrow?.id })).body.data;
  await deliver(owner, next);
  await handIn(owner, tomorrow!.id, (await cashSheet(owner, tomorrow!.id)).expected);
  const bina = await staff(shop, ['packer', 'counter', 'signing']);
  expect((await sign(bina, tomorrow!.id)).status).toBe(409);
  await bina.call('PATCH', `/api/delivery/rounds/${tomorrow?.id}`, { closed: true });
  expect((await sign(bina, tomorrow!.id)).status).toBe(201);
  expect([...(await wrongSeats(shop)), ...(await wrongCash(shop))]).toEqual([]);
});

test('a cancelled order does not come back into a round that is closed for good: it goes with another one', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 2);
  shop.clock.advance(PAST_THE_CUT_OFF);
  const [first, second] = placed;
  await owner.call('PATCH', `/api/orders/${first?._id}`, { status: 'cancelled' });
  await deliver(owner, second!);
  await handIn(rider, round, (await cashSheet(owner, round)).expected);
  await sign(owner, round);
  const back = await owner.call('PATCH', `/api/orders/${first?._id}`, { status: 'pending' });
  expect([back.status, back.body.code, back.body.detail.reason]).toEqual([409, 'round_gone', 'closed']);
  const [other] = back.body.detail.rounds;
  const { updatedAt } = (await owner.call('GET', `/api/orders/${first?._id}`)).body;
  await owner.call('PUT', `/api/orders/${first?._id}/round`, { round: other.id, updatedAt });
  const again = await owner.call('PATCH', `/api/orders/${first?._id}`, { status: 'pending' });
  expect([again.status, again.body.promise.round]).toEqual([200, other.id]);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('a round with cash in its bag stays when its rule is edited or ended, and when it was an extra one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { rules } = await addRule(owner);
  const { days: _, ...evening } = EVENING;
  await owner.call('POST', '/api/delivery/rounds', { ...evening, from: '16:00', on: '2026-11-20' });
  const [extra, today] = await roundsIn(owner);
  for (const { id } of [extra!, today!])
    expect((await noteMove(owner, id, { kind: 'opening', amount: 500, note: '' })).status).toBe(201);
  const path = `/api/delivery/rules/${rules[0]?.id}`;
  const edited = await owner.call('PUT', path, { ...EVENING, seats: 25, revision: 1 });
  expect([edited.status, edited.body.rounds[1]]).toMatchObject([200, { id: today?.id, seats: 20 }]);
  expect((await owner.call('DELETE', `${path}?revision=2`)).body.rounds).toMatchObject([
    { id: extra?.id },
    { id: today?.id, closed: true },
  ]);
  const removed = await owner.call('DELETE', `/api/delivery/rounds/${extra?.id}`);
  expect([removed.status, removed.body.code]).toEqual([409, 'conflict']);
  expect(shop.bugs).toEqual([]);
});

test('a tap that waited comes after the signature: it is neither lost nor in the closed sheet, but late, until it is corrected', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 2);
  shop.clock.advance(PAST_THE_CUT_OFF);
  const [first, second] = placed;
  const [stop] = (await sheetOf(rider, round)).stops.filter(({ _id }) => _id === second?._id);
  await deliver(owner, first!);
  await owner.call('PATCH', `/api/orders/${second?._id}`, { status: 'delivered' });
  const { expected } = await cashSheet(owner, round);
  await handIn(rider, round, expected);
  await sign(owner, round);
  const tap = tapOn(stop!, { cash: second?.totalAmount, waited: 3_600_000 });
  expect((await sendTap(rider, round, tap)).status).toBe(200);
  const after = await cashSheet(owner, round);
  expect(after).toMatchObject({
    state: 'closed',
    expected: expected + second!.totalAmount,
    closings: [{ expected, counted: expected }],
    late: [{ orderId: second?.orderId, amount: second?.totalAmount, by: 'Ravi' }],
  });
  expect((await cashDay(owner, '2026-11-21')).unclosed).toMatchObject([{ _id: round }]);
  expect(await wrongCash(shop)).toEqual([]);
  const bina = await staff(shop, ['packer', 'counter', 'signing']);
  await handIn(bina, round, after.expected, { reason: `Late: order ${second?.orderId}` });
  const corrected = await sign(owner, round);
  expect(corrected.body).toMatchObject({
    late: [],
    closings: [{ expected }, { expected: after.expected, counted: after.expected }],
  });
  expect((await cashDay(owner, '2026-11-21')).unclosed).toEqual([]);
  expect(await wrongCash(shop)).toEqual([]);
});

test('two people who sign one sheet at the same moment sign once, and a delivery at that moment is in the sum, late, or refused', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 2);
  shop.clock.advance(PAST_THE_CUT_OFF);
  const [bina, chitra] = [
    await staff(shop, ['packer', 'counter', 'signing']),
    await admin(shop, { name: 'Chitra' }),
  ];
  const [first, second] = placed;
  await deliver(owner, first!);
  const one = await handIn(rider, round, first!.totalAmount);
  const [delivered, early] = await Promise.all([deliver(owner, second!), sign(bina, round)]);
  expect([delivered.status, one.status, early.status]).toEqual([200, 201, expect.toBeOneOf([409, 422])]);
  await handIn(rider, round, first!.totalAmount + second!.totalAmount);
  const answers = await Promise.all([sign(owner, round), sign(bina, round), sign(chitra, round)]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await cashSheet(owner, round)).closings).toHaveLength(1);
  expect(await wrongCash(shop)).toEqual([]);
  expect(shop.bugs).toEqual([]);
});

test('money for a cancelled order stays in the bag, and a payment that never was leaves it: late, where it was signed', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 2);
  shop.clock.advance(PAST_THE_CUT_OFF);
  for (const order of placed) await deliver(owner, order);
  const { expected } = await cashSheet(owner, round);
  await handIn(rider, round, expected);
  await sign(owner, round);
  await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, { status: 'cancelled' });
  expect(await cashSheet(owner, round)).toMatchObject({ expected, late: [] });
  await owner.call('PATCH', `/api/orders/${placed[1]?._id}`, { paymentStatus: 'pending' });
  const { totalAmount } = placed[1]!;
  expect(await cashSheet(owner, round)).toMatchObject({
    expected: expected - totalAmount,
    late: [{ amount: -totalAmount }],
    closings: [{ expected, counted: expected }],
  });
  expect(await wrongCash(shop)).toEqual([]);
});
