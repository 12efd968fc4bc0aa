import { expect, test } from 'vitest';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';

test('a search says which goods a word was understood as, and finds just what was typed when that is in quotation marks', async () => {
  await using shop = await openShop();
  await addGoods(shop, { 'Wheat flour': {}, 'Organic wheat flour': {}, 'Aata maker': {} });
  await openSearch(shop.platform).ready();
  const search = async (q: string) =>
    (await shop.call('GET', `/api/products?q=${encodeURIComponent(q)}`)).body;
  const titles = (body: { products: { title: string }[] }) => body.products.map(({ title }) => title);

  const understood = await search('aata');
  expect(understood.understood).toEqual({
    words: [{ typed: 'aata', means: 'wheat flour' }],
    exactly: 1,
  });
  expect(titles(understood)).toContain('Wheat flour');
  expect((await search('Organic aata 5 kg')).understood).toEqual({
    words: [{ typed: 'organic' }, { typed: 'aata', means: 'wheat flour' }],
    exactly: 0,
  });
  expect((await search('आटा')).understood.words).toEqual([{ typed: 'आटा', means: 'wheat flour' }]);
  expect(await search('wheat flour')).not.toHaveProperty('understood');

  const exactly = await search('"aata"');
  expect(titles(exactly)).toEqual(['Aata maker']);
  expect(exactly).not.toHaveProperty('understood');
  expect((await search('“aata”')).total).toBe(1);
  expect((await search('""')).total).toBe(0);
});

test('suggestions while typing come without an explanation', async () => {
  await using shop = await openShop();
  await addGoods(shop, { 'Wheat flour': {} });
  await openSearch(shop.platform).ready();
  const { body } = await shop.call('GET', '/api/products?q=aata&limit=6');
  expect(body).not.toHaveProperty('understood');
});
