import { expect, test } from 'vitest';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { addGoods } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

test('what people search in vain on the page is counted, what is found is not', async () => {
  await using shop = await openShop();
  await addGoods(shop, { Mango: {} });
  await openSearch(shop.platform).ready();
  await using front = await openFront(shop);
  for (const path of ['/shop?q=dragonfruit', '/?q=quinoa', '/shop?q=mango']) {
    expect((await front.get(path)).status).toBe(200);
  }
  const owner = await admin(shop);
  const { misses } = (await owner.call('GET', '/api/products/misses')).body;
  expect(misses.map(({ term }: { term: string }) => term).toSorted()).toEqual(['dragonfruit', 'quinoa']);
});
