import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, order } from '#test/carts.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';
import { billsOf, inShort, registerShop, taxGoods, UNREGISTERED, wrongBills } from '#test/steps/bills.ts';
import { creditOf, giveCredit, moveTo, undoCredit } from '#test/steps/credits.ts';
import { packOf, shopToPack } from '#test/steps/packing.ts';
import { orderNow } from '#test/steps/payments.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';
import { atCounter, take } from '#test/steps/taking.ts';

// Asha ordered 2 kg of potatoes (₹24 a kilo), two teas (₹138) and a coriander (₹10): ₹334, and ₹20 to bring.

/** That shop, registered, where tea is taxed at 5 % and the rest is exempt. */
async function registeredShop(shop: TestShop, form: object = {}) {
  const world = await shopToPack(shop);
  await registerShop(world.owner, form);
  await taxGoods(shop, world.potato, { hsn: '0701', rate: 0 });
  await taxGoods(shop, world.coriander, { hsn: '0709', rate: 0 });
  await taxGoods(shop, world.tea, { hsn: '0902', rate: 5 });
  return world;
}

test('a shop that has answered nothing draws no bill, whatever becomes of its orders', async () => {
  await using shop = await openShop();
  const { owner, placed, tea } = await shopToPack(shop);
  const left = await moveTo(owner, placed, 'delivered');
  await giveCredit(owner, placed, creditOf(left, tea, { quantity: 1 }));
  await moveTo(owner, placed, 'cancelled');
  expect(await billsOf(owner, placed)).toEqual([]);
  const tables = ['bills', 'bill_lines', 'bill_series'] as const;
  for (const table of tables)
    expect(await shop.platform.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('her goods leave: one invoice-cum-bill of supply with both kinds of goods, and the delivery shared among them', async () => {
  await using shop = await openShop();
  const { owner, asha, placed } = await registeredShop(shop, { prefix: 'A' });
  expect(await billsOf(asha, placed)).toEqual([]);
  await moveTo(owner, placed, 'dispatched');
  const [bill, ...others] = await billsOf(asha, placed);
  expect(others).toEqual([]);
  expect(bill).toMatchObject({
    kind: 'mixed',
    number: 'AM/26-27/0001',
    day: '2026-11-20',
    leftOn: '2026-11-20',
    orderId: placed.orderId,
    mode: 'regular',
    seller: { legalName: 'Meena Stores', state: { code: '27', name: 'Maharashtra' } },
    buyer: { name: 'Asha Devi', gstin: '' },
    interstate: false,
    totals: { delivery: 20, total: 354, igst: 0, cashOff: 0 },
  });
  const tea = bill?.lines.find(({ hsn }) => hsn === '0902');
  // Of ₹20 the teas carry 276/334: 16.53, and ₹292.53 hold 2 × 6.97 of tax.
  expect(tea).toMatchObject({
    gross: 276,
    delivery: 16.53,
    taxable: 278.59,
    cgst: 6.97,
    sgst: 6.97,
    rate: 5,
  });
  expect(bill?.totals).toMatchObject({ exempt: 61.47, taxable: 340.06, cgst: 6.97 });
  // Delivered after that, it is the same bill.
  await moveTo(owner, placed, 'delivered');
  expect(inShort(await billsOf(owner, placed))).toEqual(['AM/26-27/0001 354']);
  expect(await wrongBills(shop)).toEqual([]);
});

test('nobody was home: brought back and sent out again, the same bill travels', async () => {
  await using shop = await openShop();
  const { owner, placed } = await registeredShop(shop);
  await moveTo(owner, placed, 'dispatched');
  await moveTo(owner, placed, 'pending');
  await moveTo(owner, placed, 'dispatched');
  await moveTo(owner, placed, 'delivered');
  expect(inShort(await billsOf(owner, placed))).toEqual(['M/26-27/0001 354']);
});

test('brought back, a tea less and more potatoes are packed: a note for the tea, a bill for the potatoes', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, potato, tea } = await registeredShop(shop);
  await moveTo(owner, placed, 'dispatched');
  const back = await moveTo(owner, placed, 'pending');
  await packOf(packer, back, tea, { quantity: 1, reason: 'none' });
  await packOf(packer, await orderNow(owner, placed), potato, { quantity: 2.5 });
  expect(inShort(await billsOf(owner, placed))).toEqual(['M/26-27/0001 354']);
  await moveTo(owner, placed, 'dispatched');
  const bills = await billsOf(owner, placed);
  expect(inShort(bills)).toEqual(['M/26-27/0001 354', 'C/26-27/0001 -138', 'S/26-27/0001 12']);
  expect(bills[1]).toMatchObject({
    kind: 'note',
    original: { number: 'M/26-27/0001', day: '2026-11-20' },
    lines: [{ hsn: '0902', quantity: 1, rate: 5, total: 138, delivery: 0 }],
  });
  expect(bills[2]?.lines).toMatchObject([{ hsn: '0701', quantity: 0.5, gross: 12 }]);
  expect(await wrongBills(shop)).toEqual([]);
});

test('short at the door: the note names its bill, twice in steps to the paisa, and taken back it is billed anew', async () => {
  await using shop = await openShop();
  const { owner, placed, tea } = await registeredShop(shop);
  const left = await moveTo(owner, placed, 'delivered');
  await giveCredit(owner, placed, creditOf(left, tea, { amount: 92.01 }));
  const second = creditOf(await orderNow(owner, placed), tea, { amount: 183.99 });
  await giveCredit(owner, placed, second);
  const [bill, ...notes] = await billsOf(owner, placed);
  expect(inShort(notes)).toEqual(['C/26-27/0001 -92.01', 'C/26-27/0002 -183.99']);
  const teas = bill?.lines.find(({ hsn }) => hsn === '0902');
  const noted = notes.map(({ lines: [line] }) => line?.cgst ?? 0);
  // The delivery of the teas stays: ₹276 of ₹292.53 are noted.
  expect(Math.round((noted[0]! + noted[1]!) * 100)).toBe(Math.round((teas!.cgst * 100 * 27_600) / 29_253));
  await undoCredit(owner, placed, second.id);
  const bills = await billsOf(owner, placed);
  expect(inShort(bills).at(-1)).toBe('T/26-27/0001 183.99');
  expect(bills.at(-1)).toMatchObject({ kind: 'tax', leftOn: '2026-11-20' });
  expect(await wrongBills(shop)).toEqual([]);
});

test('cancelled on its way, everything is noted at the rates of its bill; sent out again, there is a new bill', async () => {
  await using shop = await openShop();
  const { owner, placed, tea } = await registeredShop(shop);
  await moveTo(owner, placed, 'dispatched');
  await taxGoods(shop, tea, { hsn: '0902', rate: 18 });
  await moveTo(owner, placed, 'cancelled');
  await moveTo(owner, placed, 'pending');
  // Brought back, its goods are in the shop: they are billed when they leave.
  expect((await billsOf(owner, placed)).length).toBe(2);
  await moveTo(owner, placed, 'delivered');
  const [bill, note, again] = await billsOf(owner, placed);
  expect(inShort([bill!, note!, again!])).toEqual([
    'M/26-27/0001 354',
    'C/26-27/0001 -354',
    'M/26-27/0002 354',
  ]);
  const { cashOff: _b, ...billed } = bill!.totals;
  const { cashOff: _n, ...noted } = note!.totals;
  expect(noted).toEqual(billed);
  expect(again?.lines.map(({ rate }) => rate).toSorted()).toEqual([0, 0, 18]);
  expect(await wrongBills(shop)).toEqual([]);
});

test('her shopper cancels before it leaves: no number was drawn, and none is missing', async () => {
  await using shop = await openShop();
  const { owner, asha, placed, potato } = await registeredShop(shop);
  await asha.call('POST', `/api/orders/${placed._id}/cancellation`);
  const other = await order(asha, [potato, 1]);
  await moveTo(owner, other, 'dispatched');
  expect(inShort(await billsOf(asha, other))).toEqual(['S/26-27/0001 44']);
  expect(await billsOf(asha, placed)).toEqual([]);
});

test('a registered buyer gets two papers for both kinds of goods, with her number; the cash is rounded once', async () => {
  await using shop = await openShop();
  const { owner, asha, tea, placed } = await registeredShop(shop);
  const business = { gstin: '29 aagcb7383j1z4', name: 'Asha Tea Stall' };
  expect((await asha.call('PUT', '/api/users/user/business', business)).status).toBe(200);
  const left = await moveTo(owner, placed, 'delivered');
  const bills = await billsOf(asha, placed);
  expect(inShort(bills)).toEqual(['T/26-27/0001 292.53', 'S/26-27/0001 61.47']);
  for (const { buyer } of bills)
    expect(buyer).toMatchObject({ gstin: '29AAGCB7383J1Z4', businessName: 'Asha Tea Stall' });
  expect(bills.map(({ totals }) => totals.cashOff)).toEqual([0, 0]);
  await giveCredit(owner, placed, creditOf(left, tea, { quantity: 2 }));
  expect(inShort(await billsOf(asha, placed)).at(-1)).toBe('C/26-27/0001 -276');
  expect(await wrongBills(shop)).toEqual([]);
});

test('a sale at the counter is billed at once, in the shop’s state, without an address', async () => {
  await using shop = await openShop();
  const { owner, packer, potato, tea } = await registeredShop(shop);
  const lines = [[potato, 1] as const, [tea, 1] as const];
  const sold = await take(packer, atCounter(lines, 162));
  expect(sold.status).toBe(201);
  const [bill] = await billsOf(owner, sold.body.data);
  expect(bill).toMatchObject({ kind: 'mixed', buyer: { address: [] }, placeOfSupply: { code: '27' } });
});

test('goods for another state carry one tax, by the state of their pincode', async () => {
  await using shop = await openShop();
  const { owner, asha, tea } = await registeredShop(shop, { gstin: '29AAGCB7383J1Z4' });
  await fillCart(asha, [tea, 2]);
  const request = await checkoutRequest(asha);
  const selectedAddress = { ...request.selectedAddress, pincode: '411001' };
  const placed = (await asha.call('POST', '/api/orders', { ...request, selectedAddress })).body.data;
  await moveTo(owner, placed, 'dispatched');
  const [bill] = await billsOf(owner, placed);
  expect(bill).toMatchObject({
    kind: 'tax',
    interstate: true,
    placeOfSupply: { code: '27', name: 'Maharashtra' },
    totals: { total: 296, cgst: 0, sgst: 0, igst: 14.1 },
  });
});

test('many orders move at once: their bills take one series without a hole', async () => {
  await using shop = await openShop();
  const { owner, asha, placed, potato } = await registeredShop(shop);
  const orders = [placed, await order(asha, [potato, 1]), await order(asha, [potato, 2])];
  await Promise.all(orders.map((one) => moveTo(owner, one, 'dispatched')));
  expect(await wrongBills(shop)).toEqual([]);
});

test('a rider brings it: delivered at the door without a stop at the shop it is billed once, refused it stays until the shop has it', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round, mango } = await shopWithRide(shop);
  await registerShop(owner, UNREGISTERED);
  await taxGoods(shop, mango, { hsn: '0804', rate: 5 });
  const [first, second] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(first!, { cash: 70 }));
  await sendTap(rider, round, tapOn(first!, { cash: 70 }));
  const [bill] = await billsOf(owner, first!);
  expect(bill).toMatchObject({ kind: 'bill', number: 'B/26-27/0001', totals: { cgst: 0 } });
  await moveTo(owner, second!, 'dispatched');
  const [, out] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(out!, { kind: 'refused', reason: 'unwanted' }));
  expect((await billsOf(owner, out!)).length).toBe(1);
  await moveTo(owner, out!, 'cancelled');
  expect((await billsOf(owner, out!)).map(({ kind }) => kind)).toEqual(['bill', 'note']);
  expect(placed.length).toBe(2);
  expect(await wrongBills(shop)).toEqual([]);
});

test('another shopper’s bills are not found', async () => {
  await using shop = await openShop();
  const { owner, placed } = await registeredShop(shop);
  await moveTo(owner, placed, 'dispatched');
  const ravi = await signUp(shop, { name: 'Ravi' });
  expect((await ravi.call('GET', `/api/orders/${placed._id}/bills`)).status).toBe(404);
});

test('a bill lacks the shop’s address only where the owner wrote none in any language', async () => {
  await using shop = await openShop();
  const { owner, placed } = await registeredShop(shop);
  await changeSettings(owner, { address: '', addressHi: 'स्टेशन रोड', addressBn: '' });
  await moveTo(owner, placed, 'dispatched');
  const [bill] = await billsOf(owner, placed);
  expect(bill?.seller.address).toEqual({ en: '', hi: 'स्टेशन रोड', bn: '' });
  expect(bill?.missing).not.toContain('sellerAddress');
});
