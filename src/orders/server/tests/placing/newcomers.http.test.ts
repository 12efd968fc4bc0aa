import { expect, test } from 'vitest';
import { createApi } from '#main/api.ts';
import { checkoutRequest, fillCart, order, ordersIn, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { type Answer, openShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';
import { said, tryOrder } from '#test/steps/try-order.ts';

type Goods = Parameters<typeof fillCart>[1];

/** Orders one mango after another until the shop refuses; tells how many it took and what it said then. */
async function orderUntilRefused(
  person: Person,
  goods: Goods[0],
): Promise<{ placed: string[]; last: Answer }> {
  const placed: string[] = [];
  for (;;) {
    const answer = await tryOrder(person, [goods, 1]);
    if (answer.status !== 201) return { placed, last: answer };
    placed.push(answer.body.data._id);
  }
}

test('where the owner set nothing, a new customer has five orders open and places ten a day; a delivery lifts both', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await changeSettings(owner, { phones: ['98260 11111'] });
  const { mango } = await addGoods(shop, { mango: { price: 40, stock: 1000 } });
  const asha = await signUp(shop);
  const { placed, last } = await orderUntilRefused(asha, mango);
  expect([placed.length, ...said(last)]).toEqual([
    5,
    422,
    'over_limit',
    'You can have at most 5 open orders until your first order arrives. For more, please call 98260 11111.',
    'orders',
  ]);
  // Cancelled ones are open no more, but they were placed today.
  for (const id of placed) await asha.call('POST', `/api/orders/${id}/cancellation`);
  const again = await orderUntilRefused(asha, mango);
  expect([again.placed.length, again.last.body.detail.limit]).toEqual([5, 'orders']);
  await asha.call('POST', `/api/orders/${again.placed[0]}/cancellation`);
  const third = await orderUntilRefused(asha, mango);
  expect([third.placed.length, ...said(third.last)]).toEqual([
    0,
    422,
    'over_limit',
    'Until your first order has arrived, you can place 10 orders a day. For more today, please call 98260 11111.',
    'day',
  ]);
  // The next day in India begins 14 hours later, and one place is free.
  shop.clock.advance({ minutes: 14 * 60 });
  expect((await orderUntilRefused(asha, mango)).placed).toHaveLength(1);
  await owner.call('PATCH', `/api/orders/${again.placed[1]}`, { status: 'delivered' });
  for (let count = 0; count < 12; count += 1) expect((await tryOrder(asha, [mango, 1])).status).toBe(201);
});

test('of two orders of a new customer at once for the last free place, one is placed', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await changeSettings(owner, { newcomerOrders: 1 });
  const { mango, rice } = await addGoods(shop, { mango: { price: 40 }, rice: { price: 60 } });
  for (let round = 1; round <= 3; round += 1) {
    const asha = await signUp(shop);
    /** Another tab may have taken or changed the cart meanwhile: then she tries again, as people do. */
    const untilTold = async (goods: Goods[0]): Promise<string> => {
      for (;;) {
        const { status, body } = await tryOrder(asha, [goods, 1]);
        if (status === 201) return 'placed';
        if (body.code === 'over_limit') return body.detail.limit;
      }
    };
    const both = await Promise.all([untilTold(mango), untilTold(rice)]);
    expect(both.toSorted()).toEqual(['orders', 'placed']);
    expect(await ordersIn(shop)).toBe(round);
  }
});

test('staff who look after orders lift the limits for a customer who calls, and the log says who did', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await changeSettings(owner, { newcomerOrders: 1 });
  const { mango } = await addGoods(shop, { mango: { price: 40 } });
  const [asha, packer, baker] = [
    await signUp(shop),
    await staff(shop, ['packer', 'counter']),
    await staff(shop, ['goods']),
  ];
  const { _id } = await order(asha, [mango, 1]);
  const path = `/api/orders/${_id}/trust`;
  expect((await packer.call('GET', path)).body.newcomer).toBe('limited');
  expect((await tryOrder(asha, [mango, 1])).body.detail.limit).toBe('orders');
  for (const stranger of [asha, baker])
    expect((await stranger.call('PUT', `${path}/newcomer`, {})).status).toBe(403);
  for (let times = 0; times < 2; times += 1)
    expect((await packer.call('PUT', `${path}/newcomer`, {})).body.newcomer).toBe('lifted');
  expect((await send(asha, await checkoutRequest(asha))).status).toBe(201);
  expect((await packer.call('DELETE', `${path}/newcomer`)).body.newcomer).toBe('limited');
  expect((await tryOrder(asha, [mango, 1])).body.detail.limit).toBe('orders');
  const actions = await shop.platform.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'actor_id'])
    .where('action', 'like', 'newcomer%')
    .orderBy('action')
    .execute();
  expect(actions).toEqual(
    ['newcomer limits lifted', 'newcomer limits set'].map((action) => ({
      action,
      entity_id: asha.user._id,
      actor_id: packer.user._id,
    })),
  );
});

test('many new accounts of one network place together as many orders a day as the owner lets them; regulars go on', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await changeSettings(owner, { newcomersOfANetwork: 3, phones: ['98260 11111'] });
  const { mango } = await addGoods(shop, { mango: { price: 40, stock: 1000 } });
  const api = createApi(shop.platform);
  const sendFrom = async (person: Person, remoteAddress: string) => {
    await fillCart(person, [mango, 1]);
    const body = JSON.stringify(await checkoutRequest(person));
    const headers = { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' };
    const env = { incoming: { socket: { remoteAddress } } };
    const answer = await api.request('/api/orders', { method: 'POST', headers, body }, env);
    return { status: answer.status, body: await answer.json() };
  };
  const people: Person[] = [];
  for (let count = 0; count < 6; count += 1) people.push(await signUp(shop));
  const at = async (who: number, address: string) => (await sendFrom(people[who]!, address)).status;
  expect([await at(0, '203.0.113.7'), await at(1, '203.0.113.8')]).toEqual([201, 201]);
  // Two at once for the last place of the network.
  const both = await Promise.all([at(2, '203.0.113.9'), at(3, '203.0.113.9')]);
  expect(both.toSorted()).toEqual([201, 422]);
  const refused = await sendFrom(people[4]!, '203.0.113.10');
  expect([refused.body.code, refused.body.message, refused.body.detail.limit]).toEqual([
    'over_limit',
    'Many new customers near you ordered today, so we cannot take more. To order now, please call 98260 11111.',
    'network',
  ]);
  // Other networks, and customers whose order was delivered, go on; so does everybody the next day.
  expect(await at(4, '198.51.100.7')).toBe(201);
  const [first] = (await people[0]!.call('GET', '/api/orders')).body.orders;
  await owner.call('PATCH', `/api/orders/${first._id}`, { status: 'delivered' });
  expect(await at(0, '203.0.113.7')).toBe(201);
  expect(await at(5, '203.0.113.7')).toBe(422);
  shop.clock.advance({ minutes: 24 * 60 });
  expect(await at(5, '203.0.113.7')).toBe(201);
  expect(shop.bugs).toEqual([]);
});

test('an address that nobody has confirmed gets three mails of new orders a day, and five of cancelling them', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 40, stock: 1000 } });
  const asha = await signUp(shop);
  for (let count = 0; count < 10; count += 1) {
    const { _id } = await order(asha, [mango, 1]);
    await asha.call('POST', `/api/orders/${_id}/cancellation`);
  }
  expect((await sentMails(shop)).filter(({ to }) => to.includes(asha.user.email))).toHaveLength(3 + 5);
});
