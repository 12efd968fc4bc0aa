import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Answer, openShop } from '#test/open-shop.ts';
import { admin, regular, signUp } from '#test/people.ts';
import { khataOf, khataPayment, lend, payKhata, putOnAccount, wrongLedgers } from '#test/steps/khata.ts';

const sortedStatuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

test('of two orders at once only one goes on an account that has room for one', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, fatima] = [await admin(shop), await regular(shop)];
  await lend(owner, fatima, 1000);
  const placed: Order[] = [];
  for (let count = 0; count < 12; count += 1) placed.push(await order(fatima, [mango, 1]));
  const answers = await Promise.all(placed.map((one) => putOnAccount(owner, one)));
  expect(sortedStatuses(answers)).toEqual([201, ...Array<number>(11).fill(422)]);
  expect((await khataOf(owner, fatima)).owed).toBe(600);
  expect(await wrongLedgers(shop)).toEqual([]);
});

test('of two who take money at once, from what both saw, one is told that it changed', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, fatima] = [await admin(shop), await signUp(shop)];
  await lend(owner, fatima, 1000);
  await putOnAccount(owner, await order(fatima, [mango, 1]));
  const sent = [khataPayment(600, { amount: 500 }), khataPayment(600, { amount: 500 })];
  const answers = await Promise.all([...sent, ...sent].map((one) => payKhata(owner, fatima, one)));
  expect(sortedStatuses(answers)).toEqual([201, 201, 409, 409]);
  expect((await khataOf(owner, fatima)).owed).toBe(100);
  expect(await wrongLedgers(shop)).toEqual([]);
});
