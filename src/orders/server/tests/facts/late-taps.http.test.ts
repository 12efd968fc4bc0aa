import { describe, expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { cashSheet, wrongCash } from '#test/steps/cash.ts';
import { khataOf, wrongLedgers } from '#test/steps/khata.ts';
import { arrive, interleavings, OFFICE, RIDER, shopAtDoors } from '#test/steps/late-taps.ts';
import { orderNow, wrongMoney } from '#test/steps/payments.ts';

// A rider taps without a network while somebody in the shop changes the same order: 56 pairs, 240 orders of arrival.

const EACH = Object.values(OFFICE).flatMap((steps) =>
  Object.values(RIDER).map((taps) => interleavings(taps.length, steps.length).length),
);

test('there are 56 pairs of what a rider taps and the office does, which arrive in 240 orders', () => {
  expect([EACH.length, EACH.reduce((all, one) => all + one, 0)]).toEqual([56, 240]);
});

describe.each(Object.entries(OFFICE))('while the office %s', (_, steps) => {
  test('the bag holds what the rider tapped last, whatever arrives first, and the account does not depend on it', async () => {
    await using shop = await openShop();
    const { owner, round, next, orderOnTheWay } = await shopAtDoors(shop);
    const bags = async () => [
      (await cashSheet(owner, round)).expected,
      (await cashSheet(owner, next)).expected,
    ];
    const wrong: string[] = [];
    for (const [name, taps] of Object.entries(RIDER)) {
      const ends = new Map<string, string>();
      for (const way of interleavings(taps.length, steps.length)) {
        const said = `${name}: ${way.map((isTap) => (isTap ? 'tap' : 'office')).join(', ')}`;
        const [before, door] = [await bags(), await orderOnTheWay()];
        const taken = await arrive(door, { taps, steps }, way);
        const [bag, other] = (await bags()).map((sum, at) => sum - (before[at] ?? 0));
        const last = taps.at(-1)?.cash ?? 0;
        if (bag !== last || other !== 0) wrong.push(`${said}: bag ${bag}, ${other}, not ${last}`);
        const { money, due, totalAmount } = await orderNow(owner, door.placed);
        if ((money?.paid ?? 0) < 0 || due > totalAmount)
          wrong.push(`${said}: paid ${money?.paid}, due ${due}`);
        const { owed } = await khataOf(owner, door.shopper);
        if (ends.has(taken) && ends.get(taken) !== String(owed))
          wrong.push(`${said}: owed ${owed}, before ${ends.get(taken)}`);
        ends.set(taken, String(owed));
      }
    }
    expect(wrong).toEqual([]);
    expect([...(await wrongMoney(shop)), ...(await wrongLedgers(shop)), ...(await wrongCash(shop))]).toEqual(
      [],
    );
    expect(shop.bugs).toEqual([]);
  }, 120_000);
});
