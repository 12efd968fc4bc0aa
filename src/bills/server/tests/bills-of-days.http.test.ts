import { expect, test } from 'vitest';
import { billsOfDays, type Days } from '#bills/server/bills-of-days.ts';
import type { FullBill } from '#bills/server/queries.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { billsOf, registerShop, taxGoods } from '#test/steps/bills.ts';
import { creditOf, giveCredit } from '#test/steps/credits.ts';
import { atCounter, take } from '#test/steps/taking.ts';

async function papersOf({ platform: { db } }: TestShop, days: Days): Promise<FullBill[]> {
  const papers: FullBill[] = [];
  for await (const paper of billsOfDays(db, days)) papers.push(paper);
  return papers;
}

test('the papers of days come by day, kind and serial, with lines and the bill of a note, and no day is left out', async () => {
  await using shop = await openShop();
  const { soap, rice } = await addGoods(shop, {
    soap: { price: 118, stock: 100 },
    rice: { price: 60, stock: 100 },
  });
  const owner = await admin(shop);
  await taxGoods(shop, soap, { hsn: '3401', rate: 18 });
  await taxGoods(shop, rice, { hsn: '1006', rate: 0 });
  await registerShop(owner);
  const sell = async (...lines: Parameters<typeof atCounter>[0]) => {
    shop.clock.advance({ seconds: 1 });
    const total = lines.reduce((all, [{ price }, quantity]) => all + price * quantity, 0);
    return (await take(owner, atCounter(lines, total))).body.data;
  };
  const first = await sell([soap, 1]);
  await sell([rice, 2]);
  shop.clock.advance({ days: 1 });
  await sell([rice, 1]);
  await giveCredit(owner, first, creditOf(first, soap, { amount: 59 }));
  await sell([soap, 2], [rice, 1]);
  await sell([soap, 3]);
  shop.clock.advance({ days: 1 });
  await sell([soap, 4]);

  const all = await papersOf(shop, { from: '2026-11-20', to: '2026-11-22' });
  expect(all.map(({ on_day, number, lines }) => [on_day, number, lines.map(({ title }) => title)])).toEqual([
    ['2026-11-20', 'S/26-27/0001', ['rice']],
    ['2026-11-20', 'T/26-27/0001', ['soap']],
    ['2026-11-21', 'C/26-27/0001', ['soap']],
    ['2026-11-21', 'M/26-27/0001', ['soap', 'rice']],
    ['2026-11-21', 'S/26-27/0002', ['rice']],
    ['2026-11-21', 'T/26-27/0002', ['soap']],
    ['2026-11-22', 'T/26-27/0003', ['soap']],
  ]);
  const [bill] = await billsOf(owner, first);
  expect(all[2]?.original).toEqual({
    id: bill?._id,
    number: 'T/26-27/0001',
    on_day: '2026-11-20',
    total_paise: 118_00,
    printed_more_paise: 0,
  });
  const numbers = async (days: Days) => (await papersOf(shop, days)).map(({ number }) => number);
  expect(await numbers({ from: '2026-11-22', to: '2026-11-30' })).toEqual(['T/26-27/0003']);
  expect(await numbers({ from: '2026-11-01', to: '2026-11-19' })).toEqual([]);
});
