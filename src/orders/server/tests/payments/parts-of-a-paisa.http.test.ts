import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { cashSheet, noteMove } from '#test/steps/cash.ts';
import { orderNow, pay, payment, utr } from '#test/steps/payments.ts';
import { shopWithRide } from '#test/steps/stops.ts';

const PARTS = [0.001, 0.004, 0.005, 10.004, 1e21, '12', '99,99,99,999'];

test('a payment by UPI of less than a paisa, or of parts of one, is refused at its field and not taken as ₹0', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithRide(shop, 1);
  const order = await orderNow(owner, placed[0]!);
  for (const amount of PARTS) {
    const said = { ...payment(order, { method: 'upi', reference: utr() }), amount };
    const refused = await pay(owner, order, said);
    expect([amount, refused.status, Object.keys(refused.body.fields)]).toEqual([amount, 422, ['amount']]);
  }
  expect((await orderNow(owner, order)).due).toBe(order.due);
  const least = payment(order, { method: 'upi', reference: utr(), amount: 0.01 });
  expect((await pay(owner, order, least)).status).toBe(201);
  expect((await orderNow(owner, order)).due).toBe(Math.round(order.due * 100 - 1) / 100);
});

test('cash that is put into a bag or spent out of it is whole paise, and a figure that was seen is one, too', async () => {
  await using shop = await openShop();
  const { owner, round } = await shopWithRide(shop, 1);
  for (const kind of ['opening', 'spent'] as const)
    for (const amount of PARTS) {
      const refused = await noteMove(owner, round, { kind, amount: amount as number });
      expect([amount, refused.status, refused.body.fields.amount]).toEqual([amount, 422, expect.any(Array)]);
    }
  expect((await noteMove(owner, round, { kind: 'opening', amount: 0.01 })).status).toBe(201);
  expect((await cashSheet(owner, round)).opening).toBe(0.01);
  const closing = { id: crypto.randomUUID(), count: crypto.randomUUID(), seen: { expected: 1e21 } };
  expect((await owner.call('POST', `/api/cash/${round}/closings`, closing)).status).toBe(422);
  expect(shop.bugs).toEqual([]);
});
