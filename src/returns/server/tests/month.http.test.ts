import { expect, test } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import type { Order } from '#orders/order.ts';
import type { CompositionPart, RegularPart, Return } from '#returns/returns.ts';
import { checkoutRequest, fillCart, order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';
import { GSTIN, registerShop, taxGoods, wrongBills } from '#test/steps/bills.ts';
import { creditOf, giveCredit, moveTo } from '#test/steps/credits.ts';
import { orderNow } from '#test/steps/payments.ts';
import { atCounter, take } from '#test/steps/taking.ts';

const BUSINESS = '29AAGCB7383J1Z4';
const KARNATAKA = '560001';

/** Orders goods to another state, and sends them out. */
async function sentTo(
  owner: Caller,
  person: Caller,
  pincode: string,
  ...lines: [Product, number][]
): Promise<Order> {
  await fillCart(person, ...lines);
  const request = await checkoutRequest(person);
  const selectedAddress = { ...request.selectedAddress, pincode };
  const { status, body } = await person.call('POST', '/api/orders', { ...request, selectedAddress });
  if (status !== 201) throw new Error(`the order was not placed: ${JSON.stringify(body)}`);
  return moveTo(owner, body.data, 'delivered');
}

/** Soap at 18 % and loose rice without tax, in a registered shop of Maharashtra. Half of the goods are sold in November. */
async function mixedShop(shop: TestShop) {
  const { soap, rice } = await addGoods(shop, {
    soap: { price: 118, stock: 1000 },
    rice: { price: 60, stock: 1000 },
  });
  const owner = await admin(shop);
  await changeSettings(owner, { shippingFee: 0 });
  await registerShop(owner, { prefix: 'A' });
  await taxGoods(shop, soap, { hsn: '3401', rate: 18 });
  await taxGoods(shop, rice, { hsn: '1006', rate: 0 });
  const asha = await signUp(shop, { name: 'Asha' });
  return { owner, soap, rice, asha };
}

const returnOf = async (owner: Caller, period: string): Promise<Return> => {
  const { status, body } = await owner.call('GET', `/api/returns?period=${period}`);
  if (status !== 200) throw new Error(`the return answered ${JSON.stringify(body)}`);
  return body;
};
const regularOf = ({ parts }: Return) => parts.find(({ mode }) => mode === 'regular') as RegularPart;
const behind = async (owner: Caller, query: Record<string, string>): Promise<[string, number][]> =>
  (await owner.call('GET', `/api/returns/bills?${new URLSearchParams(query)}`)).body.bills.map(
    ({ number, taxable }: { number: string; taxable: number }) => [number, taxable],
  );

test('a mixed month: each sale and each note in its table, each figure with its bills, and the file says the same', async () => {
  await using shop = await openShop();
  const { owner, soap, rice, asha } = await mixedShop(shop);
  const bina = await signUp(shop, { name: 'Bina' });
  const before = await sentTo(owner, asha, KARNATAKA, [soap, 3]);
  shop.clock.advance({ days: 15 });
  await take(
    owner,
    atCounter(
      [
        [soap, 1],
        [rice, 2],
      ],
      238,
    ),
  );
  const own = await moveTo(owner, await order(asha, [rice, 5]), 'delivered');
  await sentTo(owner, asha, KARNATAKA, [soap, 1]);
  await giveCredit(owner, before, creditOf(before, soap, { quantity: 2 }));
  await giveCredit(owner, own, creditOf(own, rice, { quantity: 1 }));
  await bina.call('PUT', '/api/users/user/business', { gstin: BUSINESS, name: 'Bina Tea Stall' });
  const business = await sentTo(owner, bina, KARNATAKA, [soap, 10], [rice, 1]);
  await giveCredit(owner, business, creditOf(business, soap, { quantity: 1 }));
  expect(await wrongBills(shop)).toEqual([]);

  const december = await returnOf(owner, '2026-12');
  const part = regularOf(december);
  expect(part.tables.map(({ table, papers, taxable, igst }) => [table, papers, taxable, igst])).toEqual([
    ['b2b', 1, 1000, 180],
    ['b2cs', 3, 0, -18],
    ['nil', 4, 420, 0],
    ['cdnr', 1, -100, -18],
  ]);
  expect(
    part.b2cs.map(({ place, rate, taxable, cgst, igst }) => [place?.code, rate, taxable, cgst, igst]),
  ).toEqual([
    ['27', 18, 100, 9, 0],
    ['29', 18, -100, 0, -18],
  ]);
  expect(part.nil.map(({ kind, exempt, nil }) => [kind, exempt, nil])).toEqual([
    ['INTRB2B', 60, 0],
    ['INTRAB2C', 360, 0],
  ]);
  expect(
    part.hsn.map(({ side, hsn, rate, quantity, taxable }) => [side, hsn, rate, quantity, taxable]),
  ).toEqual([
    ['b2b', '1006', 0, 1, 60],
    ['b2b', '3401', 18, 9, 900],
    ['b2c', '1006', 0, 6, 360],
  ]);
  expect(part.gstr3b.taxed).toMatchObject({ taxable: 900, cgst: 9, sgst: 9, igst: 144 });
  expect(part.gstr3b.exempt.taxable).toBe(420);
  expect(part.gstr3b.outside.map(({ place, taxable, igst }) => [place?.code, taxable, igst])).toEqual([
    ['29', -100, -18],
  ]);
  expect(part.total).toEqual({ taxable: 1320, cgst: 9, sgst: 9, igst: 144 });

  const asked = { period: '2026-12' };
  expect(await behind(owner, { ...asked, cell: 'b2cs:29:1800' })).toEqual([
    ['AC/26-27/0001', -200],
    ['AT/26-27/0002', 100],
  ]);
  expect(await behind(owner, { ...asked, cell: 'nil:INTRAB2C' })).toEqual([
    ['AC/26-27/0002', -60],
    ['AM/26-27/0001', 120],
    ['AS/26-27/0001', 300],
  ]);
  for (const { cell, taxable } of [...part.tables, ...part.b2cs, ...part.hsn, part.gstr3b.taxed]) {
    const bills = await behind(owner, { ...asked, cell });
    expect(bills.reduce((sum, [, amount]) => sum + amount, 0)).toBe(taxable);
  }
  const whole = await owner.call('GET', '/api/returns/file?period=2026-12');
  expect(whole.body).toMatchObject({
    gstin: GSTIN,
    fp: '122026',
    b2b: [{ ctin: BUSINESS, inv: [{ val: 1180, pos: '29', itms: [{ num: 1801 }] }] }],
    cdnr: [{ ctin: BUSINESS, nt: [{ val: 118, ntty: 'C' }] }],
    hsn: { hsn_b2b: [{ num: 1 }, { num: 2 }], hsn_b2c: [{ qty: 6, txval: 360 }] },
  });
  expect(Object.keys(whole.body)).toEqual('gstin fp version hash b2b b2cs nil cdnr doc_issue hsn'.split(' '));
  // In the first two months of a quarter, sales to businesses alone may be reported; this is the third.
  expect((await owner.call('GET', '/api/returns/file?period=2026-12&kind=iff')).status).toBe(404);
  const quarter = regularOf(await returnOf(owner, '2026-Q4'));
  expect(quarter.total.taxable).toBe(1320 + 300);
});

test('composition from the middle of December on: each part has its return, and a late note its own', async () => {
  await using shop = await openShop();
  const { owner, soap, rice, asha } = await mixedShop(shop);
  const sent = await sentTo(owner, asha, KARNATAKA, [soap, 2]);
  await registerShop(owner, { from: '2026-12-15', mode: 'composition' });
  shop.clock.advance({ days: 26 });
  await take(
    owner,
    atCounter(
      [
        [soap, 10],
        [rice, 4],
      ],
      1420,
    ),
  );
  await giveCredit(owner, sent, creditOf(sent, soap, { quantity: 1 }));
  const december = await returnOf(owner, '2026-12');
  expect(december.parts.map(({ mode, from, to }) => [mode, from, to])).toEqual([
    ['regular', '2026-12-01', '2026-12-14'],
    ['composition', '2026-12-15', '2026-12-31'],
  ]);
  // The note is of a day of the other part, but takes a tax invoice back.
  expect(regularOf(december).total).toMatchObject({ taxable: -100, igst: -18 });
  const quarter = await returnOf(owner, '2026-Q4');
  const [, composition] = quarter.parts as [RegularPart, CompositionPart];
  expect(composition.quarters).toEqual([
    { quarter: '2026-Q4', all: 1420, exempt: 240, taxable: 1180, cgst: 5.9, sgst: 5.9, papers: 1 },
  ]);
  expect(quarter.due.map(({ form, on }) => [form, ...on])).toEqual([
    ['gstr1', '2027-01-13'],
    ['gstr3b', '2027-01-22', '2027-01-24'],
    ['cmp08', '2027-01-18'],
  ]);
  expect(await behind(owner, { period: '2026-Q4', part: '1', cell: 'exempt:2026-Q4' })).toEqual([
    ['S/26-27/0001', 240],
  ]);
  const year = await returnOf(owner, '2026-27');
  expect((year.parts[1] as CompositionPart).total).toMatchObject({ all: 1420, cgst: 5.9, papers: 1 });

  shop.clock.advance({ days: 30 });
  const again = await admin(shop);
  const noted = await orderNow(again, sent);
  expect((await giveCredit(again, sent, creditOf(noted, soap, { quantity: 1 }))).status).toBe(201);
  const january = await returnOf(again, '2027-Q1');
  expect(january).toMatchObject({ apart: 1, parts: [{ mode: 'composition' }] });
  expect(await behind(again, { period: '2027-Q1', cell: 'apart' })).toEqual([['C/26-27/0002', -100]]);
});

test('goods without an HSN are left out of the file until their HSN is written once, on all papers of the month', async () => {
  await using shop = await openShop();
  const { owner, soap, asha } = await mixedShop(shop);
  await taxGoods(shop, soap, { hsn: '', rate: 18 });
  const sent = await sentTo(owner, asha, KARNATAKA, [soap, 2]);
  await take(owner, atCounter([[soap, 1]], 118));
  await giveCredit(owner, sent, creditOf(sent, soap, { quantity: 1 }));
  const lacking = regularOf(await returnOf(owner, '2026-11')).noHsn;
  expect(lacking.map(({ papers, taxable, product }) => [papers, taxable, product])).toEqual([
    [3, 200, soap._id],
  ]);
  expect(await behind(owner, { period: '2026-11', cell: lacking[0]!.cell })).toHaveLength(3);
  const fill = (hsn: string) =>
    owner.call('PUT', '/api/bills/hsn', { product: soap._id, hsn, from: '2026-11-01', to: '2026-11-30' });
  expect((await fill('34')).body.fields.hsn[0]).toContain('4, 6 or 8');
  expect((await fill('9999')).body.fields.hsn[0]).toContain('begins so');
  expect((await fill('3401')).body).toEqual({ papers: 3 });
  expect((await fill('3402')).body).toEqual({ papers: 0 });
  const part = regularOf(await returnOf(owner, '2026-11'));
  expect([part.noHsn, part.hsn.map(({ hsn, quantity }) => [hsn, quantity])]).toEqual([[], [['3401', 2]]]);
  expect(await wrongBills(shop)).toEqual([]);
});
