import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { Stop } from '#dispatch/stops.ts';
import { type Order, CODE_TRIES } from '#orders/order.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';
import { lend, putOnAccount } from '#test/steps/khata.ts';
import { payment } from '#test/steps/payments.ts';
import { addRule, orderWith, roundsIn } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, tapOn } from '#test/steps/stops.ts';
import { byPhone, take } from '#test/steps/taking.ts';

/** A round with two orders, in a shop that asks for a code from so many rupees on. */
async function rideWithCodes(shop: TestShop, doorCodeFrom: number | null = 100) {
  const { rice, salt } = await addGoods(shop, { rice: { price: 150 }, salt: { price: 20 } });
  const [owner, rider] = [await admin(shop), await staff(shop, ['rider'])];
  if (doorCodeFrom !== null) await changeSettings(owner, { doorCodeFrom });
  await addRule(owner);
  const [asha, bina] = [await signUp(shop), await signUp(shop, { name: 'Bina', language: 'hi' })];
  const large: Order = (await orderWith(asha, rice)).body.data;
  const small: Order = (await orderWith(bina, salt)).body.data;
  const round = (await roundsIn(owner))[0]!.id;
  await owner.call('PUT', `/api/rounds/${round}/riders`, { riders: [rider.user._id] });
  const stopOf = async ({ _id }: Order): Promise<Stop> =>
    (await sheetOf(rider, round)).stops.find((stop) => stop._id === _id)!;
  const deliver = async (order: Order, code: string) => {
    const stop = await stopOf(order);
    return sendTap(rider, round, tapOn(stop, { cash: stop.collect, code }));
  };
  return { owner, rider, asha, bina, salt, large, small, round, stopOf, deliver };
}

const orderOf = async (person: Caller, { _id }: Order): Promise<Order> =>
  (await person.call('GET', `/api/orders/${_id}`)).body;
const pay = (owner: Caller, { _id }: Order) =>
  owner.call('PATCH', `/api/orders/${_id}`, { paymentStatus: 'received' });
const wrongOf = (code: string | undefined): string => (code === '0000' ? '1111' : '0000');

test('a shop that sets nothing asks for no code, also of what was paid before', async () => {
  await using shop = await openShop();
  const { owner, asha, large, stopOf, deliver } = await rideWithCodes(shop, null);
  await pay(owner, large);
  expect((await orderOf(asha, large)).doorCode).toBeUndefined();
  expect(await stopOf(large)).toMatchObject({ asksCode: 'no' });
  expect((await deliver(large, '')).status).toBe(200);
  expect((await orderOf(owner, large)).status).toBe('delivered');
});

test('a large order has a code of four digits: its shopper reads it on her page and in the mail, nobody else anywhere', async () => {
  await using shop = await openShop();
  const { owner, rider, asha, bina, large, small, round } = await rideWithCodes(shop);
  const { doorCode } = await orderOf(asha, large);
  expect(doorCode).toMatch(/^\d{4}$/);
  expect(large.doorCode).toBe(doorCode);
  expect((await orderOf(bina, small)).doorCode).toBeUndefined();
  const mails = await sentMails(shop);
  const about = `Your code is ${doorCode}.`;
  expect(mails.filter(({ text }) => text.includes(about)).map(({ to }) => to)).toEqual([asha.user.email]);
  const answers = [
    await owner.call('GET', `/api/orders/${large._id}`),
    await owner.call('GET', `/api/orders/${large._id}/stop`),
    await owner.call('GET', '/api/orders/all'),
    await owner.call('GET', '/api/orders/rounds'),
    await owner.call('GET', '/api/orders/export.csv'),
    await owner.call('GET', '/api/admin/audit'),
    await rider.call('GET', `/api/rounds/${round}/sheet`),
    await rider.call('GET', '/api/rounds'),
  ].map(({ body }) => JSON.stringify(body));
  for (const answer of answers) expect(answer).not.toMatch(/"doorCode"|"code":"\d/);
});

test('with the right code the order is delivered; the sheet keeps that it was right, and not what was said', async () => {
  await using shop = await openShop();
  const { owner, asha, large, stopOf, deliver } = await rideWithCodes(shop);
  const { doorCode } = await orderOf(asha, large);
  expect(await stopOf(large)).toMatchObject({ asksCode: 'yes' });
  await deliver(large, doorCode ?? '');
  expect(await stopOf(large)).toMatchObject({
    asksCode: 'no',
    status: 'delivered',
    taps: [{ kind: 'delivered', code: 'right', stands: true }],
  });
  expect(await orderOf(owner, large)).toMatchObject({ status: 'delivered', paymentStatus: 'received' });
  expect((await orderOf(asha, large)).doorCode).toBeUndefined();
  const rows = JSON.stringify(await shop.platform.db.selectFrom('stop_taps').selectAll().execute());
  expect(rows).not.toContain(`"${doorCode}"`);
});

test('a wrong code delivers nothing and takes no cash, also one that comes late; the stop asks again', async () => {
  await using shop = await openShop();
  const { owner, rider, asha, large, round, stopOf, deliver } = await rideWithCodes(shop);
  const { doorCode } = await orderOf(asha, large);
  const stop = await stopOf(large);
  const late = { cash: stop.collect, code: wrongOf(doorCode), waited: 20 * 60_000 };
  const { status, body } = await sendTap(rider, round, tapOn(stop, late));
  expect(status).toBe(200);
  expect(body.stops[0]).toMatchObject({ asksCode: 'yes', taps: [{ code: 'wrong', stands: false }] });
  expect(await orderOf(owner, large)).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
  expect((await rider.call('GET', '/api/rounds')).body.rounds).toMatchObject([{ stops: 2, open: 2 }]);
  await deliver(large, doorCode ?? '');
  expect((await orderOf(owner, large)).status).toBe('delivered');
});

test('after five wrong codes the right one is not taken either: only the way out is left', async () => {
  await using shop = await openShop();
  const { owner, asha, large, stopOf, deliver } = await rideWithCodes(shop);
  const { doorCode } = await orderOf(asha, large);
  for (let tries = 0; tries < CODE_TRIES; tries += 1) await deliver(large, wrongOf(doorCode));
  expect(await stopOf(large)).toMatchObject({ asksCode: 'spent' });
  await deliver(large, doorCode ?? '');
  expect(await orderOf(owner, large)).toMatchObject({ status: 'pending' });
  await deliver(large, '');
  expect(await orderOf(owner, large)).toMatchObject({ status: 'delivered' });
});

test('who could not get the code delivers without it; the owner and the shopper see that', async () => {
  await using shop = await openShop();
  const { owner, asha, large, stopOf, deliver } = await rideWithCodes(shop);
  await deliver(large, '');
  expect((await stopOf(large)).taps).toMatchObject([{ code: 'missing', stands: true }]);
  for (const person of [owner, asha]) {
    const { status, timeline } = await orderOf(person, large);
    expect(status).toBe('delivered');
    expect(timeline.map(({ note }) => note)).toContain('Handed over without the code');
  }
});

test('nobody is asked for a code who did not take it: not at home and refused go as ever', async () => {
  await using shop = await openShop();
  const { rider, large, round, stopOf } = await rideWithCodes(shop);
  await sendTap(rider, round, tapOn(await stopOf(large), { kind: 'away' }));
  expect(await stopOf(large)).toMatchObject({ asksCode: 'yes', taps: [{ code: '', stands: true }] });
});

test('a wrong code is no contradiction to what another phone says afterwards', async () => {
  await using shop = await openShop();
  const { owner, asha, large, round, stopOf, deliver } = await rideWithCodes(shop);
  const before = await stopOf(large);
  await deliver(large, wrongOf((await orderOf(asha, large)).doorCode));
  await sendTap(owner, round, tapOn(before, { kind: 'refused', reason: 'late' }));
  expect((await stopOf(large)).taps).toMatchObject([{ stands: false }, { kind: 'refused', stands: true }]);
});

test('what is paid before it comes gets a code, in the language of its shopper; taken back, it needs none', async () => {
  await using shop = await openShop();
  const { owner, bina, small, stopOf } = await rideWithCodes(shop);
  await pay(owner, small);
  const { doorCode } = await orderOf(bina, small);
  expect(doorCode).toMatch(/^\d{4}$/);
  expect(await stopOf(small)).toMatchObject({ asksCode: 'yes', collect: 0 });
  const told = (await sentMails(shop)).filter(({ text }) => text.includes(`आपका कोड: ${doorCode}`));
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    [bina.user.email, `ऑर्डर ${small.orderId} का कोड`],
  ]);
  await owner.call('PATCH', `/api/orders/${small._id}`, { paymentStatus: 'pending' });
  expect((await orderOf(bina, small)).doorCode).toBeUndefined();
  expect(await stopOf(small)).toMatchObject({ asksCode: 'no' });
});

test('what is put on account before it comes gets a code as what is paid does; off the account again, it needs none', async () => {
  await using shop = await openShop();
  const { owner, bina, small, stopOf } = await rideWithCodes(shop);
  await lend(owner, bina, 500);
  const id = newId();
  expect((await putOnAccount(owner, small, { id })).status).toBe(201);
  const { doorCode } = await orderOf(bina, small);
  expect(doorCode).toMatch(/^\d{4}$/);
  expect(await stopOf(small)).toMatchObject({ asksCode: 'yes', collect: 0 });
  const told = (await sentMails(shop)).filter(({ text }) => text.includes(`आपका कोड: ${doorCode}`));
  expect(told.map(({ to }) => to)).toEqual([bina.user.email]);
  const whyOf = async () =>
    (await shop.platform.db.selectFrom('door_codes').select(['order_id', 'why']).execute())
      .filter(({ order_id }) => order_id === small._id)
      .map(({ why }) => why);
  expect(await whyOf()).toEqual(['credit']);
  await owner.call('POST', `/api/orders/${small._id}/payments/${id}/correction`, {});
  expect([(await orderOf(bina, small)).doorCode, await whyOf()]).toEqual([undefined, []]);
  expect(await stopOf(small)).toMatchObject({ asksCode: 'no', collect: small.totalAmount });
});

test('whoever could not say a code has none: who ordered by phone, and whose order goes on account at the door', async () => {
  await using shop = await openShop();
  const { owner, bina, salt, small, round, stopOf } = await rideWithCodes(shop);
  await lend(owner, bina, 500);
  const stop = await stopOf(small);
  expect((await sendTap(owner, round, tapOn(stop, { onAccount: true }))).status).toBe(200);
  expect(await orderOf(bina, small)).toMatchObject({ status: 'delivered', due: 0 });
  const customer = { id: bina.user._id, phone: bina.user.phone, name: bina.user.name };
  const called = await take(owner, byPhone([[salt, 1]], 40, { customer, round }));
  expect(called.status).toBe(201);
  expect((await putOnAccount(owner, called.body.data)).status).toBe(201);
  expect((await orderOf(bina, called.body.data)).doorCode).toBeUndefined();
  const codes = await shop.platform.db.selectFrom('door_codes').select('why').execute();
  expect(codes).toEqual([{ why: 'large' }]);
});

test('cash at the door makes no code; a code that is no four digits is refused', async () => {
  await using shop = await openShop();
  const { bina, small, deliver } = await rideWithCodes(shop);
  expect((await deliver(small, '12')).status).toBe(422);
  await deliver(small, '');
  expect((await orderOf(bina, small)).timeline.map(({ note }) => note)).toEqual(['', '', '']);
  expect(await shop.platform.db.selectFrom('door_codes').selectAll().execute()).toHaveLength(1);
});

test('an order that becomes paid or large in packing has a code like others, and its shopper is told it once', async () => {
  await using shop = await openShop();
  const { owner, bina, small } = await rideWithCodes(shop, 100);
  const [item] = small.items;
  const pack = async (quantity: number, more = {}) => {
    const { revision } = (await orderOf(owner, small)).items[0]!;
    return owner.call('PUT', `/api/orders/${small._id}/lines/${item?.line}/packing`, {
      quantity,
      reason: 'none',
      revision,
      ...more,
    });
  };
  const codeOf = async () => (await orderOf(bina, small)).doorCode;
  expect(await codeOf()).toBeUndefined();
  const { detail } = (await pack(6)).body;
  await pack(6, { agreedTo: detail.total });
  const code = await codeOf();
  expect(code).toMatch(/^\d{4}$/);
  const told = async () =>
    (await sentMails(shop)).filter(({ text }) => code !== undefined && text.includes(code)).length;
  expect(await told()).toBe(1);
  await pack(6);
  expect([await codeOf(), await told()]).toEqual([code, 1]);
});

test('a part that was paid is enough once less is packed: then it is paid, and has its code', async () => {
  await using shop = await openShop();
  const { owner, asha, large } = await rideWithCodes(shop, 10_000);
  await owner.call('POST', `/api/orders/${large._id}/payments`, payment(large, { amount: large.due - 20 }));
  expect((await orderOf(asha, large)).doorCode).toBeUndefined();
  const { line, revision } = large.items[0]!;
  const added = await owner.call('POST', `/api/orders/${large._id}/lines`, {
    id: crypto.randomUUID(),
    product: large.items[0]!.product._id,
    quantity: 1,
    give: true,
  });
  expect(added.status).toBe(200);
  await owner.call('PUT', `/api/orders/${large._id}/lines/${line}/packing`, {
    quantity: 0,
    reason: 'none',
    revision,
  });
  const now = await orderOf(asha, large);
  expect(now).toMatchObject({ paymentStatus: 'received' });
  expect(now.doorCode).toMatch(/^\d{4}$/);
});
