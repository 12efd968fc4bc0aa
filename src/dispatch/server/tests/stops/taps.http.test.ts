import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import { stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { staff } from '#test/people.ts';
import { cashSheet } from '#test/steps/cash.ts';
import { orderWith, roundsIn } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

test('delivered with cash: the order is delivered and paid, at the time of the tap, and nothing more is to collect', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop);
  const [stop] = (await sheetOf(rider, round)).stops;
  shop.clock.advance({ hours: 3 });
  const tap = tapOn(stop!, { cash: stop!.collect, waited: 40 * 60_000 });
  const { status, body } = await sendTap(rider, round, tap);
  expect(status).toBe(200);
  const made = new Date(shop.clock.now().valueOf()).getTime() - 40 * 60_000;
  expect(body.stops[0].taps).toMatchObject([
    { id: tap.id, kind: 'delivered', cash: stop!.collect, stands: true, by: 'Ravi' },
  ]);
  expect(Date.parse(body.stops[0].taps[0].madeAt)).toBe(made);
  const order = (await owner.call('GET', `/api/orders/${placed[0]!._id}`)).body;
  expect(order).toMatchObject({ status: 'delivered', paymentStatus: 'received', due: 0 });
  expect(Date.parse(order.deliveredAt)).toBe(made);
  expect((await sheetOf(rider, round)).stops[1]).toMatchObject({ taps: [], status: 'pending' });
});

test('the same tap twice is one tap, also at the same moment; under its id nothing else is written', async () => {
  await using shop = await openShop();
  const { rider, round } = await shopWithRide(shop);
  const [first, second] = (await sheetOf(rider, round)).stops;
  const tap = tapOn(first!, { cash: first!.collect });
  const answers = await Promise.all([sendTap(rider, round, tap), sendTap(rider, round, tap)]);
  answers.push(await sendTap(rider, round, tap));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await sheetOf(rider, round)).stops[0]?.taps).toHaveLength(1);
  const stolen = await sendTap(rider, round, { ...tapOn(second!), id: tap.id });
  expect([stolen.status, stolen.body.message]).toEqual([
    409,
    'This form was already sent with other values. Please check what the shop has now before you send it again.',
  ]);
  expect((await sheetOf(rider, round)).stops[1]?.taps).toEqual([]);
});

test('two phones that say different things of one stop: both are shown, the first holds until somebody has seen both', async () => {
  await using shop = await openShop();
  const { rider, owner, round } = await shopWithRide(shop);
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { cash: stop!.collect }));
  const late = await sendTap(owner, round, tapOn(stop!, { kind: 'refused', reason: 'late' }));
  expect(late.status).toBe(200);
  const [both] = (await sheetOf(owner, round)).stops;
  expect(both).toMatchObject({
    status: 'delivered',
    taps: [{ stands: true }, { kind: 'refused', stands: false }],
  });
  const settled = await sendTap(owner, round, tapOn(both!, { kind: 'refused', reason: 'late' }));
  expect(settled.body.stops[0]).toMatchObject({ status: 'dispatched', collect: stop!.collect });
  expect(settled.body.stops[0].taps.at(-1)).toMatchObject({ kind: 'refused', stands: true });
});

test('a tap that has not seen the other one does not stand, though the order looks as it did', async () => {
  await using shop = await openShop();
  const { rider, owner, round } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { kind: 'away' }));
  await sendTap(owner, round, tapOn(stop!, { cash: stop!.collect }));
  const [both] = (await sheetOf(owner, round)).stops;
  expect(both).toMatchObject({
    status: 'pending',
    taps: [
      { kind: 'away', stands: true },
      { kind: 'delivered', stands: false },
    ],
  });
});

test('a second tap of the same phone corrects the first, though neither had arrived when it was made', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop);
  const [stop] = (await sheetOf(rider, round)).stops;
  const first = tapOn(stop!, { cash: stop!.collect });
  const second = tapOn(stop!, {
    kind: 'away',
    seen: { status: 'delivered', collect: stop!.collect, taps: [first.id] },
  });
  await sendTap(rider, round, first);
  await sendTap(rider, round, second);
  const order = (await owner.call('GET', `/api/orders/${placed[0]!._id}`)).body;
  expect(order).toMatchObject({ status: 'dispatched', paymentStatus: 'pending' });
  expect(order.timeline.at(-1)).toMatchObject({ note: 'Nobody was at home' });
});

test('refused goods stay on their way until the shop has them back, and why is kept', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed, mango } = await shopWithRide(shop);
  await owner.call('PATCH', `/api/orders/${placed[0]!._id}`, { status: 'dispatched' });
  const [stop] = (await sheetOf(rider, round)).stops;
  const stock = await stockOf(shop, mango);
  await sendTap(rider, round, tapOn(stop!, { kind: 'refused', reason: 'quality' }));
  const order = (await owner.call('GET', `/api/orders/${placed[0]!._id}`)).body;
  expect([order.status, await stockOf(shop, mango)]).toEqual(['dispatched', stock]);
  expect(order.timeline.at(-1)).toMatchObject({ note: 'Refused at the door', by: 'Ravi' });
  expect((await sheetOf(rider, round)).stops[0]?.taps).toMatchObject([
    { kind: 'refused', reason: 'quality' },
  ]);
});

test('what the shop changed meanwhile is not overwritten: cancelled, or paid otherwise; but the cash that was taken is in the bag', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop);
  const [first, second] = (await sheetOf(rider, round)).stops;
  await owner.call('PATCH', `/api/orders/${placed[0]!._id}`, { status: 'cancelled' });
  await owner.call('PATCH', `/api/orders/${placed[1]!._id}`, { paymentStatus: 'received' });
  await sendTap(rider, round, tapOn(first!, { cash: first!.collect }));
  await sendTap(rider, round, tapOn(second!, { cash: second!.collect }));
  const { stops } = await sheetOf(owner, round);
  expect(stops.map(({ status, taps }) => [status, taps[0]?.stands])).toEqual([
    ['cancelled', false],
    ['pending', false],
  ]);
  expect((await cashSheet(owner, round)).expected).toBe(first!.collect + second!.collect);
  const { orders } = (await owner.call('GET', '/api/orders/all')).body;
  expect(orders.map(({ giveBack }: { giveBack: number }) => giveBack)).toEqual([
    second!.collect,
    first!.collect,
  ]);
});

test('a tap never lands on an order of another round, on none, or on a round of somebody else', async () => {
  await using shop = await openShop();
  const { rider, owner, round, mango } = await shopWithRide(shop);
  const [stop] = (await sheetOf(rider, round)).stops;
  const rounds = await roundsIn(owner);
  const other = (await orderWith(owner, mango, { round: rounds[1]?.id })).body.data;
  const codes = [
    await sendTap(rider, round, { ...tapOn(stop!), order: other._id }),
    await sendTap(rider, round, { ...tapOn(stop!), order: newId() }),
    await sendTap(rider, rounds[1]!.id, { ...tapOn(stop!), order: other._id }),
    await sendTap(await staff(shop, ['rider']), round, tapOn(stop!)),
    await sendTap(await staff(shop, ['goods']), round, tapOn(stop!)),
    await sendTap(shop, round, tapOn(stop!)),
  ].map(({ status }) => status);
  expect(codes).toEqual([404, 404, 404, 404, 403, 401]);
  expect(await shop.platform.db.selectFrom('stop_taps').selectAll().execute()).toEqual([]);
});

test('an order that was moved to another round after a tap stays on the sheet where it was tapped', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop);
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { kind: 'away' }));
  const [, tomorrow] = await roundsIn(owner);
  const { updatedAt } = (await owner.call('GET', `/api/orders/${placed[0]!._id}`)).body;
  await owner.call('PUT', `/api/orders/${placed[0]!._id}/round`, { round: tomorrow?.id, updatedAt });
  expect((await sheetOf(rider, round)).stops.map(({ elsewhere }) => elsewhere)).toEqual([true, false]);
  expect((await sheetOf(owner, tomorrow!.id)).stops).toMatchObject([{ elsewhere: false, taps: [] }]);
});

test('a tap that waited on the phone while its order was moved is kept: the order is delivered, and the cash is in that bag', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  const [, tomorrow] = await roundsIn(owner);
  const { updatedAt } = placed[0]!;
  await owner.call('PUT', `/api/orders/${placed[0]!._id}/round`, { round: tomorrow?.id, updatedAt });
  const late = await sendTap(rider, round, tapOn(stop!, { cash: stop!.collect, waited: 60_000 }));
  expect(late.body.stops).toMatchObject([{ status: 'delivered', elsewhere: true, taps: [{ stands: true }] }]);
  const bags = [round, tomorrow!.id].map(async (id) => (await cashSheet(owner, id)).expected);
  expect(await Promise.all(bags)).toEqual([stop!.collect, 0]);
  // Of a round that it never went with nobody taps anything.
  const third = (await roundsIn(owner))[2]!.id;
  const stray = await sendTap(owner, third, tapOn(stop!));
  expect([stray.status, stray.body.message]).toEqual([
    404,
    'This order is in another round now. Tell the shop what happened at the door.',
  ]);
});

test('nobody was at home, and it goes with another round: what is tapped on that one holds', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { kind: 'away' }));
  const [, tomorrow] = await roundsIn(owner);
  const { updatedAt } = (await owner.call('GET', `/api/orders/${placed[0]!._id}`)).body;
  await owner.call('PUT', `/api/orders/${placed[0]!._id}/round`, { round: tomorrow?.id, updatedAt });
  expect((await owner.call('GET', '/api/rounds')).body.rounds).toMatchObject([
    { id: round, stops: 0, open: 0 },
    { id: tomorrow?.id, stops: 1, open: 1 },
    {},
  ]);
  const [again] = (await sheetOf(owner, tomorrow!.id)).stops;
  const { body } = await sendTap(owner, tomorrow!.id, tapOn(again!, { cash: again!.collect }));
  expect(body.stops[0]).toMatchObject({ status: 'delivered', taps: [{ stands: true }] });
  // A tap of the first round that comes only now has not seen that.
  await sendTap(rider, round, tapOn(stop!, { kind: 'refused', seen: { ...tapOn(stop!).seen, taps: [] } }));
  const order = (await owner.call('GET', `/api/orders/${placed[0]!._id}`)).body;
  expect(order).toMatchObject({ status: 'delivered', paymentStatus: 'received' });
});
