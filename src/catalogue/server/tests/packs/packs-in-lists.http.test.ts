import { expect, test } from 'vitest';
import type { ListedProduct } from '#catalogue/catalogue.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

/** A shop with flour in three packs, the smallest first, and rice that stands alone; rice is dearest, then 10 kg. */
async function shopWithPacks(shop: TestShop) {
  const owner = await admin(shop);
  const flour = { category: 'grocery', unit: 'item' } as const;
  const goods = await addGoods(shop, {
    large: { ...flour, title: 'Wheat flour 5 kg', pack: '5 kg', price: 285 },
    small: { ...flour, title: 'Wheat flour 1 kg', pack: '1 kg', price: 62 },
    huge: { ...flour, title: 'Wheat flour 10 kg', pack: '10 kg', price: 555 },
    rice: { category: 'grocery', title: 'Rice', price: 900 },
  });
  const packs = [goods.small, goods.large, goods.huge].map(({ _id }) => _id);
  expect((await owner.call('PUT', '/api/products/families', { packs })).status).toBe(200);
  return { owner, ...goods };
}

/** What a list shows: each product, with the packs to choose from. */
const shown = (products: ListedProduct[]): string[] =>
  products.map(({ title, packs = [] }) => [title, ...packs.map(({ pack }) => pack)].join(' | '));

const FLOUR = 'Wheat flour 1 kg | 1 kg | 5 kg | 10 kg';

test('a list shows each family once, with its packs, if the client asks for it; others see every product', async () => {
  await using shop = await openShop();
  await shopWithPacks(shop);
  const one = (await shop.call('GET', '/api/products?packs=one&sort=price-asc')).body;
  expect([one.total, shown(one.products)]).toEqual([2, [FLOUR, 'Rice']]);
  const all = (await shop.call('GET', '/api/products?sort=price-asc')).body;
  expect([all.total, shown(all.products)]).toEqual([
    4,
    ['Wheat flour 1 kg', 'Wheat flour 5 kg', 'Wheat flour 10 kg', 'Rice'],
  ]);
});

test('a search for what is not sold offers each family that is like it once, however many packs it has', async () => {
  await using shop = await openShop();
  await shopWithPacks(shop);
  await openSearch(shop.platform).ready();
  const { near } = (await shop.call('GET', '/api/products?packs=one&q=sattu')).body;
  expect(shown(near).filter((each) => each.startsWith('Wheat flour'))).toHaveLength(1);
});

test('a shelf, a search and related goods show each family once, too', async () => {
  await using shop = await openShop();
  const { rice, small } = await shopWithPacks(shop);
  const shelf = await shop.call('GET', '/api/products/category/grocery?packs=one');
  expect(shown(shelf.body).toSorted()).toEqual(['Rice', FLOUR]);
  const found = (await shop.call('GET', '/api/products?packs=one&q=flour')).body;
  expect([found.total, found.products[0].packs.length]).toEqual([1, 3]);
  expect((await shop.call('GET', '/api/products?q=flour')).body.total).toBe(3);
  const related = async (id: string, asked: string) =>
    shown((await shop.call('GET', `/api/products/${id}/related${asked}`)).body);
  expect(await related(rice._id, '?packs=one')).toEqual([FLOUR]);
  expect(await related(small._id, '?packs=one')).toEqual(['Rice']);
  expect(await related(rice._id, '')).toHaveLength(3);
});

test('the first pack that can be bought stands for its family; a sold-out one stays among the packs', async () => {
  await using shop = await openShop();
  const { owner, small, large } = await shopWithPacks(shop);
  const first = async () =>
    (await shop.call('GET', '/api/products?packs=one&sort=price-asc')).body.products[0] as ListedProduct;
  await owner.call('PUT', `/api/products/admin/${small._id}/soldout`, { soldOut: true });
  expect((await first()).pack).toBe('5 kg');
  expect((await first()).packs?.map(({ pack, soldOut }) => [pack, soldOut])).toEqual([
    ['1 kg', true],
    ['5 kg', false],
    ['10 kg', false],
  ]);
  await owner.call('PUT', `/api/products/admin/${large._id}/soldout`, { soldOut: true });
  expect((await first()).pack).toBe('10 kg');
  await owner.call('PUT', `/api/products/admin/${small._id}/soldout`, { soldOut: false });
  expect((await first()).pack).toBe('1 kg');
});

test('a filter by price shows a family by the pack that passes it', async () => {
  await using shop = await openShop();
  await shopWithPacks(shop);
  const asked = async (filter: string) =>
    (await shop.call('GET', `/api/products?packs=one&sort=price-asc&${filter}`)).body;
  for (const filter of ['from=200&to=600', 'from=200&to=600&q=flour']) {
    const { total, products } = await asked(filter);
    expect([total, products.map(({ pack }: ListedProduct) => pack)]).toEqual([1, ['5 kg']]);
  }
});

test('goods are filtered by their country of origin, and the shop says which there are', async () => {
  await using shop = await openShop();
  const { owner, rice, small, large } = await shopWithPacks(shop);
  for (const [{ _id }, origin] of [
    [rice, 'IN'],
    [small, 'IN'],
    [large, 'NP'],
  ] as const)
    await owner.call('PUT', `/api/products/admin/${_id}/details`, { origin });
  const titles = async (asked: string) =>
    ((await shop.call('GET', `/api/products?sort=price-asc&${asked}`)).body.products as ListedProduct[]).map(
      ({ title }) => title,
    );
  expect(await titles('origin=IN')).toEqual(['Wheat flour 1 kg', 'Rice']);
  expect(await titles('origin=NP&packs=one')).toEqual(['Wheat flour 5 kg']);
  expect(await titles('origin=NP&q=flour')).toEqual(['Wheat flour 5 kg']);
  expect((await shop.call('GET', '/api/products?origin=Nepal')).status).toBe(422);
  expect((await shop.call('GET', '/api/products/facets')).body.countries).toEqual([
    { origin: 'IN', country: 'India', count: 2 },
    { origin: 'NP', country: 'Nepal', count: 1 },
  ]);
});
