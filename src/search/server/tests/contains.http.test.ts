import { expect, test } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import { seedDemo } from '#main/demo/seed.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person } from '#test/people.ts';

const titlesOf = (products: readonly Product[]): string[] => products.map(({ title }) => title);

async function allFound(shop: TestShop, q: string): Promise<string[]> {
  const titles: string[] = [];
  for (;;) {
    const { body } = await shop.call(
      'GET',
      `/api/products?q=${encodeURIComponent(q)}&skip=${titles.length}&limit=100`,
    );
    titles.push(...titlesOf(body.products));
    if (titles.length >= body.total) return titles;
  }
}

async function foundByOwner(owner: Person, q: string): Promise<string[]> {
  const { body } = await owner.call(
    'GET',
    `/api/products/admin?q=${encodeURIComponent(q)}&state=active&limit=100`,
  );
  return titlesOf(body.products);
}

test('every product of the demo shop whose title contains what was typed is among the answers', async () => {
  await using shop = await openShop();
  await seedDemo(shop.platform);
  const all = titlesOf((await shop.call('GET', '/api/products?all=true')).body.products);
  const containing = (q: string): string[] =>
    all.filter((title) => title.toLowerCase().includes(q)).toSorted();
  const owner = await admin(shop);
  for (const q of ['nut', 'berry', 'melon', 'flower', 'ice']) {
    expect(containing(q).length, q).toBeGreaterThan(1);
    expect(await allFound(shop, q), q).toEqual(expect.arrayContaining(containing(q)));
    expect(await allFound(shop, q.toUpperCase()), q).toEqual(expect.arrayContaining(containing(q)));
    expect((await foundByOwner(owner, q)).toSorted(), q).toEqual(containing(q));
  }
  // These are many pages, whose order must not move: the index has read everything.
  await openSearch(shop.platform).ready();
  expect(await allFound(shop, 'a')).toEqual(expect.arrayContaining(containing('a')));
});

test('goods with the searched name come before goods that only contain the word', async () => {
  await using shop = await openShop();
  await seedDemo(shop.platform);
  await openSearch(shop.platform).ready();
  expect((await allFound(shop, 'rice'))[0]).toMatch(/\brice\b/i);
  expect((await allFound(shop, 'coconut'))[0]).toMatch(/^(Tender )?coconut/i);
  expect((await allFound(shop, 'nut'))[0]).toMatch(/\bnuts?\b/i);
});
