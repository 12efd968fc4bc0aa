import { expect, test } from 'vitest';
import { deactivateProduct } from '#catalogue/server/commands.ts';
import { countPopularity } from '#catalogue/server/commands/count-popularity.ts';
import { takeStock } from '#catalogue/server/commands/stock.ts';
import { write } from '#platform/http/routes.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

const titles = async (shop: TestShop, path: string): Promise<string[]> => {
  const { status, body } = await shop.call('GET', path);
  expect(status).toBe(200);
  return (Array.isArray(body) ? body : body.products).map(({ title }: { title: string }) => title);
};

/** Sells goods, and counts what is popular as the shop does every ten minutes. */
async function sell(shop: TestShop, product: string, quantity: number): Promise<void> {
  await write(shop.platform, (tx) => takeStock(tx, [{ product, quantity }]));
  await countPopularity(shop.platform.db);
}

test('the listing comes in steps that never overlap and ends with an empty page', async () => {
  await using shop = await openShop();
  await addGoods(shop, Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`Mango ${at}`, {}])));
  const first = await shop.call('GET', '/api/products?skip=0&limit=12');
  expect(first.body).toMatchObject({ total: 30, skip: 0, limit: 12 });
  const steps = await Promise.all(
    [0, 12, 24, 36].map((skip) => titles(shop, `/api/products?skip=${skip}&limit=12`)),
  );
  expect(steps.map((step) => step.length)).toEqual([12, 12, 6, 0]);
  expect(new Set(steps.flat()).size).toBe(30);
});

test('without a chosen order, the goods ordered most come first, and then the newest', async () => {
  await using shop = await openShop();
  const { onion } = await addGoods(shop, { onion: {} });
  shop.clock.advance({ hours: 1 });
  await addGoods(shop, { potato: {} });
  expect(await titles(shop, '/api/products')).toEqual(['potato', 'onion']);
  await sell(shop, onion._id, 3);
  expect(await titles(shop, '/api/products')).toEqual(['onion', 'potato']);
});

test('the sort menu orders by rating, age and price, both ways', async () => {
  await using shop = await openShop();
  await addGoods(shop, { cheap: { price: 10, rating: 3 }, dear: { price: 90, rating: 4.5 } });
  shop.clock.advance({ days: 1 });
  await addGoods(shop, { middling: { price: 50, rating: 4 } });
  expect(await titles(shop, '/api/products?sort=rating')).toEqual(['dear', 'middling', 'cheap']);
  expect((await titles(shop, '/api/products?sort=newest'))[0]).toBe('middling');
  expect(await titles(shop, '/api/products?sort=price-asc')).toEqual(['cheap', 'middling', 'dear']);
  expect(await titles(shop, '/api/products?sort=price-desc')).toEqual(['dear', 'middling', 'cheap']);
});

test('several categories are shown together, in one order; all and unknown names choose nothing', async () => {
  await using shop = await openShop();
  await addGoods(shop, {
    mango: { category: 'fruits', price: 30 },
    onion: { category: 'vegetables', price: 20 },
    soap: { category: 'cosmetics', price: 10 },
  });
  expect(await titles(shop, '/api/products?category=fruits,vegetables&sort=price-asc')).toEqual([
    'onion',
    'mango',
  ]);
  expect(await titles(shop, '/api/products?category=vegetables')).toEqual(['onion']);
  expect(await titles(shop, '/api/products?category=All')).toHaveLength(3);
  expect((await shop.call('GET', '/api/products?category=fruits')).body.total).toBe(1);
});

test('every product comes at once for those who ask for all', async () => {
  await using shop = await openShop();
  await addGoods(shop, Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Mango ${at}`, {}])));
  const { body } = await shop.call('GET', '/api/products?all=true');
  expect(Object.keys(body)).toEqual(['products']);
  expect(body.products).toHaveLength(20);
});

test('a category is a bare list of its products; one that the shop does not have is not found', async () => {
  await using shop = await openShop();
  await addGoods(shop, {
    mango: { category: 'fruits' },
    banana: { category: 'fruits' },
    onion: { category: 'vegetables' },
  });
  expect((await titles(shop, '/api/products/category/fruits')).toSorted()).toEqual(['banana', 'mango']);
  expect(await titles(shop, '/api/products/category/fruits?limit=1')).toHaveLength(1);
  expect((await shop.call('GET', '/api/products/category/spaceships')).status).toBe(404);
});

test('a product is handed out in rupees with every field the storefront reads', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, {
    mango: {
      price: 49.9,
      cuttedprice: 60,
      rating: 4.35,
      sku: 'FRU-1',
      pack: '1 kg',
      color: 'Yellow',
      brand: 'Konkan',
    },
  });
  const { status, body, headers } = await shop.call('GET', `/api/products/${mango._id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    _id: mango._id,
    id: mango._id,
    sku: 'FRU-1',
    title: 'mango',
    each: null,
    few: false,
    description: 'Fresh mango',
    thumbnail: '',
    price: 49.9,
    cuttedprice: 60,
    discount: 10.1,
    category: 'fruits',
    shelf: 'Fruits',
    art: 'fruits',
    brand: 'Konkan',
    unit: 'kg',
    soldBy: 'piece',
    least: 1,
    step: 1,
    pack: '1 kg',
    stock: 100,
    rating: 4.35,
    color: 'Yellow',
    family: '',
    barcode: '',
    origin: '',
    mark: '',
    mostPerOrder: null,
    soldOut: false,
    backOn: '',
    way: [{ value: 'fruits', title: 'Fruits' }],
  });
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('a deactivated product is nowhere in the shop', async () => {
  await using shop = await openShop();
  const { mango, banana } = await addGoods(shop, { mango: {}, banana: {} });
  const context = { actor: { userId: null, name: 'Owner' }, now: shop.clock.now() };
  await write(shop.platform, (tx) => deactivateProduct(tx, mango._id, context));
  expect((await shop.call('GET', `/api/products/${mango._id}`)).status).toBe(404);
  for (const path of ['', '?all=true', '/category/fruits', '?q=mango', `/${banana._id}/related`]) {
    expect(await titles(shop, `/api/products${path}`)).not.toContain('mango');
  }
});

test.each(['nonsense', '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee', '%00', "' or 1=1"])(
  'there is no product at %s',
  async (id) => {
    await using shop = await openShop();
    const { status, body } = await shop.call('GET', `/api/products/${encodeURIComponent(id)}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', message: 'There is no such product.' });
  },
);

test.each(['skip=-1', 'limit=0', 'limit=101', 'sort=cheapest', 'page=2', 'skip=1.5', 'all=yes'])(
  'a listing cannot be asked for %s',
  async (question) => {
    await using shop = await openShop();
    expect((await shop.call('GET', `/api/products?${question}`)).status).toBe(422);
  },
);

test('all nine categories are counted, the empty ones too', async () => {
  await using shop = await openShop();
  await addGoods(shop, { mango: { category: 'fruits' }, onion: { category: 'vegetables' } });
  const { body } = await shop.call('GET', '/api/products/categories');
  expect(body).toHaveLength(9);
  expect(body.slice(0, 4)).toMatchObject([
    { category: 'grocery', label: 'Grocery', count: 0 },
    { category: 'vegetables', label: 'Fruits-Vegetables', count: 1 },
    { category: 'fruits', label: 'Fruits', count: 1 },
    { category: 'meat', label: 'Meat', count: 0 },
  ]);
});

test('four related products: of the same category first, sold-out ones last, never the product itself', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, {
    mango: { category: 'fruits' },
    banana: { category: 'fruits' },
    grapes: { category: 'fruits', stock: 0 },
    onion: { category: 'vegetables' },
    potato: { category: 'vegetables', stock: 0 },
    tomato: { category: 'vegetables' },
  });
  const related = await titles(shop, `/api/products/${mango._id}/related`);
  expect(related.slice(0, 2)).toEqual(['banana', 'grapes']);
  expect(related.slice(2).toSorted()).toEqual(['onion', 'tomato']);
});
