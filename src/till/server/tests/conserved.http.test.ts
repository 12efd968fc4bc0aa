import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { SentTap } from '#dispatch/stops.ts';
import { openShop } from '#test/open-shop.ts';
import { staff } from '#test/people.ts';
import { cashSheet, handIn, noteMove, sign, wrongCash } from '#test/steps/cash.ts';
import { orderNow, pay, payment, wrongMoney } from '#test/steps/payments.ts';
import { PAST_THE_CUT_OFF } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

const TODAY = '2026-11-20';
const which = fc.nat(3);
const rupees = fc.integer({ min: 1, max: 130 });
const isRound = fc.boolean();
const said = <Name extends string>(name: Name) => fc.constant(name);
const Step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: said('tap'), which, rupees, waits: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: said('sendWaiting') }) },
  { weight: 4, arbitrary: fc.record({ do: said('pay'), which, rupees, inBag: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: said('undo'), which }) },
  { weight: 2, arbitrary: fc.record({ do: said('giveBack'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: said('move'),
      which,
      to: fc.constantFrom('cancelled', 'delivered', 'pending'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: said('note'),
      isRound,
      rupees,
      kind: fc.constantFrom('opening' as const, 'spent' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: said('count'), isRound, rupees }) },
  { weight: 4, arbitrary: fc.record({ do: said('sign'), isRound, twice: fc.boolean() }) },
);

test('whatever is tapped, paid, given back, counted, signed and comes late: sheets and what is in none are all cash, to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 20, maxLength: 40 }), async (steps) => {
      await using shop = await openShop();
      const { owner, rider, placed, round } = await shopWithRide(shop, 4);
      shop.clock.advance(PAST_THE_CUT_OFF);
      const bina = await staff(shop, ['packer', 'counter', 'signing']);
      const waiting: SentTap[] = [];
      for (const step of steps) {
        shop.clock.advance({ minutes: 1 });
        const order = 'which' in step ? await orderNow(owner, placed[step.which]!) : undefined;
        const sheet = 'isRound' in step && step.isRound ? round : TODAY;
        if (step.do === 'tap') {
          const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === order?._id);
          const tap = stop && tapOn(stop, { cash: step.rupees });
          if (tap && step.waits) waiting.push({ ...tap, waited: 1000 });
          else if (tap) await sendTap(rider, round, tap);
        }
        if (step.do === 'sendWaiting') {
          for (const tap of waiting.splice(0)) await sendTap(rider, round, tap);
        }
        if (step.do === 'pay')
          await pay(owner, order!, payment(order!, { amount: step.rupees, inBag: step.inBag }));
        if (step.do === 'giveBack') {
          const amount = Math.ceil(order!.giveBack);
          await pay(owner, order!, payment(order!, { kind: 'returned', amount }));
        }
        if (step.do === 'undo') {
          const last = order!.money?.payments.at(-1)?._id ?? newId();
          await owner.call('POST', `/api/orders/${order!._id}/payments/${last}/correction`, {});
        }
        if (step.do === 'move') await owner.call('PATCH', `/api/orders/${order!._id}`, { status: step.to });
        if (step.do === 'note') await noteMove(owner, sheet, { kind: step.kind, amount: step.rupees });
        if (step.do === 'count') await handIn(bina, sheet, step.rupees, { reason: 'as it was counted' });
        if (step.do === 'sign')
          await Promise.all([sign(owner, sheet), step.twice ? sign(owner, sheet) : undefined]);
      }
      for (const tap of waiting) await sendTap(rider, round, tap);
      expect(await wrongCash(shop)).toEqual([]);
      expect(await wrongMoney(shop)).toEqual([]);
      for (const sheet of [round, TODAY]) {
        const { closings, late, expected, opening, taken, returned, spent } = await cashSheet(owner, sheet);
        expect(opening + taken - returned - spent).toBeCloseTo(expected, 2);
        const signed = closings.at(-1)?.expected ?? expected;
        expect(late.reduce((sum, { amount }) => sum + amount, signed)).toBeCloseTo(expected, 2);
      }
      expect(shop.bugs).toEqual([]);
    }),
    { numRuns: 8 },
  );
}, 120_000);
