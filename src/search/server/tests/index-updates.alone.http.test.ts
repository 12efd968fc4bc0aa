import { expect, test, vi } from 'vitest';
import type { Sort } from '#catalogue/catalogue.ts';
import { takeStock } from '#catalogue/server/commands/stock.ts';
import { titlesByIds } from '#catalogue/server/queries/in-language.ts';
import { notingTags } from '#platform/cache/kept-until-changed.ts';
import { write } from '#platform/http/routes.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { foundInDatabase } from '#search/server/index/indexed-search.ts';
import { knownVocabulary } from '#search/server/index/words/known-vocabulary.ts';
import { openInWorker } from '#search/server/index/worker/search-in-worker.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { openTaught } from '#test/steps/searches.ts';
import { writeGoods } from '#test/steps/written-goods.ts';

/** What the index finds once it is up to date; on a busy machine that takes longer than a search waits. */
const found = async (shop: TestShop, q: string, more = ''): Promise<string[]> => {
  await openSearch(shop.platform).ready();
  return (await shop.call('GET', `/api/products?q=${encodeURIComponent(q)}${more}`)).body.products.map(
    ({ title }: { title: string }) => title,
  );
};

/** Watermelons for the shelf. */
const fillShelf = (shop: TestShop, count: number): Promise<void> =>
  writeGoods(
    shop,
    Array.from({ length: count }, (_, index) => ({
      title: `Watermelon ${index}`,
      description: 'Sweet and heavy',
      category: 'fruits',
    })),
  );

const reading = vi.hoisted(() => ({ may: Promise.resolve() }));

vi.mock(import('#search/server/queries/index-rows.ts'), async (original) => {
  const real = await original();
  const productRowsAfter: typeof real.productRowsAfter = async (...asked) => {
    await reading.may;
    return real.productRowsAfter(...asked);
  };
  return { ...real, productRowsAfter };
});

/** The index cannot read its first goods before `go` is called. */
function holdGoods(): { go(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  reading.may = promise;
  return { go: resolve };
}

const sorted = { q: 'MELON', sort: 'price-desc' as const, skip: 3, limit: 4 };

test('while the index is built a search is answered with every title that contains what was typed, and not kept', async () => {
  await using shop = await openShop();
  await fillShelf(shop, 20);
  const goods = holdGoods();
  const search = openSearch(shop.platform);
  const early = await notingTags(() => search.find(sorted));
  expect(early.noted.mayBeKept).toBe(false);
  expect(early.answer.total).toBe(20);
  goods.go();
  await search.ready();
  const late = await notingTags(() => search.find(sorted));
  expect(late.noted.mayBeKept).toBe(true);
  expect(late.answer).toEqual({ ...early.answer, isCurrent: true });
});

test('the database and the index find the same by a title', async () => {
  await using shop = await openShop();
  await fillShelf(shop, 20);
  await addGoods(shop, { 'Melon seeds (100%)': { category: 'grocery', price: 3 }, Mango: {} });
  await openSearch(shop.platform).ready();
  for (const search of [
    sorted,
    { ...sorted, q: '%' },
    { ...sorted, q: '"n 1"' },
    { ...sorted, on: ['grocery' as const], skip: 0 },
  ]) {
    const { ids, total } = await openSearch(shop.platform).find(search);
    expect(await foundInDatabase(shop.platform.db, knownVocabulary(), search)).toMatchObject({ ids, total });
  }
});

test('until the whole index is there, names of every language, brands and slips of known words are found in the database', async () => {
  await using shop = await openTaught({
    'Cumin/Jeera - Whole': {},
    'Potato Bites': {},
    'New potatoes': {},
    Shampoo: { brand: 'Himalaya' },
    'Everyday rice': { brand: 'Daawat' },
    'Sugar free tablets': {},
    Sugar: {},
  });
  const goods = holdGoods();
  const first = async (q: string) =>
    (await shop.call('GET', `/api/products?q=${encodeURIComponent(q)}&limit=6`)).body.products?.[0]?.title;
  for (const [q, title] of [
    ['cumin seeds', 'Cumin/Jeera - Whole'],
    ['jeera', 'Cumin/Jeera - Whole'],
    ['जीरा', 'Cumin/Jeera - Whole'],
    ['potatoe', 'New potatoes'],
    ['2 kg aloo chahiye', 'New potatoes'],
    ['himalaya', 'Shampoo'],
    ['HIMALAYA shampoo', 'Shampoo'],
    ['sugar', 'Sugar'],
    ['chawal', 'Everyday rice'],
  ] as const)
    expect(await first(q), q).toBe(title);
  goods.go();
});

test('before the whole index is there nobody is told that there is nothing, and nothing counts as searched in vain', async () => {
  await using shop = await openShop();
  await addGoods(shop, { Mango: {} });
  const searchInVain = () => shop.call('GET', '/api/products?q=dragonfruit');
  const owner = await admin(shop);
  const missed = async () =>
    (await owner.call('GET', '/api/products/misses')).body.misses.map(({ term }: { term: string }) => term);
  const goods = holdGoods();
  const { status, body, headers } = await searchInVain();
  expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'unavailable', '2']);
  const list = await shop.call('POST', '/api/lists', { text: '1 kg dragonfruit' });
  expect([list.status, list.body.code]).toEqual([503, 'unavailable']);
  expect(await missed()).toEqual([]);
  goods.go();
  await openSearch(shop.platform).ready();
  expect((await searchInVain()).body).toMatchObject({ products: [], total: 0 });
  expect(await missed()).toEqual(['dragonfruit']);
  expect(shop.bugs).toEqual([]);
});

test('goods that are added after the clock was set back are found', async () => {
  await using shop = await openShop();
  await addGoods(shop, { Mango: {} });
  await openSearch(shop.platform).ready();
  shop.clock.advance({ minutes: -10 });
  await addGoods(shop, { Guava: {} });
  expect(await found(shop, 'guava')).toEqual(['Guava']);
});

test('a new price and the last one sold are known to the next search', async () => {
  await using shop = await openShop();
  const { 'Mango ripe': ripe, 'Mango raw': raw } = await addGoods(shop, {
    'Mango ripe': { price: 60, stock: 1 },
    'Mango raw': { price: 30 },
  });
  await openSearch(shop.platform).ready();
  expect(await found(shop, 'mango', '&sort=price-asc')).toEqual(['Mango raw', 'Mango ripe']);
  const owner = await admin(shop);
  await owner.call('PUT', `/api/products/editproduct/${raw._id}`, { ...raw, price: 90, cuttedprice: 90 });
  expect(await found(shop, 'mango', '&sort=price-asc')).toEqual(['Mango ripe', 'Mango raw']);
  await write(shop.platform, (tx) => takeStock(tx, [{ product: ripe._id, quantity: 1 }]));
  expect(await found(shop, 'mango')).toEqual(['Mango raw', 'Mango ripe']);
});

test('an edited spelling changes what its goods are found by, and its pages are not kept from before', async () => {
  await using shop = await openShop();
  await write(shop.platform, (tx) => teachSpellings(tx, shop.clock.now()));
  await addGoods(shop, { 'Sponge Gourd': {}, Mango: {} });
  const search = openSearch(shop.platform);
  await search.ready();
  const seen = await notingTags(() => search.find({ q: 'turai', skip: 0, limit: 12 }));
  const owner = await admin(shop);
  await owner.call('POST', '/api/products/spellings', { canonical: 'sponge gourd', spellings: ['turai'] });
  expect(await found(shop, 'turai')).toEqual(['Sponge Gourd']);
  const changes = await shop.platform.db
    .selectFrom('changes')
    .select('tags')
    .orderBy('seq', 'desc')
    .execute();
  const told = new Set(changes[0]?.tags.trim().split(' '));
  expect([...seen.noted.tags].some((tag) => told.has(tag))).toBe(true);
});

test('while the thread of a large shop starts, a search waits for it', async () => {
  await using shop = await openShop();
  await addGoods(shop, { Tomato: {} });
  const errors: unknown[] = [];
  const search = openInWorker(shop.address, (error) => errors.push(error));
  try {
    const { ids } = await search.find({ q: 'toma', skip: 0, limit: 12 });
    expect([...(await titlesByIds(shop.platform.db, ids)).values()]).toEqual(['Tomato']);
    expect(errors).toEqual([]);
  } finally {
    await search.close();
  }
});

test('a large shop searches in a thread of its own, which follows the same changes', async () => {
  await using shop = await openShop();
  await write(shop.platform, (tx) => teachSpellings(tx, shop.clock.now()));
  await addGoods(shop, { Tomato: {}, Watermelon: { price: 90 }, Muskmelon: { price: 60 } });
  const errors: unknown[] = [];
  const search = openInWorker(shop.address, (error) => errors.push(error));
  const unfollow = shop.platform.changes.follow((change) => search.note(change));
  const titles = async (q: string, sort?: Sort): Promise<string[]> => {
    await search.ready();
    const { ids } = await search.find({ q, sort, skip: 0, limit: 12 });
    return [...(await titlesByIds(shop.platform.db, ids)).values()];
  };
  try {
    expect(await titles('टमाटर')).toEqual(['Tomato']);
    expect((await titles('MELON')).toSorted()).toEqual(['Muskmelon', 'Watermelon']);
    await addGoods(shop, { 'Melon seeds': {} });
    expect((await titles('melon')).toSorted()).toEqual(['Melon seeds', 'Muskmelon', 'Watermelon']);
    expect(await search.find({ q: 'nothing', skip: 0, limit: 12 })).toMatchObject({
      isInVain: true,
      isCurrent: true,
    });
    expect(errors).toEqual([]);
  } finally {
    unfollow();
    await search.close();
  }
});
