import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp } from '#test/people.ts';
import { creditOf, giveCredit, moveTo, undoCredit } from '#test/steps/credits.ts';
import { khataOf, lend, putOnAccount, wrongLedgers } from '#test/steps/khata.ts';
import { shopToPack } from '#test/steps/packing.ts';
import { orderNow, pay, payment, wrongMoney } from '#test/steps/payments.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';
import { atCounter, take } from '#test/steps/taking.ts';

const WHOLE = { amount: ['Cash must be whole rupees'] };

test('there is no half rupee in cash: not taken, and not given back', async () => {
  await using shop = await openShop();
  const { ghee } = await addGoods(shop, { ghee: { price: 453.4 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const placed = await order(asha, [ghee, 1]);
  const half = await pay(owner, placed, payment(placed, { amount: 100.5 }));
  expect([half.status, half.body.fields]).toEqual([422, WHOLE]);
  await pay(owner, placed, payment(placed, { method: 'card', amount: 480.4 }));
  const over = await orderNow(owner, placed);
  const back = await pay(owner, placed, payment(over, { kind: 'returned', amount: 6.5 }));
  expect([over.giveBack, back.status, back.body.fields]).toEqual([7, 422, WHOLE]);
  expect(await wrongMoney(shop)).toEqual([]);
});

test('a rider notes no half rupee either', async () => {
  await using shop = await openShop();
  const { rider, round } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  const tapped = await sendTap(rider, round, tapOn(stop!, { cash: 10.5 }));
  expect([tapped.status, tapped.body.fields]).toEqual([422, { cash: ['Cash must be whole rupees'] }]);
});

test('a sale to nobody goes on nobody’s account, whatever the owner says', async () => {
  await using shop = await openShop();
  const { ghee } = await addGoods(shop, { ghee: { price: 450 } });
  const owner = await admin(shop);
  const sale = atCounter([[ghee, 1]], 450, { payment: { method: 'upi', awaited: true } });
  const sold = (await take(owner, sale)).body.data;
  const answer = await putOnAccount(owner, sold, { beyond: 'He pays tomorrow' });
  expect([answer.status, answer.body.message]).toEqual([422, 'This customer has no khata.']);
  expect(await shop.platform.db.selectFrom('khatas').selectAll().execute()).toEqual([]);
});

test('an account that was deleted owes nothing more, whatever the owner says', async () => {
  await using shop = await openShop();
  const { ghee } = await addGoods(shop, { ghee: { price: 450 } });
  const [owner, fatima] = [await admin(shop), await signUp(shop)];
  const placed = await order(fatima, [ghee, 1]);
  await lend(owner, fatima, 1000);
  await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'delivered' });
  expect((await fatima.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  const answer = await putOnAccount(owner, await orderNow(owner, placed), { beyond: 'She pays tomorrow' });
  expect([answer.status, answer.body.message]).toEqual([422, 'This customer has no khata.']);
});

test('a sale of forty paise in cash that is cancelled is set back to unpaid: nothing goes back', async () => {
  await using shop = await openShop();
  const { clove } = await addGoods(shop, { clove: { price: 0.4 } });
  const owner = await admin(shop);
  const sold = (await take(owner, atCounter([[clove, 1]], 0.4))).body.data;
  expect(sold).toMatchObject({ paymentStatus: 'received', money: { paid: 0, rounding: 0.4 } });
  const path = `/api/orders/${sold._id}`;
  await owner.call('PATCH', path, { status: 'cancelled' });
  const back = await owner.call('PATCH', path, { paymentStatus: 'pending' });
  expect([back.status, back.body.paymentStatus]).toEqual([200, 'pending']);
  expect([await wrongMoney(shop), shop.bugs]).toEqual([[], []]);
});

test('what was on account, was credited and is paid in cash after all: asked for is what it costs, and nothing is owed', async () => {
  await using shop = await openShop();
  const { owner, asha, placed, tea } = await shopToPack(shop);
  await lend(owner, asha, 1000);
  const onAccount = payment(placed, { method: 'account' });
  await pay(owner, placed, onAccount);
  const delivered = await moveTo(owner, placed, 'delivered');
  const credit = creditOf(delivered, tea, { amount: 54 });
  await giveCredit(owner, placed, credit);
  await owner.call('POST', `/api/orders/${placed._id}/payments/${onAccount.id}/correction`, {});
  const now = await orderNow(owner, placed);
  expect(now).toMatchObject({ totalAmount: 300, due: 300, giveBack: 0, money: { paid: 0 } });
  expect((await khataOf(owner, asha)).owed).toBe(0);
  await pay(owner, placed, payment(now));
  await undoCredit(owner, placed, credit.id);
  expect(await orderNow(owner, placed)).toMatchObject({ totalAmount: 354, due: 54 });
  expect((await khataOf(owner, asha)).owed).toBe(0);
  expect([...(await wrongMoney(shop)), ...(await wrongLedgers(shop)), ...shop.bugs]).toEqual([]);
});
