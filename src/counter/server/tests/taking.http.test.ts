import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { order, ordersIn } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { utr, wrongMoney } from '#test/steps/payments.ts';
import { addRule, roundsFor, wrongSeats } from '#test/steps/rounds.ts';
import { atCounter, byPhone, take } from '#test/steps/taking.ts';

test('an order by phone is an order like others: from the shelf, with a seat, at the shop’s prices, and it says who took it', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { price: 50, stock: 5 }, rice: { price: 40.4 } });
  const [owner, meena] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  await addRule(owner);
  const [, tomorrow] = await roundsFor(shop);
  const lines = [
    [mango, 2],
    [rice, 1],
  ] as const;
  const { status, body } = await take(
    meena,
    byPhone(lines, 160.4, { to: { place: 'near the temple' }, round: tomorrow?.id }),
  );
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    totalAmount: 160.4,
    shipping: 20,
    phoneToConfirm: false,
    taken: { channel: 'phone', by: 'Ravi' },
    promise: { round: tomorrow?.id },
    selectedAddress: { firstName: 'गीता', lastName: 'बाई', phone: '98260 33333', colony: 'near the temple' },
    timeline: [{ kind: 'status', to: 'pending', by: 'Ravi', taken: { channel: 'phone', beyond: false } }],
  });
  expect(await stockOf(shop, mango)).toBe(3);
  expect(await wrongSeats(shop)).toEqual([]);
  expect(await sentMails(shop)).toEqual([]);
  const file: string = (await owner.call('GET', '/api/orders/export.csv')).body;
  expect(parse(file, { bom: true, columns: true })).toMatchObject([{ channel: 'phone', takenBy: 'Ravi' }]);
  const log = (await owner.call('GET', '/api/admin/audit?entity=order')).body.changes;
  expect(log[0]).toMatchObject({ action: 'taken', by: 'Ravi', after: { channel: 'phone', total: 160.4 } });
});

test('a sale at the counter is delivered and paid as it is taken: cash in whole rupees, nothing for delivery, no number needed', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50.4, stock: 5 } });
  const meena = await admin(shop, { name: 'Meena' });
  const { status, body } = await take(meena, atCounter([[mango, 1]], 50.4));
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: 'delivered',
    paymentStatus: 'received',
    totalAmount: 50.4,
    shipping: 0,
    due: 0,
    taken: { channel: 'counter', by: 'Meena' },
    money: { paid: 50, rounding: 0.4, payments: [{ method: 'cash', amount: 50, by: 'Meena' }] },
  });
  expect(body.data.timeline).toMatchObject([
    { to: 'pending', taken: { channel: 'counter', beyond: false } },
    { to: 'delivered', note: '' },
    { to: 'received', money: { move: 'cash', amount: 50 } },
  ]);
  expect(await stockOf(shop, mango)).toBe(4);
  expect(await wrongMoney(shop)).toEqual([]);
  const report = (await meena.call('GET', '/api/admin/dashboard?days=7')).body;
  expect(report.due.orders).toBe(0);
});

test('at the counter the bank’s number of a UPI payment is taken once, and the card takes the exact amount', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50.4, stock: 5 } });
  const meena = await admin(shop);
  const reference = utr();
  const paid = (payment: object) => take(meena, atCounter([[mango, 1]], 50.4, { payment }));
  const [upi, again, none] = [
    await paid({ method: 'upi', reference }),
    await paid({ method: 'upi', reference }),
    await paid({ method: 'upi' }),
  ];
  expect([upi.status, again.status, none.status]).toEqual([201, 422, 422]);
  expect(again.body.fields.reference).toEqual([
    `This UTR is already used for order ${upi.body.data.orderId}`,
  ]);
  expect((await paid({ method: 'card' })).body.data.money).toMatchObject({ paid: 50.4, rounding: 0 });
  expect(await stockOf(shop, mango)).toBe(3);
});

test('loose goods go over the counter by any weight; by phone in the steps that the shop sells', async () => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, {
    potato: { price: 30, soldBy: 'weight', least: 0.25, step: 0.25, stock: 10 },
  });
  const meena = await admin(shop);
  const over = await take(meena, atCounter([[potato, 1.06]], 31.8));
  expect([over.status, over.body.data?.items[0].quantity]).toEqual([201, 1.06]);
  const phoned = await take(meena, byPhone([[potato, 1.06]], 51.8));
  expect([phoned.status, Object.keys(phoned.body.fields)]).toEqual([422, ['items.0.quantity']]);
  expect((await take(meena, byPhone([[potato, 1.5]], 65))).status).toBe(201);
  expect(await stockOf(shop, potato)).toBeCloseTo(7.44);
});

test('more than one order may hold is taken only when the shop says so, and that is noted', async () => {
  await using shop = await openShop();
  const { oil } = await addGoods(shop, { oil: { price: 100, unit: 'item', mostPerOrder: 2 } });
  const meena = await admin(shop);
  const refused = await take(meena, byPhone([[oil, 5]], 520));
  expect([refused.status, refused.body.code, refused.body.detail.lines[0].most]).toEqual([
    409,
    'out_of_stock',
    2,
  ]);
  const { status, body } = await take(meena, byPhone([[oil, 5]], 520, { beyond: true }));
  expect([status, body.data?.timeline[0].taken]).toEqual([201, { channel: 'phone', beyond: true }]);
});

test('prices are the shop’s: a price or a total in the body is refused, and so is another total than the screen showed', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const meena = await admin(shop);
  const good = byPhone([[mango, 1]], 70);
  const hostile: object[] = [
    { ...good, totalAmount: 1 },
    { ...good, items: [{ product: mango._id, quantity: 1, price: 1 }] },
    { ...good, items: [{ product: mango._id, quantity: -1 }] },
    { ...good, items: [...good.items, ...good.items] },
    { ...good, items: [] },
    { ...good, id: 'x' },
    { ...good, channel: 'web' },
    { ...good, user: 'someone' },
    { ...good, payment: { method: 'cash' } },
    { ...good, customer: { phone: '12', name: 'Gita' } },
    { ...good, customer: { phone: '9826033333', name: '' } },
    atCounter([[mango, 1]], 50, { payment: undefined }),
    atCounter([[mango, 1]], 50, { payment: { method: 'account' } }),
    atCounter([[mango, 1]], 50, { payment: { method: 'cash', amount: 1 } }),
  ];
  for (const body of hostile) expect((await take(meena, body)).status).toBe(422);
  const seen = await take(meena, { ...good, seen: { total: 60 } });
  expect([seen.status, seen.body.code, seen.body.detail.totalAmount]).toEqual([409, 'price_changed', 70]);
  expect([await ordersIn(shop), await stockOf(shop, mango)]).toEqual([0, 100]);
});

test('an order that waited without a network belongs to the day on which it was taken', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const meena = await admin(shop);
  const { body } = await take(meena, atCounter([[mango, 1]], 50, { waited: 24 * 3_600_000 }));
  expect(body.data).toMatchObject({
    createdAt: '2026-11-19T04:30:00.000Z',
    deliveredAt: '2026-11-19T04:30:00.000Z',
    money: { payments: [{ at: '2026-11-19T04:30:00.000Z' }] },
  });
  expect(body.data.timeline[0]).toMatchObject({ at: '2026-11-19T04:30:00.000Z' });
  expect(body.data.timeline[0].arrivedAt).toMatch('2026-11-20');
});

test('a shopper reads of her order that the shop took it, and not who', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const [meena, asha] = [await admin(shop, { name: 'Meena' }), await signUp(shop)];
  await order(asha, [mango, 1]);
  const customer = { id: asha.user._id, phone: asha.user.phone, name: 'Asha' };
  const taken = await take(meena, byPhone([[mango, 1]], 70, { customer }));
  expect(taken.status).toBe(201);
  const mine = (await asha.call('GET', `/api/orders/${taken.body.data._id}`)).body;
  expect(mine).toMatchObject({ taken: { channel: 'phone', by: 'The shop' } });
  expect(mine.timeline[0]).toMatchObject({ by: 'The shop', taken: { channel: 'phone' } });
  expect(await sentMails(shop)).toHaveLength(2);
});
