import { beforeEach, expect, test } from 'vitest';
import { dayAfter } from '#base/calendar.ts';
import { newId } from '#base/ids.ts';
import { shopDay } from '#base/time.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { khataOf, khataPayment, lend, payKhata, putOnAccount, wrongLedgers } from '#test/steps/khata.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';

async function shopWithAccount() {
  const shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 150.5 } });
  const [owner, fatima] = [await admin(shop), await signUp(shop, { name: 'Fatima' })];
  await lend(owner, fatima, 2000);
  return { shop, mango, owner, fatima };
}

let at: Awaited<ReturnType<typeof shopWithAccount>>;
beforeEach(async () => {
  at = await shopWithAccount();
  return async () => {
    expect([...(await wrongLedgers(at.shop)), ...(await wrongMoney(at.shop))]).toEqual([]);
    await at.shop[Symbol.asyncDispose]();
  };
});

test('an order is put on the account: it is paid, and the customer owes what it costs', async () => {
  const { owner, fatima, mango } = at;
  const placed = await order(fatima, [mango, 4]);
  const { status, body } = await putOnAccount(owner, placed);
  expect([status, body.paymentStatus, body.due]).toEqual([201, 'received', 0]);
  const khata = await khataOf(owner, fatima);
  expect(khata).toMatchObject({ customer: { name: 'Fatima' }, limit: 2000, owed: placed.totalAmount });
  expect(khata.oldestAt).toBe(khata.lines[0]?.at);
  expect(khata.lines).toMatchObject([
    {
      kind: 'order',
      amount: placed.totalAmount,
      owed: placed.totalAmount,
      order: { orderId: placed.orderId },
    },
  ]);
  expect((await orderNow(owner, placed)).timeline.at(-1)?.note).toBe(
    `₹${placed.totalAmount} on khata`.replace(/\.5 /, '.50 '),
  );
});

test('who has no account buys nothing on it, and nobody goes above the limit', async () => {
  const { owner, fatima, shop, mango } = at;
  const stranger = await signUp(shop, { name: 'Mohan' });
  const refused = await putOnAccount(owner, await order(stranger, [mango, 1]));
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    422,
    'over_limit',
    'This customer has no khata.',
  ]);
  await lend(owner, fatima, 700);
  await putOnAccount(owner, await order(fatima, [mango, 4]));
  const above = await putOnAccount(owner, await order(fatima, [mango, 1]));
  expect(above.body).toMatchObject({
    code: 'over_limit',
    message: 'This khata has a limit of ₹700, and the customer already owes ₹602.',
    detail: { limit: 'account', most: 700, owed: 602 },
  });
  expect((await khataOf(owner, fatima)).lines).toHaveLength(1);
});

test('the owner alone lets an account go above its limit, and says why', async () => {
  const { owner, fatima, shop, mango } = at;
  await lend(owner, fatima, 100);
  const helper = await staff(shop, ['packer', 'counter', 'accounts']);
  const placed = await order(fatima, [mango, 2]);
  const beyond = 'Her son pays on Friday';
  expect((await putOnAccount(helper, placed, { beyond })).status).toBe(403);
  expect((await putOnAccount(helper, placed)).status).toBe(422);
  expect((await putOnAccount(owner, placed, { beyond })).status).toBe(201);
  expect((await khataOf(owner, fatima)).lines[0]).toMatchObject({ kind: 'order', beyond });
});

test('credit is given by who may: staff need that right beside the orders', async () => {
  const { fatima, shop, mango } = at;
  const placed = await order(fatima, [mango, 1]);
  expect((await putOnAccount(await staff(shop, ['packer', 'counter']), placed)).status).toBe(403);
  expect((await putOnAccount(await staff(shop, ['packer', 'counter', 'accounts']), placed)).status).toBe(201);
});

test('money against the account lessens it: cash in whole rupees, the rest of the last one is never asked for', async () => {
  const { owner, fatima, mango } = at;
  const placed = await order(fatima, [mango, 3]);
  await putOnAccount(owner, placed);
  const owed = placed.totalAmount;
  expect(owed % 1).toBe(0.5);
  expect((await payKhata(owner, fatima, khataPayment(owed, { amount: owed }))).body.fields).toEqual({
    amount: ['Cash must be whole rupees'],
  });
  const sent = khataPayment(owed, { amount: 200 });
  expect((await payKhata(owner, fatima, sent)).body).toMatchObject({ owed: owed - 200 });
  expect((await payKhata(owner, fatima, sent)).body).toMatchObject({ owed: owed - 200 });
  expect((await payKhata(owner, fatima, khataPayment(owed))).body.code).toBe('conflict');
  const much = khataPayment(owed - 200, { amount: 900 });
  expect((await payKhata(owner, fatima, much)).body.message).toMatch(/^The customer owes at most ₹\d+\.50$/);
  const { body } = await payKhata(owner, fatima, khataPayment(owed - 200));
  expect([body.owed, body.oldestAt]).toEqual([0, null]);
  expect(body.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['paid', 200 - owed],
    ['paid', -200],
    ['order', owed],
  ]);
});

test('the UTR of a UPI payment is taken once, be it for an order or against an account', async () => {
  const { owner, fatima, mango } = at;
  const [one, other] = [await order(fatima, [mango, 2]), await order(fatima, [mango, 1])];
  await putOnAccount(owner, one);
  const reference = utr();
  const upi = { method: 'upi', reference } as const;
  const { owed } = await khataOf(owner, fatima);
  expect((await payKhata(owner, fatima, khataPayment(owed, { method: 'upi' }))).body.fields).toEqual({
    reference: ['Write the 12 digits of the UTR'],
  });
  expect((await payKhata(owner, fatima, khataPayment(owed, upi))).status).toBe(201);
  const again = await pay(owner, other, payment(other, upi));
  expect(again.body.message).toBe('This UTR is already used for a khata');
});

test('what is taken back is taken back from both: the order is due again, or the customer owes again', async () => {
  const { owner, fatima, mango } = at;
  const placed = await order(fatima, [mango, 2]);
  const sent = payment(placed, { method: 'account' });
  await pay(owner, placed, sent);
  const paid = khataPayment(321, { amount: 100 });
  await payKhata(owner, fatima, paid);
  const back = `/api/khatas/${fatima.user._id}/payments/${paid.id}/correction`;
  const [first, again] = [await owner.call('POST', back, {}), await owner.call('POST', back, {})];
  expect([first.body.owed, again.body.owed]).toEqual([321, 321]);
  const undone = await owner.call('POST', `/api/orders/${placed._id}/payments/${sent.id}/correction`, {});
  expect(undone.body).toMatchObject({ due: 321, paymentStatus: 'pending' });
  const { owed, lines } = await khataOf(owner, fatima);
  expect(owed).toBe(0);
  expect(lines.map(({ kind, isUndone }) => [kind, isUndone])).toEqual([
    ['undone', false],
    ['undone', false],
    ['paid', true],
    ['order', true],
  ]);
});

test('a cancelled order comes off the account by itself, also when its shopper cancels it', async () => {
  const { owner, fatima, mango } = at;
  const placed = await order(fatima, [mango, 2]);
  await putOnAccount(owner, placed);
  await fatima.call('POST', `/api/orders/${placed._id}/cancellation`, {});
  const { owed, lines } = await khataOf(owner, fatima);
  expect([owed, lines.map(({ kind }) => kind)]).toEqual([0, ['lessened', 'order']]);
  const now = await orderNow(owner, placed);
  expect([now.giveBack, now.paymentStatus]).toEqual([0, 'pending']);
  expect(now.timeline.at(-1)?.note).toBe('₹321 taken off the khata debt');
});

test('what is packed short comes off the account, too', async () => {
  const { owner, fatima, mango } = at;
  const placed = await order(fatima, [mango, 3]);
  await putOnAccount(owner, placed);
  const packed = { quantity: 1, reason: 'none', revision: 1 };
  await owner.call('PUT', `/api/orders/${placed._id}/lines/0/packing`, packed);
  const now = await orderNow(owner, placed);
  expect([now.giveBack, now.due]).toEqual([0, 0]);
  expect((await khataOf(owner, fatima)).owed).toBe(now.totalAmount);
});

test('the paper book is brought over once; a correction has its reason', async () => {
  const { owner, fatima } = at;
  const path = `/api/khatas/${fatima.user._id}/lines`;
  const row = { id: newId(), kind: 'opening', amount: 866.5, note: 'red book, page 12', seen: { owed: 0 } };
  const brought = [await owner.call('POST', path, row), await owner.call('POST', path, row)];
  expect(brought.map(({ status, body }) => [status, body.owed])).toEqual([
    [201, 866.5],
    [201, 866.5],
  ]);
  const twice = await owner.call('POST', path, { ...row, id: newId(), seen: { owed: 866.5 } });
  expect([twice.status, twice.body.code]).toEqual([409, 'conflict']);
  const corrected = { id: newId(), kind: 'corrected', amount: -38, note: '', seen: { owed: 866.5 } };
  expect((await owner.call('POST', path, corrected)).body.fields).toEqual({ note: ['Write the reason'] });
  const { body } = await owner.call('POST', path, { ...corrected, note: 'bad tomatoes' });
  expect([body.owed, body.lines[0].note]).toEqual([828.5, 'bad tomatoes']);
});

test('money pays the oldest debt first: what is owed is of the newest', async () => {
  const { owner, fatima, shop, mango } = at;
  await putOnAccount(owner, await order(fatima, [mango, 2]));
  shop.clock.advance({ days: 5 });
  await putOnAccount(owner, await order(fatima, [mango, 2]));
  const second = (await khataOf(owner, fatima)).lines[0]?.at;
  await payKhata(owner, fatima, khataPayment(642, { amount: 321 }));
  expect((await khataOf(owner, fatima)).oldestAt).toBe(second);
});

test('all who owe stand in a list with the sum, the oldest debt first', async () => {
  const { owner, fatima, shop, mango } = at;
  const mohan = await signUp(shop, { name: 'Mohan' });
  await lend(owner, mohan, 5000);
  await putOnAccount(owner, await order(mohan, [mango, 1]));
  shop.clock.advance({ days: 1 });
  await putOnAccount(owner, await order(fatima, [mango, 4]));
  const { body } = await owner.call('GET', '/api/khatas');
  expect([
    body.count,
    body.debtors.map(({ customer }: { customer: { name: string } }) => customer.name),
  ]).toEqual([2, ['Mohan', 'Fatima']]);
  expect(body.total).toBe(body.debtors[0].owed + body.debtors[1].owed);
  const most = await owner.call('GET', '/api/khatas?sortBy=owed');
  expect(most.body.debtors[0].customer.name).toBe('Fatima');
});

test('a statement tells what was owed before its days, what happened in them, and what is owed after', async () => {
  const { owner, fatima, shop, mango } = at;
  await putOnAccount(owner, await order(fatima, [mango, 2]));
  shop.clock.advance({ days: 3 });
  await payKhata(owner, fatima, khataPayment(321, { amount: 100 }));
  const day = (await khataOf(owner, fatima)).lines[0]?.at.slice(0, 10);
  const { body } = await owner.call('GET', `/api/khatas/${fatima.user._id}/statement?from=${day}&to=${day}`);
  expect(body).toMatchObject({ before: 321, after: 221, lines: [{ kind: 'paid', amount: -100 }] });
});

test('a statement that names no days goes back 30 days from today, and one day named is enough', async () => {
  const { owner, fatima, shop, mango } = at;
  await putOnAccount(owner, await order(fatima, [mango, 2]));
  shop.clock.advance({ days: 3 });
  await payKhata(owner, fatima, khataPayment(321, { amount: 100 }));
  const today = shopDay(shop.clock.now());
  const asked = (days: string) => owner.call('GET', `/api/khatas/${fatima.user._id}/statement${days}`);
  const lately = { from: dayAfter(today, -30), to: today, before: 0, after: 221 };
  expect(await asked('')).toMatchObject({ status: 200, body: lately });
  const day = dayAfter(today, -1);
  const till = { from: dayAfter(day, -30), to: day, before: 0, after: 321 };
  expect((await asked(`?to=${day}`)).body).toMatchObject(till);
  expect((await asked(`?from=${day}`)).body).toMatchObject({ from: day, to: today, before: 321, after: 221 });
  for (const odd of ['to=0000-01-05', 'to=9999-12-31', 'from=2026-02-30', 'to='])
    expect((await asked(`?${odd}`)).body.code).toBe('invalid');
});

test('a shopper sees what she owes and why, but not who wrote it, and nobody else’s', async () => {
  const { owner, fatima, shop, mango } = at;
  await putOnAccount(owner, await order(fatima, [mango, 2]), { note: 'always late' });
  const { body } = await fatima.call('GET', '/api/khatas/own');
  expect(body.khata).toMatchObject({ limit: 2000, owed: 321, lines: [{ kind: 'order', by: '', note: '' }] });
  const mohan = await signUp(shop, { name: 'Mohan' });
  expect((await mohan.call('GET', '/api/khatas/own')).body).toEqual({ khata: null });
  expect((await mohan.call('GET', `/api/khatas/${fatima.user._id}`)).status).toBe(403);
});

test('the reminder is in the customer’s language, and there is none for who owes nothing', async () => {
  const { owner, shop, mango } = at;
  const sunita = await signUp(shop, { name: 'सुनीता', language: 'hi' });
  await lend(owner, sunita, 1000);
  expect((await khataOf(owner, sunita)).reminder).toBe('');
  await putOnAccount(owner, await order(sunita, [mango, 2]));
  expect((await khataOf(owner, sunita)).reminder).toMatch(/सुनीता.*₹321/s);
});

test('nobody deletes an account that still owes; the download has its rows', async () => {
  const { owner, fatima, mango } = at;
  await putOnAccount(owner, await order(fatima, [mango, 2]));
  expect((await fatima.call('GET', '/api/users/user/data')).body.khata.lines).toHaveLength(1);
  const refused = await owner.call('DELETE', `/api/auth/user/${fatima.user._id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  await payKhata(owner, fatima, khataPayment(321));
  expect((await owner.call('DELETE', `/api/auth/user/${fatima.user._id}`)).status).toBe(200);
});

test('a part in cash and the rest on the account is one tap: both or none', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600.4 } });
  const [owner, fatima] = [await admin(shop), await signUp(shop)];
  await lend(owner, fatima, 300);
  const placed = await order(fatima, [mango, 1]);
  const part = (amount: number, said = {}) =>
    pay(owner, placed, payment(placed, { amount, restOnAccount: true, ...said }));
  expect((await part(200)).body.code).toBe('over_limit');
  expect(await orderNow(owner, placed)).toMatchObject({ due: 600.4 });
  expect((await part(601)).status).toBe(422);
  const sent = payment(placed, { amount: 350, restOnAccount: true });
  await Promise.all([1, 2].map(() => pay(owner, placed, sent)));
  const now = await orderNow(owner, placed);
  expect(now).toMatchObject({ due: 0, paymentStatus: 'received', money: { paid: 600.4, rounding: 0 } });
  expect(now.timeline.slice(-2).map(({ note }) => note)).toEqual(['₹350 in cash', '₹250.40 on khata']);
  expect((await khataOf(owner, fatima)).owed).toBe(250.4);
  expect([...(await wrongLedgers(shop)), ...(await wrongMoney(shop))]).toEqual([]);
  const another = await order(fatima, [mango, 1]);
  const beyond = payment(another, { amount: 100, restOnAccount: true, beyond: 'Her son pays on Friday' });
  expect((await pay(owner, another, beyond)).status).toBe(201);
  expect((await khataOf(owner, fatima)).lines[0]).toMatchObject({ beyond: 'Her son pays on Friday' });
});
