import { expect, test } from 'vitest';
import type { Stop } from '#dispatch/dispatch.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { cashDay, cashSheet, handIn, noteMove, sign, wrongCash } from '#test/steps/cash.ts';
import { moveTo } from '#test/steps/credits.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';
import { PAST_THE_CUT_OFF } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

test('received today: cash, card and UPI, by person and round, given back, and what is still out with riders', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 4);
  const [first, second, third, fourth] = placed;
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { cash: first!.due }));
  await pay(owner, second!, payment(second!, { method: 'upi', reference: utr() }));
  await pay(owner, third!, payment(third!, { method: 'card', amount: third!.due + 20 }));
  const back = payment(await orderNow(owner, third!), { kind: 'returned', amount: 20 });
  await pay(owner, third!, back);
  const mistake = payment(fourth!, { amount: 7 });
  await pay(owner, fourth!, mistake);
  await owner.call('POST', `/api/orders/${fourth?._id}/payments/${mistake.id}/correction`, {});
  await noteMove(owner, round, { kind: 'opening', amount: 100 });
  const { received } = await cashDay(owner);
  expect(received?.byMethod.toSorted((one, other) => (one.method < other.method ? -1 : 1))).toEqual([
    { method: 'card', received: third!.due + 20, givenBack: 0 },
    { method: 'cash', received: first!.due, givenBack: 20 },
    { method: 'upi', received: second!.due, givenBack: 0 },
  ]);
  expect(received?.rows).toContainEqual({
    method: 'cash',
    by: 'Ravi',
    round: { on: '2026-11-20', from: '17:00', to: '19:00' },
    received: first!.due,
    givenBack: 0,
    payments: 1,
  });
  expect(received?.stillOut).toBe(first!.due + 100);
  const file = (await owner.call('GET', '/api/cash/received.csv')).body as string;
  expect(file.split('\r\n')).toContain(
    `2026-11-20,Ravi,2026-11-20 17:00-19:00,cash,1,${first!.due.toFixed(2)},0.00`,
  );
  // A minute before midnight in India it is still this day; then it is the next.
  shop.clock.advance({ hours: 13, minutes: 59 });
  await pay(owner, fourth!, payment(fourth!));
  shop.clock.advance({ minutes: 2 });
  const cashOf = async (on?: string) =>
    (await cashDay(owner, on)).received?.byMethod.find(({ method }) => method === 'cash')?.received;
  expect(await cashOf()).toBeUndefined();
  expect(await cashOf('2026-11-20')).toBe(first!.due + fourth!.due);
});

test('a correction by somebody else stands with whoever noted the payment: the rider has nothing, and the owner is not below zero', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 2);
  const [stop, other] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { cash: 70 }));
  await sendTap(rider, round, tapOn(other!, { cash: 70 }));
  const [seen] = (await sheetOf(owner, round)).stops;
  await sendTap(owner, round, tapOn(seen!, { cash: 50 }));
  const rows = (await cashDay(owner)).received!.rows.map(({ by, received, payments }) => [
    by,
    received,
    payments,
  ]);
  expect(rows.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['Owner', 50, 1],
    ['Ravi', 70, 1],
  ]);
  const mistake = payment(await orderNow(owner, placed[0]!), { method: 'card', amount: 20 });
  const helper = await staff(shop, ['packer', 'counter', 'signing']);
  await pay(helper, placed[0]!, mistake);
  await owner.call('POST', `/api/orders/${placed[0]!._id}/payments/${mistake.id}/correction`, {});
  const { rows: after } = (await cashDay(owner)).received!;
  expect(after.filter(({ method }) => method === 'card')).toMatchObject([
    { by: 'Ravi', received: 0, payments: 0 },
  ]);
});

test('what is rounded off by itself is no payment: nobody received it, and no sheet lists it', async () => {
  await using shop = await openShop();
  const { ghee } = await addGoods(shop, { ghee: { price: 453.4 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const placed = await order(asha, [ghee, 1]);
  await pay(owner, placed, payment(placed, { amount: 473 }));
  await moveTo(owner, placed, 'cancelled');
  await moveTo(owner, placed, 'delivered');
  const now = await orderNow(owner, placed);
  expect(now).toMatchObject({
    due: 0,
    paymentStatus: 'received',
    money: { rounding: 0.4, payments: [{ amount: 473 }] },
  });
  const { received } = await cashDay(owner);
  expect(received?.rows.map(({ payments }) => payments)).toEqual([1]);
  expect((await cashSheet(owner, '2026-11-20')).payments).toBe(1);
  expect([await wrongMoney(shop), await wrongCash(shop)]).toEqual([[], []]);
});

test('whoever carries rounds out sees the sheets of those alone, and nothing of what the shop received', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 1);
  await pay(owner, placed[0]!, payment(placed[0]!));
  const hers = await cashDay(rider);
  expect(hers).toMatchObject({ sheets: [{ _id: round }], received: null, unclosed: [], claims: [] });
  const other = await staff(shop, ['rider']);
  expect((await cashDay(other)).sheets).toEqual([]);
  const day = await cashDay(owner);
  expect(day.sheets.map(({ _id }) => _id)).toEqual([round, '2026-11-20']);
});

test('‘paid by UPI’ at a door is a claim: it waits to be seen in the bank, and is money with its UTR, which is taken once', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 3);
  shop.clock.advance(PAST_THE_CUT_OFF);
  for (const { _id } of placed.slice(0, 2)) {
    const stop = (await sheetOf(rider, round)).stops.find((one) => one._id === _id)!;
    const tap = tapOn(stop, { upi: stop.collect });
    const tapped = (await sendTap(rider, round, tap)).body.stops.find((one: Stop) => one._id === _id);
    expect(tapped.taps).toMatchObject([{ cash: 0, upi: 70 }]);
  }
  const [first, second] = placed;
  expect(await orderNow(owner, first!)).toMatchObject({
    status: 'delivered',
    paymentStatus: 'pending',
    due: 70,
  });
  expect((await cashDay(owner)).claims).toMatchObject([
    { order: { orderId: first?.orderId, due: 70 }, amount: 70, by: 'Ravi' },
    { order: { orderId: second?.orderId }, amount: 70 },
  ]);
  const reference = utr();
  const [one, two] = (await cashDay(owner)).claims;
  const seen = payment(one!.order, { method: 'upi', reference });
  expect((await pay(owner, one!.order, seen)).body.paymentStatus).toBe('received');
  const twice = await pay(owner, two!.order, payment(two!.order, { method: 'upi', reference }));
  expect(twice.body.fields).toEqual({
    reference: [`This UTR is already used for order ${first?.orderId}`],
  });
  expect((await cashDay(owner)).claims).toMatchObject([{ order: { orderId: second?.orderId } }]);
  // It turns out that the second one paid in cash: the tap that holds claims nothing.
  const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === second?._id)!;
  await sendTap(rider, round, tapOn(stop, { cash: 70 }));
  expect((await cashDay(owner)).claims).toEqual([]);
  expect(await wrongMoney(shop)).toEqual([]);
  await handIn(rider, round, 70);
  await owner.call('PATCH', `/api/orders/${placed[2]?._id}`, { status: 'cancelled' });
  expect((await sign(owner, round)).body.closings).toMatchObject([{ taken: 70, expected: 70, counted: 70 }]);
});

test('what was noted by mistake is neither received nor given back, and no payment', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithRide(shop, 2);
  const [one, other] = placed;
  const takeBack = ({ _id }: { _id: string }, { id }: { id: string }) =>
    owner.call('POST', `/api/orders/${_id}/payments/${id}/correction`, {});
  await pay(owner, one!, payment(one!, { amount: 100 }));
  const mistake = payment(await orderNow(owner, one!), { kind: 'returned', amount: 30 });
  await pay(owner, one!, mistake);
  await takeBack(one!, mistake);
  await pay(owner, one!, payment(await orderNow(owner, one!), { kind: 'returned', amount: 10 }));
  const taken = payment(other!);
  await pay(owner, other!, taken);
  await takeBack(other!, taken);
  const { received } = await cashDay(owner);
  expect(received?.byMethod).toEqual([{ method: 'cash', received: 100, givenBack: 10 }]);
  expect(received?.rows).toMatchObject([{ received: 100, givenBack: 10, payments: 1 }]);
});

test('money that was noted in the evening and reaches the shop after midnight is of the evening', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithRide(shop, 1);
  shop.clock.advance({ hours: 14, minutes: 30 });
  const sent = payment(placed[0]!, { waited: 60 * 60_000 });
  expect((await pay(owner, placed[0]!, sent)).status).toBe(201);
  expect((await pay(owner, placed[0]!, { ...sent, waited: 2 * 60 * 60_000 })).status).toBe(201);
  const cashOf = async (on: string) => (await cashDay(owner, on)).received?.rows.map((row) => row.received);
  expect([await cashOf('2026-11-20'), await cashOf('2026-11-21')]).toEqual([[placed[0]!.due], []]);
  expect((await orderNow(owner, placed[0]!)).timeline.at(-1)?.at).toBe('2026-11-20T18:00:00.000Z');
});
