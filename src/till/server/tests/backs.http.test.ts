import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import { openShop } from '#test/open-shop.ts';
import { signUp, staff } from '#test/people.ts';
import { cashDay } from '#test/steps/cash.ts';
import { creditOf, giveCredit, moveTo } from '#test/steps/credits.ts';
import { khataOf, khataPayment, lend, payKhata } from '#test/steps/khata.ts';
import { shopToPack } from '#test/steps/packing.ts';
import { orderNow, pay, payment, utr } from '#test/steps/payments.ts';

// Asha ordered for ₹354 with the delivery; a tea costs ₹138.

test('what is to be given back is listed, for orders and on accounts, until somebody notes that it was', async () => {
  await using shop = await openShop();
  const { owner, placed, tea } = await shopToPack(shop);
  await pay(owner, placed, payment(placed, { method: 'upi', reference: utr() }));
  const delivered = await moveTo(owner, placed, 'delivered');
  await giveCredit(owner, placed, creditOf(delivered, tea, { quantity: 1 }));
  const bina = await signUp(shop, { name: 'Bina Das' });
  await lend(owner, bina, 500);
  const line = (kind: string, amount: number, owed: number) =>
    owner.call('POST', `/api/khatas/${bina.user._id}/lines`, {
      id: newId(),
      kind,
      amount,
      note: 'paid twice',
      seen: { owed },
    });
  await line('opening', 100, 0);
  expect((await cashDay(owner)).backs?.accounts).toEqual([]);
  await line('corrected', -140.5, 100);
  expect((await cashDay(owner)).backs).toMatchObject({
    orders: [{ _id: placed._id, giveBack: 138 }],
    accounts: [{ customer: { _id: bina.user._id, name: 'Bina Das' }, amount: 40.5 }],
    onAccount: { count: 1, amount: 40.5 },
  });
  const { owed } = await khataOf(owner, bina);
  await payKhata(owner, bina, khataPayment(owed, { kind: 'returned', amount: 41 }));
  const now = await orderNow(owner, placed);
  await pay(owner, now, payment(now, { kind: 'returned', amount: 138 }));
  expect((await cashDay(owner)).backs).toEqual({
    orders: [],
    accounts: [],
    neverCame: [],
    onAccount: { count: 0, amount: 0 },
  });
});

test('an account is named to those who may give credit, and riders are told of nothing to give back', async () => {
  await using shop = await openShop();
  const { owner, asha } = await shopToPack(shop);
  await lend(owner, asha, 500);
  await owner.call('POST', `/api/khatas/${asha.user._id}/lines`, {
    id: newId(),
    kind: 'opening',
    amount: 10,
    note: '',
    seen: { owed: 0 },
  });
  await owner.call('POST', `/api/khatas/${asha.user._id}/lines`, {
    id: newId(),
    kind: 'corrected',
    amount: -30,
    note: 'paid twice',
    seen: { owed: 10 },
  });
  const [orders, credit, rider] = [
    await staff(shop, ['packer', 'counter', 'signing']),
    await staff(shop, ['packer', 'counter', 'signing', 'accounts']),
    await staff(shop, ['rider']),
  ];
  expect((await cashDay(orders)).backs).toEqual({
    orders: [],
    accounts: [],
    neverCame: [],
    onAccount: { count: 0, amount: 0 },
  });
  expect((await cashDay(credit)).backs?.onAccount).toEqual({ count: 1, amount: 20 });
  expect((await cashDay(rider)).backs).toBeUndefined();
});
