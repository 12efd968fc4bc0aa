import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { checkoutRequest, fillCart, ordersIn, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { utr, wrongMoney } from '#test/steps/payments.ts';
import { atCounter, byPhone, take } from '#test/steps/taking.ts';

test('a lost answer that is asked for again brings the same order, also after the goods ran out and the price changed', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50, stock: 2 } });
  const meena = await admin(shop);
  const said = byPhone([[mango, 2]], 120);
  const first = await take(meena, said);
  await shop.platform.db
    .updateTable('products')
    .set({ price_paise: paise(4000) })
    .execute();
  const again = await take(meena, { ...said, waited: 5000 });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body.data).toEqual(first.body.data);
  expect([await ordersIn(shop), await stockOf(shop, mango)]).toEqual([1, 0]);
});

test('the same id with other goods is refused and names the order that it placed', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const meena = await admin(shop);
  const said = byPhone([[mango, 2]], 120);
  const first = await take(meena, said);
  const other = { ...byPhone([[mango, 1]], 70), id: said.id };
  const again = await take(meena, other);
  expect([again.status, again.body.code, again.body.detail.order]).toEqual([
    409,
    'key_reused',
    first.body.data._id,
  ]);
  expect(await stockOf(shop, mango)).toBe(98);
});

test('ten taps at once with one id are one sale, paid once', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50, stock: 50 } });
  const meena = await admin(shop);
  const sale = atCounter([[mango, 5]], 250, { payment: { method: 'upi', reference: utr() } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(meena, sale)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  expect([await ordersIn(shop), await stockOf(shop, mango)]).toEqual([1, 45]);
  expect(await wrongMoney(shop)).toEqual([]);
  expect(shop.bugs).toEqual([]);
});

test('the last pieces go once: to the counter, the phone or a shopper, whoever was first', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50, stock: 3 } });
  const meena = await admin(shop);
  const shoppers = await Promise.all(['Asha', 'Ravi', 'Gita'].map((name) => signUp(shop, { name })));
  for (const shopper of shoppers) await fillCart(shopper, [mango, 1]);
  const carts = await Promise.all(shoppers.map((shopper) => checkoutRequest(shopper)));
  const answers = await Promise.all([
    ...shoppers.map((shopper, at) => send(shopper, carts[at])),
    ...[1, 2, 3].map(() => take(meena, atCounter([[mango, 1]], 50))),
    ...[1, 2, 3].map(() => take(meena, byPhone([[mango, 1]], 70))),
  ]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
  expect([await ordersIn(shop), await stockOf(shop, mango)]).toEqual([3, 0]);
  expect(shop.bugs).toEqual([]);
});

test('two at once for the same new customer are two orders of one', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const meena = await admin(shop);
  const answers = await Promise.all([1, 2, 3, 4].map(() => take(meena, byPhone([[mango, 1]], 70))));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.data.user)).size).toBe(1);
  expect(shop.bugs).toEqual([]);
});

test('a sale whose money cannot be written down is no sale: nothing of it is left', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const meena = await admin(shop);
  const reference = utr();
  const sale = (count: number) =>
    atCounter([[mango, count]], 50 * count, { payment: { method: 'upi', reference } });
  await take(meena, sale(1));
  const second = sale(2);
  expect((await take(meena, second)).status).toBe(422);
  expect([await ordersIn(shop), await stockOf(shop, mango)]).toEqual([1, 99]);
  // The same id is free for what was put right.
  const right = await take(meena, { ...second, payment: { method: 'cash' } });
  expect(right.status).toBe(201);
});
