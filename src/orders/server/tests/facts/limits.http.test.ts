import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import { lockRound } from '#delivery/server/public.ts';
import type { Order } from '#orders/order.ts';
import { write } from '#platform/http/routes.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp } from '#test/people.ts';
import { cashSheet } from '#test/steps/cash.ts';
import { creditOf, giveCredit, moveTo, undoCredit, wrongCredits } from '#test/steps/credits.ts';
import { khataOf, lend, putOnAccount, wrongLedgers } from '#test/steps/khata.ts';
import { shopAtDoors } from '#test/steps/late-taps.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';
import { sendTap, sheetOf, tapOn } from '#test/steps/stops.ts';

// Limits of money exactly, and a paisa or a gram above them. The order is three cheeses at ₹110: ₹330, and ₹20 to bring.

async function shopWithOrder(shop: TestShop) {
  const { cheese } = await addGoods(shop, { cheese: { price: 110, unit: 'item', stock: 50 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const placed: Order = await order(asha, [cheese, 3]);
  return { owner, asha, cheese, placed };
}

const wrong = async (shop: TestShop) => [
  ...(await wrongMoney(shop)),
  ...(await wrongLedgers(shop)),
  ...(await wrongCredits(shop)),
  ...shop.bugs,
];

const correction = (owner: Person, { _id }: Order, payment: string) =>
  owner.call('POST', `/api/orders/${_id}/payments/${payment}/correction`, {});

test('an account is filled to its limit exactly, and not by a paisa above it', async () => {
  await using shop = await openShop();
  const { owner, asha, cheese, placed } = await shopWithOrder(shop);
  await lend(owner, asha, 349.99);
  const above = await putOnAccount(owner, placed);
  expect([above.status, above.body.code]).toEqual([422, 'over_limit']);
  expect((await putOnAccount(owner, placed, { amount: 349.99 })).status).toBe(201);
  expect(await orderNow(owner, placed)).toMatchObject({ due: 0.01, paymentStatus: 'pending' });
  // Of the next order a paisa has no room; with a limit of a paisa more it has.
  const other: Order = await order(asha, [cheese, 1]);
  expect((await putOnAccount(owner, other, { amount: 0.01 })).status).toBe(422);
  await lend(owner, asha, 350);
  expect((await putOnAccount(owner, other, { amount: 0.02 })).status).toBe(422);
  expect((await putOnAccount(owner, other, { amount: 0.01 })).status).toBe(201);
  expect((await khataOf(owner, asha)).owed).toBe(350);
  expect(await wrong(shop)).toEqual([]);
});

test('no more is put on account than is due, to the paisa', async () => {
  await using shop = await openShop();
  const { owner, asha, placed } = await shopWithOrder(shop);
  await lend(owner, asha, 1000);
  const above = await putOnAccount(owner, placed, { amount: 350.01 });
  expect([above.status, above.body.fields]).toEqual([422, { amount: ['The order needs at most ₹350'] }]);
  expect((await putOnAccount(owner, placed, { amount: 350 })).status).toBe(201);
});

test('what is brought back goes on the account up to its limit, and a paisa without room is due', async () => {
  await using shop = await openShop();
  const { owner, asha, placed } = await shopWithOrder(shop);
  await lend(owner, asha, 350);
  await putOnAccount(owner, placed);
  await moveTo(owner, placed, 'cancelled');
  await lend(owner, asha, 349.99);
  const back = await moveTo(owner, placed, 'pending');
  expect([back.due, (await khataOf(owner, asha)).owed]).toEqual([0.01, 349.99]);
  expect(await wrong(shop)).toEqual([]);
});

test('two credits together credit what went out, and not one piece or paisa more', async () => {
  await using shop = await openShop();
  const { owner, cheese, placed } = await shopWithOrder(shop);
  const gone = await moveTo(owner, placed, 'delivered');
  expect((await giveCredit(owner, placed, creditOf(gone, cheese, { quantity: 2 }))).status).toBe(201);
  const two = await orderNow(owner, placed);
  const many = await giveCredit(owner, placed, creditOf(two, cheese, { quantity: 2, amount: 1 }));
  expect([many.status, many.body.fields]).toEqual([422, { quantity: ['This is more than the shop sent'] }]);
  const much = await giveCredit(owner, placed, creditOf(two, cheese, { amount: 110.01 }));
  expect([much.status, much.body.fields]).toEqual([422, { amount: ['At most ₹110 can be credited'] }]);
  expect(
    (await giveCredit(owner, placed, creditOf(two, cheese, { quantity: 1, amount: 109.99 }))).status,
  ).toBe(201);
  const all = await orderNow(owner, placed);
  const piece = await giveCredit(owner, placed, creditOf(all, cheese, { quantity: 1, amount: 0.01 }));
  expect([piece.status, piece.body.fields]).toEqual([422, { quantity: ['This is more than the shop sent'] }]);
  expect((await giveCredit(owner, placed, creditOf(all, cheese, { amount: 0.01 }))).status).toBe(201);
  const last = await orderNow(owner, placed);
  expect([last.credited, last.totalAmount]).toEqual([330, 20]);
  const none = await giveCredit(owner, placed, creditOf(last, cheese, { amount: 0.01 }));
  expect(none.status).toBe(422);
  expect(await wrong(shop)).toEqual([]);
});

test('the delivery is credited once, to the paisa, and again after that was taken back', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithOrder(shop);
  await moveTo(owner, placed, 'delivered');
  const forDelivery = (delivery: number, credited: number) => ({
    id: newId(),
    reason: 'price',
    lines: [],
    delivery,
    seen: { credited },
  });
  expect((await giveCredit(owner, placed, forDelivery(20.01, 0))).status).toBe(422);
  const first = forDelivery(20, 0);
  expect((await giveCredit(owner, placed, first)).status).toBe(201);
  expect((await giveCredit(owner, placed, forDelivery(0.01, 20))).status).toBe(422);
  expect((await undoCredit(owner, placed, first.id)).body.totalAmount).toBe(350);
  expect((await giveCredit(owner, placed, forDelivery(20, 0))).status).toBe(201);
  expect(await wrong(shop)).toEqual([]);
});

test('no more is given back than is over: to the paisa by UPI, to the next rupee in cash', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithOrder(shop);
  await pay(owner, placed, payment(placed, { method: 'card', amount: 360.4 }));
  const over = await orderNow(owner, placed);
  const back = (said: object) => pay(owner, placed, payment(over, { kind: 'returned', ...said }));
  expect(over.giveBack).toBe(10.4);
  expect((await back({ method: 'upi', amount: 10.41 })).status).toBe(422);
  expect((await back({ method: 'cash', amount: 12 })).status).toBe(422);
  expect((await back({ method: 'account', amount: 1 })).body.fields).toEqual({
    method: ['Money is given back in cash, by UPI or by card'],
  });
  expect((await back({ method: 'cash', amount: 11 })).body).toMatchObject({
    giveBack: 0,
    due: 0,
    money: { paid: 349.4, rounding: 0.6 },
  });
  expect(await wrong(shop)).toEqual([]);
});

test('a payment whose money was given back is not taken back, not even by a paisa; that it was given back is taken back first', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithOrder(shop);
  const [first, second] = [
    payment(placed, { method: 'card', amount: 117 }),
    payment(placed, { method: 'card', amount: 233 }),
  ];
  await pay(owner, placed, first);
  const part = await orderNow(owner, placed);
  await pay(owner, placed, { ...second, seen: { due: part.due, giveBack: 0 } });
  const cancelled = await moveTo(owner, placed, 'cancelled');
  const given = payment(cancelled, { kind: 'returned', method: 'upi', amount: 117.01 });
  await pay(owner, placed, given);
  // ₹232.99 is there: ₹233 of it did not stay.
  const refused = await correction(owner, placed, second.id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '₹0.01 of this money was already given back. Remove that entry first.',
  ]);
  expect((await correction(owner, placed, first.id)).status).toBe(201);
  const left = await orderNow(owner, placed);
  expect([left.money?.paid, left.giveBack, left.neverCame]).toEqual([115.99, 115.99, undefined]);
  expect((await correction(owner, placed, given.id)).status).toBe(201);
  expect((await correction(owner, placed, second.id)).status).toBe(201);
  expect(await orderNow(owner, placed)).toMatchObject({ giveBack: 0, money: { paid: 0 } });
  expect(await wrong(shop)).toEqual([]);
});

test('the rider corrects to nothing what was given back meanwhile: it never came, and staff are shown that until it is settled', async () => {
  await using shop = await openShop();
  const { owner, rider, round, orderOnTheWay } = await shopAtDoors(shop);
  const { placed } = await orderOnTheWay();
  const stop = async () => (await sheetOf(rider, round)).stops.find(({ _id }) => _id === placed._id)!;
  await sendTap(rider, round, tapOn(await stop(), { cash: 130 }));
  const cancelled = await moveTo(owner, placed, 'cancelled');
  await pay(owner, placed, payment(cancelled, { kind: 'returned', amount: 130 }));
  await sendTap(rider, round, tapOn(await stop(), { kind: 'refused', reason: 'quality' }));
  expect((await cashSheet(owner, round)).expected).toBe(0);
  expect(await orderNow(owner, placed)).toMatchObject({ due: 0, giveBack: 0, neverCame: 130 });
  const queue = async (money: string) =>
    (await owner.call('GET', `/api/orders/queue?tab=toCollect&money=${money}`)).body;
  expect(await queue('neverCame')).toMatchObject({
    neverCame: { count: 1, amount: 130 },
    orders: [{ order: { _id: placed._id, neverCame: 130 } }],
  });
  expect((await queue('giveBack')).orders).toEqual([]);
  expect((await queue('take')).orders).toEqual([]);
  expect((await owner.call('GET', '/api/cash')).body.backs.neverCame).toMatchObject([{ neverCame: 130 }]);
  // Brought back it costs what it costs: what never came is not asked for at the door.
  expect((await moveTo(owner, placed, 'dispatched')).due).toBe(130);
  await moveTo(owner, placed, 'cancelled');
  const { money } = await orderNow(owner, placed);
  const given = money!.payments.find(({ kind }) => kind === 'returned')!;
  expect((await correction(owner, placed, given._id)).body.neverCame).toBeUndefined();
  expect(await queue('neverCame')).toMatchObject({ neverCame: { count: 0, amount: 0 }, orders: [] });
  expect(await wrong(shop)).toEqual([]);
});

test('paise that a refund in whole rupees gave beyond the money are no loss to look into when the order is brought back', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithOrder(shop);
  await pay(owner, placed, payment(placed, { method: 'upi', amount: 116.67, reference: utr() }));
  const rest = await orderNow(owner, placed);
  await pay(owner, placed, payment(rest, { amount: 233 }));
  const cancelled = await moveTo(owner, placed, 'cancelled');
  expect(cancelled.giveBack).toBe(349.67);
  await pay(owner, placed, payment(cancelled, { kind: 'returned', amount: 350 }));
  expect(await orderNow(owner, placed)).toMatchObject({
    giveBack: 0,
    money: { paid: -0.33, rounding: 0.33 },
  });
  const back = await moveTo(owner, placed, 'pending');
  expect([back.due, back.neverCame]).toEqual([350, undefined]);
  expect((await pay(owner, placed, payment(back, { amount: 350 }))).status).toBe(201);
  expect(await orderNow(owner, placed)).toMatchObject({ due: 0, giveBack: 0, paymentStatus: 'received' });
  expect(await wrong(shop)).toEqual([]);
});

test('cash that was tapped at a door is corrected there alone: not at the desk, and nobody adds to that bag', async () => {
  await using shop = await openShop();
  const { owner, rider, round, orderOnTheWay } = await shopAtDoors(shop);
  const { placed } = await orderOnTheWay();
  const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === placed._id)!;
  await sendTap(rider, round, tapOn(stop, { cash: 100 }));
  const now = await orderNow(owner, placed);
  const [row] = now.money!.payments;
  expect(row).toMatchObject({ amount: 100, atDoor: true });
  const refused = [
    await correction(owner, placed, row!._id),
    await pay(owner, placed, payment(now, { amount: 30, inBag: true })),
  ];
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
    [409, 'The rider entered this at the door. Correct it on the round’s sheet.'],
    [422, expect.any(String)],
  ]);
  const got = await owner.call('PATCH', `/api/orders/${placed._id}`, { paymentStatus: 'received' });
  expect(got.body).toMatchObject({ paymentStatus: 'received', due: 0 });
  expect((await cashSheet(owner, round)).expected).toBe(100);
  const back = await owner.call('PATCH', `/api/orders/${placed._id}`, { paymentStatus: 'pending' });
  expect(back.body).toMatchObject({ paymentStatus: 'pending', due: 30 });
  expect(await wrong(shop)).toEqual([]);
});

test('a payment into a bag that is being closed waits until that is done, and is late then', async () => {
  await using shop = await openShop();
  const { owner, rider, round, orderOnTheWay } = await shopAtDoors(shop);
  const { placed } = await orderOnTheWay();
  const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === placed._id)!;
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const closing = write(shop.platform, async (tx) => {
    await lockRound(tx, round);
    held.resolve();
    await gate.promise;
  });
  await held.promise;
  const tapping = sendTap(rider, round, tapOn(stop, { cash: 130 })).then(({ status }) => status);
  // As long as the round is held, nothing can be answered: waiting longer shows nothing more.
  expect(await Promise.race([tapping, wait(250, 'waits')])).toBe('waits');
  gate.resolve();
  await closing;
  expect(await tapping).toBe(200);
  expect((await cashSheet(owner, round)).expected).toBe(130);
  expect(await wrong(shop)).toEqual([]);
});
