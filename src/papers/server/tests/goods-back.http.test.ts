import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { Order } from '#orders/order.ts';
import { sentMails } from '#test/mails.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { billsOf, inShort, registerShop, UNREGISTERED, wrongBills } from '#test/steps/bills.ts';
import { creditOf, giveCredit, moveTo, wrongCredits } from '#test/steps/credits.ts';
import { wrongLedgers } from '#test/steps/khata.ts';
import { lineOf, shopToPack } from '#test/steps/packing.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';

// Asha ordered 2 kg of potatoes, two teas and a coriander: ₹334, and ₹20 to bring. The order left, and she refused it.

const stocksOf = async (
  { platform: { db } }: TestShop,
  goods: readonly { _id: string }[],
): Promise<number[]> => {
  const rows = await db.selectFrom('products').select(['id', 'stock']).execute();
  return goods.map(({ _id }) => rows.find(({ id }) => id === _id)!.stock);
};

const goodsBack = (person: Caller, order: Order, said: object = {}) =>
  person.call('POST', `/api/orders/${order._id}/goods-back`, {
    id: newId(),
    updatedAt: order.updatedAt,
    reason: 'unwanted',
    spoiled: [],
    restocked: [],
    ...said,
  });

/** The order has left; `before` are the stocks of potatoes, tea and coriander before it was placed. */
async function orderThatLeft(shop: TestShop) {
  const all = await shopToPack(shop);
  const goods = [all.potato, all.tea, all.coriander];
  const left = await moveTo(all.owner, all.placed, 'dispatched');
  return { ...all, goods, left, before: [5000, 10, 10] };
}

const expectEven = async (shop: TestShop): Promise<void> =>
  expect([
    ...(await wrongCredits(shop)),
    ...(await wrongMoney(shop)),
    ...(await wrongLedgers(shop)),
    ...(await wrongBills(shop)),
  ]).toEqual([]);

test('what spoiled on the way does not go back into stock, all else does, and she owes nothing', async () => {
  await using shop = await openShop();
  const { owner, packer, goods, left, coriander, before } = await orderThatLeft(shop);
  const sent = { id: newId(), spoiled: [lineOf(left, coriander).line] };
  const answer = await goodsBack(packer, left, sent);
  expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', due: 0, giveBack: 0 } });
  expect(await stocksOf(shop, goods)).toEqual([before[0], before[1], before[2]! - 1]);
  expect(answer.body.timeline.at(-1)).toMatchObject({ to: 'cancelled', reason: 'unwanted' });
  await expectEven(shop);

  // The same tap, sent again after a lost answer, is done once.
  expect((await goodsBack(packer, left, sent)).status).toBe(200);
  expect(await stocksOf(shop, goods)).toEqual([before[0], before[1], before[2]! - 1]);

  const undone = await goodsBack(owner, answer.body, { ...sent, isUndone: true });
  expect(undone).toMatchObject({
    status: 200,
    body: { status: 'dispatched', due: left.due, totalAmount: left.totalAmount, credited: 0 },
  });
  expect(await stocksOf(shop, goods)).toEqual([before[0]! - 2000, before[1]! - 2, before[2]! - 1]);
  await expectEven(shop);
});

test('she had paid: all of it is to be given back, whatever spoiled', async () => {
  await using shop = await openShop();
  const { owner, left, tea } = await orderThatLeft(shop);
  await pay(owner, left, payment(left, { method: 'upi', reference: utr() }));
  const paid = await orderNow(owner, left);
  const { body } = await goodsBack(owner, paid, { spoiled: [lineOf(left, tea).line] });
  expect(body).toMatchObject({ status: 'cancelled', due: 0, giveBack: paid.totalAmount });
  await expectEven(shop);
});

test('one credit note takes the bill back, and one mail tells her', async () => {
  await using shop = await openShop();
  const { owner, asha, placed, tea, coriander } = await shopToPack(shop);
  await registerShop(owner, UNREGISTERED);
  const left = await moveTo(owner, placed, 'dispatched');
  const [{ length: mails }, [bill]] = [await sentMails(shop), inShort(await billsOf(asha, left))];
  const spoiled = [lineOf(left, coriander).line, lineOf(left, tea).line];
  await goodsBack(owner, left, { spoiled });
  const papers = inShort(await billsOf(asha, left));
  expect(papers).toHaveLength(2);
  expect(papers[0]).toBe(bill);
  expect(papers[1]).toMatch(/ -354$/);
  expect((await sentMails(shop)).length).toBe(mails + 1);
  await expectEven(shop);
});

test('goods that were taken off the bill at the door first go back into stock, too, unless they are spoiled', async () => {
  await using shop = await openShop();
  const { owner, goods, left, potato, tea, before } = await orderThatLeft(shop);
  const credit = creditOf(left, tea, { quantity: 1 }, { reason: 'other', note: 'did not want it' });
  await giveCredit(owner, left, credit);
  const now = await orderNow(owner, left);
  const restocked = [{ credit: credit.id, line: lineOf(left, tea).line }];
  const sent = { id: newId(), restocked, spoiled: [lineOf(left, potato).line] };
  const back = await goodsBack(owner, now, sent);
  expect(back.status).toBe(200);
  expect(await stocksOf(shop, goods)).toEqual([before[0]! - 2000, before[1], before[2]]);
  await expectEven(shop);

  const undone = await goodsBack(owner, back.body, { ...sent, isUndone: true });
  expect(undone.body).toMatchObject({ status: 'dispatched', credited: now.credited, due: now.due });
  expect(await stocksOf(shop, goods)).toEqual([before[0]! - 2000, before[1]! - 2, before[2]! - 1]);
  expect((await goodsBack(owner, undone.body, { restocked: [] })).status).toBe(200);
  expect(await stocksOf(shop, goods)).toEqual([before[0], before[1]! - 1, before[2]]);
  await expectEven(shop);
});

test('an order that was changed meanwhile, has not left, or has no such goods is refused, and nothing of it is done', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, goods, tea } = await orderThatLeft(shop);
  const now = await orderNow(owner, placed);
  const stocks = await stocksOf(shop, goods);
  const refused = [
    await goodsBack(owner, { ...now, updatedAt: placed.updatedAt }),
    await goodsBack(owner, now, { spoiled: [99] }),
    await goodsBack(owner, now, { restocked: [{ credit: newId(), line: lineOf(now, tea).line }] }),
    await goodsBack(owner, now, { isUndone: true }),
    await goodsBack(owner, now, { reason: 'other' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 404, 409, 409, 422]);
  expect(await stocksOf(shop, goods)).toEqual(stocks);
  const pending = await moveTo(owner, now, 'pending');
  expect((await goodsBack(packer, pending)).status).toBe(409);
  await expectEven(shop);
});

test('of two who take the same goods back, one does', async () => {
  await using shop = await openShop();
  const { owner, packer, goods, left, before } = await orderThatLeft(shop);
  const both = await Promise.all([goodsBack(owner, left), goodsBack(packer, left)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await stocksOf(shop, goods)).toEqual(before);
});
