import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp } from '#test/people.ts';
import { khataOf, lend, putOnAccount, wrongLedgers } from '#test/steps/khata.ts';
import { packOf, shopToPack } from '#test/steps/packing.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';

// What came off an account by itself goes on it again: Asha ordered for ₹354, and her account lends ₹400.

async function shopOnAccount(shop: TestShop, said: Parameters<typeof putOnAccount>[2] = {}) {
  const made = await shopToPack(shop);
  await lend(made.owner, made.asha, 400);
  expect((await putOnAccount(made.owner, made.placed, said)).status).toBe(201);
  const path = `/api/orders/${made.placed._id}`;
  const now = () => orderNow(made.owner, made.placed);
  const owed = async () => (await khataOf(made.owner, made.asha)).owed;
  const set = (status: Order['status']) => made.owner.call('PATCH', path, { status });
  return { ...made, path, now, owed, set };
}

const wrong = async (shop: TestShop) => [
  ...(await wrongMoney(shop)),
  ...(await wrongLedgers(shop)),
  ...shop.bugs,
];

test('left out and taken back: what came off the account is on it again, and nothing is due at the door', async () => {
  await using shop = await openShop();
  const { packer, placed, tea, path, now, owed } = await shopOnAccount(shop);
  const left = await packOf(packer, placed, tea, { quantity: 0, reason: 'none' });
  expect([await owed(), (await now()).due]).toEqual([78, 0]);
  expect((await packer.call('DELETE', `${path}/changes/${left.body.change}`)).status).toBe(200);
  expect([await owed(), (await now()).due]).toEqual([354, 0]);
  expect(await now()).toMatchObject({ paymentStatus: 'received', money: { paid: 354 } });
  expect(await wrong(shop)).toEqual([]);
});

test('weighed less and then more: so much goes on the account again as had come off, and no more', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, potato, path, now, owed } = await shopOnAccount(shop);
  await packOf(packer, placed, potato, { quantity: 1 });
  expect(await owed()).toBe(330);
  await packOf(packer, await now(), potato, { quantity: 1.5 });
  expect([await owed(), (await now()).due]).toEqual([342, 0]);
  await packOf(packer, await now(), potato, { quantity: 2 });
  await packOf(packer, await now(), potato, { quantity: 3, agreedTo: 378 });
  expect([await owed(), (await now()).due]).toEqual([354, 24]);
  await packOf(packer, await now(), potato, { quantity: 1 });
  expect(await owed()).toBe(330);
  // Put there by mistake: what went off and on again by itself goes with it.
  const [first] = (await now()).money!.payments;
  await owner.call('POST', `${path}/payments/${first?._id}/correction`, {});
  expect([await owed(), (await now()).due, (await now()).giveBack]).toEqual([0, 330, 0]);
  expect(await wrong(shop)).toEqual([]);
});

test('cancelled and brought back: what was on the account is on it again, and what came by UPI is not put there', async () => {
  await using shop = await openShop();
  const { owner, placed, path, now, owed, set } = await shopOnAccount(shop, { amount: 154 });
  await pay(owner, placed, payment(await now(), { method: 'upi', reference: utr() }));
  await set('cancelled');
  const cancelled = await now();
  expect([await owed(), cancelled.giveBack]).toEqual([0, 200]);
  await pay(owner, placed, payment(cancelled, { kind: 'returned', method: 'upi', amount: 200 }));
  expect((await set('pending')).body).toMatchObject({ due: 200, giveBack: 0, money: { paid: 154 } });
  expect(await owed()).toBe(154);
  // Once more, and what was taken back by hand meanwhile stays off.
  await set('cancelled');
  const { payments } = (await now()).money!;
  const row = payments.findLast(({ kind, method }) => kind === 'paid' && method === 'account');
  await owner.call('POST', `${path}/payments/${row?._id}/correction`, {});
  expect((await set('pending')).body.due).toBe(354);
  expect([await owed(), await wrong(shop)]).toEqual([0, []]);
});

test('brought back when the account has less room: what it has goes on, the rest is due, and the timeline says both', async () => {
  await using shop = await openShop();
  const { owner, asha, packer, placed, tea, path, now, owed, set } = await shopOnAccount(shop);
  await set('cancelled');
  await lend(owner, asha, 300);
  expect((await set('pending')).body).toMatchObject({ due: 54, paymentStatus: 'pending' });
  const notes = (await now()).timeline.slice(-2).map(({ note }) => note);
  expect([await owed(), notes]).toEqual([300, ['₹300 on khata', 'Not all of it put on khata']]);
  // It was agreed to go there: once there is room it does, with the next change, and the timeline says so.
  await lend(owner, asha, 1000);
  const left = await packOf(packer, placed, tea, { quantity: 0, reason: 'none' });
  await packer.call('DELETE', `${path}/changes/${left.body.change}`);
  expect([await owed(), (await now()).due]).toEqual([354, 0]);
  expect(await wrong(shop)).toEqual([]);
});

test('brought back when the account has no room at all: it is due, and the timeline says so', async () => {
  await using shop = await openShop();
  const { owner, asha, now, owed, set } = await shopOnAccount(shop);
  await set('cancelled');
  await lend(owner, asha, 0);
  expect((await set('pending')).body).toMatchObject({ due: 354, paymentStatus: 'pending' });
  expect([await owed(), (await now()).timeline.at(-1)?.note]).toEqual([0, 'Not put on khata']);
  expect(await wrong(shop)).toEqual([]);
});

test('of an order that is brought back and another one that is put on the account at once, the account has the room once', async () => {
  await using shop = await openShop();
  const { owner, asha, tea, now, owed, set } = await shopOnAccount(shop);
  const other = await order(asha, [tea, 2]);
  for (let round = 0; round < 5; round += 1) {
    await set('cancelled');
    const [brought, put] = await Promise.all([set('pending'), putOnAccount(owner, other)]);
    expect(brought.status).toBe(200);
    const isPut = put.status === 201;
    expect([await owed(), (await now()).due]).toEqual(isPut ? [400, other.totalAmount - 46] : [354, 0]);
    if (!isPut) continue;
    const row = (put.body as Order).money?.payments.at(-1);
    await owner.call('POST', `/api/orders/${other._id}/payments/${row?._id}/correction`, {});
    expect((await putOnAccount(owner, await now())).status).toBe(201);
  }
  expect(await wrong(shop)).toEqual([]);
});

test('an order of somebody who deleted her account is brought back all the same, and is due', async () => {
  await using shop = await openShop();
  const { ghee } = await addGoods(shop, { ghee: { price: 300 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await lend(owner, asha, 1000);
  const placed = await order(asha, [ghee, 1]);
  await putOnAccount(owner, placed);
  const path = `/api/orders/${placed._id}`;
  await owner.call('PATCH', path, { status: 'cancelled' });
  expect((await asha.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  const back = await owner.call('PATCH', path, { status: 'pending' });
  expect([back.status, back.body.due]).toEqual([200, 320]);
  expect(await wrong(shop)).toEqual([]);
});
