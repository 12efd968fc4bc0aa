import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { DueSlips } from '#complaints/slips/slips.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, PASSWORD, regular, signUp, staff } from '#test/people.ts';
import { answer, complaintsIn, toldBy } from '#test/steps/complaints.ts';
import { moveTo } from '#test/steps/credits.ts';

const complain = (by: Pick<Caller, 'call'>, said: Record<string, unknown> = {}) =>
  by.call('POST', '/api/complaints/told', { id: newId(), words: 'The milk was sour', ...said });
const GUEST = { name: 'Sita', phone: '9876512345' };
const due = async (staffer: Caller): Promise<DueSlips> =>
  (await staffer.call('GET', '/api/complaints/due')).body;

test('a guest complains with name and phone and has a number and two times at once; the owner hears of it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const without = await complain(shop);
  expect([without.status, Object.keys(without.body.fields)]).toEqual([422, ['name']]);
  const told = await complain(shop, GUEST);
  expect(told).toMatchObject({
    status: 201,
    body: {
      number: 1,
      confirmBy: '2026-11-22T04:30:00.000Z',
      settleBy: '2026-12-20T04:30:00.000Z',
    },
  });
  expect((await sentMails(shop)).at(-1)?.subject).toBe('Complaint 1 came');
  const { slips, count } = await due(owner);
  expect([count, slips[0]]).toMatchObject([
    1,
    { number: 1, name: 'Sita', words: 'The milk was sour', isOverdue: false },
  ]);
  expect(slips[0]?.confirmText).toContain('number 1');
});

test('someone who is logged in is written to with the number, and with the answer', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await regular(shop)];
  const id = newId();
  expect((await complain(asha, { id })).body.number).toBe(1);
  // Sent again, it is the same complaint.
  expect((await complain(asha, { id })).body.number).toBe(1);
  expect((await sentMails(shop)).map(({ subject }) => subject)).toContain('Your complaint has number 1');
  const [slip] = (await due(owner)).slips;
  expect((await owner.call('POST', `/api/complaints/slips/${slip!._id}/answer`, { text: ' ' })).status).toBe(
    422,
  );
  const path = `/api/complaints/slips/${slip!._id}/answer`;
  const answered = await owner.call('POST', path, { text: 'You get a new packet tomorrow.' });
  expect([answered.status, answered.body.count, answered.body.toTell]).toEqual([201, 0, []]);
  expect((await owner.call('POST', path, { text: 'Once more' })).status).toBe(409);
  expect((await sentMails(shop)).at(-1)?.text).toContain('You get a new packet tomorrow.');
  const data = (await asha.call('GET', '/api/users/user/data')).body;
  expect(data.complaints.numbered).toHaveLength(1);
});

test('a caller’s complaint counts from when it came, which is never later than now; its clocks pass without panic', async () => {
  await using shop = await openShop();
  const [owner, clerk] = [await admin(shop), await staff(shop, ['counter'])];
  const take = (said: Record<string, unknown>) =>
    clerk.call('POST', '/api/complaints/taken', { id: newId(), words: 'No bill', ...GUEST, ...said });
  // It is 10:00 in India on 20 November.
  expect((await take({ receivedAt: '2026-11-20T10:01' })).body.fields).toHaveProperty('receivedAt');
  expect((await take({ order: '99999' })).body.fields).toHaveProperty('order');
  const late = await take({ receivedAt: '2026-11-18T09:00' });
  expect(late.body).toMatchObject({
    confirmBy: '2026-11-20T03:30:00.000Z',
    settleBy: '2026-12-18T03:30:00.000Z',
  });
  const now = await take({});
  expect(now.body.number).toBe(2);
  const list = await due(owner);
  expect(list.slips.map(({ number, isOverdue }) => [number, isOverdue])).toEqual([
    [1, true],
    [2, false],
  ]);
  const today = (await owner.call('GET', '/api/admin/today')).body;
  expect(today).toMatchObject({ complaints: 2, complaintsOverdue: 1 });
  // Confirmed, it is no longer late: the month runs. What is due next stands on top.
  const confirmed = await clerk.call('POST', `/api/complaints/slips/${list.slips[0]!._id}/confirmed`);
  expect(confirmed.body.slips.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  expect(confirmed.body.overdue).toBe(0);
  shop.clock.advance({ days: 29 });
  expect((await due(owner)).overdue).toBe(2);
  const answered = await clerk.call('POST', `/api/complaints/slips/${list.slips[0]!._id}/answer`, {
    text: 'Sent',
  });
  expect(answered.body.toTell).toMatchObject([{ number: 1, answer: 'Sent' }]);
  const told = await clerk.call('POST', `/api/complaints/slips/${list.slips[0]!._id}/told`);
  expect(told.body.toTell).toEqual([]);
});

test('a complaint on an order has a number, too; reading it confirms it, an answer stops its clocks, “not right” starts them', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await regular(shop)];
  const { tomato } = await addGoods(shop, { tomato: { price: 38 } });
  const came = await moveTo(owner, await order(asha, [tomato, 2]), 'delivered');
  const told = await toldBy(asha, came);
  expect(told.number).toBe(1);
  expect((await due(owner)).slips[0]).toMatchObject({ isOnOrder: true, order: came._id, confirmedAt: null });
  const read = (await owner.call('POST', `/api/complaints/${told._id}/read`)).body;
  expect((await due(owner)).slips[0]?.confirmedAt).not.toBeNull();
  await answer(owner, read, { kind: 'words', text: 'Sorry' });
  expect((await due(owner)).count).toBe(0);
  await asha.call('POST', `/api/orders/${came._id}/complaints/${told._id}/again`, { note: 'No' });
  expect((await due(owner)).count).toBe(1);
  expect((await complaintsIn(asha, came)).complaints[0]?.number).toBe(1);
});

test('a guest reads her complaint by its number and the secret of the link: its clocks, that it was confirmed, the answer', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const told = (await complain(shop, { ...GUEST, language: 'hi' })).body;
  const read = (number: number, secret: string) =>
    shop.call('GET', `/api/complaints/told/${number}`, undefined, { 'Complaint-Secret': secret });
  const first = await read(told.number, told.secret);
  expect(first.body).toEqual({
    number: 1,
    words: 'The milk was sour',
    receivedAt: '2026-11-20T04:30:00.000Z',
    confirmBy: '2026-11-22T04:30:00.000Z',
    settleBy: '2026-12-20T04:30:00.000Z',
    confirmedAt: null,
    answer: '',
    answeredAt: null,
  });
  const [slip] = (await due(owner)).slips;
  // The shop sends the link with its words; of the secret no server hears.
  expect(slip?.confirmText).toContain(`/hi/complaint/1#${told.secret}`);
  await owner.call('POST', `/api/complaints/slips/${slip!._id}/answer`, { text: 'A new packet comes' });
  const [toTell] = (await due(owner)).toTell;
  expect(toTell?.answerText).toContain(`/hi/complaint/1#${told.secret}`);
  const answered = (await read(1, told.secret)).body;
  expect(answered).toMatchObject({
    answer: 'A new packet comes',
    answeredAt: answered.confirmedAt,
    confirmedAt: '2026-11-20T04:30:00.000Z',
  });
  const other = (await complain(shop, { ...GUEST, phone: '9876500001' })).body;
  for (const [number, secret] of [
    [2, told.secret],
    [1, other.secret],
    [1, ''],
    [1, 'x'],
  ] as const)
    expect((await read(number, secret)).status).toBe(404);
  expect((await shop.call('GET', '/api/complaints/told/none')).status).toBe(404);
});

test('a letter about a complaint has its link; after the account is deleted the link opens nothing', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const { number, secret } = (await complain(asha)).body;
  expect((await sentMails(shop)).at(-1)?.text).toContain(`/complaint/${number}#${secret}`);
  expect((await asha.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  const gone = await shop.call('GET', `/api/complaints/told/${number}`, undefined, {
    'Complaint-Secret': secret,
  });
  expect(gone.status).toBe(404);
});

test('strangers cannot fill the list, and read nothing of it', async () => {
  await using shop = await openShop();
  const [asha, rider] = [await regular(shop), await staff(shop, ['rider'])];
  for (let at = 0; at < 5; at += 1) expect((await complain(shop, GUEST)).status).toBe(201);
  expect((await complain(shop, GUEST)).status).toBe(429);
  expect((await complain(shop, { ...GUEST, phone: '9876500001' })).status).toBe(201);
  expect((await complain(asha)).status).toBe(201);
  for (const other of [asha, rider])
    expect((await other.call('GET', '/api/complaints/due')).status).toBe(403);
});

test('a customer who deletes the account leaves no name, phone or words in a complaint, and none waits for an answer', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await complain(asha, { words: 'The milk was sour' });
  await complain(shop, GUEST);
  const rows = () => shop.platform.db.selectFrom('complaint_slips').selectAll().orderBy('number').execute();
  const before = await rows();
  expect((await asha.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  const [of, guest] = await rows();
  expect(of).toMatchObject({ name: 'Deleted account', phone: '', words: '', number: 1 });
  expect(of?.received_at).toBe(before[0]?.received_at);
  expect(guest).toEqual(before[1]);
  const { slips, toTell } = await due(owner);
  expect([slips.map(({ name }) => name), toTell]).toEqual([['Sita'], []]);
});

test('of what a customer told of an order, words and photos go with the account; the shop’s answer and what was wrong stay', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await regular(shop)];
  const { tomato } = await addGoods(shop, { tomato: { price: 38 } });
  const came = await moveTo(owner, await order(asha, [tomato, 2]), 'delivered');
  const told = await toldBy(asha, came, { note: 'Ask my neighbour Gita' });
  expect((await answer(owner, told, { kind: 'words', text: 'We bring new ones' })).status).toBe(201);
  expect((await asha.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  const [left] = (await complaintsIn(owner, came)).complaints;
  expect(left?.lines).toEqual(told.lines);
  const texts = left?.steps.map(({ by, text }) => [by, text]);
  expect(texts?.[0]).toEqual(['Deleted account', '']);
  expect(JSON.stringify(left)).toContain('We bring new ones');
  expect(JSON.stringify(left)).not.toContain('Gita');
});
