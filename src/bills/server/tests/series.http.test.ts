import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { billsOf, inShort, registerShop, taxGoods, UNREGISTERED, wrongBills } from '#test/steps/bills.ts';
import { creditOf, giveCredit, moveTo } from '#test/steps/credits.ts';
import { atCounter, take } from '#test/steps/taking.ts';

/** A shop with one product at 18 %, and a way to sell it at the counter. */
async function counterShop(shop: TestShop) {
  const { soap } = await addGoods(shop, { soap: { price: 118, stock: 1000 } });
  const owner = await admin(shop);
  await taxGoods(shop, soap, { hsn: '3401', rate: 18 });
  const sell = async (said: Record<string, unknown> = {}) => {
    shop.clock.advance({ seconds: 1 });
    // Months later she has to log in again.
    const sold = await take(await admin(shop), atCounter([[soap, 1]], 118, said));
    if (sold.status !== 201) throw new Error(`selling answered ${sold.status}`);
    return sold.body.data;
  };
  return { owner, soap, sell };
}

/** Moves the shop's clock to a moment of India's time. */
const goTo = ({ clock, platform }: TestShop, moment: string): void =>
  clock.advance({ seconds: (Date.parse(`${moment}+05:30`) - Date.parse(platform.clock.now())) / 1000 });

test('31 March 23:59:59 is the old year, 1 April 00:00:00 the new one, in India’s time; each counts from 1', async () => {
  await using shop = await openShop();
  const { owner, sell } = await counterShop(shop);
  await registerShop(owner);
  const first = await sell();
  goTo(shop, '2027-03-31T23:59:58');
  const last = await sell();
  expect(shop.platform.clock.now()).toBe('2027-03-31T18:29:59.000Z');
  goTo(shop, '2027-03-31T23:59:59');
  const next = await sell();
  const again = await admin(shop);
  const numbers = await Promise.all([first, last, next].map(async (one) => (await billsOf(again, one))[0]));
  expect(numbers.map((bill) => [bill?.number, bill?.day])).toEqual([
    ['T/26-27/0001', '2026-11-20'],
    ['T/26-27/0002', '2027-03-31'],
    ['T/27-28/0001', '2027-04-01'],
  ]);
  expect(await wrongBills(shop)).toEqual([]);
});

test('a sale of the evening before that waited for the network: number of today, mode and rates of its own day', async () => {
  await using shop = await openShop();
  const { owner, sell, soap } = await counterShop(shop);
  await registerShop(owner, { mode: 'composition', prefix: 'K' });
  await registerShop(owner, { from: '2027-04-01', prefix: 'R' });
  await owner.call('POST', '/api/tax/rates', { hsn: '3401', from: '2027-04-01', rate: 500, source: 'test' });
  await taxGoods(shop, soap, { hsn: '3401' });
  goTo(shop, '2027-04-01T00:30:00');
  const late = await sell({ waited: 60 * 60_000 });
  const now = await sell();
  const again = await admin(shop);
  expect((await billsOf(again, late))[0]).toMatchObject({
    kind: 'supply',
    mode: 'composition',
    number: 'RS/27-28/0001',
    day: '2027-04-01',
    leftOn: '2027-03-31',
    totals: { cgst: 0 },
  });
  expect((await billsOf(again, now))[0]).toMatchObject({
    kind: 'tax',
    number: 'RT/27-28/0001',
    lines: [{ rate: 5 }],
  });
});

test('a prefix changed in mid-year begins a series; notes for old bills are numbered under the new one', async () => {
  await using shop = await openShop();
  const { owner, sell, soap } = await counterShop(shop);
  await registerShop(owner, { prefix: 'A' });
  const [old, second] = [await sell(), await sell()];
  shop.clock.advance({ days: 1 });
  await registerShop(owner, { from: '2026-11-21', prefix: 'B' });
  const fresh = await sell();
  await giveCredit(owner, old, creditOf(old, soap, { quantity: 1 }));
  expect(inShort(await billsOf(owner, second))).toEqual(['AT/26-27/0002 118']);
  expect(inShort(await billsOf(owner, fresh))).toEqual(['BT/26-27/0001 118']);
  expect(inShort(await billsOf(owner, old))).toEqual(['AT/26-27/0001 118', 'BC/26-27/0001 -118']);
  expect(await wrongBills(shop)).toEqual([]);
});

test('a shop that registers in mid-year: older orders have no papers, bills of before stay without tax, notes too', async () => {
  await using shop = await openShop();
  const { owner, sell, soap } = await counterShop(shop);
  const before = await sell();
  await registerShop(owner, { from: '2026-11-21', ...UNREGISTERED });
  shop.clock.advance({ days: 1 });
  const bill = await sell();
  await registerShop(owner, { from: '2026-11-22' });
  shop.clock.advance({ days: 1 });
  const invoice = await sell();
  for (const sold of [before, bill, invoice])
    await giveCredit(owner, sold, creditOf(sold, soap, { amount: 59 }));
  expect(await billsOf(owner, before)).toEqual([]);
  const kinds = async (sold: { _id: string }) =>
    (await billsOf(owner, sold)).map(({ kind, mode, totals }) => [kind, mode, totals.cgst]);
  expect(await kinds(bill)).toEqual([
    ['bill', 'unregistered', 0],
    ['note', 'unregistered', 0],
  ]);
  expect(await kinds(invoice)).toEqual([
    ['tax', 'regular', 9],
    ['note', 'regular', 4.5],
  ]);
});

test('a bill stays as it was when shop, prices and customer change; only an HSN is filled in later, and logged', async () => {
  await using shop = await openShop();
  const { owner, soap } = await counterShop(shop);
  await taxGoods(shop, soap, { rate: 18 });
  await registerShop(owner);
  const asha = await signUp(shop, { name: 'Asha' });
  const placed = await order(asha, [soap, 1]);
  await moveTo(owner, placed, 'delivered');
  const [bill] = await billsOf(owner, placed);
  expect(bill?.missing).toContain('hsn');
  await giveCredit(owner, placed, creditOf(await moveTo(owner, placed, 'delivered'), soap, { amount: 11.8 }));
  await owner.call('PATCH', `/api/products/${soap._id}`, { price: 200, title: 'Another soap' });
  const asked = (hsn: string) => owner.call('PUT', `/api/bills/${bill?._id}/lines/0/hsn`, { hsn });
  expect((await asked('34')).body.fields).toEqual({ hsn: ['An HSN has 4, 6 or 8 digits'] });
  const filled = await asked('3401');
  const [then, note] = await billsOf(asha, placed);
  expect(then).toEqual({
    ...bill,
    lines: bill?.lines.map((line) => ({ ...line, hsn: '3401' })),
    missing: bill?.missing.filter((lack) => lack !== 'hsn' && lack !== 'fssai'),
  });
  expect(filled.body).toEqual(then);
  expect(note?.lines.map(({ hsn }) => hsn)).toEqual(['3401']);
  // A note has the HSN of its bill, so that both say the same.
  expect((await owner.call('PUT', `/api/bills/${note?._id}/lines/0/hsn`, { hsn: '3402' })).status).toBe(404);
  const log = (await owner.call('GET', '/api/admin/audit?entity=order')).body.changes;
  expect(log.filter(({ action }: { action: string }) => action === 'HSN filled in')).toMatchObject([
    { entityId: placed._id, before: { hsn: '' }, after: { hsn: '3401', bill: bill?.number, goods: 'soap' } },
  ]);
});

test('staff find bills by day, kind and the beginning of a number, page by page', async () => {
  await using shop = await openShop();
  const { owner, sell, soap } = await counterShop(shop);
  await registerShop(owner, { prefix: 'A' });
  const sold = await sell();
  await sell();
  shop.clock.advance({ days: 1 });
  await sell();
  shop.clock.advance({ seconds: 1 });
  await giveCredit(owner, sold, creditOf(sold, soap, { quantity: 1 }));
  const list = async (query: string) => (await owner.call('GET', `/api/bills?${query}`)).body;
  const numbers = async (query: string) =>
    (await list(query)).bills.map(({ number }: { number: string }) => number);
  expect(await numbers('')).toEqual(['AC/26-27/0001', 'AT/26-27/0003', 'AT/26-27/0002', 'AT/26-27/0001']);
  expect(await numbers('from=2026-11-21&kind=tax')).toEqual(['AT/26-27/0003']);
  expect(await numbers('to=2026-11-20')).toEqual(['AT/26-27/0002', 'AT/26-27/0001']);
  expect(await numbers('number=at/26-27/0002')).toEqual(['AT/26-27/0002']);
  const { next, bills } = await list('limit=2');
  expect(bills.length).toBe(2);
  expect(await numbers(`limit=2&after=${next}`)).toEqual(['AT/26-27/0002', 'AT/26-27/0001']);
  expect((await list(`limit=2&after=${(await list('')).bills[1]._id}`)).next).toBeNull();
  expect((await owner.call('GET', '/api/bills?from=yesterday')).status).toBe(422);
});

test('a series that is full goes on under a prefix that is one letter shorter', async () => {
  await using shop = await openShop();
  const { owner, sell } = await counterShop(shop);
  await registerShop(owner, { prefix: 'ABC' });
  await sell();
  await shop.platform.db
    .updateTable('bill_series')
    .set({ drawn: 99_998 })
    .where('prefix', '=', 'ABC')
    .execute();
  const [last, next] = [await sell(), await sell()];
  expect(inShort(await billsOf(owner, last))).toEqual(['ABCT/26-27/99999 118']);
  expect(inShort(await billsOf(owner, next))).toEqual(['ABT/26-27/0001 118']);
});
