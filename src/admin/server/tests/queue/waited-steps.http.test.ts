import { expect, test } from 'vitest';
import { after } from '#base/time.ts';
import type { Order } from '#orders/order.ts';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

// Confirm and Packed of the queue: taps that waited for the network, arrive twice, or meet somebody else's.

const MINUTE = 60_000;

/** An order that somebody should call about, placed two hours ago, and two people who look after it. */
async function orderToConfirm(shop: TestShop) {
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const request = await checkoutRequest(asha);
  const { body } = await send(asha, { ...request, selectedAddress: { ...DELIVERY_ADDRESS, phone: '12345' } });
  shop.clock.advance({ hours: 2 });
  const [owner, ravi] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  const seen: Order = body.data;
  const path = `/api/orders/${seen._id}`;
  const now = async (): Promise<Order> => (await owner.call('GET', path)).body;
  const ago = (minutes: number) => after(shop.clock.now(), -minutes * MINUTE);
  return { owner, ravi, seen, path, now, ago };
}

test('called and packed without a network: the order shows when each was, and when the shop heard of it', async () => {
  await using shop = await openShop();
  const { owner, seen, path, now, ago } = await orderToConfirm(shop);
  const confirmed = await owner.call('POST', `${path}/phone-confirmation`, {
    updatedAt: seen.updatedAt,
    waited: 40 * MINUTE,
  });
  const packed = await owner.call('PUT', `${path}/packing`, {
    packed: true,
    updatedAt: confirmed.body.updatedAt,
    waited: 30 * MINUTE,
  });
  expect([confirmed.status, packed.status]).toEqual([200, 200]);
  const { packedAt, phoneToConfirm, timeline } = await now();
  expect([packedAt, phoneToConfirm]).toEqual([ago(30), false]);
  expect(timeline.slice(1).map(({ at, arrivedAt }) => [at, arrivedAt !== undefined])).toEqual([
    [ago(40), true],
    [ago(30), true],
  ]);
});

test('a tap whose answer was lost arrives again, as often as it likes, and counts once', async () => {
  await using shop = await openShop();
  const { owner, ravi, seen, path, now } = await orderToConfirm(shop);
  const confirm = { updatedAt: seen.updatedAt, waited: MINUTE };
  const answers = await Promise.all(
    [owner, owner, ravi].map((person) => person.call('POST', `${path}/phone-confirmation`, confirm)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { updatedAt } = await now();
  const pack = { packed: true, updatedAt, waited: MINUTE };
  const packed = await Promise.all(
    [owner, ravi, owner].map((person) => person.call('PUT', `${path}/packing`, pack)),
  );
  expect(packed.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await now()).timeline).toHaveLength(3);
});

test('a tap that meets another change is not forced: it is told how the order stands', async () => {
  await using shop = await openShop();
  const { owner, ravi, seen, path, now } = await orderToConfirm(shop);
  await ravi.call('PATCH', path, { status: 'cancelled' });
  const late = await owner.call('POST', `${path}/phone-confirmation`, {
    updatedAt: seen.updatedAt,
    waited: 1,
  });
  expect([late.status, late.body.code, late.body.detail]).toEqual([
    409,
    'conflict',
    expect.objectContaining({ status: 'cancelled', packed: false, phoneToConfirm: true }),
  ]);
  const packed = await owner.call('PUT', `${path}/packing`, { packed: true, updatedAt: seen.updatedAt });
  expect([packed.status, packed.body.code]).toEqual([409, 'conflict']);
  expect((await now()).timeline).toHaveLength(2);
});

test('a move is taken back only from an order that nobody touched since, and once', async () => {
  await using shop = await openShop();
  const { owner, ravi, path, now } = await orderToConfirm(shop);
  const moved: Order = (await owner.call('PATCH', path, { status: 'delivered' })).body;
  const back = { status: 'pending', updatedAt: moved.updatedAt, untouched: true };
  const paid: Order = (await ravi.call('PATCH', path, { paymentStatus: 'received' })).body;
  expect((await owner.call('PATCH', path, back)).status).toBe(409);
  expect(await now()).toMatchObject({ status: 'delivered', paymentStatus: 'received' });
  const again = { ...back, updatedAt: paid.updatedAt };
  expect((await owner.call('PATCH', path, again)).status).toBe(200);
  expect((await owner.call('PATCH', path, again)).body).toMatchObject({ status: 'pending' });
  expect((await now()).timeline).toHaveLength(4);
});

test('of two who take the same moves back at once, nothing is moved twice', async () => {
  await using shop = await openShop();
  const { owner, ravi, path, now } = await orderToConfirm(shop);
  const moved: Order = (await owner.call('PATCH', path, { status: 'dispatched' })).body;
  const back = { status: 'pending', updatedAt: moved.updatedAt, untouched: true };
  const answers = await Promise.all([owner, ravi].map((person) => person.call('PATCH', path, back)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await now()).timeline).toHaveLength(3);
});
