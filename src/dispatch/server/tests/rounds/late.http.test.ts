import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { addRule, doJobs, orderWith, roundsFor, roundsIn, wrongSeats } from '#test/steps/rounds.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

const late = (to: string | null) => ({ to });

/** The mails that were sent when it can no longer be undone. */
async function mailsAfterwards(shop: TestShop) {
  shop.clock.advance({ seconds: 15 });
  await doJobs(shop);
  return sentMails(shop);
}

test('the owner says once that a round is late: each order that is still to come shows until when, and what was promised stays', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, ravi] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  const [asha, meena] = [await signUp(shop), await signUp(shop, { name: 'Meena' })];
  await addRule(owner);
  const placed = (await orderWith(asha, mango)).body.data;
  const cancelled = (await orderWith(meena, mango)).body.data;
  await meena.call('POST', `/api/orders/${cancelled._id}/cancellation`);
  const done = (await orderWith(meena, mango)).body.data;
  await owner.call('PATCH', `/api/orders/${done._id}`, { status: 'delivered' });
  const said = await ravi.call('PUT', `/api/delivery/rounds/${placed.promise.round}/lateness`, late('20:30'));
  expect([said.status, said.body.rounds[0]]).toMatchObject([
    200,
    { lateTo: '20:30', from: '17:00', to: '19:00' },
  ]);
  const shown = (await asha.call('GET', `/api/orders/${placed._id}`)).body;
  expect([shown.lateTo, shown.promise]).toEqual(['20:30', placed.promise]);
  for (const { _id } of [cancelled, done])
    expect((await meena.call('GET', `/api/orders/${_id}`)).body.lateTo).toBeUndefined();
  expect((await asha.call('GET', '/api/orders')).body.orders).toMatchObject([{ lateTo: '20:30' }]);
  expect(shown.updatedAt).toBe(placed.updatedAt);
});

test('an open page hears of it the next time it asks, and nothing more afterwards', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const placed = (await orderWith(asha, mango)).body.data;
  const ask = (tag: string) =>
    asha.call('GET', `/api/orders/${placed._id}`, undefined, { 'If-None-Match': tag });
  const path = `/api/delivery/rounds/${placed.promise.round}/lateness`;
  expect((await ask(`"${placed.updatedAt}"`)).status).toBe(304);
  await owner.call('PUT', path, late('20:00'));
  expect(await ask(`"${placed.updatedAt}"`)).toMatchObject({ status: 200, body: { lateTo: '20:00' } });
  expect((await ask(`"${placed.updatedAt} 20:00"`)).status).toBe(304);
  await owner.call('PUT', path, late(null));
  expect((await ask(`"${placed.updatedAt} 20:00"`)).status).toBe(200);
});

test('shoppers are written to in their language, once, whatever is said again; who cancelled is not', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const owner = await admin(shop);
  const asha = await signUp(shop, { language: 'hi' });
  const meena = await signUp(shop, { name: 'Meena' });
  await addRule(owner);
  const placed = (await orderWith(asha, mango)).body.data;
  const cancelled = (await orderWith(meena, mango)).body.data;
  await meena.call('POST', `/api/orders/${cancelled._id}/cancellation`);
  const before = (await sentMails(shop)).length;
  const path = `/api/delivery/rounds/${placed.promise.round}/lateness`;
  await Promise.all([owner.call('PUT', path, late('20:30')), owner.call('PUT', path, late('20:30'))]);
  expect(await sentMails(shop)).toHaveLength(before);
  const [mail, ...more] = (await mailsAfterwards(shop)).slice(before);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: asha.user.email });
  expect(mail?.subject).toBe(`ऑर्डर ${placed.orderId} देर से आएगा`);
  expect(mail?.text.replaceAll('\u{A0}', ' ')).toContain('20 नवंबर 2026, शाम 5 बजे से शाम 7 बजे तक');
  expect(mail?.text.replaceAll('\u{A0}', ' ')).toContain('अब रात साढ़े 8 बजे तक');
  await owner.call('PUT', path, late('20:30'));
  expect(await mailsAfterwards(shop)).toHaveLength(before + 1);
  await owner.call('PUT', path, late('21:00'));
  expect(await mailsAfterwards(shop)).toHaveLength(before + 2);
});

test('what is taken back in ten seconds is written to nobody; later, shoppers read that it comes as promised', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const placed = (await orderWith(asha, mango)).body.data;
  const before = (await sentMails(shop)).length;
  const path = `/api/delivery/rounds/${placed.promise.round}/lateness`;
  await owner.call('PUT', path, late('20:30'));
  shop.clock.advance({ seconds: 10 });
  await sentMails(shop);
  await owner.call('PUT', path, late(null));
  expect(await mailsAfterwards(shop)).toHaveLength(before);
  await owner.call('PUT', path, late('20:30'));
  await mailsAfterwards(shop);
  await owner.call('PUT', path, late(null));
  const mails = await mailsAfterwards(shop);
  expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
    `Order ${placed.orderId} comes later`,
    `Order ${placed.orderId} comes as promised after all`,
  ]);
  expect((await asha.call('GET', `/api/orders/${placed._id}`)).body.lateTo).toBeUndefined();
});

test('orders that are booked at the same moment all show it, and none is told twice', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 100 } });
  const owner = await admin(shop);
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, at) => signUp(shop, { name: `Shopper ${at}` })),
  );
  await addRule(owner);
  const [round] = await roundsFor(shop);
  const path = `/api/delivery/rounds/${round?.id}/lateness`;
  const [first, ...others] = people;
  await orderWith(first!, mango);
  await Promise.all([
    ...others.map((person) => orderWith(person, mango)),
    owner.call('PUT', path, late('20:30')),
  ]);
  const mails = await mailsAfterwards(shop);
  for (const person of people) {
    const [order] = (await person.call('GET', '/api/orders')).body.orders;
    expect(order.lateTo).toBe('20:30');
    const said = mails.filter(({ to, text }) => to === person.user.email && text.includes('8:30 pm'));
    expect(said).toHaveLength(1);
  }
  expect(await wrongSeats(shop)).toEqual([]);
  expect(shop.bugs).toEqual([]);
});

test('an order that moves away is on time again, and one that moves into a late round reads it in the same mail', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const [today, tomorrow] = await roundsFor(shop);
  const goes = (await orderWith(asha, mango, { round: today?.id })).body.data;
  const comes = (await orderWith(asha, mango, { round: tomorrow?.id })).body.data;
  const before = (await sentMails(shop)).length;
  await owner.call('PUT', `/api/delivery/rounds/${today?.id}/lateness`, late('20:30'));
  const away = { round: tomorrow?.id, updatedAt: goes.updatedAt };
  expect((await owner.call('PUT', `/api/orders/${goes._id}/round`, away)).body.lateTo).toBeUndefined();
  const into = { round: today?.id, updatedAt: comes.updatedAt };
  expect((await owner.call('PUT', `/api/orders/${comes._id}/round`, into)).body.lateTo).toBe('20:30');
  const [first, second, ...more] = (await mailsAfterwards(shop)).slice(before);
  expect(more).toEqual([]);
  expect(first?.text).not.toContain('8:30 pm');
  expect(second?.text).toContain('8:30 pm');
});

test('a round is late only after the time that was promised, and not on a day that is over', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  await orderWith(asha, mango);
  const [round] = await roundsIn(owner);
  const path = `/api/delivery/rounds/${round?.id}/lateness`;
  const early = await owner.call('PUT', path, late('19:00'));
  expect([early.status, early.body.fields]).toEqual([
    422,
    { to: ['Customers were already told this time. Choose a later one'] },
  ]);
  expect((await owner.call('PUT', path, late('24:10'))).status).toBe(422);
  shop.clock.advance({ hours: 10, minutes: 30 });
  const over = await owner.call('PUT', path, late('20:15'));
  expect([over.status, over.body.fields]).toEqual([422, { to: ['This time is in the past'] }]);
  expect((await owner.call('PUT', path, late('21:00'))).status).toBe(200);
  shop.clock.advance({ days: 1 });
  expect((await owner.call('PUT', path, late('22:00'))).body.message).toBe('This round has ended.');
  expect((await asha.call('PUT', path, late('22:00'))).status).toBe(403);
});
