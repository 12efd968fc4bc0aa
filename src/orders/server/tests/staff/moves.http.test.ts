import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { Order, OrderEvent, OrderStatus } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, regular, signUp } from '#test/people.ts';

/** A shop with one order of 200 rupees and 20 of shipping, its shopper and its owner. */
async function shopWithOrder(shop: TestShop) {
  const { mango } = await addGoods(shop, { mango: { price: 100, stock: 10 } });
  const asha = await regular(shop);
  const owner = await admin(shop);
  const placed: Order = await order(asha, [mango, 2]);
  return { mango, asha, owner, placed, path: `/api/orders/${placed._id}` };
}

const seenAs = (status: OrderStatus, ...orders: Order[]) => orders.map(({ _id }) => ({ _id, status }));

test('several orders moved at once never revive one that its shopper cancelled meanwhile', async () => {
  await using shop = await openShop();
  const { mango, asha, owner } = await shopWithOrder(shop);
  for (let round = 0; round < 20; round += 1) {
    const mine: Order = await order(asha, [mango, 1]);
    const [moved, cancelled] = await Promise.all([
      owner.call('POST', '/api/orders/status', { orders: seenAs('pending', mine), status: 'dispatched' }),
      asha.call('POST', `/api/orders/${mine._id}/cancellation`),
    ]);
    const { body } = await owner.call('GET', `/api/orders/${mine._id}`);
    const events = body.timeline.map((event: OrderEvent) => 'to' in event && event.to);
    const isCancelled = cancelled.status === 200;
    const stays = isCancelled ? 'cancelled' : 'dispatched';
    expect([body.status, events]).toEqual([stays, ['pending', stays]]);
    const refused = moved.body.refused.map((refusal: { code: string; detail: object }) => [
      refusal.code,
      refusal.detail,
    ]);
    const told = ['conflict', expect.objectContaining({ status: 'cancelled' })];
    expect(refused).toEqual(isCancelled ? [told] : []);
    await owner.call('PATCH', `/api/orders/${mine._id}`, { status: 'cancelled' });
  }
  expect(await stockOf(shop, mango)).toBe(8);
  expect(shop.bugs).toEqual([]);
});

test('an order that was moved on by somebody else is not moved with several others', async () => {
  await using shop = await openShop();
  const { owner, placed, path } = await shopWithOrder(shop);
  await owner.call('PATCH', path, { status: 'delivered' });
  const { body } = await owner.call('POST', '/api/orders/status', {
    orders: seenAs('pending', placed),
    status: 'dispatched',
  });
  expect(body.refused).toMatchObject([
    { _id: placed._id, code: 'conflict', detail: { status: 'delivered' } },
  ]);
  expect((await owner.call('GET', path)).body.status).toBe('delivered');
});

test('a cancelled order is brought back by itself only, never with several others', async () => {
  await using shop = await openShop();
  const { owner, placed, path } = await shopWithOrder(shop);
  await owner.call('PATCH', path, { status: 'cancelled' });
  const { body } = await owner.call('POST', '/api/orders/status', {
    orders: seenAs('cancelled', placed),
    status: 'dispatched',
  });
  expect(body.moved).toEqual([]);
  expect(body.refused[0].message).toBe('This order is cancelled. Open it to bring it back.');
  expect((await owner.call('PATCH', path, { status: 'pending' })).status).toBe(200);
});

test('of several that were moved without a network, a cancelled order stays so when each of them is sent by itself', async () => {
  await using shop = await openShop();
  const { mango, asha, owner, path } = await shopWithOrder(shop);
  const { body: seen } = await asha.call('POST', `${path}/cancellation`);
  const waited = { ...seen, status: 'dispatched', waited: 60_000, ofMany: true };
  const { status, body } = await owner.call('PATCH', path, waited);
  expect([status, body.code, body.message, body.detail]).toEqual([
    409,
    'conflict',
    'This order is cancelled. Open it to bring it back.',
    { status: 'cancelled' },
  ]);
  expect((await owner.call('GET', path)).body.timeline).toHaveLength(2);
  expect(await stockOf(shop, mango)).toBe(10);
  const before = (await sentMails(shop)).length;
  expect((await owner.call('PATCH', path, waited)).status).toBe(409);
  expect(await sentMails(shop)).toHaveLength(before);
});

test('a paid order that is cancelled says how much to give back, everywhere, until that is done', async () => {
  await using shop = await openShop();
  const { asha, owner, path } = await shopWithOrder(shop);
  await owner.call('PATCH', path, { paymentStatus: 'received' });
  const cancelled = await asha.call('POST', `${path}/cancellation`);
  expect(cancelled.body).toMatchObject({
    paymentStatus: 'received',
    totalAmount: 220,
    due: 0,
    giveBack: 220,
  });
  expect((await owner.call('GET', '/api/orders/all')).body.orders[0].giveBack).toBe(220);
  const mail = (await sentMails(shop)).find(({ subject }) => subject === 'Your order 1 was cancelled');
  expect(mail?.text).toContain('We give you back the ₹220 that you paid for it.');
  expect(mail?.text).not.toContain('nothing to pay');

  shop.clock.advance({ hours: 1 });
  const payment = { id: newId(), seen: { due: 0, giveBack: 220 } };
  const given = await owner.call('PATCH', path, { ...cancelled.body, givesBack: true, payment });
  expect(given.body).toMatchObject({ status: 'cancelled', due: 0, giveBack: 0 });
  expect(given.body.timeline.at(-1)).toMatchObject({ kind: 'payment', note: '₹220 given back' });
  const rows = await shop.platform.db.selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(rows.map(({ action }) => action)).toContain('money given back');
});

test('set back to pending, the payment of a cancelled order was a mistake: nothing came, and nothing is to be given back', async () => {
  await using shop = await openShop();
  const { owner, asha, path } = await shopWithOrder(shop);
  await owner.call('PATCH', path, { paymentStatus: 'received' });
  await asha.call('POST', `${path}/cancellation`);
  const back = await owner.call('PATCH', path, { paymentStatus: 'pending' });
  expect(back.body).toMatchObject({ paymentStatus: 'pending', due: 0, giveBack: 0, money: { paid: 0 } });
  expect(back.body.money.payments).toMatchObject([{ kind: 'paid', isUndone: true }]);
  const unnamed = await owner.call('PATCH', path, { givesBack: true });
  expect([unnamed.status, unnamed.body.fields]).toEqual([422, { payment: ['Choose a payment'] }]);
});

test('an order that was not paid has nothing to give back and, cancelled, nothing to pay', async () => {
  await using shop = await openShop();
  const { asha, placed, path } = await shopWithOrder(shop);
  expect(placed).toMatchObject({ due: 220, giveBack: 0 });
  const { body } = await asha.call('POST', `${path}/cancellation`);
  expect(body).toMatchObject({ due: 0, giveBack: 0 });
  const mail = (await sentMails(shop)).find(({ subject }) => subject === 'Your order 1 was cancelled');
  expect(mail?.text).toContain('There is nothing to pay for it.');
});

test('an order cancelled because its payment was noted by mistake promises no money', async () => {
  await using shop = await openShop();
  const { owner, path } = await shopWithOrder(shop);
  await owner.call('PATCH', path, { paymentStatus: 'received' });
  await owner.call('PATCH', path, { status: 'cancelled', paymentStatus: 'pending' });
  const mail = (await sentMails(shop)).find(({ subject }) => subject === 'Your order 1 was cancelled');
  expect(mail?.text).toContain('There is nothing to pay for it.');
});

test('an order that leaves delivered still knows when it was delivered', async () => {
  await using shop = await openShop();
  const { owner, path } = await shopWithOrder(shop);
  const delivered = (await owner.call('PATCH', path, { status: 'delivered' })).body;
  shop.clock.advance({ days: 2 });
  const { body } = await owner.call('PATCH', path, { status: 'cancelled' });
  expect(body.deliveredAt).toBe(delivered.deliveredAt);
  expect(body.timeline.map((event: OrderEvent) => 'to' in event && event.to)).toEqual([
    'pending',
    'delivered',
    'cancelled',
  ]);
});

test('a second change from the same kept copy goes through if what it changes was not changed meanwhile', async () => {
  await using shop = await openShop();
  const { owner, placed, path } = await shopWithOrder(shop);
  expect((await owner.call('PATCH', path, { ...placed, status: 'dispatched' })).status).toBe(200);
  const second = await owner.call('PATCH', path, { ...placed, paymentStatus: 'received' });
  expect(second.body).toMatchObject({ status: 'dispatched', paymentStatus: 'received' });
  const third = await owner.call('PATCH', path, { ...placed, status: 'delivered' });
  expect([third.status, third.body.code]).toEqual([409, 'conflict']);
  expect(third.body.detail).toEqual({
    status: 'dispatched',
    paymentStatus: 'received',
    packed: false,
    phoneToConfirm: false,
    updatedAt: second.body.updatedAt,
  });
});

test('a clock that was set back does not make an old copy of an order undo a payment', async () => {
  await using shop = await openShop();
  const { owner, path } = await shopWithOrder(shop);
  shop.clock.advance({ hours: 1 });
  const kept = (await owner.call('PATCH', path, { status: 'dispatched' })).body;
  shop.clock.advance({ minutes: -30 });
  await owner.call('PATCH', path, { paymentStatus: 'received' });
  const { body } = await owner.call('PATCH', path, { ...kept, status: 'delivered' });
  expect(body).toMatchObject({ status: 'delivered', paymentStatus: 'received' });
  const moments = body.timeline.map(({ at }: Order['timeline'][number]) => at);
  expect(moments.toSorted()).toEqual(moments);
});

test('a copy from a moment that the order does not know changes nothing', async () => {
  await using shop = await openShop();
  const { owner, placed, path } = await shopWithOrder(shop);
  const unknown = { ...placed, status: 'dispatched', updatedAt: '2020-01-01T00:00:00.000Z' };
  expect((await owner.call('PATCH', path, unknown)).status).toBe(409);
  expect((await owner.call('GET', path)).body.status).toBe('pending');
});

test('if two devices change different things of an order at once, both changes are kept', async () => {
  await using shop = await openShop();
  const { mango, asha, owner } = await shopWithOrder(shop);
  for (let round = 0; round < 10; round += 1) {
    const mine: Order = await order(asha, [mango, 1]);
    const path = `/api/orders/${mine._id}`;
    await Promise.all([
      owner.call('PATCH', path, { ...mine, status: 'delivered' }),
      owner.call('PATCH', path, { ...mine, paymentStatus: 'received' }),
    ]);
    const { body } = await owner.call('GET', path);
    expect(body).toMatchObject({ status: 'delivered', paymentStatus: 'received' });
    expect(new Set(body.timeline.map(({ at }: Order['timeline'][number]) => at)).size).toBe(3);
    await owner.call('PATCH', path, { status: 'cancelled' });
  }
});

test('several selected orders are moved at once; each that cannot be moved is named with the reason', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 5 } });
  const asha = await signUp(shop);
  const owner = await admin(shop);
  const fine = await order(asha, [mango, 1]);
  const sold = await order(asha, [mango, 3]);
  await owner.call('PATCH', `/api/orders/${sold._id}`, { status: 'cancelled' });
  await order(asha, [mango, 4]);
  const unknown = '00000000-0000-7000-8000-000000000000';
  const { status, body } = await owner.call('POST', '/api/orders/status', {
    orders: [fine._id, sold._id, unknown, fine._id].map((_id) => ({ _id, status: 'pending' })),
    status: 'dispatched',
  });
  expect(status).toBe(200);
  expect(body.moved.map((moved: Order) => [moved._id, moved.status])).toEqual([[fine._id, 'dispatched']]);
  expect(body.refused).toEqual([
    expect.objectContaining({ _id: sold._id, code: 'conflict', message: expect.any(String) }),
    expect.objectContaining({ _id: unknown, code: 'not_found' }),
  ]);
  expect((await owner.call('GET', `/api/orders/${sold._id}`)).body.status).toBe('cancelled');
});

test.each([
  { orders: [], status: 'delivered' },
  { orders: [{ _id: 'x', status: 'pending' }], status: 'lost' },
  { orders: [{ _id: 'x' }], status: 'delivered' },
  { status: 'delivered' },
])('a selection like %j is refused', async (selection) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect((await owner.call('POST', '/api/orders/status', selection)).status).toBe(422);
});
