import { expect, test } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const titlesAt = async (shop: TestShop, question: string): Promise<string[]> => {
  const { products, total } = (await shop.call('GET', `/api/products?${question}`)).body as {
    products: Product[];
    total: number;
  };
  expect(total).toBe(products.length);
  return products.map(({ title }) => title);
};

const stock = (shop: TestShop) =>
  addGoods(shop, {
    'Tea dust': { brand: 'Tata', price: 120.5, category: 'grocery' },
    'Green tea': { brand: 'Lipton', price: 240, category: 'grocery' },
    'Salt Tata': { brand: 'Tata', price: 28, category: 'grocery' },
    'Tata cookies': { brand: 'Tata', price: 60, category: 'food' },
    Loose: { price: 20, category: 'food' },
  });

test('goods are filtered by brand and by price, both ends included, in every order and on every shelf', async () => {
  await using shop = await openShop();
  await stock(shop);
  expect(await titlesAt(shop, 'brand=Tata&sort=price-asc')).toEqual([
    'Salt Tata',
    'Tata cookies',
    'Tea dust',
  ]);
  expect(await titlesAt(shop, 'brand=Tata&category=grocery&sort=price-desc')).toEqual([
    'Tea dust',
    'Salt Tata',
  ]);
  expect(await titlesAt(shop, 'from=60&to=120.5&sort=price-asc')).toEqual(['Tata cookies', 'Tea dust']);
  expect(await titlesAt(shop, 'to=20')).toEqual(['Loose']);
  expect(await titlesAt(shop, 'from=241')).toEqual([]);
  expect(await titlesAt(shop, 'brand=tata')).toEqual([]);
});

test('a search can be filtered, too, and counts as in vain only when its words find nothing', async () => {
  await using shop = await openShop();
  await stock(shop);
  expect(await titlesAt(shop, 'q=tea&brand=Lipton')).toEqual(['Green tea']);
  expect(await titlesAt(shop, 'q=tea&to=150')).toEqual(['Tea dust']);
  expect(await titlesAt(shop, 'q=tea&to=1')).toEqual([]);
  const owner = await admin(shop);
  expect((await owner.call('GET', '/api/products/misses')).body.misses).toEqual([]);
});

test('a filtered listing goes on step by step', async () => {
  await using shop = await openShop();
  const many = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`Soap ${at}`, { brand: 'Lux' }]));
  await addGoods(shop, { ...many, Other: { brand: 'Dove' } });
  for (const q of ['', '&q=soap']) {
    const steps = await Promise.all(
      [0, 12].map((skip) => shop.call('GET', `/api/products?brand=Lux&skip=${skip}${q}`)),
    );
    expect(steps.map(({ body }) => [body.total, body.products.length])).toEqual([
      [15, 12],
      [15, 3],
    ]);
    const ids = steps.flatMap(({ body }) => body.products.map(({ _id }: Product) => _id));
    expect(new Set(ids).size).toBe(15);
  }
});

test('filters that no screen could have sent are refused', async () => {
  await using shop = await openShop();
  for (const question of ['from=-1', 'to=cheap', 'from=1.234', 'colour=red', `brand=${'a'.repeat(101)}`])
    expect((await shop.call('GET', `/api/products?${question}`)).status).toBe(422);
});

test('the filters offer the brands and prices of the goods that are looked at', async () => {
  await using shop = await openShop();
  await stock(shop);
  const facets = async (question = '') => (await shop.call('GET', `/api/products/facets${question}`)).body;
  expect(await facets()).toEqual({
    brands: [
      { brand: 'Tata', count: 3 },
      { brand: 'Lipton', count: 1 },
    ],
    countries: [],
    from: 20,
    to: 240,
  });
  expect(await facets('?category=food')).toEqual({
    brands: [{ brand: 'Tata', count: 1 }],
    countries: [],
    from: 20,
    to: 60,
  });
  expect((await facets('?q=tea')).brands.map(({ brand }: { brand: string }) => brand).toSorted()).toEqual([
    'Lipton',
    'Tata',
  ]);
  expect(await facets('?q=zzzzz')).toEqual({ brands: [], countries: [], from: 0, to: 0 });
});

test('imported goods are found by their country of origin, in every order and in a search', async () => {
  await using shop = await openShop();
  await addGoods(shop, {
    Kiwi: { origin: 'NZ', price: 300 },
    'Kiwi jam': { origin: 'IN', price: 90 },
    'Lamb leg': { origin: 'NZ', price: 900 },
    Unknown: { price: 5 },
  });
  expect(await titlesAt(shop, 'origin=NZ&sort=price-asc')).toEqual(['Kiwi', 'Lamb leg']);
  expect(await titlesAt(shop, 'origin=NZ&sort=price-desc&to=500')).toEqual(['Kiwi']);
  expect(await titlesAt(shop, 'origin=NZ&q=kiwi')).toEqual(['Kiwi']);
  expect((await shop.call('GET', '/api/products/facets')).body.countries).toEqual([
    { origin: 'NZ', country: 'New Zealand', count: 2 },
    { origin: 'IN', country: 'India', count: 1 },
  ]);
  expect((await shop.call('GET', '/api/products?origin=nz')).status).toBe(422);
});
