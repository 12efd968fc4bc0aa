import { expect, test } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import type { Order } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { staff } from '#test/people.ts';
import { creditOf, giveCredit, moveTo, undoCredit, wrongCredits } from '#test/steps/credits.ts';
import { addTo, lineOf, packingOf, packOf, shopToPack, swapOf } from '#test/steps/packing.ts';

// Asha ordered 2 kg of potatoes (₹48), two teas (₹276) and a coriander (₹10): ₹334 and ₹20 to bring, ₹354.

const read = async (person: Caller, { _id }: Order): Promise<Order> =>
  (await person.call('GET', `/api/orders/${_id}`)).body;

const placesIn = ({ items }: Order): number[] => items.map(({ line }) => line);

const takeOut = (person: Caller, of: Order, line: { line: number; revision: number }) =>
  person.call('DELETE', `${packingOf(of, line)}?revision=${line.revision}`);

test('something is added once, though the answer was lost and it is sent again: given, or charged after a yes', async () => {
  await using shop = await openShop();
  const { packer, placed, green } = await shopToPack(shop);
  for (const [settled, stock] of [
    [{ give: true }, 3],
    [{ agreedTo: 499 }, 2],
  ] as const) {
    const added = { id: crypto.randomUUID(), quantity: 1, ...settled };
    const [first, again] = await Promise.all([
      addTo(packer, placed, green, added),
      addTo(packer, placed, green, added),
    ]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.change).toBe(first.body.change);
    expect(await stockOf(shop, green)).toBe(stock);
  }
  const now = await read(packer, placed);
  expect([now.totalAmount, now.items.length, placesIn(now)]).toEqual([499, 5, [0, 1, 2, 3, 4]]);
});

test('a question is asked once, though its answer was lost and it is sent again; her yes adds it once', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, green } = await shopToPack(shop);
  const asked = { id: crypto.randomUUID(), quantity: 1, ask: 499 };
  const { body } = await addTo(packer, placed, green, asked);
  const again = await addTo(packer, placed, green, asked);
  expect([again.status, again.body.order.question]).toEqual([200, body.order.question]);
  const answer = `/api/orders/${placed._id}/questions/${body.order.question._id}/answer`;
  await asha.call('PUT', answer, { yes: true });
  expect((await addTo(packer, placed, green, asked)).status).toBe(200);
  expect([(await read(packer, placed)).totalAmount, await stockOf(shop, green)]).toEqual([499, 3]);
  const mails = (await sentMails(shop)).filter(({ text }) => text.includes('₹499'));
  expect(mails).toHaveLength(1);
});

test('what was taken out again stays out when a copy of the request comes late, and so it does once the order has left', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, green } = await shopToPack(shop);
  const added = { id: crypto.randomUUID(), quantity: 1, give: true };
  const { body } = await addTo(packer, placed, green, added);
  await takeOut(owner, placed, lineOf(body.order, green));
  const late = await addTo(packer, placed, green, added);
  expect([late.status, late.body.order.items.length, await stockOf(shop, green)]).toEqual([200, 3, 4]);
  await moveTo(owner, placed, 'dispatched');
  expect((await addTo(packer, placed, green, added)).body.change).toBeNull();
  expect((await addTo(packer, placed, green, { quantity: 1, give: true })).body.message).toBe(
    'Only an order that has not left yet can be packed.',
  );
});

test('one id is one addition: with other goods, settled otherwise or of another order it is refused', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, green, sugar, tea } = await shopToPack(shop);
  const added = { id: crypto.randomUUID(), quantity: 1, give: true };
  await addTo(packer, placed, green, added);
  const second: Order = await order(asha, [tea, 1]);
  const others = [
    await addTo(packer, second, green, added),
    await addTo(packer, placed, sugar, added),
    await addTo(packer, placed, green, { ...added, quantity: 2 }),
    await addTo(packer, placed, green, { ...added, give: false, agreedTo: 499 }),
  ];
  expect(others.map(({ status, body }) => [status, body.message])).toEqual(
    others.map(() => [
      409,
      'This form was already sent with other values. Please check what the shop has now before you send it again.',
    ]),
  );
  expect((await read(asha, placed)).items).toHaveLength(4);
  expect((await addTo(packer, placed, green, { ...added, id: 'again' })).status).toBe(422);
});

test('what was taken out leaves its place to nothing else: an old copy of it changes no other goods', async () => {
  await using shop = await openShop();
  const { packer, placed, green, sugar, tea } = await shopToPack(shop);
  const other = await staff(shop, ['packer', 'counter']);
  const { body } = await addTo(packer, placed, green, { quantity: 1, give: true });
  const old = lineOf(body.order, green);
  await takeOut(packer, placed, old);
  const then = (await addTo(packer, placed, sugar, { quantity: 0.5, give: true })).body.order as Order;
  expect(lineOf(then, sugar).line).toBe(old.line + 1);
  const late = await other.call('PUT', packingOf(placed, old), {
    quantity: 0,
    reason: 'none',
    revision: old.revision,
  });
  expect([late.status, late.body.message]).toEqual([404, 'There is no such line.']);
  const undone = await other.call('DELETE', `/api/orders/${placed._id}/changes/${body.change}`);
  expect(undone.status).toBe(409);
  expect(lineOf(await read(packer, placed), sugar).quantity).toBe(0.5);
  // The place of what stood in for something is not given again either.
  const swapped = (await swapOf(packer, then, tea, { product: green._id, quantity: 1 })).body.order as Order;
  await takeOut(packer, placed, lineOf(swapped, tea));
  const last = (await addTo(packer, placed, green, { quantity: 1, give: true })).body.order as Order;
  expect(lineOf(last, green).line).toBe(lineOf(swapped, green).line + 1);
});

test('goods that a credit tells of stay readable, with nothing of them in the bag, when they are taken out', async () => {
  await using shop = await openShop();
  const { asha, owner, packer, placed, green, sugar, tea } = await shopToPack(shop);
  await addTo(packer, placed, sugar, { quantity: 0.5, agreedTo: 376 });
  await swapOf(packer, placed, tea, { product: green._id, quantity: 1 });
  const left = await moveTo(owner, placed, 'dispatched');
  for (const goods of [sugar, green]) {
    const credit = creditOf(await read(owner, placed), goods, { amount: 5 });
    expect((await giveCredit(owner, left, credit)).status).toBe(201);
    await undoCredit(owner, left, credit.id);
  }
  const back = await moveTo(owner, placed, 'pending');
  expect((await takeOut(packer, placed, lineOf(back, sugar))).status).toBe(200);
  const { status, body } = await takeOut(packer, placed, lineOf(back, tea));
  expect([status, body.order.totalAmount]).toEqual([200, 354]);
  const seen = await read(asha, placed);
  for (const goods of [sugar, green]) expect(lineOf(seen, goods)).toMatchObject({ quantity: 0, ordered: 0 });
  expect([await stockOf(shop, sugar), await stockOf(shop, green)]).toEqual([6, 4]);
  expect(await wrongCredits(shop)).toEqual([]);
  // Ticked or put in again, it is goods like any other.
  expect((await packOf(packer, seen, sugar, { quantity: 0 })).status).toBe(200);
  const again = await packOf(packer, await read(packer, placed), sugar, { quantity: 0.5, give: true });
  expect([again.status, again.body.order.totalAmount]).toEqual([200, 354]);
});

test('the same again of an order with the same goods on two lines is the sum of both', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, green } = await shopToPack(shop);
  for (let times = 0; times < 2; times += 1)
    await addTo(packer, placed, green, { id: crypto.randomUUID(), quantity: 1, give: true });
  const again = await asha.call('POST', `/api/orders/${placed._id}/reorder`);
  expect([again.status, again.body.missing]).toEqual([200, []]);
  const line = again.body.data.find(({ product }: { product: Product }) => product._id === green._id);
  expect(line.quantity).toBe(2);
  expect(shop.bugs).toEqual([]);
});
