import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type Caller } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

const ask = (person: Caller, { _id }: Order, updatedAt: string) =>
  person.call('GET', `/api/orders/${_id}`, undefined, { 'If-None-Match': `"${updatedAt}"` });

test('an open order page asks again: nothing while nothing happens, the whole order once it moves', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const placed: Order = await order(asha, [mango, 1]);
  const same = await ask(asha, placed, placed.updatedAt);
  expect([same.status, same.body]).toEqual([304, '']);

  shop.clock.advance({ hours: 1 });
  const owner = await admin(shop);
  const path = `/api/orders/${placed._id}`;
  await owner.call('PATCH', path, { ...(await owner.call('GET', path)).body, status: 'dispatched' });
  const moved = await ask(asha, placed, placed.updatedAt);
  expect([moved.status, moved.body.status]).toEqual([200, 'dispatched']);
  expect((await ask(asha, placed, moved.body.updatedAt)).status).toBe(304);
});

test('two changes in the same moment are both told', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const placed: Order = await order(asha, [mango, 1]);
  const owner = await admin(shop);
  const path = `/api/orders/${placed._id}`;
  let known = placed.updatedAt;
  for (const status of ['dispatched', 'delivered']) {
    await owner.call('PATCH', path, { ...(await owner.call('GET', path)).body, status });
    const { body } = await ask(asha, placed, known);
    expect(body.status).toBe(status);
    known = body.updatedAt;
  }
});

test('nobody learns from it whether somebody else’s order exists or moved', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const ravi = await signUp(shop, { name: 'Ravi' });
  const placed: Order = await order(asha, [mango, 1]);
  expect((await ask(ravi, placed, placed.updatedAt)).status).toBe(404);
  expect((await ask(ravi, placed, '')).status).toBe(404);
  expect((await ask(shop, placed, placed.updatedAt)).status).toBe(401);
});
