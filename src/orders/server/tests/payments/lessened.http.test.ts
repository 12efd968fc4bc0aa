import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import { recountSales } from '#orders/server/commands/recount-sales.ts';
import { write } from '#platform/http/routes.ts';
import { openShop } from '#test/open-shop.ts';
import { packOf, shopToPack } from '#test/steps/packing.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';

// Asha ordered for ₹354; without the coriander it is ₹344.

test('paid and then lessened in packing: the rest is to be given back, until that is noted', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, coriander } = await shopToPack(shop);
  await pay(owner, placed, payment(placed, { method: 'upi', reference: utr() }));
  const left = { quantity: 0, reason: 'none' };
  await packOf(packer, placed, coriander, left);
  const lessened = await orderNow(owner, placed);
  expect(lessened).toMatchObject({ totalAmount: 344, due: 0, giveBack: 10, paymentStatus: 'received' });
  const given = { kind: 'returned' as const, amount: 10 };
  await pay(owner, placed, payment(lessened, given));
  expect(await orderNow(owner, placed)).toMatchObject({ giveBack: 0, due: 0, paymentStatus: 'received' });
  expect(await wrongMoney(shop)).toEqual([]);
});

test('a part that was paid is enough for the lessened order: it is paid, and old clients see that as it was', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, coriander } = await shopToPack(shop);
  await pay(owner, placed, payment(placed, { amount: 344 }));
  await packOf(packer, placed, coriander, { quantity: 0, reason: 'none' });
  const now = await orderNow(owner, placed);
  expect(now).toMatchObject({ due: 0, giveBack: 0, paymentStatus: 'received' });
  expect(now.timeline.at(-1)).toMatchObject({ kind: 'payment', to: 'received', at: now.updatedAt });
  const sent = await owner.call('PATCH', `/api/orders/${placed._id}`, { ...now, status: 'dispatched' });
  expect(sent.body).toMatchObject({ status: 'dispatched', paymentStatus: 'received', due: 0 });
  expect(await wrongMoney(shop)).toEqual([]);
  const { db } = shop.platform;
  const due = () => db.selectFrom('daily_sales').select(['due_orders', 'due_cash_paise']).execute();
  const kept = await due();
  await write(shop.platform, (tx) => recountSales(tx));
  expect(await due()).toEqual(kept);
});

test('what came by UPI for an order that names cash goes back by UPI: no cash is missing in the evening', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopToPack(shop);
  await pay(owner, placed, payment(placed, { method: 'upi', reference: utr() }));
  const paid = await orderNow(owner, placed);
  await owner.call('PATCH', `/api/orders/${placed._id}`, { ...paid, status: 'cancelled' });
  const cancelled = await orderNow(owner, placed);
  expect(cancelled).toMatchObject({ paymentMethod: 'cash', giveBack: 354 });
  const given = { id: newId(), seen: { due: 0, giveBack: 354 } };
  await owner.call('PATCH', `/api/orders/${placed._id}`, { ...cancelled, givesBack: true, payment: given });
  const { giveBack, money } = await orderNow(owner, placed);
  expect([giveBack, money?.payments.at(-1)]).toMatchObject([
    0,
    { kind: 'returned', method: 'upi', amount: -354 },
  ]);
  expect(await wrongMoney(shop)).toEqual([]);
});
