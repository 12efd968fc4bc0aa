import { expect, test } from 'vitest';
import { recountSales } from '#orders/server/commands/recount-sales.ts';
import { write } from '#platform/http/routes.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';
import { creditOf, giveCredit, moveTo, undoCredit, wrongCredits } from '#test/steps/credits.ts';
import { khataOf, lend, putOnAccount, wrongLedgers } from '#test/steps/khata.ts';
import { lineOf, packOf, shopToPack } from '#test/steps/packing.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';

// Asha ordered 2 kg of potatoes (₹24 a kilo), two teas (₹138) and a coriander (₹10): ₹334, and ₹20 to bring.

/** Nothing is wrong between lines, bill, credits, payments and ledger. */
const expectEven = async (shop: TestShop): Promise<void> =>
  expect([...(await wrongCredits(shop)), ...(await wrongMoney(shop)), ...(await wrongLedgers(shop))]).toEqual(
    [],
  );

const stockOf = async ({ platform: { db } }: TestShop, { _id }: { _id: string }): Promise<number> =>
  (await db.selectFrom('products').select('stock').where('id', '=', _id).executeTakeFirstOrThrow()).stock;

test('half of the potatoes came spoiled: what is due falls, the line stays as it was, and she reads why', async () => {
  await using shop = await openShop();
  const { owner, packer, asha, placed, potato } = await shopToPack(shop);
  const delivered = await moveTo(owner, placed, 'delivered');
  const answer = await giveCredit(packer, placed, creditOf(delivered, potato, { quantity: 1 }));
  expect(answer).toMatchObject({
    status: 201,
    body: { subtotal: 310, shipping: 20, totalAmount: 330, credited: 24, due: 330, giveBack: 0 },
  });
  const seen: typeof placed = (await asha.call('GET', `/api/orders/${placed._id}`)).body;
  expect(lineOf(seen, potato)).toMatchObject({ quantity: 2, credited: { amount: 24, quantity: 1 } });
  expect(seen.credits).toMatchObject([
    { number: '1', reason: 'spoiled', amount: 24, by: '', isUndone: false },
  ]);
  expect(seen.timeline.at(-1)).toMatchObject({ kind: 'credited', amount: 24, by: 'The shop' });
  await expectEven(shop);
});

test('it was paid: what is credited is to be given back, and stays on the list until it is', async () => {
  await using shop = await openShop();
  const { owner, placed, tea } = await shopToPack(shop);
  await pay(owner, placed, payment(placed, { method: 'upi', reference: utr() }));
  const delivered = await moveTo(owner, placed, 'delivered');
  await giveCredit(owner, placed, creditOf(delivered, tea, { quantity: 1 }, { reason: 'missing' }));
  const now = await orderNow(owner, placed);
  expect(now).toMatchObject({ totalAmount: 216, due: 0, giveBack: 138, paymentStatus: 'received' });
  const listed = await owner.call('GET', '/api/orders/queue?tab=toCollect');
  expect(listed.body.orders.map(({ order }: { order: { _id: string } }) => order._id)).toEqual([placed._id]);
  expect(listed.body.giveBack).toEqual({ count: 1, amount: 138 });
  const only = async (money: string): Promise<number> =>
    (await owner.call('GET', `/api/orders/queue?tab=toCollect&money=${money}`)).body.orders.length;
  expect([await only('giveBack'), await only('take')]).toEqual([1, 0]);
  expect((await owner.call('GET', '/api/cash')).body.giveBack).toEqual({ count: 1, amount: 138 });
  await pay(owner, placed, payment(now, { kind: 'returned', amount: 138 }));
  expect([await only('giveBack'), (await owner.call('GET', '/api/cash')).body.giveBack.count]).toEqual([
    0, 0,
  ]);
  expect(await orderNow(owner, placed)).toMatchObject({ giveBack: 0, due: 0 });
  await expectEven(shop);
});

test('it was on account: the account owes less by itself, and taken back it owes that again', async () => {
  await using shop = await openShop();
  const { owner, asha, placed, tea } = await shopToPack(shop);
  await lend(owner, asha, 1000);
  await putOnAccount(owner, placed);
  const delivered = await moveTo(owner, placed, 'delivered');
  const given = creditOf(delivered, tea, { amount: 38.5 }, { reason: 'price' });
  await giveCredit(owner, placed, given);
  expect((await khataOf(owner, asha)).owed).toBe(315.5);
  expect(await orderNow(owner, placed)).toMatchObject({ totalAmount: 315.5, due: 0, giveBack: 0 });
  await undoCredit(owner, placed, given.id);
  expect((await khataOf(owner, asha)).owed).toBe(354);
  expect(await orderNow(owner, placed)).toMatchObject({ totalAmount: 354, due: 0, credited: 0 });
  await expectEven(shop);
});

test('no line gets more credit than it was charged, however it is asked for', async () => {
  await using shop = await openShop();
  const { owner, placed, tea, potato } = await shopToPack(shop);
  const delivered = await moveTo(owner, placed, 'delivered');
  const refused = [
    creditOf(delivered, tea, { amount: 276.01 }),
    creditOf(delivered, tea, { quantity: 3 }),
    creditOf(delivered, tea, { quantity: 0.5 }),
    creditOf(delivered, tea, { amount: 0 }),
    creditOf(delivered, tea, {}),
    creditOf(delivered, tea, { amount: 5, backInStock: true }),
    creditOf(delivered, tea, { amount: 5 }, { reason: 'other' }),
    {
      ...creditOf(delivered, tea, { amount: 5 }),
      lines: [
        { line: 1, amount: 5 },
        { line: 1, amount: 5 },
      ],
    },
  ];
  for (const one of refused) expect((await giveCredit(owner, placed, one)).status).toBe(422);
  expect((await giveCredit(owner, placed, { ...refused[0], lines: [{ line: 9, amount: 1 }] })).status).toBe(
    404,
  );
  expect((await giveCredit(owner, placed, creditOf(delivered, tea, { amount: 200 }))).status).toBe(201);
  const now = await orderNow(owner, placed);
  const more = await giveCredit(owner, placed, creditOf(now, tea, { amount: 76.5 }));
  expect(more.body.fields).toMatchObject({ amount: ['At most ₹76 can be credited'] });
  // What is left of the line goes with the last of its goods.
  await giveCredit(owner, placed, creditOf(now, tea, { quantity: 2 }));
  expect(lineOf(await orderNow(owner, placed), tea).credited).toEqual({ amount: 276, quantity: 2 });
  expect((await orderNow(owner, placed)).totalAmount).toBe(78);
  expect(lineOf(delivered, potato).credited).toBeUndefined();
  await expectEven(shop);
});

test('of many who credit the same line at once one does, and sent again it is the same credit', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, tea } = await shopToPack(shop);
  const delivered = await moveTo(owner, placed, 'delivered');
  const sent = Array.from({ length: 8 }, () => creditOf(delivered, tea, { quantity: 2 }));
  const answers = await Promise.all(
    sent.map((one, at) => giveCredit(at % 2 === 0 ? owner : packer, placed, one)),
  );
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([201, ...Array<number>(7).fill(409)]);
  const won = sent[answers.findIndex(({ status }) => status === 201)];
  expect((await giveCredit(owner, placed, won)).status).toBe(201);
  expect(await orderNow(owner, placed)).toMatchObject({ credited: 276, totalAmount: 78 });
  await expectEven(shop);
});

test('what comes back goes onto the shelf, what is spoiled does not; taken back, it leaves the shelf again', async () => {
  await using shop = await openShop();
  const { owner, placed, tea, coriander } = await shopToPack(shop);
  const delivered = await moveTo(owner, placed, 'delivered');
  const [teas, bunches] = [await stockOf(shop, tea), await stockOf(shop, coriander)];
  const given = creditOf(delivered, tea, { quantity: 1, backInStock: true }, { reason: 'missing' });
  await giveCredit(owner, placed, given);
  await giveCredit(owner, placed, creditOf(await orderNow(owner, placed), coriander, { quantity: 1 }));
  expect([await stockOf(shop, tea), await stockOf(shop, coriander)]).toEqual([teas + 1, bunches]);
  const undone = await undoCredit(owner, placed, given.id);
  expect(undone.body).toMatchObject({ credited: 10, totalAmount: 344 });
  expect((await undoCredit(owner, placed, given.id)).body.credited).toBe(10);
  expect(await stockOf(shop, tea)).toBe(teas);
  await expectEven(shop);
});

test('cancelled after a credit: each thing is on the shelf once, and all that was paid goes back', async () => {
  await using shop = await openShop();
  const { owner, placed, tea } = await shopToPack(shop);
  const before = await stockOf(shop, tea);
  const delivered = await moveTo(owner, placed, 'delivered');
  await pay(owner, delivered, payment(delivered));
  const paid = await orderNow(owner, placed);
  const given = creditOf(paid, tea, { quantity: 1, backInStock: true });
  await giveCredit(owner, placed, given);
  const cancelled = await moveTo(owner, placed, 'cancelled');
  expect(cancelled).toMatchObject({ due: 0, giveBack: 354 });
  expect(await stockOf(shop, tea)).toBe(before + 2);
  expect((await undoCredit(owner, placed, given.id)).status).toBe(409);
  await moveTo(owner, placed, 'delivered');
  expect(await stockOf(shop, tea)).toBe(before + 1);
  const kept = () =>
    shop.platform.db.selectFrom('daily_product_sales').selectAll().orderBy('product_id').execute();
  const counted = await kept();
  await write(shop.platform, recountSales);
  expect(await kept()).toEqual(counted);
  expect(await wrongCredits(shop)).toEqual([]);
});

test('before it leaves its goods are changed instead; once credited, they are not changed any more', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, tea } = await shopToPack(shop);
  expect((await giveCredit(owner, placed, creditOf(placed, tea, { quantity: 1 }))).status).toBe(409);
  const away = await moveTo(owner, placed, 'dispatched');
  const given = creditOf(away, tea, { quantity: 1 });
  await giveCredit(owner, placed, given);
  await moveTo(owner, placed, 'pending');
  const seen = await orderNow(owner, placed);
  expect((await packOf(packer, seen, tea, { quantity: 1, reason: 'none' })).body.message).toBe(
    'This order has a credit. Remove the credit before you change the goods.',
  );
  const another = await signUp(shop);
  expect((await giveCredit(another, placed, given)).status).toBe(403);
});

test('the mail says for what, how much and why, in her language; the file has it, too', async () => {
  await using shop = await openShop();
  const { owner, asha, placed, tea } = await shopToPack(shop);
  await shop.platform.db
    .updateTable('users')
    .set({ language: 'hi' })
    .where('id', '=', asha.user._id)
    .execute();
  const delivered = await moveTo(owner, placed, 'delivered');
  const given = creditOf(delivered, tea, { quantity: 1 }, { note: 'wet packet' });
  await giveCredit(owner, placed, given);
  await undoCredit(owner, placed, given.id);
  const texts = (await sentMails(shop)).map(({ text }) => text);
  const said = texts.find((text) => text.includes('बिल में से ₹138 घटा दिए हैं'));
  expect(said).toContain('tea (1): सामान खराब निकला: wet packet');
  expect(said).toContain('देने बाकी: ₹216');
  expect(texts.some((text) => text.includes('उन्हें बिल में फिर जोड़ दिया है'))).toBe(true);
  const now = await orderNow(owner, placed);
  await giveCredit(owner, placed, creditOf(now, tea, { quantity: 1 }));
  expect((await owner.call('GET', '/api/orders/export.csv')).body).toContain('138.00,3 spoiled 138.00');
});

test('it came a day late: the delivery is credited, at most what it cost, and taken back it is charged again', async () => {
  await using shop = await openShop();
  const { owner, asha, placed, tea } = await shopToPack(shop);
  const delivered = await moveTo(owner, placed, 'delivered');
  const late = (delivery: number, credited: number) => ({
    id: crypto.randomUUID(),
    reason: 'other',
    note: 'a day late',
    lines: [],
    delivery,
    seen: { credited },
  });
  const [much, none] = [late(20.01, 0), { ...late(1, 0), delivery: undefined }];
  expect(await giveCredit(owner, placed, much)).toMatchObject({
    status: 422,
    body: { fields: { delivery: ['At most ₹20 can be credited'] } },
  });
  expect((await giveCredit(owner, placed, none)).status).toBe(422);
  const [first, second] = [late(15, 0), late(5, 15)];
  expect(await giveCredit(owner, placed, first)).toMatchObject({
    status: 201,
    body: { subtotal: 334, shipping: 5, totalAmount: 339, credited: 15, creditedDelivery: 15, due: 339 },
  });
  // Sent again after a lost answer it is the same credit, and of two at once one looks again.
  expect((await giveCredit(owner, placed, first)).body.totalAmount).toBe(339);
  const both = await Promise.all([giveCredit(owner, placed, second), giveCredit(owner, placed, late(5, 15))]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect((await giveCredit(owner, placed, late(0.01, 20))).body.fields.delivery).toEqual([
    'At most ₹0 can be credited',
  ]);
  await giveCredit(owner, placed, {
    ...creditOf(await orderNow(owner, delivered), tea, { quantity: 1 }),
    delivery: undefined,
  });
  const seen: typeof placed = (await asha.call('GET', `/api/orders/${placed._id}`)).body;
  expect(seen).toMatchObject({ subtotal: 196, shipping: 0, totalAmount: 196, credited: 158 });
  expect(seen.credits?.map(({ delivery, amount }) => [delivery, amount])).toEqual([
    [15, 15],
    [5, 5],
    [0, 138],
  ]);
  const csv = (await owner.call('GET', '/api/orders/export.csv')).body as string;
  expect(csv).toContain(',158.00,');
  await undoCredit(owner, placed, first.id);
  expect(await orderNow(owner, placed)).toMatchObject({
    shipping: 15,
    creditedDelivery: 5,
    totalAmount: 211,
  });
  expect((await sentMails(shop)).some(({ text }) => text.includes('a day late'))).toBe(true);
  await expectEven(shop);
  const days = () =>
    shop.platform.db.selectFrom('daily_sales').select(['sales_paise', 'shipping_paise']).execute();
  const kept = await days();
  expect(kept.filter(({ sales_paise }) => sales_paise > 0)).toEqual([
    { sales_paise: 21_100, shipping_paise: 1500 },
  ]);
  await write(shop.platform, recountSales);
  expect((await days()).filter(({ sales_paise }) => sales_paise > 0)).toEqual([
    { sales_paise: 21_100, shipping_paise: 1500 },
  ]);
});
