import { expect, test } from 'vitest';
import { aside } from '#returns/server/aside/aside.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { registerShop } from '#test/steps/bills.ts';
import { atCounter, take } from '#test/steps/taking.ts';

test('a return is reckoned from the papers of its days by a thread of its own, one return after the other', async () => {
  await using shop = await openShop();
  const { soap } = await addGoods(shop, { soap: { price: 118, stock: 100 } });
  const owner = await admin(shop);
  await registerShop(owner);
  for (let sold = 0; sold < 3; sold += 1) {
    await take(owner, atCounter([[soap, 1]], 118));
    shop.clock.advance({ days: 1 });
  }
  const counted = (from: string, to: string) => aside(shop.platform, 'count', { from, to });
  expect(
    await Promise.all([counted('2026-11-20', '2026-11-21'), counted('2026-11-01', '2026-11-19')]),
  ).toEqual([
    { papers: 2, total: 236_00 },
    { papers: 0, total: 0 },
  ]);
  expect(await counted('2026-11-22', '2026-12-31')).toEqual({ papers: 1, total: 118_00 });
});
