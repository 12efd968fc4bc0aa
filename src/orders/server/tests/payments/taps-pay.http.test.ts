import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contradictions } from '#dispatch/stops.ts';
import { openShop } from '#test/open-shop.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

const cashRows = (shop: Parameters<typeof wrongMoney>[0]) =>
  shop.platform.db
    .selectFrom('payments')
    .select(['kind', 'amount_paise', 'round_id', 'tap_id'])
    .orderBy('order_id')
    .orderBy('position')
    .execute();

test('the cash of a tap is one payment, in the bag of its round, though the tap is sent twice at once', async () => {
  await using shop = await openShop();
  const { rider, round } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  const tap = tapOn(stop!, { cash: stop!.collect });
  await Promise.all([sendTap(rider, round, tap), sendTap(rider, round, tap)]);
  await sendTap(rider, round, tap);
  expect(await cashRows(shop)).toEqual([
    { kind: 'paid', amount_paise: stop!.collect * 100, round_id: round, tap_id: tap.id },
  ]);
});

test('a tap that corrects another takes its cash back; one that does not stand brings none', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { cash: stop!.collect }));
  await sendTap(owner, round, tapOn(stop!, { cash: 10 }));
  const [seen] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(seen!, { cash: 30 }));
  expect((await cashRows(shop)).map(({ kind, amount_paise }) => [kind, amount_paise])).toEqual([
    ['paid', stop!.collect * 100],
    ['undone', stop!.collect * -100],
    ['paid', 3000],
  ]);
  const order = await orderNow(owner, placed[0]!);
  expect(order).toMatchObject({ status: 'delivered', due: stop!.collect - 30, paymentStatus: 'pending' });
  const [after] = (await sheetOf(rider, round)).stops;
  expect(after?.collect).toBe(stop!.collect);
  expect(await wrongMoney(shop)).toEqual([]);
});

test('the same money, tapped once more to settle what two phones said, is still the one payment that it was', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  const first = tapOn(stop!, { cash: stop!.collect });
  await sendTap(rider, round, first);
  await sendTap(owner, round, tapOn(stop!, { kind: 'away' }));
  const [both] = (await sheetOf(owner, round)).stops;
  expect((await sendTap(owner, round, tapOn(both!, { cash: both!.collect }))).status).toBe(200);
  const [settled] = (await sheetOf(owner, round)).stops;
  expect([settled?.taps.at(-1)?.stands, contradictions(settled!.taps)]).toEqual([true, []]);
  expect(await cashRows(shop)).toEqual([
    { kind: 'paid', amount_paise: stop!.collect * 100, round_id: round, tap_id: first.id },
  ]);
  const order = await orderNow(owner, placed[0]!);
  expect([order.paymentStatus, order.due, order.money?.payments.length]).toEqual(['received', 0, 1]);
  expect(order.timeline.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  // Another sum takes it back all the same.
  await sendTap(owner, round, tapOn(settled!, { cash: 10 }));
  expect((await cashRows(shop)).map(({ amount_paise }) => amount_paise)).toEqual([
    stop!.collect * 100,
    stop!.collect * -100,
    1000,
  ]);
  expect(await wrongMoney(shop)).toEqual([]);
});

test('what was paid before the door is not collected there; cash at the counter is in no bag', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 1);
  await pay(owner, placed[0]!, payment(placed[0]!, { amount: 40 }));
  const [stop] = (await sheetOf(rider, round)).stops;
  expect(stop?.collect).toBe(placed[0]!.totalAmount - 40);
  await sendTap(rider, round, tapOn(stop!, { cash: stop!.collect }));
  expect((await cashRows(shop)).map(({ round_id }) => round_id)).toEqual([null, round]);
  expect(await orderNow(owner, placed[0]!)).toMatchObject({ due: 0, paymentStatus: 'received' });
});

test('whole rupees at the door pay an order with paise: the rest is rounding', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 1);
  const [order] = placed;
  await pay(owner, order!, payment(order!, { amount: 0.4, method: 'upi', reference: utr() }));
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { cash: Math.floor(stop!.collect) }));
  expect(stop?.collect).toBe(order!.totalAmount - 0.4);
  expect(await orderNow(owner, order!)).toMatchObject({
    paymentStatus: 'received',
    due: 0,
    money: { paid: order!.totalAmount - 0.6, rounding: 0.6 },
  });
  expect((await sheetOf(rider, round)).stops[0]?.collect).toBe(stop?.collect);
});

test('whatever is tapped, paid, taken back and moved: an order says what its rows say', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('tap' as const), cash: fc.constantFrom(0, 30, 90, 100) }),
    fc.record({ do: fc.constant('away' as const) }),
    fc.record({ do: fc.constant('pay' as const), amount: fc.constantFrom(1, 40, 90.5) }),
    fc.record({ do: fc.constant('return' as const), amount: fc.constantFrom(1, 40) }),
    fc.record({ do: fc.constant('undo' as const), at: fc.nat(3) }),
    fc.record({ do: fc.constant('set' as const), to: fc.constantFrom('pending', 'received') }),
    fc.record({ do: fc.constant('move' as const), to: fc.constantFrom('delivered', 'cancelled', 'pending') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      await using shop = await openShop();
      const { rider, owner, round, placed } = await shopWithRide(shop, 1);
      const path = `/api/orders/${placed[0]!._id}`;
      for (const one of steps) {
        const now = await orderNow(owner, placed[0]!);
        const [stop] = (await sheetOf(rider, round)).stops;
        if (one.do === 'tap' && stop) await sendTap(rider, round, tapOn(stop, { cash: one.cash }));
        if (one.do === 'away' && stop) await sendTap(rider, round, tapOn(stop, { kind: 'away' }));
        if (one.do === 'pay')
          await pay(owner, now, payment(now, { amount: one.amount, method: 'upi', reference: utr() }));
        if (one.do === 'return')
          await pay(owner, now, payment(now, { kind: 'returned', amount: one.amount }));
        const known = one.do === 'undo' ? now.money?.payments[one.at] : undefined;
        if (known) await owner.call('POST', `${path}/payments/${known._id}/correction`, {});
        if (one.do === 'set') await owner.call('PATCH', path, { paymentStatus: one.to });
        if (one.do === 'move') await owner.call('PATCH', path, { status: one.to });
      }
      expect(await wrongMoney(shop)).toEqual([]);
      const { due, giveBack, neverCame = 0, money, totalAmount, status } = await orderNow(owner, placed[0]!);
      const paise = (rupees: number): number => Math.round(rupees * 100);
      const owed = status === 'cancelled' ? 0 : paise(totalAmount);
      const settled = paise(money?.paid ?? 0) + paise(money?.rounding ?? 0);
      // What was given back and never came is looked into; the shopper owes no more than the order.
      expect(paise(due)).toBe(Math.max(0, owed - Math.max(0, settled)) * Number(owed > 0));
      expect(paise(neverCame)).toBe(Math.max(0, -settled));
      expect(paise(giveBack)).toBe(Math.max(0, paise(money?.paid ?? 0) - owed));
      expect(shop.bugs).toEqual([]);
    }),
    {
      numRuns: 7,
      // The rider's last tap says that nobody was home, after the office gave back a rupee of the cash.
      examples: [[[{ do: 'tap', cash: 100 }, { do: 'return', amount: 1 }, { do: 'away' }]]],
    },
  );
}, 120_000);
