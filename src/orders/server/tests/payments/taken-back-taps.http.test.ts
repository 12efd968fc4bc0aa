import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { Order } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { khataOf, lend, putOnAccount, wrongLedgers } from '#test/steps/khata.ts';
import { packOf, shopToPack } from '#test/steps/packing.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';

// Taps of the queue that note money ("Got it", "Delivered, ₹200 received", "Gave back"), and their Undo.

/** An order of ₹500 on its way, and two people who look after it. */
async function orderOnTheWay(shop: TestShop) {
  const { ghee } = await addGoods(shop, { ghee: { price: 480 } });
  const [owner, ravi, asha] = [
    await admin(shop),
    await staff(shop, ['packer', 'counter']),
    await signUp(shop),
  ];
  const placed: Order = await order(asha, [ghee, 1]);
  const path = `/api/orders/${placed._id}`;
  await owner.call('PATCH', path, { status: 'dispatched' });
  return { owner, ravi, asha, ghee, placed, path };
}

/** A tap that notes money, as the queue sends it. */
const noted = ({ due, giveBack }: Order) => ({ id: newId(), seen: { due, giveBack } });

test('delivered, the rest received, and taken back: what was noted by UPI before stays, and its UTR is taken', async () => {
  await using shop = await openShop();
  const { owner, asha, ghee, placed, path } = await orderOnTheWay(shop);
  const reference = utr();
  await pay(owner, placed, payment(placed, { method: 'upi', amount: 300, reference }));
  const seen = await orderNow(owner, placed);
  const tap = noted(seen);
  const change = { status: 'delivered', paymentStatus: 'received', payment: tap };
  const delivered = await owner.call('PATCH', path, { ...seen, ...change });
  expect(delivered.body).toMatchObject({ status: 'delivered', due: 0, money: { paid: 500 } });
  const undo = { ...delivered.body, status: 'dispatched', takesBack: tap.id };
  const back = await owner.call('PATCH', path, undo);
  expect([back.status, back.body]).toMatchObject([
    200,
    { status: 'dispatched', paymentStatus: 'pending', due: 200, money: { paid: 300 } },
  ]);
  // Sent once more, because its answer was lost, it takes nothing else back.
  expect((await owner.call('PATCH', path, undo)).body).toEqual(back.body);
  const other = await order(asha, [ghee, 1]);
  const again = await pay(owner, other, payment(other, { method: 'upi', reference }));
  expect(again.status).toBe(422);
  expect([await wrongMoney(shop), shop.bugs]).toEqual([[], []]);
});

test('the rest received and taken back leaves on the account what was put there', async () => {
  await using shop = await openShop();
  const { owner, asha, placed, path } = await orderOnTheWay(shop);
  await lend(owner, asha, 1000);
  await putOnAccount(owner, placed, { amount: 300 });
  const seen = await orderNow(owner, placed);
  const tap = noted(seen);
  const got = await owner.call('PATCH', path, { ...seen, paymentStatus: 'received', payment: tap });
  expect(got.body).toMatchObject({ due: 0 });
  const back = await owner.call('PATCH', path, { ...got.body, takesBack: tap.id });
  expect(back.body).toMatchObject({ due: 200, paymentStatus: 'pending' });
  expect((await khataOf(owner, asha)).owed).toBe(300);
  expect([...(await wrongMoney(shop)), ...(await wrongLedgers(shop)), ...shop.bugs]).toEqual([]);
});

test('given back for a lessened and cancelled order, and taken back: all that was paid is to be given back again', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, coriander } = await shopToPack(shop);
  await pay(owner, placed, payment(placed));
  await packOf(packer, placed, coriander, { quantity: 0, reason: 'none' });
  const path = `/api/orders/${placed._id}`;
  const cancelled: Order = (await owner.call('PATCH', path, { status: 'cancelled' })).body;
  expect(cancelled).toMatchObject({ totalAmount: 344, giveBack: 354 });
  const tap = noted(cancelled);
  const given = await owner.call('PATCH', path, { ...cancelled, paymentStatus: 'pending', payment: tap });
  expect(given.body).toMatchObject({ giveBack: 0, money: { paid: 0 } });
  const back = await owner.call('PATCH', path, { ...given.body, takesBack: tap.id });
  expect(back.body).toMatchObject({ giveBack: 354, paymentStatus: 'received', money: { paid: 354 } });
  expect([await wrongMoney(shop), shop.bugs]).toEqual([[], []]);
});

test('what somebody wrote down since, or moved on, is said: nothing of it is taken back', async () => {
  await using shop = await openShop();
  const { owner, ravi, placed, path } = await orderOnTheWay(shop);
  const seen = await orderNow(owner, placed);
  const tap = noted(seen);
  const got = (await owner.call('PATCH', path, { ...seen, paymentStatus: 'received', payment: tap })).body;
  const over = payment(got, { method: 'upi', amount: 20, reference: utr() });
  expect((await pay(ravi, placed, over)).status).toBe(201);
  const late = await owner.call('PATCH', path, { ...got, takesBack: tap.id });
  expect([late.status, late.body.detail]).toMatchObject([409, { paymentStatus: 'received' }]);
  await ravi.call('POST', `${path}/payments/${over.id}/correction`, {});
  await ravi.call('PATCH', path, { status: 'cancelled' });
  const moved = await owner.call('PATCH', path, { ...got, status: 'pending', takesBack: tap.id });
  expect([moved.status, moved.body.detail]).toMatchObject([409, { status: 'cancelled' }]);
  const unknown = await owner.call('PATCH', path, { takesBack: newId() });
  expect([unknown.status, unknown.body.code]).toEqual([409, 'conflict']);
  expect((await orderNow(owner, placed)).money?.paid).toBe(500);
  expect(await wrongMoney(shop)).toEqual([]);
});

test('a tap that waited writes what its sender took, once; where the money changed meanwhile it is told', async () => {
  await using shop = await openShop();
  const { owner, ravi, placed, path } = await orderOnTheWay(shop);
  const seen = await orderNow(owner, placed);
  const tap = noted(seen);
  const change = { ...seen, paymentStatus: 'received', payment: tap, waited: 60_000 };
  await pay(ravi, placed, payment(seen, { amount: 100 }));
  const late = await owner.call('PATCH', path, change);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  const now = await orderNow(owner, placed);
  expect(now).toMatchObject({ due: 400, paymentStatus: 'pending' });
  const second = { ...now, paymentStatus: 'received', payment: noted(now) };
  const answers = await Promise.all([second, second].map((sent) => owner.call('PATCH', path, sent)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await ravi.call('POST', `${path}/payments/${second.payment.id}/correction`, {});
  // It arrives once more, after somebody took it back: it is the same payment, and stays taken back.
  expect((await owner.call('PATCH', path, second)).body).toMatchObject({
    due: 400,
    paymentStatus: 'pending',
  });
  expect([await wrongMoney(shop), shop.bugs]).toEqual([[], []]);
});

test('an Undo that is tapped on two devices at once takes one payment back', async () => {
  await using shop = await openShop();
  const { owner, ravi, placed, path } = await orderOnTheWay(shop);
  await pay(owner, placed, payment(placed, { amount: 300 }));
  const seen = await orderNow(owner, placed);
  const tap = noted(seen);
  const got = (await owner.call('PATCH', path, { ...seen, paymentStatus: 'received', payment: tap })).body;
  const answers = await Promise.all(
    [owner, ravi].map((person) => person.call('PATCH', path, { ...got, takesBack: tap.id })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await orderNow(owner, placed)).toMatchObject({ due: 200, money: { paid: 300 } });
  expect([await wrongMoney(shop), shop.bugs]).toEqual([[], []]);
});

test('“Gave back” that waited meets an order that was brought back: no payment of it is taken away', async () => {
  await using shop = await openShop();
  const { owner, ravi, placed, path } = await orderOnTheWay(shop);
  await pay(owner, placed, payment(placed));
  const cancelled: Order = (await owner.call('PATCH', path, { status: 'cancelled' })).body;
  await ravi.call('PATCH', path, { status: 'pending' });
  const late = await owner.call('PATCH', path, {
    ...cancelled,
    paymentStatus: 'pending',
    payment: noted(cancelled),
    waited: 60_000,
  });
  expect([late.status, late.body.detail]).toMatchObject([
    409,
    { status: 'pending', paymentStatus: 'received' },
  ]);
  expect((await orderNow(owner, placed)).money?.paid).toBe(500);
});
