import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Answer, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

/** A shop whose mangoes are limited to 3 in one order, and a shopper. */
async function shopWithLimit(shop: TestShop) {
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { title: 'Mango', unit: 'item', stock: 100 } });
  const limit = (mostPerOrder: number | null) =>
    owner.call('PUT', `/api/products/admin/${mango._id}/details`, { mostPerOrder });
  const soldOut = (is: boolean) =>
    owner.call('PUT', `/api/products/admin/${mango._id}/soldout`, { soldOut: is });
  return { mango, limit, soldOut, asha: await signUp(shop) };
}

const said = ({ status, body }: Answer) => [status, body.fields];
const TOO_MANY = [422, { quantity: ['At most 3 of Mango in one order'] }];

test('the cart takes as much of a product as one order may have, and refuses more with the limit', async () => {
  await using shop = await openShop();
  const { mango, limit, asha } = await shopWithLimit(shop);
  await limit(3);
  const add = (quantity: number) => asha.call('POST', '/api/cart', { product: mango._id, quantity });
  expect(said(await add(4))).toEqual(TOO_MANY);
  const { data } = (await add(2)).body;
  expect(said(await add(2))).toEqual(TOO_MANY);
  expect(said(await asha.call('PATCH', `/api/cart/${data._id}`, { quantity: 4 }))).toEqual(TOO_MANY);
  expect((await asha.call('PATCH', `/api/cart/${data._id}`, { quantity: 3 })).status).toBe(200);
});

test('who has more in the cart than one order may have is told, and can go down step by step', async () => {
  await using shop = await openShop();
  const { mango, limit, asha } = await shopWithLimit(shop);
  const { data } = (await asha.call('POST', '/api/cart', { product: mango._id, quantity: 6 })).body;
  await limit(3);
  const problem = async () => (await asha.call('GET', '/api/cart/quote')).body.lines[0].problem;
  expect(await problem()).toEqual({ kind: 'short', left: 3, most: 3 });
  expect((await asha.call('PATCH', `/api/cart/${data._id}`, { quantity: 5 })).status).toBe(200);
  expect(said(await asha.call('PATCH', `/api/cart/${data._id}`, { quantity: 6 }))).toEqual(TOO_MANY);
  await asha.call('PATCH', `/api/cart/${data._id}`, { quantity: 3 });
  expect(await problem()).toBeNull();
});

test('what the owner marks as sold out stays in the cart and is shown as sold out, whatever its stock', async () => {
  await using shop = await openShop();
  const { mango, soldOut, asha } = await shopWithLimit(shop);
  await asha.call('POST', '/api/cart', { product: mango._id, quantity: 2 });
  await soldOut(true);
  const problem = async () => (await asha.call('GET', '/api/cart/quote')).body.lines[0].problem;
  expect(await problem()).toEqual({ kind: 'short', left: 0 });
  expect((await asha.call('GET', '/api/cart')).body.data[0].product).toMatchObject({
    stock: 0,
    soldOut: true,
  });
  await soldOut(false);
  expect(await problem()).toBeNull();
});

test('ordering the same again takes at most what one order may have now, and nothing that is sold out', async () => {
  await using shop = await openShop();
  const { mango, limit, soldOut, asha } = await shopWithLimit(shop);
  const { _id } = await order(asha, [mango, 6]);
  const again = async () => (await asha.call('POST', `/api/orders/${_id}/reorder`)).body;
  await soldOut(true);
  expect(await again()).toMatchObject({ data: [], missing: [{ wanted: 6, left: 0 }] });
  await soldOut(false);
  await limit(3);
  expect(await again()).toMatchObject({
    data: [{ quantity: 3 }],
    missing: [{ wanted: 6, left: 3, most: 3 }],
  });
});
