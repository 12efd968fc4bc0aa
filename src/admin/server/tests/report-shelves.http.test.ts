import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

test('the dashboard adds inner shelves to theirs, and what a merged shelf sold to the other', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await owner.call('POST', '/api/shelves', { titles: { en: 'Attar' }, parent: 'fragrances' });
  const { Rose, Oud, Cream } = await addGoods(shop, {
    Rose: { category: 'fragrances', price: 100 },
    Oud: { category: 'attar', price: 200 },
    Cream: { category: 'cosmetics', price: 50 },
  });
  await order(await signUp(shop), [Rose, 1], [Oud, 1], [Cream, 1]);
  const sold = async () => (await owner.call('GET', '/api/admin/dashboard?days=1')).body.categories;
  expect(await sold()).toEqual([
    { category: 'fragrances', label: 'Fragrances', sales: 300 },
    { category: 'cosmetics', label: 'Cosmetics', sales: 50 },
  ]);
  const { shelves } = (await owner.call('GET', '/api/shelves/admin')).body;
  const { revision } = shelves.find(({ value }: { value: string }) => value === 'fragrances');
  await owner.call('POST', '/api/shelves/fragrances/merger', { into: 'cosmetics', revision });
  expect(await sold()).toEqual([{ category: 'cosmetics', label: 'Cosmetics', sales: 350 }]);
});
