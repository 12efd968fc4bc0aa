import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATUSES } from '#orders/order.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, regular } from '#test/people.ts';
import { addRule, doJobs, EVENING, orderWith, roundsIn, wrongSeats } from '#test/steps/rounds.ts';

const at = fc.nat(11);
const Step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('place' as const), round: fc.option(at), who: fc.nat(1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which: fc.nat(),
      to: fc.constantFrom(...STATUSES),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('round' as const), which: fc.nat(), round: at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('seats' as const),
      round: at,
      seats: fc.integer({ min: 1, max: 4 }),
      closed: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rule' as const),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      from: fc.constantFrom('15:00', '17:00'),
      seats: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pause' as const), round: at }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: -30, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const) }) },
);

test('whatever is ordered, cancelled, brought back, moved, closed, paused and deleted, each round has the seats that its orders hold, and never more than it has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 15, maxLength: 30 }), async (steps) => {
      await using shop = await openShop();
      const { mango } = await addGoods(shop, { mango: { stock: 1000 } });
      const owner = await admin(shop);
      const people = [await regular(shop), await regular(shop)];
      await addRule(owner, { days: [5, 6], seats: 2 });
      const placed: string[] = [];
      const chosen = (which: number): string => placed[which % Math.max(1, placed.length)] ?? 'none';
      const roundAt = async (index: number) => {
        const rounds = await roundsIn(owner);
        return rounds[index % Math.max(1, rounds.length)];
      };
      const ruleNow = async () => (await owner.call('GET', '/api/delivery/schedule')).body.rules[0];
      for (const step of steps) {
        if (step.do === 'place') {
          const person = people[step.who % people.length]!;
          const round = step.round === null ? undefined : (await roundAt(step.round))?.id;
          const { status, body } = await orderWith(person, mango, { round });
          if (status === 201) placed.push(body.data._id);
          else await person.call('DELETE', '/api/cart');
        }
        if (step.do === 'move')
          await owner.call('PATCH', `/api/orders/${chosen(step.which)}`, { status: step.to });
        if (step.do === 'round') {
          const path = `/api/orders/${chosen(step.which)}`;
          const { updatedAt } = (await owner.call('GET', path)).body;
          const round = (await roundAt(step.round))?.id;
          await owner.call('PUT', `${path}/round`, { round, updatedAt });
        }
        if (step.do === 'cancel')
          for (const person of people)
            await person.call('POST', `/api/orders/${chosen(step.which)}/cancellation`);
        if (step.do === 'seats') {
          const { seats, closed } = step;
          const round = await roundAt(step.round);
          await owner.call('PATCH', `/api/delivery/rounds/${round?.id}`, { seats, closed });
        }
        if (step.do === 'rule') {
          const { do: _, ...said } = step;
          const rule = await ruleNow();
          if (!rule) await addRule(owner, said);
          else {
            const edited = { ...EVENING, ...said, revision: rule.revision };
            await owner.call('PUT', `/api/delivery/rules/${rule.id}`, edited);
          }
        }
        if (step.do === 'end') {
          const rule = await ruleNow();
          await owner.call('DELETE', `/api/delivery/rules/${rule?.id}?revision=${rule?.revision}`);
        }
        if (step.do === 'pause') {
          const on = (await roundAt(step.round))?.on;
          await owner.call('POST', '/api/delivery/pauses', { from: on, to: on, text: 'A holiday' });
        }
        if (step.do === 'wait') {
          shop.clock.advance({ hours: step.hours });
          await doJobs(shop);
        }
        if (step.do === 'delete' && people.length > 1)
          await owner.call('DELETE', `/api/auth/user/${people.pop()?.user._id}`);
        expect(await wrongSeats(shop)).toEqual([]);
      }
      expect(shop.bugs).toEqual([]);
    }),
    { numRuns: 5 },
  );
}, 90_000);
