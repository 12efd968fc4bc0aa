import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, order, send } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { POTATO, OIL } from '#test/steps/loose-goods.ts';

test('750 g and half a litre are ordered: each is one thing, paid to the paisa, and off the shelf to the gram', async () => {
  await using shop = await openShop();
  const { potato, oil, soap } = await addGoods(shop, {
    potato: POTATO,
    oil: OIL,
    soap: { unit: 'item', price: 30 },
  });
  const asha = await signUp(shop);
  const placed = await order(asha, [potato, 0.75], [oil, 0.5], [soap, 2]);
  expect(placed).toMatchObject({ subtotal: 163.25, totalItems: 4 });
  expect(placed.items).toMatchObject([
    { quantity: 0.75, product: { price: 24, unit: 'kg', soldBy: 'weight' } },
    { quantity: 0.5, product: { price: 170.5, unit: 'litres', soldBy: 'volume' } },
    { quantity: 2, product: { price: 30, unit: 'item', soldBy: 'piece' } },
  ]);
  expect([await stockOf(shop, potato), await stockOf(shop, oil)]).toEqual([4.25, 2.5]);
});

test('the cart says what 350 g cost, rounded half up, as the order does', async () => {
  await using shop = await openShop();
  const { tea } = await addGoods(shop, { tea: { ...POTATO, price: 249.9, least: 0.01, step: 0.01 } });
  const asha = await signUp(shop);
  await fillCart(asha, [tea, 0.35]);
  const quote = (await asha.call('GET', '/api/cart/quote')).body;
  expect(quote).toMatchObject({ subtotal: 87.47, totalItems: 1, lines: [{ quantity: 0.35, total: 87.47 }] });
  expect((await send(asha, await checkoutRequest(asha))).body.data.subtotal).toBe(87.47);
});

test.each([
  ['less than the least', 0.2, 'potato is sold from 250 g, in steps of 50 g'],
  ['a part of a step', 0.275, 'potato is sold from 250 g, in steps of 50 g'],
  ['a part of a gram', 0.2505, 'Quantity has at most three decimals'],
  ['nothing', 0, 'Quantity must be at least 1'],
  ['more than a tonne', 1000.05, 'Quantity is too large'],
])('%s of loose goods is refused at its field', async (_, quantity, said) => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, { potato: POTATO });
  const asha = await signUp(shop);
  const added = await asha.call('POST', '/api/cart', { product: potato._id, quantity });
  expect(added).toMatchObject({ status: 422, body: { code: 'invalid', fields: { quantity: [said] } } });
  await fillCart(asha, [potato, 1]);
  const [line] = (await asha.call('GET', '/api/cart')).body.data;
  const changed = await asha.call('PATCH', `/api/cart/${line._id}`, { ...line, quantity });
  expect(changed).toMatchObject({ status: 422, body: { code: 'invalid', fields: { quantity: [said] } } });
  expect((await asha.call('GET', '/api/cart')).body.data[0].quantity).toBe(1);
});

test('half a piece is refused, in the cart and in the order', async () => {
  await using shop = await openShop();
  const { soap } = await addGoods(shop, { soap: { unit: 'item' } });
  const asha = await signUp(shop);
  const added = await asha.call('POST', '/api/cart', { product: soap._id, quantity: 0.5 });
  expect(added.body.fields).toEqual({ quantity: ['Quantity must be a whole number'] });
  await fillCart(asha, [soap, 1]);
  const request = await checkoutRequest(asha);
  const refused = await send(asha, { ...request, items: [{ product: soap._id, quantity: 0.5 }] });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { 'items.0.quantity': ['Quantity must be a whole number'] },
  ]);
});

test('a little more can be added to what is in the cart, though it is less than the least', async () => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, { potato: POTATO });
  const asha = await signUp(shop);
  await fillCart(asha, [potato, 0.25], [potato, 0.05]);
  expect((await asha.call('GET', '/api/cart')).body.data).toMatchObject([{ quantity: 0.3 }]);
});

test('a client that knows whole kilos only orders 3 of them, and counts them as 3', async () => {
  await using shop = await openShop();
  const { potato, soap } = await addGoods(shop, { potato: POTATO, soap: { unit: 'item', price: 30 } });
  const asha = await signUp(shop);
  await fillCart(asha, [potato, 3], [soap, 2]);
  const { items } = await checkoutRequest(asha);
  const request = { ...(await checkoutRequest(asha)), items, totalItems: 5, totalAmount: 152 };
  const { status, body } = await send(asha, request);
  expect([status, body.data?.totalItems]).toEqual([201, 3]);
  expect(await stockOf(shop, potato)).toBe(2);
});

test('a client that adds up parts of kilos counts 2.75, and that is right too; 2.5 is not', async () => {
  await using shop = await openShop();
  const { potato, soap } = await addGoods(shop, { potato: POTATO, soap: { unit: 'item', price: 30 } });
  const asha = await signUp(shop);
  await fillCart(asha, [potato, 0.75], [soap, 2]);
  const request = await checkoutRequest(asha);
  expect((await send(asha, { ...request, totalItems: 2.5 })).status).toBe(422);
  expect((await send(asha, { ...request, totalItems: 2.75 })).status).toBe(201);
});

test('a cart of 250 g is not ordered as 250 kg', async () => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, { potato: { ...POTATO, stock: 1000 } });
  const asha = await signUp(shop);
  await fillCart(asha, [potato, 0.25]);
  const request = await checkoutRequest(asha);
  const refused = await send(asha, { ...request, items: [{ product: potato._id, quantity: 250 }] });
  expect(refused.body).toMatchObject({ code: 'cart_changed', detail: { cart: [{ quantity: 0.25 }] } });
  expect(await stockOf(shop, potato)).toBe(1000);
});

test('of 730 g only 700 g can be had in steps of 50 g: cart and order say so', async () => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, { potato: { ...POTATO, stock: 0.73 } });
  const asha = await signUp(shop);
  await fillCart(asha, [potato, 1]);
  const quote = (await asha.call('GET', '/api/cart/quote')).body;
  expect(quote.lines[0].problem).toEqual({ kind: 'short', left: 0.7 });
  const { status, body } = await send(asha, await checkoutRequest(asha));
  expect([status, body.code]).toEqual([409, 'out_of_stock']);
  expect(body.detail.lines).toEqual([
    { product: potato._id, title: 'potato', unit: 'kg', wanted: 1, left: 0.7 },
  ]);
});

test('a stock below the least amount counts as none left', async () => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, { potato: { ...POTATO, stock: 0.2 } });
  const asha = await signUp(shop);
  await fillCart(asha, [potato, 0.25]);
  const { body } = await send(asha, await checkoutRequest(asha));
  expect(body.detail.lines).toMatchObject([{ wanted: 0.25, left: 0 }]);
});

test('two who want the last 750 g at once: one has them', async () => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, { potato: { ...POTATO, stock: 1.45 } });
  const people = [await signUp(shop), await signUp(shop, { name: 'Ravi' })];
  for (const person of people) await fillCart(person, [potato, 0.75]);
  const requests = await Promise.all(people.map(checkoutRequest));
  const answers = await Promise.all(people.map((person, at) => send(person, requests[at])));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await stockOf(shop, potato)).toBe(0.7);
});

test('a mail, a bill and the file of orders say amounts as people write them', async () => {
  await using shop = await openShop();
  const { potato } = await addGoods(shop, { potato: POTATO });
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  await order(asha, [potato, 0.75]);
  const [mail] = await sentMails(shop);
  expect(mail?.text).toContain('750 g potato at ₹24 per kg: ₹18');
  const file = (await owner.call('GET', '/api/orders/export.csv')).body;
  expect(file).toContain('potato 0.75 kg at 24.00');
});
