import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { addRule, orderWith, roundsFor, roundsIn, wrongSeats } from '#test/steps/rounds.ts';

const cancel = { status: 'cancelled' };

test('a cancelled order gives its seat back once, whoever cancels it and however often', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const first = (await orderWith(asha, mango)).body.data;
  await orderWith(asha, mango);
  const path = `/api/orders/${first._id}`;
  await Promise.all([
    asha.call('POST', `${path}/cancellation`),
    owner.call('PATCH', path, cancel),
    owner.call('POST', '/api/orders/status', {
      orders: [{ _id: first._id, status: 'pending' }],
      ...cancel,
    }),
  ]);
  await asha.call('POST', `${path}/cancellation`);
  expect((await roundsIn(owner))[0]).toMatchObject({ booked: 1 });
  expect(await wrongSeats(shop)).toEqual([]);
});

test('an order that comes back from cancelled takes a seat again, after the cut-off too, or is refused when there is none', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner, { seats: 1 });
  const placed = (await orderWith(asha, mango)).body.data;
  await asha.call('POST', `/api/orders/${placed._id}/cancellation`);
  const other = (await orderWith(asha, mango)).body.data;
  expect(other.promise).toEqual(placed.promise);
  const refused = await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'pending' });
  expect([refused.status, refused.body.code, refused.body.detail.reason]).toEqual([
    409,
    'round_gone',
    'full',
  ]);
  await asha.call('POST', `/api/orders/${other._id}/cancellation`);
  shop.clock.advance({ hours: 8 });
  const back = await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'dispatched' });
  expect([back.status, back.body.promise]).toEqual([200, placed.promise]);
  expect((await roundsIn(owner))[0]).toMatchObject({ booked: 1 });
  expect(await wrongSeats(shop)).toEqual([]);
});

test('staff promise another round: its seat is booked, the one before is free again, and the order says so', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const placed = (await orderWith(asha, mango)).body.data;
  const [, tomorrow] = await roundsFor(shop);
  const to = { round: tomorrow?.id, updatedAt: placed.updatedAt };
  const { status, body } = await owner.call('PUT', `/api/orders/${placed._id}/round`, to);
  expect([status, body.promise]).toEqual([200, { ...placed.promise, round: tomorrow?.id, on: '2026-11-21' }]);
  expect(body.timeline.at(-1)).toMatchObject({ note: 'Another time was promised' });
  expect((await roundsIn(owner)).map(({ booked }) => booked).slice(0, 2)).toEqual([0, 1]);
  const [placedMail, movedMail] = await sentMails(shop);
  expect(placedMail?.text).toContain('Delivery: 20 Nov 2026, 5:00 pm to 7:00 pm');
  expect(movedMail?.subject).toBe(`Another time for order ${placed.orderId}`);
  expect(movedMail?.text).toContain('Delivery: 21 Nov 2026, 5:00 pm to 7:00 pm');
  const again = await owner.call('PUT', `/api/orders/${placed._id}/round`, to);
  expect([again.status, again.body.updatedAt]).toEqual([200, body.updatedAt]);
  const [today] = await roundsIn(owner);
  const stale = await owner.call('PUT', `/api/orders/${placed._id}/round`, { ...to, round: today?.id });
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('an order goes to no round that is full, paused, closed, over or only to collect from', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner, { seats: 1 });
  await addRule(owner, { kind: 'collect', days: [2] });
  const placed = (await orderWith(asha, mango)).body.data;
  const rides = (await roundsIn(owner)).filter(({ kind }) => kind === 'ride');
  const [today, full, paused, closed, fifth] = rides;
  const collect = (await roundsIn(owner)).find(({ kind }) => kind === 'collect');
  await orderWith(asha, mango, { round: full?.id });
  await owner.call('POST', '/api/delivery/pauses', { from: paused?.on, to: paused?.on, text: 'Holi' });
  await owner.call('PATCH', `/api/delivery/rounds/${closed?.id}`, { closed: true });
  const reasonOf = async (round: string | undefined) => {
    const to = { round, updatedAt: placed.updatedAt };
    return (await owner.call('PUT', `/api/orders/${placed._id}/round`, to)).body.detail?.reason;
  };
  expect([
    await reasonOf(full?.id),
    await reasonOf(paused?.id),
    await reasonOf(closed?.id),
    await reasonOf(collect?.id),
  ]).toEqual(['full', 'paused', 'closed', 'gone']);
  expect((await roundsIn(owner))[0]).toMatchObject({ id: today?.id, booked: 1 });
  shop.clock.advance({ days: 7 });
  expect(await reasonOf(fifth?.id)).toBe('late');
  expect(await wrongSeats(shop)).toEqual([]);
});

test('a cancelled order is promised another round without a seat, and books it when it comes back', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const placed = (await orderWith(asha, mango)).body.data;
  const path = `/api/orders/${placed._id}`;
  const { updatedAt } = (await owner.call('PATCH', path, cancel)).body;
  const [, tomorrow] = await roundsFor(shop);
  expect((await owner.call('PUT', `${path}/round`, { round: tomorrow?.id, updatedAt })).status).toBe(200);
  expect((await roundsIn(owner))[1]).toMatchObject({ booked: 0 });
  await owner.call('PATCH', path, { status: 'pending' });
  expect((await roundsIn(owner)).map(({ booked }) => booked).slice(0, 2)).toEqual([0, 1]);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('two orders that change rounds with each other at the same moment both arrive', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const [today, tomorrow] = await roundsFor(shop);
  const one = (await orderWith(asha, mango, { round: today?.id })).body.data;
  const other = (await orderWith(asha, mango, { round: tomorrow?.id })).body.data;
  const answers = await Promise.all([
    owner.call('PUT', `/api/orders/${one._id}/round`, { round: tomorrow?.id, updatedAt: one.updatedAt }),
    owner.call('PUT', `/api/orders/${other._id}/round`, { round: today?.id, updatedAt: other.updatedAt }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('whoever deletes the account keeps the order and its seat: it still goes out', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const placed = (await orderWith(asha, mango)).body.data;
  expect((await owner.call('DELETE', `/api/auth/user/${asha.user._id}`)).status).toBe(200);
  expect((await owner.call('GET', `/api/orders/${placed._id}`)).body.promise).toEqual(placed.promise);
  expect((await roundsIn(owner))[0]).toMatchObject({ booked: 1 });
  await owner.call('PATCH', `/api/orders/${placed._id}`, cancel);
  expect((await roundsIn(owner))[0]).toMatchObject({ booked: 0 });
});
