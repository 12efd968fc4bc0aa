import { expect, test } from 'vitest';
import { order, ordersIn } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';
import { pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';
import { addRule, roundsFor } from '#test/steps/rounds.ts';
import { atCounter, byPhone, take } from '#test/steps/taking.ts';

const awaited = { payment: { method: 'upi', awaited: true } };

test('a sale whose UPI code is only shown now has its number, is handed over and due, and is paid with the bank’s number once it is seen', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50.4, stock: 5 } });
  const meena = await admin(shop);
  const sale = atCounter([[mango, 1]], 50.4, awaited);
  const { status, body } = await take(meena, sale);
  expect([status, body.data]).toMatchObject([
    201,
    { status: 'delivered', paymentStatus: 'pending', due: 50.4, orderId: expect.stringMatching(/^\d+$/) },
  ]);
  // The answer was lost: asked for again, it is the same sale with the same number.
  const again = await take(meena, sale);
  expect([again.status, again.body.data]).toEqual([200, body.data]);
  const queue = (await meena.call('GET', '/api/orders/queue?tab=toCollect')).body;
  expect(JSON.stringify(queue)).toContain(body.data._id);
  const seen = payment(body.data, { method: 'upi', reference: utr() });
  expect((await pay(meena, body.data, seen)).body).toMatchObject({ paymentStatus: 'received', due: 0 });
  expect((await pay(meena, body.data, seen)).body.money.payments).toHaveLength(1);
  expect(await wrongMoney(shop)).toEqual([]);
});

test('who does not pay after all leaves the goods: the sale is cancelled and they are back on the shelf', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50, stock: 5 } });
  const meena = await admin(shop);
  const { body } = await take(meena, atCounter([[mango, 2]], 100, awaited));
  const given = { ...body.data, status: 'cancelled', reason: 'unwanted' };
  expect((await meena.call('PATCH', `/api/orders/${body.data._id}`, given)).body.status).toBe('cancelled');
  expect(await stockOf(shop, mango)).toBe(5);
});

test('an order by phone can be collected at the shop, where the shop offers that: nothing for delivery, a time to come for it', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const [owner, meena] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  const collected = byPhone([[mango, 1]], 50, { collected: true });
  expect((await take(meena, collected)).body.code).toBe('not_delivered');
  expect(await ordersIn(shop)).toBe(0);
  await changeSettings(owner, { mayCollect: true });
  await addRule(owner);
  await addRule(owner, { kind: 'collect' });
  const round = (await roundsFor(shop)).find(({ kind }) => kind === 'collect');
  const { status, body } = await take(
    meena,
    byPhone([[mango, 1]], 50, { collected: true, round: round?.id }),
  );
  expect([status, body.data]).toMatchObject([
    201,
    { shipping: 0, delivery: { collected: true }, promise: { round: round?.id, kind: 'collect' } },
  ]);
});

test('what the customer asks for and what the shop notes are written down with the order; she reads her own wish only', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const [meena, asha] = [await admin(shop), await signUp(shop)];
  await order(asha, [mango, 1]);
  const customer = { id: asha.user._id, phone: asha.user.phone, name: 'Asha' };
  const notes = { note: '  Ripe ones, please ', shopNote: 'Owes a bottle' };
  const { body } = await take(meena, byPhone([[mango, 1]], 70, { customer, ...notes }));
  expect(body.data).toMatchObject({ note: 'Ripe ones, please', shopNote: 'Owes a bottle' });
  const mine = (await asha.call('GET', `/api/orders/${body.data._id}`)).body;
  expect([mine.note, mine.shopNote]).toEqual(['Ripe ones, please', undefined]);
  const long = byPhone([[mango, 1]], 70, { note: 'x'.repeat(501) });
  expect(Object.keys((await take(meena, long)).body.fields)).toEqual(['note']);
});
