import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, ordersIn, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { addArea, areaNamed, changeSettings } from '#test/steps/areas.ts';
import { addRule } from '#test/steps/rounds.ts';

/** A shop with two areas, and a shopper with a mango of ₹100 in the cart. */
async function shopWithAreas(shop: TestShop) {
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const asha = await signUp(shop);
  await addArea(owner, { name: 'Road', fee: 30, freeAbove: 300 }, '844101 Rampur\n844102');
  await addArea(owner, { name: 'River', fee: 60, minimum: 200, cashMost: 500 }, '844101 Tendua');
  return { owner, asha, mango };
}

/** What the checkout sends for someone's cart, to an address, with the total that the shopper saw. */
async function requestTo(person: Caller, to: object, totalAmount: number, more: object = {}) {
  const selectedAddress = { ...DELIVERY_ADDRESS, ...to };
  return { ...(await checkoutRequest(person)), selectedAddress, totalAmount, ...more };
}

test('the fee is that of the village’s area, whatever fee the client sends, and the order keeps what was promised', async () => {
  await using shop = await openShop();
  const { owner, asha, mango } = await shopWithAreas(shop);
  await fillCart(asha, [mango, 1]);
  const rampur = { pincode: ' 844101 ', village: '  RAMPUR' };
  const cheap = await send(asha, await requestTo(asha, rampur, 100));
  expect([cheap.status, cheap.body.code, cheap.body.detail.shipping]).toEqual([409, 'price_changed', 30]);
  const withFee = await send(asha, await requestTo(asha, rampur, 100, { shipping: 0 }));
  expect([withFee.status, withFee.body.code]).toEqual([422, 'invalid']);
  const placed = await send(asha, await requestTo(asha, rampur, 130));
  expect(placed.status).toBe(201);
  const promised = { area: 'Road', fee: 30, freeAbove: 300, cashMost: null, collected: false };
  expect(placed.body.data).toMatchObject({
    shipping: 30,
    totalAmount: 130,
    delivery: promised,
    selectedAddress: { village: 'Rampur' },
  });
  // What happens to the area or the address book afterwards does not reach the order.
  const { id, revision } = await areaNamed(owner, 'Road');
  await owner.call('PUT', `/api/delivery/areas/${id}`, { name: 'Far', fee: 90, revision });
  await owner.call('DELETE', `/api/delivery/areas/${id}?revision=${revision + 1}`);
  const { body } = await asha.call('GET', `/api/orders/${placed.body.data._id}`);
  expect(body).toMatchObject({ shipping: 30, delivery: promised, selectedAddress: { village: 'Rampur' } });
});

test('where villages are listed one is chosen: an order that names none is asked, with the list', async () => {
  await using shop = await openShop();
  const { asha, mango } = await shopWithAreas(shop);
  await fillCart(asha, [mango, 1]);
  for (const village of [undefined, '', '   ']) {
    const { status, body } = await send(asha, await requestTo(asha, { pincode: '844101', village }, 130));
    expect([status, body.code]).toEqual([422, 'place_needed']);
    expect(body.fields).toEqual({ 'selectedAddress.village': ['Please choose your village.'] });
    expect(body.detail).toMatchObject({
      needs: 'village',
      places: { villages: [{ village: 'Rampur' }, { village: 'Tendua' }] },
    });
  }
  const without = await send(asha, await requestTo(asha, {}, 120));
  expect([without.status, without.body.code, without.body.detail.needs]).toEqual([
    422,
    'place_needed',
    'pincode',
  ]);
  expect(await ordersIn(shop)).toBe(0);
  expect(await stockOf(shop, mango)).toBe(100);
});

test('a whole pincode needs no village, and what is in no area goes by the shop’s own rule', async () => {
  await using shop = await openShop();
  const { asha, mango } = await shopWithAreas(shop);
  const shipping = async (to: object, totalAmount: number) => {
    await fillCart(asha, [mango, 1]);
    const { body } = await send(asha, await requestTo(asha, to, totalAmount));
    return [body.data.shipping, body.data.delivery.area];
  };
  expect(await shipping({ pincode: '844102' }, 130)).toEqual([30, 'Road']);
  expect(await shipping({ pincode: '844102', village: 'Any' }, 130)).toEqual([30, 'Road']);
  expect(await shipping({ pincode: '844101', village: 'Elsewhere' }, 120)).toEqual([20, '']);
  expect(await shipping({ pincode: '999999', village: 'Rampur' }, 120)).toEqual([20, '']);
});

test('where the shop does not go, it says so with its number; the shopper may collect, if the owner allows it', async () => {
  await using shop = await openShop();
  const { owner, asha, mango } = await shopWithAreas(shop);
  await changeSettings(owner, { deliversElsewhere: false, phones: ['98260 11111'] });
  await fillCart(asha, [mango, 1]);
  const far = await requestTo(asha, { pincode: '110001' }, 120);
  const refused = await send(asha, far);
  expect([refused.status, refused.body.code]).toEqual([422, 'not_delivered']);
  expect(refused.body.message).toBe('We do not deliver there. Please call 98260 11111.');
  const collecting = { ...far, totalAmount: 100, collected: true };
  expect((await send(asha, collecting)).body.code).toBe('not_delivered');
  await changeSettings(owner, { mayCollect: true });
  const placed = await send(asha, collecting);
  expect(placed.body.data).toMatchObject({ shipping: 0, totalAmount: 100, delivery: { collected: true } });
});

test('less than the least order of an area is refused with what is missing; collected goods have no least', async () => {
  await using shop = await openShop();
  const { asha, mango } = await shopWithAreas(shop);
  await fillCart(asha, [mango, 1]);
  const tendua = { pincode: '844101', village: 'Tendua' };
  const { status, body } = await send(asha, await requestTo(asha, tendua, 160));
  expect([status, body.code]).toEqual([422, 'below_minimum']);
  expect(body.detail).toMatchObject({ minimum: 200, missing: 100 });
  expect(body.message).toBe('The minimum order for this place is ₹200.');
  expect(await stockOf(shop, mango)).toBe(100);
  await fillCart(asha, [mango, 1]);
  expect((await send(asha, await requestTo(asha, tendua, 260))).status).toBe(201);
});

test('more cash than an area takes is confirmed by phone first; by card it is not', async () => {
  await using shop = await openShop();
  const { asha, mango } = await shopWithAreas(shop);
  const tendua = { pincode: '844101', village: 'Tendua' };
  const isToConfirm = async (count: number, paymentMethod: string) => {
    await fillCart(asha, [mango, count]);
    const request = await requestTo(asha, tendua, count * 100 + 60, { paymentMethod });
    return (await send(asha, request)).body.data.phoneToConfirm;
  };
  expect(await isToConfirm(4, 'cash')).toBe(false);
  expect(await isToConfirm(5, 'cash')).toBe(true);
  expect(await isToConfirm(5, 'card')).toBe(false);
});

test('an area that is deleted while somebody is at the checkout: they see the new total before anything is placed', async () => {
  await using shop = await openShop();
  const { owner, asha, mango } = await shopWithAreas(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await requestTo(asha, { pincode: '844101', village: 'Rampur' }, 130);
  const { id, revision } = await areaNamed(owner, 'Road');
  await owner.call('DELETE', `/api/delivery/areas/${id}?revision=${revision}`);
  const { status, body } = await send(asha, seen);
  expect([status, body.code, body.detail.totalAmount]).toEqual([409, 'price_changed', 120]);
  expect((await send(asha, { ...seen, totalAmount: 120 })).body.data.delivery).toMatchObject({ area: '' });
});

test('a repeated request is the same order, though its area changed meanwhile; collecting it is another request', async () => {
  await using shop = await openShop();
  const { owner, asha, mango } = await shopWithAreas(shop);
  await changeSettings(owner, { mayCollect: true });
  await fillCart(asha, [mango, 1]);
  const request = await requestTo(asha, { pincode: '844101', village: 'Rampur' }, 130);
  const first = await send(asha, request, 'key-of-asha');
  const { id, revision } = await areaNamed(owner, 'Road');
  await owner.call('DELETE', `/api/delivery/areas/${id}?revision=${revision}`);
  const again = await send(asha, request, 'key-of-asha');
  expect([again.status, again.body.data._id]).toEqual([200, first.body.data._id]);
  const collected = await send(asha, { ...request, collected: true }, 'key-of-asha');
  expect([collected.status, collected.body.code]).toEqual([409, 'key_reused']);
});

test('a village in the address book stays when an old client saves the address, and goes with its pincode', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const home = {
    name: 'Asha',
    email: 'asha@example.in',
    phone: '9876543210',
    street: 'Upper Bazaar',
    city: 'Vaishali',
    state: 'Bihar',
    pinCode: '844101',
  };
  const save = async (address: object) => {
    const { body } = await asha.call('PATCH', `/api/auth/${asha.user._id}`, { addresses: [address] });
    return body.addresses[0];
  };
  const saved = await save({ ...home, village: ' Rampur ' });
  expect(saved.village).toBe('Rampur');
  expect((await save({ ...home, _id: saved._id, street: 'Lower Bazaar' })).village).toBe('Rampur');
  expect(await save({ ...home, _id: saved._id, pinCode: '844102' })).not.toHaveProperty('village');
});

test('the mail says to which village, for how much and when it comes, as the order keeps it', async () => {
  await using shop = await openShop();
  const { owner, asha, mango } = await shopWithAreas(shop);
  const river = await areaNamed(owner, 'River');
  const { fee, minimum } = river;
  const noted = { name: 'River', fee, minimum, note: 'Not in the rains', revision: river.revision };
  await owner.call('PUT', `/api/delivery/areas/${river.id}`, noted);
  await addRule(owner);
  await fillCart(asha, [mango, 1]);
  await send(asha, await requestTo(asha, { pincode: '844101', village: 'rampur' }, 130));
  await fillCart(asha, [mango, 2]);
  await send(asha, await requestTo(asha, { pincode: '844101', village: 'Tendua' }, 260));
  await changeSettings(owner, { mayCollect: true });
  await addRule(owner, { kind: 'collect' });
  await fillCart(asha, [mango, 1]);
  await send(asha, await requestTo(asha, { pincode: '844101' }, 100, { collected: true }));
  const { id, revision } = await areaNamed(owner, 'Road');
  await owner.call('PUT', `/api/delivery/areas/${id}`, { name: 'Road', fee: 90, revision });
  await owner.call('PUT', `/api/delivery/areas/${river.id}`, {
    ...noted,
    note: 'By boat',
    revision: river.revision + 1,
  });
  const kept: { delivery: { note: string } }[] = (await asha.call('GET', '/api/orders')).body.orders;
  expect(kept.map(({ delivery }) => delivery.note)).toEqual(['', 'Not in the rains', '']);
  const mails = await sentMails(shop);
  const linesOf = (number: number): string[] =>
    (mails.find(({ subject }) => subject === `Your order ${number} from Haat`)?.text ?? '').split(/\r?\n/);
  const time = '20 Nov 2026, 5:00 pm to 7:00 pm';
  expect(linesOf(1)).toEqual(
    expect.arrayContaining(['Delivery to Rampur: ₹30, free above ₹300', `Delivery: ${time}`]),
  );
  expect(linesOf(2)).toEqual(expect.arrayContaining(['Delivery to Tendua: ₹60', 'Not in the rains']));
  expect(linesOf(3).filter((line) => line.startsWith('Delivery to'))).toEqual([]);
});
