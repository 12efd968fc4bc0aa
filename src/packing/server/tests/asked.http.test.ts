import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { signUp, staff } from '#test/people.ts';
import { addTo, lineOf, packOf, shopToPack, swapOf } from '#test/steps/packing.ts';

// Asha ordered 2 kg of potatoes (₹48), two teas (₹276) and a coriander (₹10): ₹334 and ₹20 to bring, ₹354.

const read = async (person: Caller, { _id }: Order, lang = 'en'): Promise<Order> =>
  (await person.call('GET', `/api/orders/${_id}?lang=${lang}`)).body;

const answer = (person: Caller, { _id }: Order, question: string | undefined, yes: boolean) =>
  person.call('PUT', `/api/orders/${_id}/questions/${question}/answer`, { yes });

test('the shopper is asked on the order, and her yes makes exactly the change that was asked about', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, potato } = await shopToPack(shop);
  const asked = await packOf(packer, placed, potato, { quantity: 2.5, ask: 366 });
  expect([asked.status, asked.body.change]).toEqual([200, null]);
  const waits: Order = asked.body.order;
  expect([waits.totalAmount, lineOf(waits, potato).quantity]).toEqual([354, 2]);
  expect(await stockOf(shop, potato)).toBe(3);
  const seen = await read(asha, placed);
  expect(seen.question).toMatchObject({
    kind: 'pack',
    line: 0,
    goods: { title: 'potato', quantity: 2.5, unit: 'kg' },
    total: 366,
    above: 12,
    by: 'The shop',
    state: 'open',
  });
  expect(seen.updatedAt).not.toBe(placed.updatedAt);
  const said = await answer(asha, placed, seen.question?._id, true);
  expect([said.status, said.body.totalAmount]).toEqual([200, 366]);
  expect(said.body.question).toMatchObject({ state: 'yes', answeredAt: expect.any(String) });
  expect(await stockOf(shop, potato)).toBe(2.5);
  const now = await read(packer, placed);
  expect(now.agreed).toEqual({ total: 366, by: expect.stringContaining('Asha'), at: expect.any(String) });
  expect(lineOf(now, potato)).toMatchObject({ quantity: 2.5, ordered: 2, packed: { by: 'Ravi' } });
  expect(now.timeline.slice(-3)).toMatchObject([
    { kind: 'asked', total: 366, by: 'Ravi' },
    { kind: 'line', deed: 'packed', title: 'potato', by: 'Ravi' },
    { kind: 'agreed', total: 366, by: expect.stringContaining('Asha') },
  ]);
});

test('a swap and something besides are asked for in the same way; a yes said twice is said once', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, tea, green, sugar } = await shopToPack(shop);
  const swap = await swapOf(packer, placed, tea, { product: green._id, quantity: 2, ask: 368 });
  const { question } = swap.body.order as Order;
  const both = await Promise.all([
    answer(asha, placed, question?._id, true),
    answer(asha, placed, question?._id, true),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const swapped = await read(packer, placed);
  expect([swapped.totalAmount, swapped.items.length]).toEqual([368, 4]);
  expect([await stockOf(shop, tea), await stockOf(shop, green)]).toEqual([10, 2]);
  const add = await addTo(packer, placed, sugar, { quantity: 0.5, ask: 390 });
  await answer(asha, placed, add.body.order.question._id, true);
  expect((await read(asha, placed)).totalAmount).toBe(390);
});

test('her no leaves the order as it is, and whoever packs sees it', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, potato } = await shopToPack(shop);
  const { order } = (await packOf(packer, placed, potato, { quantity: 2.5, ask: 366 })).body;
  await answer(asha, placed, order.question._id, false);
  const now = await read(packer, placed);
  expect([now.totalAmount, now.question?.state]).toEqual([354, 'no']);
  expect(now.timeline.at(-1)).toMatchObject({ kind: 'saidNo', total: 366 });
  const late = await answer(asha, placed, order.question._id, true);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  // What was refused counts for nothing: asked anew, or given.
  expect((await packOf(packer, now, potato, { quantity: 2.5 })).body.code).toBe('above_agreed');
});

test('a yes counts only for what was asked; whatever else changes is asked anew', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, potato, coriander, tea } = await shopToPack(shop);
  const ask = async (order: Order, quantity: number, total: number): Promise<Order> =>
    (await packOf(packer, order, potato, { quantity, ask: total })).body.order;
  const first = await ask(placed, 2.5, 366);
  // Ticking another line changes no total.
  const ticked: Order = (await packOf(packer, first, tea, { quantity: 2 })).body.order;
  expect(ticked.question?.state).toBe('open');
  const less: Order = (await packOf(packer, ticked, coriander, { quantity: 0, reason: 'none' })).body.order;
  expect(less.question?.state).toBe('over');
  const late = await answer(asha, placed, first.question?._id, true);
  expect([late.status, late.body.message]).toEqual([
    409,
    'This question no longer needs an answer. You see the order as it is now.',
  ]);
  const second = await ask(less, 3, 368);
  const third = await ask(second, 3.5, 380);
  expect((await answer(asha, placed, second.question?._id, true)).status).toBe(409);
  // The line that is asked about was ticked as it was ordered.
  await packOf(packer, third, potato, { quantity: 2 });
  expect((await answer(asha, placed, third.question?._id, true)).status).toBe(409);
  expect((await read(asha, placed)).totalAmount).toBe(344);
});

test('what is asked for another total than it comes to is refused, with what it comes to', async () => {
  await using shop = await openShop();
  const { packer, placed, potato } = await shopToPack(shop);
  const { body } = await packOf(packer, placed, potato, { quantity: 2.5, ask: 360 });
  expect([body.code, body.detail]).toMatchObject(['above_agreed', { total: 366 }]);
  // Nor is anybody asked about what is not there.
  const all = await packOf(packer, placed, potato, { quantity: 6, ask: 450 });
  expect(all.body.code).toBe('out_of_stock');
  expect([(await read(packer, placed)).question, await stockOf(shop, potato)]).toEqual([undefined, 3]);
});

test('an answer that comes after it was packed, sent or cancelled changes nothing', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, potato } = await shopToPack(shop);
  const { order } = (await packOf(packer, placed, potato, { quantity: 2.5, ask: 366 })).body;
  const body = { packed: true, updatedAt: order.updatedAt };
  expect((await packer.call('PUT', `/api/orders/${placed._id}/packing`, body)).status).toBe(200);
  expect((await read(asha, placed)).question?.state).toBe('over');
  expect((await answer(asha, placed, order.question._id, true)).status).toBe(409);
  const again: Order = (await packOf(packer, await read(packer, placed), potato, { quantity: 2.5, ask: 366 }))
    .body.order;
  // Asked about, it is to be packed once more.
  expect(again.packedAt).toBeUndefined();
  await packer.call('PATCH', `/api/orders/${placed._id}`, { status: 'dispatched' });
  expect((await answer(asha, placed, again.question?._id, true)).status).toBe(409);
  const left = await read(asha, placed);
  expect([left.totalAmount, left.question]).toEqual([354, undefined]);
});

test('a yes to what cannot be done any more is kept as that, and the shop asks anew', async () => {
  await using shop = await openShop();
  const { asha, owner, packer, placed, tea, green } = await shopToPack(shop);
  const { order } = (await swapOf(packer, placed, tea, { product: green._id, quantity: 2, ask: 368 })).body;
  await owner.call('PUT', `/api/products/editproduct/${green._id}`, {
    ...green,
    price: 150,
    cuttedprice: 150,
  });
  const { status, body } = await answer(asha, placed, order.question._id, true);
  expect([status, body.question.state, body.totalAmount]).toEqual([200, 'void', 354]);
  expect(await stockOf(shop, tea)).toBe(8);
});

test('nobody else answers for her, and the shop takes its question back', async () => {
  await using shop = await openShop();
  const { asha, owner, packer, placed, potato } = await shopToPack(shop);
  const other = await signUp(shop, { name: 'Meera' });
  const { order } = (await packOf(packer, placed, potato, { quantity: 2.5, ask: 366 })).body;
  const id = order.question._id;
  for (const person of [other, packer, owner])
    expect((await answer(person, placed, id, true)).status).toBe(404);
  const path = `/api/orders/${placed._id}/questions/${id}`;
  expect((await packer.call('DELETE', path)).body.order.question.state).toBe('over');
  expect((await answer(asha, placed, id, true)).status).toBe(409);
  const { order: anew } = (await packOf(packer, placed, potato, { quantity: 2.5, ask: 366 })).body;
  await answer(asha, placed, anew.question._id, true);
  const late = await packer.call('DELETE', `/api/orders/${placed._id}/questions/${anew.question._id}`);
  expect([late.status, late.body.message]).toEqual([409, 'The customer has already answered.']);
});

test('while she says yes, somebody else packs the line: one of the two holds, and the sums are right', async () => {
  await using shop = await openShop();
  const { asha, packer, placed, potato, tea } = await shopToPack(shop);
  const other = await staff(shop, ['packer', 'counter']);
  const { order } = (await packOf(packer, placed, potato, { quantity: 2.5, ask: 366 })).body;
  const [said, packed] = await Promise.all([
    answer(asha, placed, order.question._id, true),
    packOf(other, order, tea, { quantity: 1 }),
  ]);
  expect(packed.status).toBe(200);
  const now = await read(packer, placed);
  const expected = said.status === 200 ? [2.5, 228] : [2, 216];
  expect([lineOf(now, potato).quantity, now.totalAmount]).toEqual(expected);
  expect(now.question?.state).toBe(said.status === 200 ? 'yes' : 'over');
  expect(await stockOf(shop, potato)).toBe(said.status === 200 ? 2.5 : 3);
});

test('a mail leads her to the question', async () => {
  await using shop = await openShop();
  const { packer, placed, tea, green } = await shopToPack(shop);
  await swapOf(packer, placed, tea, { product: green._id, quantity: 2, ask: 368 });
  const mail = (await sentMails(shop)).find(({ subject }) => subject.includes('question about your order'));
  const text = mail?.text.replaceAll('\r', '') ?? '';
  expect(text).toContain('green (2) instead of tea (2)');
  expect(text).toContain('₹368 instead of ₹354');
  expect(text).toContain(`/my-order/${placed._id}`);
});
