import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { registerShop, taxGoods } from '#test/steps/bills.ts';
import { atCounter, take } from '#test/steps/taking.ts';

test('without a period the answer is the last month, and what makes no sense is refused in words', async () => {
  await using shop = await openShop();
  const { soap } = await addGoods(shop, { soap: { price: 118, stock: 10 } });
  const owner = await admin(shop);
  const ask = async (query = '') => (await owner.call('GET', `/api/returns${query}`)).body;
  expect(await ask()).toMatchObject({ period: '2026-11', mode: null, parts: [], before: null });
  await registerShop(owner, { from: '2026-11-05' });
  await taxGoods(shop, soap, { hsn: '3401', rate: 18 });
  await take(owner, atCounter([[soap, 1]], 118));
  expect(await ask()).toMatchObject({ period: '2026-11', before: null, after: null });
  expect((await ask()).parts).toMatchObject([{ from: '2026-11-05', to: '2026-11-30', papers: 1 }]);
  expect((await ask('?period=2026-12')).fields.period[0]).toContain('not begun');
  expect((await ask('?period=2026-10')).fields.period[0]).toContain('made no bills');
  expect((await ask('?period=2026-13')).fields.period[0]).toContain('2026-Q4');
});
