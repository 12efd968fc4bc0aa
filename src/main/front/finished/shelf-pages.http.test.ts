import { expect, test } from 'vitest';
import type { StaffShelf } from '#catalogue/catalogue.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { addGoods } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, type Person } from '#test/people.ts';

const shelfOf = async (owner: Person, value: string): Promise<StaffShelf> => {
  const { shelves } = (await owner.call('GET', '/api/shelves/admin')).body as { shelves: StaffShelf[] };
  const shelf = shelves.find((one) => one.value === value);
  if (!shelf) throw new Error(`no shelf ${value}`);
  return shelf;
};

const edit = async (owner: Person, value: string, change: object): Promise<number> => {
  const {
    value: _value,
    goods: _goods,
    deactivated: _gone,
    carousel: _place,
    ...shelf
  } = await shelfOf(owner, value);
  return (await owner.call('PUT', `/api/shelves/${value}`, { ...shelf, ...change })).status;
};

test('a shelf’s new title ends the pages that show it, and no other', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const owner = await admin(shop);
  const fruits = await addGoods(shop, { Mango: {}, Banana: {}, Apple: {}, Guava: {}, Papaya: {} });
  const { Goat } = await addGoods(shop, { Goat: { category: 'meat' } });
  // Home shows staples that search finds; before its index is made, such a page is kept by nobody.
  await openSearch(shop.platform).ready();
  const shows = [
    '/',
    '/shop',
    '/shop?category=meat',
    '/shop?category=fruits',
    `/shop/${Goat._id}`,
    '/api/shelves',
  ];
  const others = ['/about-us', `/shop/${fruits.Mango._id}`, '/api/products?category=fruits'];
  for (const page of [...shows, ...others]) expect((await front.get(page)).status).toBe(200);
  const before = front.rendered();
  for (const page of [...shows, ...others]) await front.get(page);
  expect(front.rendered()).toBe(before);
  expect(await edit(owner, 'meat', { titles: { en: 'Meat and fish', hi: '', bn: '' } })).toBe(200);
  for (const page of others) await front.get(page);
  expect(front.rendered()).toBe(before);
  for (const page of shows) expect((await front.get(page)).text).toContain('Meat and fish');
});

test('a shelf that is shown again has its goods in all lists at once', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const owner = await admin(shop);
  await addGoods(shop, { Goat: { category: 'meat' }, Mango: {} });
  await openSearch(shop.platform).ready();
  const lists = [
    '/api/products',
    '/api/products?all=true',
    '/api/products/category/meat',
    '/api/products?category=meat&packs=one',
    '/api/shop/today',
    '/shop?category=meat',
  ];
  const naming = async (): Promise<string[]> => {
    const texts = await Promise.all(lists.map(async (list) => (await front.get(list)).text));
    return lists.filter((_, at) => texts[at]!.includes('Goat'));
  };
  expect(await edit(owner, 'meat', { hidden: true })).toBe(200);
  expect(await naming()).toEqual([]);
  expect(await edit(owner, 'meat', { hidden: false })).toBe(200);
  expect(await naming()).toEqual(lists);
});

test('what is hidden is gone from the pages at once; its goods’ own pages stay', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const owner = await admin(shop);
  const { Goat, Mango } = await addGoods(shop, { Goat: { category: 'meat' }, Mango: {} });
  const shown = ['/', '/shop', `/shop/${Mango._id}`, '/sitemap.xml'];
  for (const page of shown) expect((await front.get(page)).text).toContain(Goat._id);
  expect(await edit(owner, 'meat', { hidden: true })).toBe(200);
  for (const page of shown) expect((await front.get(page)).text).not.toContain(Goat._id);
  expect((await front.get('/sitemap.xml')).text).not.toContain('category=meat');
  expect((await front.get(`/shop/${Goat._id}`)).status).toBe(200);
  expect((await front.get('/shop?category=meat')).text).toContain('Nothing to show here');
  expect(await edit(owner, 'meat', { hidden: false })).toBe(200);
  for (const page of shown) expect((await front.get(page)).text).toContain(Goat._id);
});

test('a link to a merged shelf leads to the other, with all else that it asked for', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const owner = await admin(shop);
  const { Rose } = await addGoods(shop, { Rose: { category: 'fragrances' } });
  expect((await front.get('/shop?category=fragrances')).text).toContain(Rose._id);
  expect((await front.get('/shop?category=cosmetics')).text).not.toContain(Rose._id);
  const { revision } = await shelfOf(owner, 'fragrances');
  await owner.call('POST', '/api/shelves/fragrances/merger', { into: 'cosmetics', revision });
  const moved = await front.get('/shop?category=meat,fragrances&sort=newest');
  expect([moved.status, moved.headers['location']]).toEqual([
    301,
    '/shop?category=meat,cosmetics&sort=newest',
  ]);
  expect((await front.get('/shop?category=cosmetics')).text).toContain(Rose._id);
  expect((await front.get(`/shop/${Rose._id}`)).text).toContain('category=cosmetics');
});
