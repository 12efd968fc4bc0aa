import { expect, test } from 'vitest';
import type { OrderQueue } from '#admin/queue.ts';
import { newId } from '#base/ids.ts';
import { openShop } from '#test/open-shop.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

const REFUSAL = 'The customer said at the door that it was paid by UPI. Check the bank and write its UTR.';

test('what was said at the door to be paid by UPI is no cash in a bag: the queue names it until its UTR is noted', async () => {
  await using shop = await openShop();
  const { rider, owner, shoppers, round, placed } = await shopWithRide(shop, 1);
  const [order] = placed;
  const path = `/api/orders/${order!._id}`;
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { cash: 10, upi: stop!.collect - 10 }));
  const queue: OrderQueue = (await owner.call('GET', '/api/orders/queue?tab=toCollect')).body;
  expect(queue.orders.map((one) => one.order.saidUpi)).toEqual([stop!.collect - 10]);
  expect((await shoppers[0]!.call('GET', path)).body.saidUpi).toBeUndefined();

  const seen = await orderNow(owner, order!);
  const noted = { id: newId(), seen: { due: seen.due, giveBack: 0 } };
  const answers = [
    await owner.call('PATCH', path, { ...seen, paymentStatus: 'received', payment: noted }),
    await owner.call('PATCH', path, { paymentStatus: 'received' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.message, body.detail.status])).toEqual([
    [409, REFUSAL, 'delivered'],
    [409, REFUSAL, 'delivered'],
  ]);
  const inBag = await shop.platform.db.selectFrom('payments').select('amount_paise').execute();
  expect(inBag).toEqual([{ amount_paise: 1000 }]);

  await pay(owner, order!, payment(seen, { method: 'upi', reference: utr() }));
  const paid = await orderNow(owner, order!);
  expect([paid.paymentStatus, paid.saidUpi]).toEqual(['received', undefined]);
  expect([await wrongMoney(shop), shop.bugs]).toEqual([[], []]);
});

test('paid in cash after all, it is noted as cash; a tap that holds later says no more of UPI', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 2);
  const [first, second] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(first!, { upi: first!.collect }));
  await sendTap(rider, round, tapOn(second!, { upi: second!.collect }));
  const [one, other] = placed;
  const cash = await pay(owner, one!, payment(await orderNow(owner, one!)));
  expect([cash.status, cash.body.saidUpi]).toEqual([201, undefined]);
  const seen = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === other!._id);
  await sendTap(rider, round, tapOn(seen!, { cash: 0 }));
  const now = await orderNow(owner, other!);
  expect([now.saidUpi, now.due]).toEqual([undefined, other!.totalAmount]);
  const got = await owner.call('PATCH', `/api/orders/${other!._id}`, { paymentStatus: 'received' });
  expect(got.body).toMatchObject({ paymentStatus: 'received', due: 0 });
  expect(await wrongMoney(shop)).toEqual([]);
});

test('the rider hears of UPI while staff tap “Delivered” with the money: no order has both, and no tap writes cash over what was said', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 4);
  const { stops } = await sheetOf(rider, round);
  await Promise.all(
    stops.map(async (stop) => {
      const seen = await orderNow(
        owner,
        placed.find(({ _id }) => _id === stop._id)!,
      );
      const change = { status: 'delivered', paymentStatus: 'received' };
      const noted = { id: newId(), seen: { due: seen.due, giveBack: 0 } };
      await Promise.all([
        sendTap(rider, round, tapOn(stop, { upi: stop.collect })),
        owner.call('PATCH', `/api/orders/${seen._id}`, { ...seen, ...change, payment: noted }),
      ]);
    }),
  );
  for (const one of placed) {
    const { saidUpi, due, money } = await orderNow(owner, one);
    const isCash = money?.payments.some(({ method, isUndone }) => method === 'cash' && !isUndone) ?? false;
    expect([saidUpi ?? 0, due]).toEqual(isCash ? [0, 0] : [one.totalAmount, one.totalAmount]);
  }
  expect([await wrongMoney(shop), shop.bugs]).toEqual([[], []]);
});
