import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { addRule, EVENING, orderWith, roundsFor, roundsIn } from '#test/steps/rounds.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

const WORKDAYS = [1, 2, 3, 4, 5];

/** A shop with a round each evening, of which somebody booked those of Saturday and Sunday. */
async function shopWithWeekend(shop: TestShop) {
  const { mango } = await addGoods(shop, { mango: { stock: 20 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { rules, rounds } = await addRule(owner);
  const [, saturday, sunday] = rounds.map(({ id }) => id) as [string, string, string];
  for (const round of [saturday, sunday]) await orderWith(asha, mango, { round });
  let revision = 0;
  const setDays = (days: number[], more = {}) => {
    revision += 1;
    return owner.call('PUT', `/api/delivery/rules/${rules[0]?.id}`, { ...EVENING, days, ...more, revision });
  };
  const setClosed = (round: string, closed: boolean) =>
    owner.call('PATCH', `/api/delivery/rounds/${round}`, { closed });
  const closedOn = async (...ids: string[]) => {
    const now = await roundsIn(owner);
    return ids.map((id) => now.find((round) => round.id === id)?.closed);
  };
  return { owner, asha, mango, saturday, sunday, setDays, setClosed, closedOn };
}

test('days that are taken off a rule and put back take orders again, also where somebody had booked', async () => {
  await using shop = await openShop();
  const { asha, mango, saturday, sunday, setDays, closedOn } = await shopWithWeekend(shop);
  await setDays(WORKDAYS);
  expect(await closedOn(saturday, sunday)).toEqual([true, true]);
  expect((await orderWith(asha, mango, { round: saturday })).body.detail.reason).toBe('closed');
  await setDays([...WORKDAYS, 6], { from: '18:00', to: '20:00' });
  expect(await closedOn(saturday, sunday)).toEqual([false, true]);
  // What was promised keeps its times, and shoppers are offered it once more.
  const offered = (await roundsFor(shop)).filter(({ on }) => on === '2026-11-21');
  expect(offered).toMatchObject([{ id: saturday, from: '17:00', state: 'open' }]);
  expect((await orderWith(asha, mango, { round: saturday })).status).toBe(201);
  await setDays(EVENING.days);
  expect(await closedOn(saturday, sunday)).toEqual([false, false]);
});

test('what somebody closed by hand stays closed when the day comes back, whenever that was said', async () => {
  await using shop = await openShop();
  const { saturday, sunday, setDays, setClosed, closedOn } = await shopWithWeekend(shop);
  await setClosed(saturday, true);
  await setDays(WORKDAYS);
  await setClosed(sunday, true);
  await setDays(EVENING.days);
  expect(await closedOn(saturday, sunday)).toEqual([true, true]);
  await setClosed(saturday, false);
  await setDays(WORKDAYS);
  await setDays(EVENING.days);
  expect(await closedOn(saturday, sunday)).toEqual([false, true]);
});
