import { expect, test } from 'vitest';
import type { Order, UsualGoods } from '#orders/order.ts';
import { stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { staff } from '#test/people.ts';
import { addTo, lineOf, packingOf, packOf, shopToPack, swapOf } from '#test/steps/packing.ts';

// Asha ordered 2 kg of potatoes (₹48), two teas (₹276) and a coriander (₹10): ₹334 and ₹20 to bring, ₹354.

const figures = ({ subtotal, shipping, totalAmount, totalItems }: Order) => [
  subtotal,
  shipping,
  totalAmount,
  totalItems,
];

test('less potatoes than ordered lower the total to the paisa, and the rest goes back to the shelf', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, potato } = await shopToPack(shop);
  expect(await stockOf(shop, potato)).toBe(3);
  const { status, body } = await packOf(packer, placed, potato, { quantity: 1.855 });
  expect([status, ...figures(body.order)]).toEqual([200, 330.52, 20, 350.52, 4]);
  expect(lineOf(body.order, potato)).toMatchObject({
    quantity: 1.855,
    ordered: 2,
    packed: { by: expect.any(String) },
  });
  expect(await stockOf(shop, potato)).toBe(3.145);
  const seen: Order = (await asha.call('GET', `/api/orders/${placed._id}?lang=hi`)).body;
  expect(figures(seen)).toEqual([330.52, 20, 350.52, 4]);
  expect(seen.agreed).toEqual({ total: 354 });
  expect(lineOf(seen, potato).packed).toBeUndefined();
  expect(seen.timeline.at(-1)).toMatchObject({
    kind: 'line',
    deed: 'packed',
    title: 'potato',
    by: 'The shop',
  });
});

test('what is ticked as ordered changes nothing that the shopper sees', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, tea } = await shopToPack(shop);
  const { body } = await packOf(packer, placed, tea, { quantity: 2 });
  expect(lineOf(body.order, tea).packed).toEqual({ at: expect.any(String), by: 'Ravi' });
  const seen: Order = (await asha.call('GET', `/api/orders/${placed._id}`)).body;
  expect([seen.updatedAt, seen.timeline.length]).toEqual([placed.updatedAt, 1]);
  const dispatched = await packer.call('PATCH', `/api/orders/${placed._id}`, {
    ...placed,
    status: 'dispatched',
  });
  expect(dispatched.status).toBe(200);
});

test('a line is left out with a reason, and stays readable; the fee for bringing it stays what it was', async () => {
  await using shop = await openShop();
  const { packer, placed, tea, coriander, potato } = await shopToPack(shop);
  const silent = await packOf(packer, placed, coriander, { quantity: 0 });
  expect([silent.status, silent.body.fields]).toEqual([422, { reason: ['Choose why it is left out'] }]);
  await packOf(packer, placed, coriander, { quantity: 0, reason: 'none' });
  const { body } = await packOf(packer, placed, tea, { quantity: 0, reason: 'poor' });
  expect(figures(body.order)).toEqual([48, 20, 68, 1]);
  expect(lineOf(body.order, coriander)).toMatchObject({ quantity: 0, ordered: 1, reason: 'none' });
  expect(await stockOf(shop, coriander)).toBe(10);
  const last = await packOf(packer, placed, potato, { quantity: 0, reason: 'none' });
  expect([last.status, last.body.message]).toEqual([409, 'The order would be empty. Cancel it instead.']);
});

test('a gift that keeps the agreed total is reckoned last: with a line left out later no more is given than is needed', async () => {
  await using shop = await openShop();
  const { packer, placed, potato, tea, coriander } = await shopToPack(shop);
  const given = await packOf(packer, placed, potato, { quantity: 2.5, give: true });
  expect([given.body.order.totalAmount, lineOf(given.body.order, potato).given]).toEqual([354, 12]);
  const less = await packOf(packer, given.body.order, coriander, { quantity: 0, reason: 'none' });
  // The potatoes come to ₹60, the teas to ₹276, and ₹20 to bring: ₹356, of which ₹354 was agreed.
  expect([less.body.order.totalAmount, lineOf(less.body.order, potato).given]).toEqual([354, 2]);
  const path = `/api/orders/${placed._id}/changes/${less.body.change}`;
  expect((await packer.call('DELETE', path)).status).toBe(200);
  const back: Order = (await packer.call('GET', `/api/orders/${placed._id}`)).body;
  expect([back.totalAmount, lineOf(back, potato).given]).toEqual([354, 12]);
  const { body } = await packOf(packer, back, tea, { quantity: 0, reason: 'none' });
  expect([body.order.totalAmount, lineOf(body.order, potato).given]).toEqual([90, undefined]);
  // As ordered after all, the teas take the room again: that is refused until something is given or agreed.
  const again = await packOf(packer, body.order, tea, { quantity: 2 });
  expect([again.status, again.body.code]).toEqual([409, 'above_agreed']);
});

test('what comes to more than was agreed is refused, given, or charged after a yes that is kept', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, potato } = await shopToPack(shop);
  const more = (said: object) => packOf(packer, placed, potato, { quantity: 2.5, ...said });
  const refused = await more({});
  expect([refused.status, refused.body.code, refused.body.detail]).toMatchObject([
    409,
    'above_agreed',
    { total: 366, agreed: 354, above: 12 },
  ]);
  expect((await more({ agreedTo: 365 })).body.code).toBe('above_agreed');
  expect(await stockOf(shop, potato)).toBe(3);
  const given = (await more({ give: true })).body;
  expect(figures(given.order)).toEqual([334, 20, 354, 4]);
  expect(lineOf(given.order, potato)).toMatchObject({ quantity: 2.5, given: 12 });
  await packer.call('DELETE', `/api/orders/${placed._id}/changes/${given.change}`);
  const now: Order = (await packer.call('GET', `/api/orders/${placed._id}`)).body;
  const agreed: Order = (await packOf(packer, now, potato, { quantity: 2.5, agreedTo: 366 })).body.order;
  expect(figures(agreed)).toEqual([346, 20, 366, 4]);
  expect(agreed.agreed).toEqual({ total: 366, by: 'Ravi', at: expect.any(String) });
  const seen: Order = (await asha.call('GET', `/api/orders/${placed._id}`)).body;
  expect(seen.timeline.at(-1)).toMatchObject({ kind: 'agreed', total: 366, by: 'The shop' });
  expect(seen.agreed).toMatchObject({ by: 'The shop' });
});

test('a swap costs at most what it stands in for', async () => {
  await using shop = await openShop();
  const { packer, placed, tea, coriander, green } = await shopToPack(shop);
  const dearer = await swapOf(packer, placed, tea, { product: green._id, quantity: 2 });
  expect([dearer.status, dearer.body.detail]).toMatchObject([409, { total: 368, agreed: 354, above: 14 }]);
  const { body } = await swapOf(packer, placed, tea, { product: green._id, quantity: 2, give: true });
  expect(figures(body.order)).toEqual([334, 20, 354, 4]);
  expect(lineOf(body.order, green)).toMatchObject({ ordered: 0, given: 14, insteadOf: 1, quantity: 2 });
  expect(lineOf(body.order, tea)).toMatchObject({ quantity: 0, ordered: 2 });
  expect([await stockOf(shop, tea), await stockOf(shop, green)]).toEqual([10, 2]);
  // Room under the agreed total does not make the swap dearer.
  const less = (await packOf(packer, body.order, coriander, { quantity: 0, reason: 'none' })).body.order;
  const again = await packOf(packer, less, green, { quantity: 2 });
  expect(again.body.detail).toMatchObject({ above: 14 });
  const back = await packer.call('DELETE', `${packingOf(less, lineOf(less, tea))}?revision=2`);
  expect(back.body.order.items).toHaveLength(3);
  expect([await stockOf(shop, tea), await stockOf(shop, green)]).toEqual([8, 4]);
});

test('what was not ordered costs nothing without a yes', async () => {
  await using shop = await openShop();
  const { packer, placed, coriander, sugar } = await shopToPack(shop);
  await packOf(packer, placed, coriander, { quantity: 0, reason: 'none' });
  const add = (said: object) => addTo(packer, placed, sugar, { quantity: 0.2, ...said });
  expect((await add({})).body).toMatchObject({ code: 'above_agreed', detail: { above: 8.8 } });
  const { body } = await add({ agreedTo: 352.8 });
  expect(figures(body.order)).toEqual([332.8, 20, 352.8, 4]);
  // The yes was for what was added: the most that was agreed is still what was ordered.
  expect(body.order.agreed.total).toBe(354);
  expect((await add({ quantity: 50, agreedTo: 2552.8 })).body.code).toBe('out_of_stock');
});

test('a change is taken back once, exactly, and only while nobody changed it since', async () => {
  await using shop = await openShop();
  const { packer, owner, placed, tea, potato, green } = await shopToPack(shop);
  const swapped = (await swapOf(packer, placed, tea, { product: green._id, quantity: 2, agreedTo: 368 }))
    .body;
  const less = (await packOf(owner, placed, potato, { quantity: 1.5 })).body;
  const undo = (change: string) => packer.call('DELETE', `/api/orders/${placed._id}/changes/${change}`);
  const back = (await undo(swapped.change)).body;
  expect(figures(back.order)).toEqual([322, 20, 342, 4]);
  expect(back.order.agreed).toEqual({ total: 354 });
  expect([await stockOf(shop, tea), await stockOf(shop, green)]).toEqual([8, 4]);
  expect((await undo(swapped.change)).status).toBe(404);
  await packOf(owner, less.order, potato, { quantity: 1.6 });
  expect([(await undo(less.change)).status]).toEqual([409]);
});

test('two who pack do not disturb each other, unless they change the same line', async () => {
  await using shop = await openShop();
  const { packer, placed, tea, potato } = await shopToPack(shop);
  const other = await staff(shop, ['packer', 'counter']);
  const [one, two] = await Promise.all([
    packOf(packer, placed, potato, { quantity: 1.9 }),
    packOf(other, placed, tea, { quantity: 1 }),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const late = await packOf(other, placed, potato, { quantity: 1.8 });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  const now: Order = (await packer.call('GET', `/api/orders/${placed._id}`)).body;
  expect(figures(now)).toEqual([193.6, 20, 213.6, 3]);
});

test('what left is not changed any more, and a cancelled order gives back exactly what was packed', async () => {
  await using shop = await openShop();
  const { packer, placed, potato, tea, coriander, green } = await shopToPack(shop);
  await packOf(packer, placed, potato, { quantity: 2.1, give: true });
  await swapOf(packer, placed, tea, { product: green._id, quantity: 1 });
  const { body } = await packOf(packer, placed, coriander, { quantity: 0, reason: 'none' });
  await packer.call('PATCH', `/api/orders/${placed._id}`, { status: 'cancelled' });
  const stocks = async () => Promise.all([potato, tea, coriander, green].map((of) => stockOf(shop, of)));
  expect(await stocks()).toEqual([5, 10, 10, 4]);
  await packer.call('PATCH', `/api/orders/${placed._id}`, { status: 'dispatched' });
  expect(await stocks()).toEqual([2.9, 10, 10, 3]);
  const late = await packOf(packer, body.order, potato, { quantity: 1 });
  expect([late.status, late.body.message]).toEqual([
    409,
    'Only an order that has not left yet can be packed.',
  ]);
});

test('whoever packs has the goods in hand, also where shoppers can no longer order them', async () => {
  await using shop = await openShop();
  const { packer, owner, placed, potato } = await shopToPack(shop);
  const soldOut = await owner.call('PUT', `/api/products/admin/${potato._id}/soldout`, { soldOut: true });
  expect(soldOut.status).toBe(200);
  const { status } = await packOf(packer, placed, potato, { quantity: 2.05, give: true });
  expect(status).toBe(200);
  expect((await owner.call('GET', `/api/products/admin/${potato._id}`)).body.stock).toBe(2.95);
});

test('ordering the same again, the file of orders and the sheet of a round hold what was packed', async () => {
  await using shop = await openShop();
  const { asha, owner, packer, placed, tea, coriander, green } = await shopToPack(shop);
  await packOf(packer, placed, coriander, { quantity: 0, reason: 'none' });
  await swapOf(packer, placed, tea, { product: green._id, quantity: 1 });
  const file = (await owner.call('GET', '/api/orders/export.csv')).body;
  expect(file).toContain('potato 2 kg at 24.00; green 1 item at 145.00');
  await asha.call('POST', `/api/orders/${placed._id}/reorder`);
  const cart = (await asha.call('GET', '/api/cart')).body.data;
  expect(cart.map(({ product }: { product: { title: string } }) => product.title).toSorted()).toEqual([
    'green',
    'potato',
  ]);
});

test('what is bought again of weighed goods is as much as was ordered, not what the scale said', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, potato } = await shopToPack(shop);
  await packOf(packer, placed, potato, { quantity: 1.855 });
  const usual = (await asha.call('GET', '/api/orders/usual')).body as UsualGoods;
  const { quantity } = usual.goods.find(({ product }) => product._id === potato._id) ?? {};
  expect(quantity).toBe(2);
  expect((await asha.call('POST', '/api/cart', { product: potato._id, quantity })).status).toBe(201);
  await asha.call('DELETE', '/api/cart');
  await asha.call('POST', `/api/orders/${placed._id}/reorder`);
  const cart = (await asha.call('GET', '/api/cart')).body.data as UsualGoods['goods'];
  expect(cart.find(({ product }) => product._id === potato._id)?.quantity).toBe(2);
});

test('the mail that says an order is on its way names what is in the bag, and nothing that was left out', async () => {
  await using shop = await openShop();
  const { packer, placed, coriander } = await shopToPack(shop);
  await packOf(packer, placed, coriander, { quantity: 0, reason: 'none' });
  const { body } = await packer.call('GET', `/api/orders/${placed._id}`);
  await packer.call('PATCH', `/api/orders/${placed._id}`, { ...body, status: 'dispatched' });
  const mail = (await sentMails(shop)).find(({ subject }) => subject.includes('on its way'));
  expect(mail?.text).toContain('tea');
  expect(mail?.text).not.toContain('coriander');
});
