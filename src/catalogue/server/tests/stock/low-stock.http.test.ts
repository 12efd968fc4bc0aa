import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

test('goods that run out are listed for the owner, the scarcest first, as many as the bell counts', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { salt } = await addGoods(shop, {
    mango: { stock: 5 },
    rice: { stock: 6 },
    dal: { stock: 0 },
    salt: { stock: 1 },
  });
  await owner.call('DELETE', `/api/products/deleteproduct/${salt._id}`);
  const { body } = await owner.call('GET', '/api/products/admin?state=low');
  expect(body.total).toBe(2);
  expect(body.products.map(({ title }: { title: string }) => title)).toEqual(['dal', 'mango']);
});
