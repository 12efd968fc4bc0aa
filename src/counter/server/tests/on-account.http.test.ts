import { beforeEach, expect, test } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import { ordersIn } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { khataOf, lend, wrongLedgers } from '#test/steps/khata.ts';
import { utr, wrongMoney } from '#test/steps/payments.ts';
import { atCounter, byPhone, take } from '#test/steps/taking.ts';

async function shopWithAccount() {
  const shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 100, stock: 100 } });
  const [owner, fatima] = [await admin(shop), await signUp(shop, { name: 'Fatima' })];
  await lend(owner, fatima, 1000);
  return { shop, mango, owner, fatima };
}

let at: Awaited<ReturnType<typeof shopWithAccount>>;
beforeEach(async () => {
  at = await shopWithAccount();
  return async () => {
    expect([...(await wrongLedgers(at.shop)), ...(await wrongMoney(at.shop)), ...at.shop.bugs]).toEqual([]);
    await at.shop[Symbol.asyncDispose]();
  };
});

const customerOf = ({ user }: Person) => ({ id: user._id, phone: user.phone, name: user.name });
const onAccount = (who: Person, goods: Product, count: number, payment: object = {}) =>
  atCounter([[goods, count]], count * 100, {
    customer: customerOf(who),
    payment: { method: 'account', ...payment },
  });

test('a sale at the counter goes on the customer’s account: it is paid, and she owes it', async () => {
  const { shop, owner, fatima, mango } = at;
  const { status, body } = await take(owner, onAccount(fatima, mango, 3));
  expect([status, body.data]).toMatchObject([
    201,
    {
      status: 'delivered',
      paymentStatus: 'received',
      due: 0,
      money: { payments: [{ method: 'account', amount: 300 }] },
    },
  ]);
  expect(await khataOf(owner, fatima)).toMatchObject({
    owed: 300,
    lines: [{ kind: 'order', amount: 300, order: { orderId: body.data.orderId } }],
  });
  expect(await stockOf(shop, mango)).toBe(97);
});

test('part in cash and the rest on account is one sale with two payments', async () => {
  const { owner, fatima, mango } = at;
  const { status, body } = await take(owner, onAccount(fatima, mango, 3, { method: 'cash', amount: 120 }));
  expect([status, body.data]).toMatchObject([
    201,
    {
      paymentStatus: 'received',
      money: {
        payments: [
          { method: 'cash', amount: 120 },
          { method: 'account', amount: 180 },
        ],
      },
    },
  ]);
  expect((await khataOf(owner, fatima)).owed).toBe(180);
  const upi = { method: 'upi', amount: 50.5, reference: utr() };
  expect((await take(owner, onAccount(fatima, mango, 1, upi))).status).toBe(201);
  expect((await khataOf(owner, fatima)).owed).toBe(229.5);
});

test('an order by phone goes on the account as it is taken, and comes off it when it is cancelled', async () => {
  const { owner, fatima, mango } = at;
  const order = byPhone([[mango, 2]], 220, { customer: customerOf(fatima), payment: { method: 'account' } });
  const { status, body } = await take(owner, order);
  expect([status, body.data]).toMatchObject([201, { status: 'pending', paymentStatus: 'received', due: 0 }]);
  expect((await khataOf(owner, fatima)).owed).toBe(220);
  const cancelled = await owner.call('PATCH', `/api/orders/${body.data._id}`, {
    ...body.data,
    status: 'cancelled',
    reason: 'unwanted',
  });
  expect(cancelled.body).toMatchObject({ status: 'cancelled', giveBack: 0 });
  expect((await khataOf(owner, fatima)).owed).toBe(0);
});

test('two counters at once for one account: the limit holds, and what is refused leaves nothing', async () => {
  const { shop, owner, fatima, mango } = at;
  const meena = await staff(shop, ['packer', 'counter', 'accounts']);
  const answers = await Promise.all(
    [owner, meena, owner, meena, owner, meena].map((who, index) =>
      take(who, onAccount(fatima, mango, 4, index % 3 === 0 ? { method: 'cash', amount: 100 } : {})),
    ),
  );
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'over_limit'));
  const { owed, lines } = await khataOf(owner, fatima);
  expect([owed <= 1000, owed > 600]).toEqual([true, true]);
  expect(lines).toHaveLength(taken.length);
  expect([await ordersIn(shop), await stockOf(shop, mango)]).toEqual([taken.length, 100 - 4 * taken.length]);
});

test('credit at the counter is given by who may; above the limit only by the owner, who says why', async () => {
  const { shop, owner, fatima, mango } = at;
  const [helper, credit] = [
    await staff(shop, ['packer', 'counter']),
    await staff(shop, ['packer', 'counter', 'accounts']),
  ];
  expect((await take(helper, onAccount(fatima, mango, 1))).status).toBe(403);
  expect((await take(helper, onAccount(fatima, mango, 1, { method: 'cash', amount: 50 }))).status).toBe(403);
  expect((await take(credit, onAccount(fatima, mango, 1))).status).toBe(201);
  const above = await take(credit, onAccount(fatima, mango, 10));
  expect(above.body).toMatchObject({
    code: 'over_limit',
    detail: { limit: 'account', most: 1000, owed: 100 },
  });
  const beyond = 'Her son pays on Friday';
  expect((await take(credit, onAccount(fatima, mango, 10, { beyond }))).status).toBe(403);
  expect((await take(owner, onAccount(fatima, mango, 10, { beyond }))).status).toBe(201);
  expect((await khataOf(owner, fatima)).lines[0]).toMatchObject({ amount: 1000, beyond });
});

test('nobody’s account: somebody new, a number alone or no number at all buys nothing on it', async () => {
  const { shop, owner, fatima, mango } = at;
  const hostile = [
    { customer: { phone: '', name: '' } },
    { customer: { phone: fatima.user.phone, name: 'Fatima' } },
    { customer: { ...customerOf(fatima), phone: '90000 00000' } },
    { payment: { method: 'account', amount: 50 } },
    { payment: { method: 'account', awaited: true } },
    { payment: { method: 'cash', amount: 100 } },
    { payment: { method: 'cash', amount: 20.5 } },
    { payment: { method: 'cash', amount: -5 } },
    { payment: { method: 'upi', awaited: true, amount: 50 } },
  ];
  for (const change of hostile)
    expect((await take(owner, { ...onAccount(fatima, mango, 1), ...change })).status).toBe(422);
  const stranger = await signUp(shop, { name: 'Mohan' });
  expect((await take(owner, onAccount(stranger, mango, 1))).body.code).toBe('over_limit');
  expect([await ordersIn(shop), (await khataOf(owner, fatima)).owed]).toEqual([0, 0]);
});

test('a lost answer asked for again puts it on the account once', async () => {
  const { owner, fatima, mango } = at;
  const sale = onAccount(fatima, mango, 3, { method: 'cash', amount: 100 });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => take(owner, sale)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await khataOf(owner, fatima)).owed).toBe(200);
});

test('goods that went on account without a network are sold all the same when there is no room for all of it any more: the rest is due, and the sale says so', async () => {
  const { owner, fatima, mango } = at;
  await take(owner, onAccount(fatima, mango, 9));
  const waited = { ...onAccount(fatima, mango, 3, { method: 'cash', amount: 100 }), waited: 60_000 };
  const { status, body } = await take(owner, waited);
  expect([status, body.data]).toMatchObject([
    201,
    { status: 'delivered', paymentStatus: 'pending', due: 100 },
  ]);
  expect(body.data.timeline.at(-1).note).toBe('Not all of it put on khata');
  expect((await khataOf(owner, fatima)).owed).toBe(1000);
});
