import { expect, test } from 'vitest';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

/** The brands to filter by with their numbers, and what a filter by each of them finds. */
async function brandsOf(shop: TestShop, question = ''): Promise<Record<string, number>> {
  const { body } = await shop.call('GET', `/api/products/facets?${question}`);
  const brands: { brand: string; count: number }[] = body.brands;
  for (const { brand, count } of brands) {
    const found = await shop.call('GET', `/api/products?brand=${brand}&${question}`);
    expect(found.body.total, `goods of ${brand}`).toBe(count);
    expect(found.body.products).toHaveLength(count);
  }
  return Object.fromEntries(brands.map(({ brand, count }) => [brand, count]));
}

test('what can be filtered by follows every edit, deactivation and restored product', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { soap } = await addGoods(shop, {
    soap: { brand: 'Lux', price: 40, category: 'cosmetics' },
    cream: { brand: 'Lux', price: 90, category: 'cosmetics' },
    salt: { brand: 'Tata', price: 28, category: 'grocery' },
  });
  expect(await brandsOf(shop)).toEqual({ Lux: 2, Tata: 1 });
  await owner.call('PUT', `/api/products/editproduct/${soap._id}`, {
    ...goodsForm('soap', { brand: 'Dove', price: 400, category: 'food' }),
    origin: 'NZ',
  });
  expect(await brandsOf(shop)).toEqual({ Dove: 1, Lux: 1, Tata: 1 });
  expect(await brandsOf(shop, 'category=cosmetics')).toEqual({ Lux: 1 });
  const { body } = await shop.call('GET', '/api/products/facets');
  expect(body).toMatchObject({ from: 28, to: 400, countries: [{ origin: 'NZ', count: 1 }] });
  await owner.call('DELETE', `/api/products/deleteproduct/${soap._id}`);
  expect(await brandsOf(shop)).toEqual({ Lux: 1, Tata: 1 });
  expect((await shop.call('GET', '/api/products/facets')).body).toMatchObject({ to: 90, countries: [] });
  await owner.call('POST', `/api/products/restoreproduct/${soap._id}`);
  expect(await brandsOf(shop, 'category=food')).toEqual({ Dove: 1 });
});

test('goods of a merged shelf are filtered on the other one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    soap: { brand: 'Lux', category: 'cosmetics' },
    attar: { brand: 'Ajmal', category: 'fragrances' },
  });
  expect(await brandsOf(shop, 'category=cosmetics')).toEqual({ Lux: 1 });
  const { shelves } = (await owner.call('GET', '/api/shelves/admin')).body;
  const { revision } = shelves.find(({ value }: { value: string }) => value === 'fragrances');
  const merged = await owner.call('POST', '/api/shelves/fragrances/merger', { into: 'cosmetics', revision });
  expect(merged.status).toBe(200);
  expect(await brandsOf(shop, 'category=cosmetics')).toEqual({ Ajmal: 1, Lux: 1 });
});

test('many prices changed at once are filtered by as they are now', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { soap: { brand: 'Lux', price: 40 }, cream: { brand: 'Lux', price: 60 } });
  expect((await shop.call('GET', '/api/products?to=50')).body.total).toBe(1);
  const change = { chosen: { q: '' }, percent: -50, of: 'both', round: 'paise' };
  const { preview } = (await owner.call('POST', '/api/products/pricechange', change)).body;
  await owner.call('POST', '/api/products/pricechange', { ...change, preview });
  expect((await shop.call('GET', '/api/products?to=50')).body.total).toBe(2);
  expect((await shop.call('GET', '/api/products/facets')).body).toMatchObject({ from: 20, to: 30 });
});

test('goods of an imported file can be filtered by at once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect(await brandsOf(shop)).toEqual({});
  const form = new FormData();
  const file =
    'sku,title,category,price,unit,stock,brand\nS-1,Soap,cosmetics,40,item,5,Lux\nS-2,Salt,grocery,28,item,5,Tata';
  form.append('file', new File([file], 'goods.csv', { type: 'text/csv' }));
  expect((await owner.call('POST', '/api/products/import', form)).body).toMatchObject({ added: 2 });
  expect(await brandsOf(shop)).toEqual({ Lux: 1, Tata: 1 });
});

test('of a family only the first pack that passes the filter is listed', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { small, large } = await addGoods(shop, {
    small: { price: 20, unit: 'item', pack: '100 g', brand: 'Tata' },
    large: { price: 90, unit: 'item', pack: '500 g', brand: 'Tata' },
  });
  const packs = [small._id, large._id];
  expect((await owner.call('PUT', '/api/products/families', { packs })).status).toBe(200);
  const titles = async (question: string) =>
    (await shop.call('GET', `/api/products?packs=one&${question}`)).body.products.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles('brand=Tata')).toEqual(['small']);
  expect(await titles('from=50')).toEqual(['large']);
});

test('the number of goods on a shelf follows, too, packs counted once where they stand on one card', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { small, large } = await addGoods(shop, {
    small: { unit: 'item', pack: '100 g', category: 'food' },
    large: { unit: 'item', pack: '500 g', category: 'food' },
    salt: { category: 'grocery' },
  });
  await shop.call('GET', '/api/products/facets');
  const totals = () =>
    Promise.all(
      ['category=food', 'category=food&packs=one', 'packs=one', ''].map(
        async (question) => (await shop.call('GET', `/api/products?${question}`)).body.total,
      ),
    );
  expect(await totals()).toEqual([2, 2, 3, 3]);
  await owner.call('PUT', '/api/products/families', { packs: [small._id, large._id] });
  expect(await totals()).toEqual([2, 1, 2, 3]);
  await addGoods(shop, { bread: { category: 'food' } });
  await owner.call('DELETE', `/api/products/deleteproduct/${small._id}`);
  expect(await totals()).toEqual([2, 2, 3, 3]);
});

test('people who ask for filters at the same moment get the same answer', async () => {
  await using shop = await openShop();
  await addGoods(shop, { soap: { brand: 'Lux' } });
  const answers = await Promise.all([1, 2, 3].map(() => shop.call('GET', '/api/products/facets')));
  for (const { body } of answers) expect(body.brands).toEqual([{ brand: 'Lux', count: 1 }]);
});
