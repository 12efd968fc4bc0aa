import { expect, test } from 'vitest';
import { type Order, versionTag } from '#orders/order.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { addRule, orderWith, roundsIn } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, tapOn } from '#test/steps/stops.ts';

/** A round of this evening that left with three orders, whose houses were put into this order before, or not. */
async function onTheWay(shop: TestShop, { isKnown = true } = {}) {
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, rider] = [await admin(shop), await staff(shop, ['rider'])];
  await addRule(owner);
  const people = [
    await signUp(shop, { name: 'Asha' }),
    await signUp(shop, { name: 'Bina' }),
    await signUp(shop, { name: 'Chand' }),
  ] as const;
  const orders: Order[] = [];
  for (const person of people) orders.push((await orderWith(person, mango)).body.data);
  const round = (await roundsIn(owner))[0]!.id;
  await owner.call('PUT', `/api/rounds/${round}/riders`, { riders: [rider.user._id] });
  if (isKnown) {
    const said = { orders: orders.map(({ _id }) => _id) };
    await owner.call('PUT', `/api/rounds/${round}/stops`, said);
  }
  const move = (status: string) =>
    owner.call('POST', '/api/orders/status', {
      orders: orders.map(({ _id }) => ({ _id, status: 'pending' })),
      status,
    });
  const tap = async (at: number, said: Parameters<typeof tapOn>[1] = {}) => {
    const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === orders[at]!._id);
    await sendTap(rider, round, tapOn(stop!, said));
  };
  /** What somebody's own page says. */
  const shown = async (at: 0 | 1 | 2): Promise<Order> => read(people[at], orders[at]!);
  return { owner, rider, people, orders, round, move, shown, tap };
}

const read = async (person: Caller, { _id }: Order): Promise<Order> =>
  (await person.call('GET', `/api/orders/${_id}`)).body;

test('on the way, each shopper reads how many stops come before hers, and it follows the taps', async () => {
  await using shop = await openShop();
  const { move, shown, tap } = await onTheWay(shop);
  expect((await shown(2)).stopsBefore).toBeUndefined();
  shop.clock.advance({ hours: 7 });
  await move('dispatched');
  const left = shop.clock.now();
  expect((await shown(2)).stopsBefore).toEqual({ count: 2, atMost: false, at: left });
  expect((await shown(0)).stopsBefore).toEqual({ count: 0, atMost: false, at: left });
  shop.clock.advance({ minutes: 30 });
  // It was made ten minutes before it arrived: that is when this was known.
  await tap(0, { waited: 10 * 60_000 });
  const known = new Date(new Date(shop.clock.now()).getTime() - 10 * 60_000).toISOString();
  expect((await shown(2)).stopsBefore).toEqual({ count: 1, atMost: false, at: known });
  await tap(1, { kind: 'away' });
  expect((await shown(2)).stopsBefore).toMatchObject({ count: 0, atMost: false });
  for (const at of [0, 1] as const) expect((await shown(at)).stopsBefore).toBeUndefined();
});

test('where nobody knows the order of the houses, or it is not kept to, it is said what it is at most', async () => {
  await using shop = await openShop();
  const { move, shown, tap } = await onTheWay(shop, { isKnown: false });
  await move('dispatched');
  expect((await shown(0)).stopsBefore).toMatchObject({ count: 2, atMost: true });
  await tap(2);
  expect((await shown(0)).stopsBefore).toMatchObject({ count: 1, atMost: true });
});

test('nobody reads of it but the shopper herself, and she no more than a count', async () => {
  await using shop = await openShop();
  const { owner, people, orders, move, shown } = await onTheWay(shop);
  await move('dispatched');
  expect(await read(owner, orders[2]!)).not.toHaveProperty('stopsBefore');
  expect((await people[0].call('GET', `/api/orders/${orders[2]!._id}`)).status).toBe(404);
  const told = await shown(2);
  expect(Object.keys(told.stopsBefore ?? {})).toEqual(['count', 'atMost', 'at']);
  for (const other of [orders[0]!, orders[1]!])
    for (const word of [other._id, other.user]) expect(JSON.stringify(told)).not.toContain(word);
});

test('an open page that asks again hears of each tap, and nothing in between', async () => {
  await using shop = await openShop();
  const { people, orders, move, shown, tap } = await onTheWay(shop);
  await move('dispatched');
  const asked = (known: Order) =>
    people[2].call('GET', `/api/orders/${orders[2]!._id}`, undefined, { 'If-None-Match': versionTag(known) });
  const first = await shown(2);
  expect((await asked(first)).status).toBe(304);
  shop.clock.advance({ minutes: 5 });
  await tap(0);
  const then = await asked(first);
  expect([then.status, then.body.stopsBefore.count]).toEqual([200, 1]);
  expect((await asked(then.body)).status).toBe(304);
});

test('when the last news is of another day, and once it is delivered or cancelled, nothing is said', async () => {
  await using shop = await openShop();
  const { owner, orders, move, shown } = await onTheWay(shop);
  await move('dispatched');
  await owner.call('PATCH', `/api/orders/${orders[0]!._id}`, { status: 'cancelled' });
  await owner.call('PATCH', `/api/orders/${orders[1]!._id}`, { status: 'delivered' });
  for (const at of [0, 1] as const) expect((await shown(at)).stopsBefore).toBeUndefined();
  expect((await shown(2)).stopsBefore).toMatchObject({ count: 0 });
  shop.clock.advance({ days: 1 });
  expect((await shown(2)).stopsBefore).toBeUndefined();
});
