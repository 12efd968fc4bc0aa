import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, regular, staff } from '#test/people.ts';
import { answer, complaintOf, complaintsIn, tell, toldBy } from '#test/steps/complaints.ts';
import { creditOf, moveTo } from '#test/steps/credits.ts';

/** A shop whose Asha got two kilos of tomatoes at ₹38 and a salt at ₹28, for ₹124 with the delivery. */
async function shopThatDelivered(shop: TestShop) {
  const owner = await admin(shop);
  const { tomato, salt } = await addGoods(shop, { tomato: { price: 38 }, salt: { price: 28 } });
  const asha = await regular(shop);
  const placed: Order = await order(asha, [tomato, 2], [salt, 1]);
  const came = await moveTo(owner, placed, 'delivered');
  return { owner, asha, tomato, salt, came };
}

const photo = async (): Promise<string> => {
  const canvas = { width: 64, height: 48, channels: 3, background: '#c33' } as const;
  const bytes = await sharp({ create: canvas }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};

test('a customer tells what is wrong with a photo; the owner hears of it, gives credit, and both histories say so', async () => {
  await using shop = await openShop();
  const { owner, asha, tomato, came } = await shopThatDelivered(shop);
  const told = await toldBy(asha, came, { photos: [await photo()], note: 'दबे हुए' });
  expect(told).toMatchObject({
    state: 'open',
    amount: 38,
    wish: 'money',
    lines: [{ fault: 'damaged', quantity: 1 }],
  });
  expect(told.photos).toEqual([expect.stringMatching(/^\/media\/[0-9a-f]{32}\/480\.webp$/)]);
  expect((await sentMails(shop)).at(-1)?.subject).toBe(`Something is wrong with order ${came.orderId}`);
  const { complaints, count } = (await owner.call('GET', '/api/complaints')).body;
  expect([count, complaints[0].customer]).toEqual([1, 'Asha Devi']);
  const read = (await owner.call('POST', `/api/complaints/${told._id}/read`)).body;
  const credit = creditOf(came, tomato, { quantity: 1 });
  const answered = await answer(owner, read, { kind: 'credit', credit, text: 'Sorry' });
  expect(answered.status).toBe(201);
  const [now] = (await complaintsIn(asha, came)).complaints;
  expect(now?.state).toBe('answered');
  expect(now?.steps.map(({ kind, by, amount }) => [kind, by, amount])).toEqual([
    ['told', 'Asha', undefined],
    ['read', 'The shop', undefined],
    ['credit', 'The shop', 38],
  ]);
  const seen: Order = (await asha.call('GET', `/api/orders/${came._id}`)).body;
  expect(seen).toMatchObject({ credited: 38, totalAmount: 86 });
  expect(seen.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['complained', 'credited', 'complaintAnswered']),
  );
  expect((await owner.call('GET', '/api/complaints')).body.count).toBe(0);
});

test('a refusal needs its reason; the customer may say that it is not right, and it waits once more', async () => {
  await using shop = await openShop();
  const { owner, asha, came } = await shopThatDelivered(shop);
  const told = await toldBy(asha, came, { wish: 'goods' });
  expect((await answer(owner, told, { kind: 'refused', text: ' ' })).status).toBe(422);
  expect((await answer(owner, told, { kind: 'refused', text: 'They were fresh' })).status).toBe(201);
  const again = `/api/orders/${came._id}/complaints/${told._id}/again`;
  const { complaints } = (await asha.call('POST', again, { note: 'No' })).body;
  expect(complaints[0]).toMatchObject({
    state: 'again',
    steps: [{}, { kind: 'refused' }, { kind: 'again', text: 'No' }],
  });
  expect((await asha.call('POST', again, { note: 'No' })).body.complaints[0].steps).toHaveLength(3);
  const open = (await owner.call('GET', '/api/complaints')).body.complaints[0];
  // What staff saw before is answered no more.
  expect((await answer(owner, told, { kind: 'words', text: 'Late' })).status).toBe(409);
  expect((await answer(owner, open, { kind: 'goods' })).status).toBe(201);
  expect((await sentMails(shop)).at(-1)?.subject).toBe(`The shop’s answer about order ${came.orderId}`);
});

test('it can be told for seven days to the second, of what came and not more of it, and while none waits', async () => {
  await using shop = await openShop();
  const { asha, owner, tomato, came } = await shopThatDelivered(shop);
  const pending: Order = await order(asha, [tomato, 1]);
  expect((await tell(asha, pending)).status).toBe(409);
  const lines = [{ line: 0, fault: 'missing' as const, quantity: 3 }];
  expect((await tell(asha, came, { lines })).body.fields).toHaveProperty(['lines.0.quantity']);
  expect((await tell(asha, came, { lines: [{ line: 9, fault: 'wrong', quantity: 1 }] })).status).toBe(422);
  expect((await tell(asha, came, { photos: ['data:image/jpeg;base64,AAAA'] })).status).toBe(422);
  shop.clock.advance({ days: 7 });
  expect((await complaintsIn(asha, came)).until).toMatch(/^2026-11-27T04:30:00/);
  const told = await toldBy(asha, came);
  expect((await tell(asha, came)).status).toBe(409);
  await answer(owner, told, { kind: 'words', text: 'Sorry' });
  shop.clock.advance({ seconds: 1 });
  expect((await tell(asha, came)).body.message).toBe('This order came too long ago. Please call the shop.');
});

test('a stranger sees and tells nothing of another’s order; an account tells of five orders a day', async () => {
  await using shop = await openShop();
  const { asha, owner, tomato, came } = await shopThatDelivered(shop);
  const ravi = await regular(shop);
  const rider = await staff(shop, ['rider']);
  const told = await toldBy(asha, came);
  for (const other of [ravi, rider]) {
    expect((await tell(other, came)).status).toBe(404);
    expect((await other.call('GET', `/api/orders/${came._id}/complaints`)).status).toBe(404);
    expect((await other.call('GET', '/api/complaints')).status).toBe(403);
  }
  // An id that is known already is no way to another's complaint.
  const theirs = await moveTo(owner, await order(ravi, [tomato, 1]), 'delivered');
  expect((await tell(ravi, theirs, { id: told._id })).status).toBe(409);
  for (let at = 0; at < 5; at += 1) {
    const one = await moveTo(owner, await order(ravi, [tomato, 1]), 'delivered');
    expect((await tell(ravi, one)).status).toBe(201);
  }
  expect((await tell(ravi, theirs)).status).toBe(429);
});

test('two devices at once tell it once, two of the staff answer it once, and a lost answer is sent again without harm', async () => {
  await using shop = await openShop();
  const { asha, owner, tomato, came } = await shopThatDelivered(shop);
  const clerk = await staff(shop, ['counter']);
  const both = await Promise.all([tell(asha, came), tell(asha, came)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
  const [told] = (await complaintsIn(asha, came)).complaints;
  const same = complaintOf(came, { id: told!._id });
  expect((await asha.call('POST', `/api/orders/${came._id}/complaints`, same)).status).toBe(201);
  expect((await complaintsIn(asha, came)).complaints).toHaveLength(1);
  const credit = () => ({ kind: 'credit', credit: creditOf(came, tomato, { quantity: 1 }) });
  const answers = await Promise.all([answer(owner, told!, credit()), answer(clerk, told!, credit())]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
  expect((await asha.call('GET', `/api/orders/${came._id}`)).body.credited).toBe(38);
  expect(shop.bugs).toEqual([]);
});
