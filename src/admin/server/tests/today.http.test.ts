import { expect, test } from 'vitest';
import type { Today } from '#admin/today.ts';
import type { Order } from '#orders/order.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { orderNow, pay, payment, utr } from '#test/steps/payments.ts';
import { addRule, orderWith } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

const todayOf = async (owner: Caller): Promise<Today> => (await owner.call('GET', '/api/admin/today')).body;
const set = (person: Caller, { _id }: Order, change: object) =>
  person.call('PATCH', `/api/orders/${_id}`, change);
const pack = async (person: Caller, order: Order) => {
  const { updatedAt } = await orderNow(person, order);
  await person.call('PUT', `/api/orders/${order._id}/packing`, { packed: true, updatedAt });
};

test('a shop without orders has nothing to do, nothing promised, and no money', async () => {
  await using shop = await openShop();
  expect(await todayOf(await admin(shop))).toMatchObject({
    orders: { toConfirm: 0, toPack: 0, onTheWay: 0, toCollect: 0 },
    next: null,
    rounds: [],
    money: {
      sold: { amount: 0, orders: 0 },
      received: { amount: 0, cash: 0, upi: 0, card: 0 },
      claims: { amount: 0, count: 0 },
      inBags: 0,
      delivered: 0,
      owed: 0,
      owing: 0,
    },
  });
});

test('the promise of a round says how far each of its orders is, and the next round what is not packed', async () => {
  await using shop = await openShop();
  const { owner, mango, placed } = await shopWithRide(shop, 4);
  const asha = await signUp(shop);
  await orderWith(asha, mango, { selectedAddress: { ...DELIVERY_ADDRESS, phone: '12345' } });
  await pack(owner, placed[1]!);
  await set(owner, placed[2]!, { status: 'dispatched' });
  await set(owner, placed[3]!, { status: 'delivered' });
  const gone = (await orderWith(asha, mango)).body.data;
  await set(owner, gone, { status: 'cancelled' });
  const { rounds, next, orders } = await todayOf(owner);
  expect(rounds).toMatchObject([
    { on: '2026-11-20', seats: 20, booked: 5, toConfirm: 1, toPack: 1, packed: 1, onTheWay: 1, delivered: 1 },
  ]);
  expect(next).toEqual({ on: '2026-11-20', from: '17:00', count: 2 });
  expect(orders).toEqual({ toConfirm: 1, toPack: 1, onTheWay: 2, toCollect: 1 });
  shop.clock.advance({ hours: 8 });
  expect((await todayOf(owner)).next).toBeNull();
});

test('the money is what orders and payments say: sold and received today, in the bags, and not paid yet', async () => {
  await using shop = await openShop();
  const { owner, mango, placed } = await shopWithRide(shop, 2);
  const asha = await signUp(shop);
  const [atCounter, byUpi, byCard] = [
    (await orderWith(asha, mango)).body.data,
    (await orderWith(asha, mango)).body.data,
    (await orderWith(asha, mango)).body.data,
  ];
  const { due } = await orderNow(owner, atCounter);
  await pay(owner, atCounter, payment(await orderNow(owner, atCounter)));
  await pay(owner, byUpi, payment(await orderNow(owner, byUpi), { method: 'upi', reference: utr() }));
  await pay(owner, byCard, payment(await orderNow(owner, byCard), { method: 'card' }));
  await set(owner, placed[0]!, { status: 'dispatched' });
  await set(owner, placed[0]!, { status: 'delivered', paymentStatus: 'received' });
  await set(owner, placed[1]!, { status: 'delivered' });
  const sold = { orders: 5, amount: due * 5 };
  const money = { sold, inBags: due, delivered: due };
  const received = { amount: due * 4, cash: due * 2, upi: due, card: due };
  expect((await todayOf(owner)).money).toMatchObject({ ...money, received });
  await set(owner, atCounter, { paymentStatus: 'pending' });
  const less = { ...received, amount: due * 3, cash: due };
  expect((await todayOf(owner)).money).toMatchObject({ ...money, received: less });
  await set(owner, atCounter, { status: 'cancelled' });
  expect((await todayOf(owner)).money.sold).toEqual({ orders: 4, amount: due * 4 });
  // On the next day the round is still open, and its bag is still out.
  shop.clock.advance({ days: 1 });
  expect((await todayOf(owner)).money).toMatchObject({
    sold: { orders: 0, amount: 0 },
    received: { amount: 0, cash: 0, upi: 0, card: 0 },
    inBags: due,
    delivered: due,
  });
});

test('what was received and what is to be looked for in the bank are the figures of the page of the cash', async () => {
  await using shop = await openShop();
  const { owner, rider, round, placed } = await shopWithRide(shop, 3);
  const [first, second] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(first!, { cash: first!.collect }));
  await sendTap(rider, round, tapOn(second!, { upi: second!.collect }));
  const third = await orderNow(owner, placed[2]!);
  await pay(owner, third, payment(third, { method: 'upi', reference: utr() }));
  const { received, claims } = (await todayOf(owner)).money;
  const { body: cash } = await owner.call('GET', '/api/cash');
  expect([received.amount, claims]).toEqual([
    cash.received.total,
    { amount: cash.claimed, count: cash.claims.length },
  ]);
  expect(claims).toEqual({ amount: second!.collect, count: 1 });
  expect(received).toMatchObject({ cash: first!.collect, upi: third.due });
});

test('only the owner reads it', async () => {
  await using shop = await openShop();
  await addGoods(shop, { mango: {} });
  const [packer, asha] = [await staff(shop, ['packer', 'counter']), await signUp(shop)];
  for (const person of [packer, asha])
    expect((await person.call('GET', '/api/admin/today')).status).toBe(403);
  expect((await shop.call('GET', '/api/admin/today')).status).toBe(401);
});

test('rounds of tomorrow are promised, too', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { rounds } = await addRule(owner, { days: [6] });
  await orderWith(asha, mango, { round: rounds[0]?.id });
  expect((await todayOf(owner)).rounds).toMatchObject([{ on: '2026-11-21', booked: 1, toPack: 1 }]);
});
