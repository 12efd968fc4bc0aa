import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Stop } from '#dispatch/dispatch.ts';
import { settlementOf } from '#money/settlement.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { cashSheet, wrongCash } from '#test/steps/cash.ts';
import { creditOf, giveCredit, undoCredit, wrongCredits } from '#test/steps/credits.ts';
import { lend, wrongLedgers } from '#test/steps/khata.ts';
import { type Door, shopAtDoors } from '#test/steps/late-taps.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';
import { sendTap, sheetOf, tapOn } from '#test/steps/stops.ts';

// Random histories of an order of ₹130: taps at the door that saw the order as it is or as it was, and acts of the office. Whatever
// comes in whatever order, the money is what the facts say.

const Step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('tap' as const),
      kind: fc.constantFrom('delivered' as const, 'delivered' as const, 'away' as const, 'refused' as const),
      cash: fc.constantFrom(0, 30, 129, 130, 140),
      onAccount: fc.boolean(),
      isLate: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      method: fc.constantFrom('cash' as const, 'upi' as const, 'account' as const),
      part: fc.constantFrom(1, 2, 3),
      rest: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('giveBack' as const), cash: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), at: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      to: fc.constantFrom('cancelled', 'dispatched', 'delivered'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('set' as const), to: fc.constantFrom('received', 'pending') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('credit' as const), paise: fc.integer({ min: 1, max: 6000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undoCredit' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('lend' as const), limit: fc.constantFrom(0, 60, 130, 1000) }),
  },
);
type Step = typeof Step extends fc.Arbitrary<infer One> ? One : never;

/** A refund in whole rupees, beyond the money by paise, of an order that costs something again. */
const REFUND_IN_RUPEES: Step[] = [
  { do: 'pay', method: 'upi', part: 3, rest: false },
  { do: 'pay', method: 'cash', part: 1, rest: false },
  { do: 'move', to: 'cancelled' },
  { do: 'giveBack', cash: true },
  { do: 'move', to: 'dispatched' },
];

const stopOf = async ({ rider, round, placed }: Door) =>
  (await sheetOf(rider, round)).stops.find(({ _id }) => _id === placed._id);

async function take(door: Door, step: Step, first: Stop): Promise<void> {
  const { owner, rider, shopper, placed, round } = door;
  const now = await orderNow(owner, placed);
  const path = `/api/orders/${placed._id}`;
  switch (step.do) {
    case 'tap': {
      // A cancelled order where nobody tapped is on no sheet any more; the phone still shows it.
      const stop = (await stopOf(door)) ?? first;
      const { kind, onAccount } = step;
      const cash = kind === 'delivered' ? step.cash : 0;
      // A phone that saw the order once knows its own taps, and nothing of what the office did since.
      const seen = { ...tapOn(first).seen, taps: stop.taps.map(({ id }) => id) };
      const isGiven = kind === 'delivered' && onAccount;
      const said = { kind, cash, onAccount: isGiven, reason: kind === 'refused' ? 'late' : '' };
      await sendTap(rider, round, tapOn(stop, { ...said, ...(step.isLate && { seen }) }));
      return;
    }
    case 'pay': {
      const { method, part } = step;
      const amount = Math.round((now.due * 100) / part) / 100;
      const sum = method === 'cash' ? Math.floor(amount) : amount;
      const restOnAccount = step.rest && method !== 'account' && sum < now.due;
      const way = { method, amount: sum, restOnAccount, ...(method === 'upi' && { reference: utr() }) };
      if (sum > 0) await pay(owner, placed, payment(now, way));
      return;
    }
    case 'giveBack': {
      const way = step.cash
        ? { amount: Math.ceil(now.giveBack) }
        : { method: 'upi' as const, amount: now.giveBack };
      if (now.giveBack > 0) await pay(owner, placed, payment(now, { kind: 'returned', ...way }));
      return;
    }
    case 'undo': {
      const row = now.money?.payments.at(step.at % (now.money.payments.length || 1));
      if (row) await owner.call('POST', `${path}/payments/${row._id}/correction`, {});
      return;
    }
    case 'move':
      await owner.call('PATCH', path, { status: step.to });
      return;
    case 'set':
      await owner.call('PATCH', path, { paymentStatus: step.to });
      return;
    case 'credit': {
      const product = { _id: now.items[0]?.product._id ?? '' };
      await giveCredit(owner, placed, creditOf(now, product, { amount: step.paise / 100 }));
      return;
    }
    case 'undoCredit': {
      const last = now.credits?.findLast(({ isUndone }) => !isUndone);
      if (last) await undoCredit(owner, placed, last._id);
      return;
    }
    case 'lend':
      await lend(owner, shopper, step.limit);
  }
}

/** What is wrong with the money of an order, by its own row; whether more was given back than came is told apart. */
async function wrongFacts({ platform: { db } }: TestShop, { placed, owner, round }: Door) {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', placed._id)
    .executeTakeFirstOrThrow();
  const payments = await db.selectFrom('payments').selectAll().where('order_id', '=', row.id).execute();
  const taps = await db
    .selectFrom('stop_taps')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  const undone = new Set(payments.map(({ undoes }) => undoes));
  const cost = row.status === 'cancelled' ? 0 : row.total_paise;
  const money = row.paid_paise - row.account_paise;
  const says = { onAccount: row.account_paise, rounded: row.rounded_paise };
  const share = row.rest_on_account === 1 ? cost : row.share_paise;
  const hasCash = payments.some(
    ({ id, kind, method, by_itself }) =>
      kind !== 'undone' && method === 'cash' && by_itself === 0 && !undone.has(id),
  );
  const is = settlementOf({ cost, money, share, onAccount: says.onAccount, room: 0, hasCash });
  const last = taps.findLast(({ counts }) => counts === 1);
  const bag = (await cashSheet(owner, round)).expected * 100;
  const { due, neverCame = 0, totalAmount } = await orderNow(owner, placed);
  return {
    wrong: [
      ...(is.onAccount === says.onAccount && is.rounded === says.rounded ? [] : [{ says, is }]),
      ...(last && bag !== last.cash_paise ? [{ bag, tapped: last.cash_paise }] : []),
      ...(due > totalAmount ? [{ due, totalAmount }] : []),
    ],
    neverCame,
  };
}

test('whatever is tapped, paid, credited, moved and taken back: the bag is the last tap, the account its share, and no act of the office leaves less than nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 8, maxLength: 24, size: 'max' }), async (steps) => {
      await using shop = await openShop();
      const { orderOnTheWay } = await shopAtDoors(shop);
      const door = await orderOnTheWay();
      const first = (await stopOf(door))!;
      let before = 0;
      for (const step of steps) {
        await take(door, step, first);
        const { wrong, neverCame } = await wrongFacts(shop, door);
        expect([wrong, step.do !== 'tap' && neverCame > before]).toEqual([[], false]);
        before = neverCame;
      }
      const wrong = [
        await wrongMoney(shop),
        await wrongLedgers(shop),
        await wrongCash(shop),
        await wrongCredits(shop),
      ];
      expect([...wrong.flat(), ...shop.bugs]).toEqual([]);
    }),
    { numRuns: 10, examples: [[REFUND_IN_RUPEES]] },
  );
}, 600_000);
