import { expect, test } from 'vitest';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import type { TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { openTaught, found } from '#test/steps/searches.ts';

const misses = async (shop: TestShop) => {
  const owner = await admin(shop);
  return (await owner.call('GET', '/api/products/misses')).body.misses;
};

test('what people search in vain is counted once per search, however they write it', async () => {
  await using shop = await openTaught({ Mango: {} });
  for (const q of ['dragonfruit', 'Dragonfruit ', 'quinoa']) await found(shop, q);
  expect(await misses(shop)).toMatchObject([
    { term: 'dragonfruit', times: 2 },
    { term: 'quinoa', times: 1 },
  ]);
});

test('a search in vain is answered with goods of the shelf where what was asked for would stand', async () => {
  await using shop = await openTaught({
    Mango: { category: 'fruits' },
    Spinach: { category: 'vegetables' },
    Soap: { category: 'cosmetics' },
  });
  await openSearch(shop.platform).ready();
  const near = async (q: string) => (await shop.call('GET', `/api/products?q=${encodeURIComponent(q)}`)).body;
  expect(await near('karela')).toMatchObject({ products: [], total: 0, near: [{ title: 'Spinach' }] });
  // Of words that nobody knows, nothing is near.
  expect(await near('xyzzyqwv')).not.toHaveProperty('near');
  expect(await near('mango')).not.toHaveProperty('near');
  const whileTyping = await shop.call('GET', '/api/products?q=karela&limit=6');
  expect(whileTyping.body).not.toHaveProperty('near');
});

test('neither suggestions while typing, nor further steps, nor another category count as a search in vain', async () => {
  await using shop = await openTaught({ Mango: { category: 'fruits' } });
  await found(shop, 'dragonf', '&limit=6');
  await found(shop, 'dragonfruit', '&skip=12');
  await found(shop, 'mango', '&category=meat');
  await found(shop, 'zz');
  expect(await misses(shop)).toEqual([]);
});
