import { expect, test } from 'vitest';
import { jobHandlers } from '#main/job-handlers.ts';
import type { Order } from '#orders/order.ts';
import { addMarksJob } from '#orders/server/trust/forget-marks.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, order, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';
import { pay, payment, utr } from '#test/steps/payments.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';
import { atCounter, take } from '#test/steps/taking.ts';

test('who refused at the door is called before the next order, until somebody notes that all is well', async () => {
  await using shop = await openShop();
  const { rider, owner, round, mango, placed } = await shopWithRide(shop, 1);
  const asha = await signUp(shop);
  const path = `/api/orders/${placed[0]!._id}/trust`;
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { kind: 'refused', reason: 'mind' }));
  expect((await owner.call('GET', path)).body).toEqual({
    refused: 1,
    late: 0,
    newcomer: 'limited',
    mark: null,
  });
  expect((await order(asha, [mango, 1])).phoneToConfirm).toBe(true);
  const fine = { kind: 'fine', reason: 'It was our mistake', until: '2026-11-28' };
  const { body } = await owner.call('PUT', path, fine);
  expect(body.mark).toEqual({ ...fine, by: 'Owner' });
  expect((await order(asha, [mango, 1])).phoneToConfirm).toBe(false);
  shop.clock.advance({ days: 10 });
  expect((await owner.call('GET', path)).body).toEqual({
    refused: 1,
    late: 0,
    newcomer: 'limited',
    mark: null,
  });
  shop.clock.advance({ days: 200 });
  const again = await admin(shop);
  expect((await again.call('GET', path)).body).toEqual({
    refused: 0,
    late: 0,
    newcomer: 'limited',
    mark: null,
  });
});

test('a refusal that was tapped by mistake is none', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { kind: 'refused' }));
  const [seen] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(seen!, { cash: seen!.collect }));
  expect((await owner.call('GET', `/api/orders/${placed[0]!._id}/trust`)).body.refused).toBe(0);
});

test('paid more than two weeks after it was delivered is late, and so is what is still not paid', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const [soon, later, never] = [
    await order(asha, [mango, 1]),
    await order(asha, [mango, 1]),
    await order(asha, [mango, 1]),
  ];
  for (const { _id } of [soon, later, never])
    await owner.call('PATCH', `/api/orders/${_id}`, { status: 'delivered' });
  await pay(owner, soon, payment(soon));
  const late = async () => (await owner.call('GET', `/api/orders/${soon._id}/trust`)).body.late;
  expect(await late()).toBe(0);
  shop.clock.advance({ days: 20 });
  await pay(owner, later, payment(later));
  expect(await late()).toBe(2);
});

test('a payment that is only written down anew says nothing of her; one that was taken back and came weeks later is late', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600.5 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const [wrongly, byMistake] = [await order(asha, [mango, 1]), await order(asha, [mango, 1])];
  const [cash, tapped] = [payment(wrongly), payment(byMistake)];
  const takeBack = (of: Order, { id }: { id: string }) =>
    owner.call('POST', `/api/orders/${of._id}/payments/${id}/correction`, {});
  for (const { _id } of [wrongly, byMistake])
    await owner.call('PATCH', `/api/orders/${_id}`, { status: 'delivered' });
  await pay(owner, wrongly, cash);
  await pay(owner, byMistake, tapped);
  await takeBack(byMistake, tapped);
  const late = async (): Promise<number> =>
    (await owner.call('GET', `/api/orders/${wrongly._id}/trust`)).body.late;
  shop.clock.advance({ days: 9 });
  // It came by UPI, and not in cash; later it is seen that a part of it did.
  await takeBack(wrongly, cash);
  const upi = payment(wrongly, { method: 'upi', reference: utr() });
  await pay(owner, wrongly, upi);
  shop.clock.advance({ days: 9 });
  await takeBack(wrongly, upi);
  await pay(owner, wrongly, payment(wrongly, { amount: 100 }));
  const rest = { due: wrongly.due - 100, giveBack: 0 };
  const more = payment(wrongly, { method: 'upi', reference: utr(), amount: rest.due, seen: rest });
  expect((await pay(owner, wrongly, more)).status).toBe(201);
  expect(await late()).toBe(1);
  await pay(owner, byMistake, payment(byMistake));
  expect(await late()).toBe(1);
});

test('a mark has its reason and its end, and is told to nobody but staff who look after orders', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const placed = await order(asha, [mango, 1]);
  const path = `/api/orders/${placed._id}/trust`;
  const mark = { kind: 'careful', reason: 'Wrong address twice', until: '2026-12-24' };
  expect((await owner.call('PUT', path, { ...mark, reason: '' })).body.fields).toEqual({
    reason: ['Write the reason'],
  });
  const years = await owner.call('PUT', path, { ...mark, until: '2036-01-01' });
  expect(years.body.fields).toEqual({ until: ['Choose a day within a year from today'] });
  await (await staff(shop, ['packer', 'counter'])).call('PUT', path, mark);
  const next = await order(asha, [mango, 1]);
  expect([next.phoneToConfirm, JSON.stringify(next).includes('Wrong address')]).toEqual([true, false]);
  for (const person of [asha, await staff(shop, ['rider', 'goods', 'accounts'])])
    expect((await person.call('GET', path)).status).toBe(403);
  expect((await owner.call('DELETE', path)).body.mark).toBeNull();
});

test('where the owner wants it, orders for one number are limited until they are paid, whoever sends them', async () => {
  await using shop = await openShop();
  // Each orders something else: whoever takes the same goods waits at their stock already.
  const named = Array.from({ length: 8 }, (_, at) => [`goods${at}`, { price: 600, stock: 100 }]);
  const goods = Object.values(await addGoods(shop, Object.fromEntries(named)));
  const owner = await admin(shop);
  const people = await Promise.all(goods.map(() => signUp(shop)));
  await order(people[0]!, [goods[0]!, 3]);
  await changeSettings(owner, { unpaidMost: 3000, phones: ['9876500000'] });
  const requests: Awaited<ReturnType<typeof checkoutRequest>>[] = [];
  for (const [at, person] of people.entries()) {
    await fillCart(person, [goods[at]!, 1]);
    requests.push(await checkoutRequest(person));
  }
  const answers = await Promise.all(people.map((person, at) => send(person, requests[at]!)));
  const refused = answers.filter(({ status }) => status === 422);
  expect([answers.length - refused.length, refused.length]).toEqual([2, 6]);
  expect(refused[0]?.body).toMatchObject({
    code: 'over_limit',
    message:
      'Unpaid orders for this phone number together can be at most ₹3,000. For more, please call 9876500000.',
    detail: { limit: 'phone', most: 3000, open: 3000 },
  });
  expect(await shop.platform.db.selectFrom('phone_turns').selectAll().execute()).toEqual([]);
});

test('two who note something of one number at the same moment are both heard; the later note stands', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const path = `/api/orders/${(await order(asha, [mango, 1]))._id}/trust`;
  const mark = { kind: 'careful', until: '2026-12-24' };
  const reasons = ['Not at home', 'Wrong address', 'Refused it', 'Asked for credit'];
  const answers = await Promise.all(reasons.map((reason) => owner.call('PUT', path, { ...mark, reason })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(reasons).toContain((await owner.call('GET', path)).body.mark.reason);
});

test('a note that has ended is deleted on the next day, though nobody writes another', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, asha, bina] = [await admin(shop), await signUp(shop), await signUp(shop)];
  const orderFor = async (person: Caller, phone: string): Promise<Order> => {
    await fillCart(person, [mango, 1]);
    const request = await checkoutRequest(person);
    return (await send(person, { ...request, selectedAddress: { ...DELIVERY_ADDRESS, phone } })).body.data;
  };
  const [first, other] = [await orderFor(asha, '9876500001'), await orderFor(bina, '9876500002')];
  const mark = { kind: 'careful', reason: 'Wrong address twice' };
  await owner.call('PUT', `/api/orders/${first._id}/trust`, { ...mark, until: '2026-11-22' });
  await owner.call('PUT', `/api/orders/${other._id}/trust`, { ...mark, until: '2026-12-24' });
  const worker = startWorker(shop.platform, jobHandlers(shop.platform));
  const kept = async (): Promise<string[]> => {
    // Two servers look at the same time.
    await Promise.all([addMarksJob(shop.platform), addMarksJob(shop.platform)]);
    await worker.runDue();
    const rows = await shop.platform.db
      .selectFrom('phone_marks')
      .select('until_day')
      .orderBy('until_day')
      .execute();
    return rows.map(({ until_day }) => until_day);
  };
  shop.clock.advance({ days: 2 });
  expect(await kept()).toEqual(['2026-11-22', '2026-12-24']);
  shop.clock.advance({ days: 1 });
  expect(await kept()).toEqual(['2026-12-24']);
  await worker.stop();
});

test('sales at the counter without a number have nothing in common: no history, and nothing can be noted of them', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const owner = await admin(shop);
  const sale = async () => (await take(owner, atCounter([[mango, 1]], 50))).body.data as Order;
  const [one, other] = [await sale(), await sale()];
  await shop.platform.db.updateTable('orders').set({ payment_status: 'pending' }).execute();
  const mark = { kind: 'careful', reason: 'Left without paying', until: '2026-12-20' };
  const noted = await owner.call('PUT', `/api/orders/${one._id}/trust`, mark);
  expect([noted.status, noted.body.message]).toEqual([
    409,
    'This order has no number, so nothing can be saved for it.',
  ]);
  shop.clock.advance({ days: 30 });
  const again = await admin(shop);
  for (const { _id } of [one, other])
    expect((await again.call('GET', `/api/orders/${_id}/trust`)).body).toEqual({
      refused: 0,
      late: 0,
      mark: null,
      newcomer: 'no',
    });
});
