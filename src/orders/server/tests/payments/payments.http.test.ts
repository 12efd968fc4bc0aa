import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { order, shopWithOrders } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';

/** An order of ₹473.40 and somebody who takes its money. */
async function shopWithPaise(shop: Parameters<typeof admin>[0]) {
  const { ghee } = await addGoods(shop, { ghee: { price: 453.4 } });
  const asha = await signUp(shop);
  const placed: Order = await order(asha, [ghee, 1]);
  return { asha, ghee, owner: await admin(shop, { name: 'Meena' }), placed };
}

test('cash is taken in whole rupees: what is left of the last one is rounding, and the order is paid', async () => {
  await using shop = await openShop();
  const { owner, placed, asha } = await shopWithPaise(shop);
  const { status, body } = await pay(owner, placed, payment(placed, { amount: 473 }));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    paymentStatus: 'received',
    totalAmount: 473.4,
    due: 0,
    giveBack: 0,
    money: {
      paid: 473,
      rounding: 0.4,
      payments: [{ kind: 'paid', method: 'cash', amount: 473, rounding: 0.4, by: 'Meena' }],
    },
  });
  expect(body.timeline.at(-1)).toMatchObject({ kind: 'payment', to: 'received', note: '₹473 in cash' });
  const hers = (await asha.call('GET', `/api/orders/${placed._id}`)).body;
  expect(hers.money.payments).toMatchObject([{ amount: 473, by: '', note: '' }]);
  expect(await wrongMoney(shop)).toEqual([]);
});

test('setting it to received, as ever, writes down a payment of what is due; setting it back takes that back', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithPaise(shop);
  await pay(owner, placed, payment(placed, { amount: 100 }));
  const path = `/api/orders/${placed._id}`;
  const paid = (await owner.call('PATCH', path, { paymentStatus: 'received' })).body;
  expect(paid.money.payments).toMatchObject([
    { amount: 100, rounding: 0 },
    { amount: 373, rounding: 0.4, method: 'cash' },
  ]);
  const back = (await owner.call('PATCH', path, { paymentStatus: 'pending' })).body;
  expect(back).toMatchObject({ paymentStatus: 'pending', due: 473.4, money: { paid: 0, rounding: 0 } });
  expect(back.money.payments).toMatchObject([{ isUndone: true }, { isUndone: true }]);
  expect(await wrongMoney(shop)).toEqual([]);
});

test('an order that names the card machine is paid by it, to the paisa', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithPaise(shop);
  await shop.platform.db.updateTable('orders').set({ payment_method: 'card' }).execute();
  const { body } = await owner.call('PATCH', `/api/orders/${placed._id}`, { paymentStatus: 'received' });
  expect(body.money).toMatchObject({ paid: 473.4, rounding: 0, payments: [{ method: 'card' }] });
});

test('a part is a part: the rest stays due, in the figures of the shop, too', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithPaise(shop);
  const { body } = await pay(owner, placed, payment(placed, { amount: 200 }));
  expect(body).toMatchObject({ paymentStatus: 'pending', due: 273.4, money: { paid: 200 } });
  expect(body.timeline.at(-1)).toMatchObject({ from: 'pending', to: 'pending', note: '₹200 in cash' });
  const report = (await owner.call('GET', '/api/admin/dashboard?days=7')).body;
  expect(report.due).toMatchObject({ orders: 1, cash: 273.4 });
  const { user } = (await owner.call('GET', `/api/orders/${placed._id}`)).body;
  const account = (await owner.call('GET', `/api/orders/customers/${user}`)).body;
  expect(account).toMatchObject({ due: 273.4 });
});

test('a UTR has twelve digits and is taken once; after a mistake it can be taken for the right order', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 2);
  const owner = await admin(shop);
  const [first, second] = placed as [Order, Order];
  const reference = utr();
  const wrong = [
    await pay(owner, first, payment(first, { method: 'upi' })),
    await pay(owner, first, payment(first, { method: 'upi', reference: '12345' })),
  ];
  expect(wrong.map(({ status, body }) => [status, body.fields])).toEqual([
    [422, { reference: ['Write the 12 digits of the UTR'] }],
    [422, { reference: ['Write the 12 digits of the UTR'] }],
  ]);
  const spaced = reference.replace(/(\d{4})/g, '$1 ');
  const taken = await pay(owner, first, payment(first, { method: 'upi', reference: spaced }));
  expect(taken.body.money.payments).toMatchObject([{ method: 'upi', reference }]);
  const again = await pay(owner, second, payment(second, { method: 'upi', reference }));
  expect(again.body.fields).toEqual({
    reference: [`This UTR is already used for order ${first.orderId}`],
  });
  const [{ _id }] = taken.body.money.payments;
  const undo = `/api/orders/${first._id}/payments/${_id}/correction`;
  const undone = await owner.call('POST', undo, { note: 'It was for the other order' });
  expect(undone.body).toMatchObject({ paymentStatus: 'pending', due: first.totalAmount });
  expect((await owner.call('POST', undo, {})).body).toEqual(undone.body);
  const right = await pay(owner, second, payment(second, { method: 'upi', reference }));
  expect(right.body).toMatchObject({ paymentStatus: 'received' });
  expect(await wrongMoney(shop)).toEqual([]);
});

test('the same UTR for two orders at the same moment is taken for one', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 2);
  const owner = await admin(shop);
  const reference = utr();
  const answers = await Promise.all(
    placed.map((one) => pay(owner, one, payment(one, { method: 'upi', reference }))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 201)?.status).toBeOneOf([409, 422]);
  expect(await wrongMoney(shop)).toEqual([]);
  expect(shop.bugs).toEqual([]);
});

test('a payment that is sent twice is one; two people who take the same money write it down once', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithPaise(shop);
  const ravi = await staff(shop, ['packer', 'counter']);
  const sent = payment(placed, { amount: 473 });
  const twice = await Promise.all([pay(owner, placed, sent), pay(owner, placed, sent)]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  const late = await pay(ravi, placed, payment(placed, { amount: 473 }));
  expect([late.status, late.body.detail]).toEqual([409, { due: 0, giveBack: 0 }]);
  const { money } = await orderNow(owner, placed);
  expect(money?.payments).toHaveLength(1);
  const other = await order(await signUp(shop, { name: 'Ravi' }), [
    (await addGoods(shop, { rice: {} })).rice,
    1,
  ]);
  expect((await pay(owner, other, { ...payment(other), id: sent.id })).status).toBe(409);
});

test('paid and then cancelled: give it back, until that is done; in cash to the next rupee', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithPaise(shop);
  await pay(owner, placed, payment(placed, { method: 'upi', reference: utr() }));
  const cancelled = await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'cancelled' });
  expect(cancelled.body).toMatchObject({ paymentStatus: 'received', giveBack: 473.4, due: 0 });
  const given = { kind: 'returned' as const };
  const much = await pay(owner, placed, payment(cancelled.body, { ...given, amount: 480 }));
  expect(much.body.fields).toEqual({ amount: ['At most ₹474 can be given back'] });
  const part = await pay(owner, placed, payment(cancelled.body, { ...given, amount: 200 }));
  expect(part.body).toMatchObject({ giveBack: 273.4, paymentStatus: 'pending' });
  const rest = await pay(owner, placed, payment(part.body, { ...given, amount: 274 }));
  expect(rest.body).toMatchObject({ giveBack: 0, due: 0, money: { rounding: 0.6 } });
  expect(rest.body.timeline.at(-1)).toMatchObject({ note: '₹274 given back' });
  expect(await wrongMoney(shop)).toEqual([]);
});

test('money that comes for a cancelled order, or more than was due, is to be given back', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 2);
  const owner = await admin(shop);
  const [first, second] = placed as [Order, Order];
  const more = await pay(owner, first, payment(first, { amount: first.totalAmount + 50 }));
  expect(more.body).toMatchObject({ paymentStatus: 'received', due: 0, giveBack: 50 });
  const { body } = await owner.call('PATCH', `/api/orders/${second._id}`, { status: 'cancelled' });
  const sent = payment(body, { amount: 20, method: 'upi', reference: utr() });
  expect((await pay(owner, second, sent)).body).toMatchObject({ status: 'cancelled', giveBack: 20 });
  expect(await wrongMoney(shop)).toEqual([]);
});

test('only who looks after orders takes money; nobody for an order that is not there', async () => {
  await using shop = await openShop();
  const { owner, asha, placed } = await shopWithPaise(shop);
  const sent = payment(placed);
  const callers = [shop, asha, await staff(shop, ['goods']), await staff(shop, ['rider'])];
  const codes: number[] = [];
  for (const caller of callers) {
    codes.push((await pay(caller, placed, sent)).status);
    codes.push(
      (await caller.call('POST', `/api/orders/${placed._id}/payments/${sent.id}/correction`, {})).status,
    );
  }
  expect(codes).toEqual([401, 401, 403, 403, 403, 403, 403, 403]);
  expect((await pay(owner, { _id: sent.id }, sent)).status).toBe(404);
  const nothing = await owner.call('POST', `/api/orders/${placed._id}/payments/${sent.id}/correction`, {});
  expect([nothing.status, nothing.body.message]).toEqual([404, 'There is no such payment.']);
  expect(await wrongMoney(shop)).toEqual([]);
});

test('the file of the orders says what was paid, how, and what is to be given back', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithPaise(shop);
  const reference = utr();
  await pay(owner, placed, payment(placed, { amount: 100 }));
  await pay(owner, placed, payment(await orderNow(owner, placed), { method: 'upi', reference }));
  await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'cancelled' });
  const file = (await owner.call('GET', '/api/orders/export.csv')).body;
  expect(file.split('\r\n')[1]).toContain(`473.40,0.00,473.40,"cash 100.00; upi 373.40 ${reference}"`);
});
