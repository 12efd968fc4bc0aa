import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { DELIVERY_ADDRESS, order as placeOrder } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { addArea } from '#test/steps/areas.ts';
import { addRule, orderWith, roundsFor, roundsIn, wrongSeats } from '#test/steps/rounds.ts';
import { numbersOn } from '#test/steps/stops.ts';

const FAR = { ...DELIVERY_ADDRESS, pincode: '495002', village: 'Khairi' };
const NEAR = { ...DELIVERY_ADDRESS, pincode: '495001', village: 'Rampur' };

const read = async (person: Caller, { _id }: Order): Promise<Order> =>
  (await person.call('GET', `/api/orders/${_id}`)).body;

const readdress = (person: Caller, { _id, updatedAt }: Order, selectedAddress: object, more = {}) =>
  person.call('PUT', `/api/orders/${_id}/address`, { selectedAddress, updatedAt, ...more });

const note = (person: Caller, { _id, updatedAt }: Order, said: object) =>
  person.call('PUT', `/api/orders/${_id}/notes`, { note: '', shopNote: '', updatedAt, ...said });

async function shopWithOrder(shop: TestShop) {
  const { mango } = await addGoods(shop, { mango: { stock: 5 } });
  const [owner, asha, ravi] = [
    await admin(shop),
    await signUp(shop),
    await staff(shop, ['packer', 'counter']),
  ];
  return { owner, asha, ravi, mango, placed: (await placeOrder(asha, [mango, 2])) as Order };
}

/** A village near, with a round in the evening, and one far away, with its own in the morning; Asha ordered to the near one. */
async function shopWithTwoWays(shop: TestShop) {
  const { mango } = await addGoods(shop, { mango: { stock: 9 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const near = await addArea(owner, { name: 'Near' }, '495001, Rampur\n495001, Tikri');
  const far = await addArea(owner, { name: 'Far', fee: 60, minimum: 500, note: 'By boat' }, '495002, Khairi');
  await addRule(owner, { everywhere: false, areas: [near.id] });
  await addRule(owner, { everywhere: false, areas: [far.id], from: '19:00', to: '20:00', seats: 1 });
  const placed: Order = (await orderWith(asha, mango, { selectedAddress: NEAR })).body.data;
  return { owner, asha, mango, near, far, placed };
}

test('staff change address and phone: who and when stands in the timeline, and the order is found by the new phone', async () => {
  await using shop = await openShop();
  const { asha, ravi, placed } = await shopWithOrder(shop);
  const to = { ...placed.selectedAddress, phone: '9123456780', landmark: 'behind the school' };
  const { status, body } = await readdress(ravi, placed, to);
  expect([status, body.selectedAddress]).toEqual([200, to]);
  expect(body.timeline.at(-1)).toMatchObject({ note: 'The address was changed', by: 'Ravi' });
  const found = (await ravi.call('GET', '/api/orders/all?q=9123456780')).body;
  expect(found.orders.map(({ _id }: Order) => _id)).toEqual([placed._id]);
  expect((await ravi.call('GET', '/api/orders/all?q=9876543210')).body.totalOrders).toBe(0);
  const seen = await read(asha, placed);
  expect([seen.selectedAddress.landmark, seen.timeline.at(-1)?.by]).toEqual([
    'behind the school',
    'The shop',
  ]);
  // The same once more changes nothing.
  expect((await readdress(ravi, body, to)).body.timeline).toHaveLength(body.timeline.length);
});

test('what the shopper asked for she reads herself; what the shop notes stays in the shop', async () => {
  await using shop = await openShop();
  const { asha, ravi, placed } = await shopWithOrder(shop);
  const { body } = await note(ravi, placed, { note: 'Ring twice', shopNote: 'Paid late in May' });
  expect([body.note, body.shopNote]).toEqual(['Ring twice', 'Paid late in May']);
  const seen = await read(asha, placed);
  expect([seen.note, seen.shopNote]).toEqual(['Ring twice', undefined]);
  await note(ravi, body, { note: 'Ring twice', shopNote: '' });
  const after = await read(asha, placed);
  expect(after.timeline.map((event) => event.note)).toEqual(['', 'The note was changed']);
  expect((await read(ravi, placed)).timeline).toHaveLength(3);
});

test('of two who change the same order, the second is shown what is there now', async () => {
  await using shop = await openShop();
  const { owner, ravi, placed } = await shopWithOrder(shop);
  const answers = await Promise.all([
    note(ravi, placed, { note: 'At noon' }),
    readdress(owner, placed, { ...placed.selectedAddress, colony: 'Lower Bazaar' }),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const refused = answers.find(({ status }) => status === 409);
  const now = await read(ravi, placed);
  expect([refused?.body.code, refused?.body.detail.updatedAt]).toEqual(['conflict', now.updatedAt]);
  const again = await note(ravi, now, { note: 'At noon' });
  expect(again.status).toBe(200);
});

test('after it left, address and notes are refused with the reason; a cancelled order comes back first', async () => {
  await using shop = await openShop();
  const { ravi, placed } = await shopWithOrder(shop);
  for (const [status, message] of [
    ['dispatched', 'This order has left the shop. It can no longer be changed.'],
    ['delivered', 'This order has left the shop. It can no longer be changed.'],
    ['cancelled', 'This order is cancelled. Bring it back to change it.'],
  ]) {
    const { body } = await ravi.call('PATCH', `/api/orders/${placed._id}`, { status });
    const refused = await readdress(ravi, body, { ...placed.selectedAddress, colony: 'Elsewhere' });
    expect([refused.status, refused.body.message]).toEqual([409, message]);
    expect((await note(ravi, body, { note: 'Late' })).body.message).toBe(message);
  }
});

test('an order is cancelled with a reason that she reads, and comes back by itself with its goods', async () => {
  await using shop = await openShop();
  const { asha, ravi, mango, placed } = await shopWithOrder(shop);
  const cancel = (said: object) =>
    ravi.call('PATCH', `/api/orders/${placed._id}`, { status: 'cancelled', ...said });
  const silent = await cancel({ reason: 'other' });
  expect([silent.status, silent.body.fields]).toEqual([422, { reasonText: ['Choose why it is cancelled'] }]);
  await cancel({ reason: 'unreachable' });
  const seen = await read(asha, placed);
  expect(seen.timeline.at(-1)).toMatchObject({
    to: 'cancelled',
    reason: 'unreachable',
    note: 'We could not reach you',
    by: 'The shop',
  });
  expect(await stockOf(shop, mango)).toBe(5);
  await ravi.call('PATCH', `/api/orders/${placed._id}`, { status: 'pending' });
  expect(await stockOf(shop, mango)).toBe(3);
  await cancel({ reason: 'other', reasonText: 'The road is under water' });
  const text = 'The road is under water';
  expect((await read(asha, placed)).timeline.at(-1)).toMatchObject({ reason: 'other', text, note: text });
  const { body } = await ravi.call('POST', '/api/orders/status', {
    orders: [{ _id: placed._id, status: 'cancelled' }],
    status: 'pending',
  });
  expect(body.refused[0].code).toBe('conflict');
  await placeOrder(asha, [mango, 4]);
  const short = await ravi.call('PATCH', `/api/orders/${placed._id}`, { status: 'pending' });
  expect([short.status, short.body.code]).toEqual([409, 'out_of_stock']);
});

test('in another village of the same round the round stays, and the fee stays as it was agreed', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithTwoWays(shop);
  const { status, body } = await readdress(owner, placed, { ...NEAR, village: 'tikri' });
  expect([status, body.selectedAddress.village]).toEqual([200, 'Tikri']);
  expect([body.promise, body.shipping]).toEqual([placed.promise, placed.shipping]);
  const nameless = await readdress(owner, body, { ...NEAR, village: undefined });
  expect([nameless.body.code, nameless.body.detail.needs]).toEqual(['place_needed', 'village']);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('where its round does not go, staff are asked which; the fee stays, the area follows, and the undo is exact', async () => {
  await using shop = await openShop();
  const { owner, asha, far, placed } = await shopWithTwoWays(shop);
  const asked = await readdress(owner, placed, FAR);
  expect([asked.status, asked.body.code]).toEqual([409, 'round_needed']);
  const offered: string[] = asked.body.detail.rounds.map(({ id }: { id: string }) => id);
  expect(offered.slice(0, 6)).toEqual((await roundsFor(shop, far.id)).map(({ id }) => id));
  expect(await read(owner, placed)).toEqual(placed);
  const { status, body } = await readdress(owner, placed, FAR, { round: offered[0] });
  expect([status, body.promise.round, body.totalAmount]).toEqual([200, offered[0], placed.totalAmount]);
  expect(body.delivery).toEqual({ ...placed.delivery, area: 'Far', note: 'By boat' });
  expect(await wrongSeats(shop)).toEqual([]);
  // Its one seat is taken now.
  const other: Order = (await orderWith(asha, await goodsOf(owner), { selectedAddress: NEAR })).body.data;
  const full = await readdress(owner, other, FAR, { round: offered[0] });
  expect(full.body.code).toBe('round_gone');
  const back = await readdress(owner, body, placed.selectedAddress, { round: placed.promise?.round });
  expect([back.body.promise, back.body.delivery]).toEqual([placed.promise, placed.delivery]);
  expect(await wrongSeats(shop)).toEqual([]);
});

const goodsOf = async (owner: Caller) => (await owner.call('GET', '/api/products?q=mango')).body.products[0];

test('an order that goes with no round is asked for one where rounds go, and is on its sheet; where none has room it goes without', async () => {
  await using shop = await openShop();
  const { owner, asha, mango, near, far } = await shopWithTwoWays(shop);
  const elsewhere = { ...DELIVERY_ADDRESS, pincode: '110001' };
  const one: Order = (await orderWith(asha, mango, { selectedAddress: elsewhere })).body.data;
  expect(one.promise).toBeUndefined();
  const asked = await readdress(owner, one, NEAR);
  expect([asked.status, asked.body.code, asked.body.message]).toEqual([
    409,
    'round_needed',
    'Choose a round',
  ]);
  const [, tomorrow] = await roundsFor(shop, near.id);
  expect(asked.body.detail.rounds.map(({ id }: { id: string }) => id)).toContain(tomorrow?.id);
  const before = (await sentMails(shop)).length;
  const { status, body } = await readdress(owner, one, NEAR, { round: tomorrow?.id });
  expect([status, body.promise.round, body.totalAmount]).toEqual([200, tomorrow?.id, one.totalAmount]);
  expect(await numbersOn(owner, tomorrow!.id)).toEqual([one.orderId]);
  expect((await sentMails(shop)).slice(before).map(({ subject }) => subject)).toEqual([
    `When order ${one.orderId} comes`,
  ]);
  const other: Order = (await orderWith(asha, mango, { selectedAddress: elsewhere })).body.data;
  for (const { id, areas } of await roundsIn(owner))
    if (areas.includes(far.id)) await owner.call('PATCH', `/api/delivery/rounds/${id}`, { closed: true });
  const without = await readdress(owner, other, FAR);
  expect([without.status, without.body.promise]).toEqual([200, undefined]);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('to where the shop does not go, nothing is sent', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithTwoWays(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, deliversElsewhere: false } });
  const refused = await readdress(owner, placed, { ...NEAR, pincode: '110001', village: undefined });
  expect(refused.body.code).toBe('not_delivered');
  expect((await read(owner, placed)).updatedAt).toBe(placed.updatedAt);
});

test('the shopper cancels while staff change the address: the order is cancelled, and never half changed', async () => {
  await using shop = await openShop();
  const { owner, asha, placed, far } = await shopWithTwoWays(shop);
  const [round] = await roundsFor(shop, far.id);
  const [cancelled, changed] = await Promise.all([
    asha.call('POST', `/api/orders/${placed._id}/cancellation`),
    readdress(owner, placed, FAR, { round: round?.id }),
  ]);
  expect(cancelled.status).toBe(200);
  const now = await read(owner, placed);
  expect([now.status, now.selectedAddress.village]).toEqual([
    'cancelled',
    changed.status === 200 ? 'Khairi' : 'Rampur',
  ]);
  expect(await wrongSeats(shop)).toEqual([]);
});

/** An order that staff take, with nothing said of the place but what stands here. */
const take = async (owner: Caller, mango: { _id: string }, said: object): Promise<Order> => {
  const { status, body } = await owner.call('POST', '/api/orders/taken', {
    id: crypto.randomUUID(),
    items: [{ product: mango._id, quantity: 1 }],
    ...said,
  });
  expect([status, body]).toMatchObject([201, {}]);
  return body.data;
};

test('of an order by phone the address is as much as was said: another house or number needs no landmark, and the undo is exact', async () => {
  await using shop = await openShop();
  const { owner, mango } = await shopWithOrder(shop);
  const taken = await take(owner, mango, {
    channel: 'phone',
    customer: { phone: '9826012345', name: 'Gita' },
    to: { place: 'near the temple' },
    seen: { total: 70 },
  });
  const to = { ...taken.selectedAddress, phone: '9123456780', colony: 'behind the school' };
  const { status, body } = await readdress(owner, taken, to);
  expect([status, body.selectedAddress]).toEqual([200, { ...to, landmark: '' }]);
  const back = await readdress(owner, body, taken.selectedAddress);
  expect([back.status, back.body.selectedAddress]).toEqual([200, taken.selectedAddress]);
  for (const [field, text] of [
    ['firstName', 'First Name is required'],
    ['phone', 'Phone number is required'],
  ] as const) {
    const nobody = await readdress(owner, back.body, { ...taken.selectedAddress, [field]: ' ' });
    expect([nobody.status, nobody.body.fields]).toEqual([422, { [`selectedAddress.${field}`]: [text] }]);
  }
});

test('a sale at the counter that is brought after all gets an address, and the undo takes it away again', async () => {
  await using shop = await openShop();
  const { owner, mango } = await shopWithOrder(shop);
  const sale = await take(owner, mango, {
    channel: 'counter',
    customer: { phone: '', name: '' },
    payment: { method: 'cash', reference: '' },
    seen: { total: 50 },
  });
  const { body: open } = await owner.call('PATCH', `/api/orders/${sale._id}`, { status: 'pending' });
  const { status, body } = await readdress(owner, open, DELIVERY_ADDRESS);
  expect([status, body.selectedAddress]).toEqual([200, DELIVERY_ADDRESS]);
  const back = await readdress(owner, body, open.selectedAddress);
  expect([back.status, back.body.selectedAddress]).toEqual([200, sale.selectedAddress]);
});
