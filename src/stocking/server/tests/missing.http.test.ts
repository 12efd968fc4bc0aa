import { expect, test } from 'vitest';
import { addGoods, type ProductFields } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

const missing = async (owner: Caller, question = '') =>
  (await owner.call('GET', `/api/products/admin/missing?${question}`)).body;

/** Registers the shop for GST: only then goods need a rate. */
const register = (owner: Caller) =>
  owner.call('POST', '/api/tax/registrations', {
    from: '2026-11-01',
    mode: 'regular',
    gstin: '27AAPFU0939F1ZV',
    legalName: 'Meena Stores',
  });

const titlesIn = ({ products }: { products: { title: string }[] }) => products.map(({ title }) => title);

/** Everything that the law and a shopper want to read of packed food. */
const WHOLE: ProductFields = {
  unit: 'item',
  pack: '500 g',
  maker: 'Amber Mills, Patna',
  origin: 'IN',
  mark: 'veg',
  bestBefore: '6 months',
  fssai: '12345678901234',
  hsn: '1101',
  taxRate: 5,
  title_hi: 'आटा',
  title_bn: 'আটা',
  thumbnail: '/media/00000000000000000000000000000000/480.webp',
};

test('the owner sees how many goods lack what, and which', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await register(owner);
  await addGoods(shop, {
    Flour: { ...WHOLE, category: 'grocery' },
    'Plain flour': {
      ...WHOLE,
      category: 'grocery',
      hsn: '',
      maker: '',
      packer: 'Ravi Traders',
      title_bn: '',
    },
    Semolina: { ...WHOLE, category: 'grocery', maker: '', taxRate: null, thumbnail: '' },
  });
  const listing = await missing(owner);
  expect(listing).toMatchObject({ all: 3, incomplete: 2, total: 2, page: 1, totalPages: 1 });
  expect(listing.counts).toEqual({
    maker: 1,
    origin: 0,
    pack: 0,
    mark: 0,
    bestBefore: 0,
    fssai: 0,
    hsn: 1,
    taxRate: 1,
    title_hi: 0,
    title_bn: 1,
    thumbnail: 1,
  });
  const byTitle = new Map(
    listing.products.map((one: { title: string; missing: string[] }) => [one.title, one.missing]),
  );
  expect(byTitle).toEqual(
    new Map([
      ['Plain flour', ['hsn', 'title_bn']],
      ['Semolina', ['maker', 'taxRate', 'thumbnail']],
    ]),
  );
  expect(titlesIn(await missing(owner, 'field=hsn'))).toEqual(['Plain flour']);
  expect(titlesIn(await missing(owner, 'field=origin'))).toEqual([]);
});

test('what is weighed out has no label, and only food has a mark', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await register(owner);
  await addGoods(shop, {
    Potatoes: { category: 'vegetables', soldBy: 'weight', least: 0.25, step: 0.05 },
    Bulb: { category: 'electronics', unit: 'item' },
  });
  const { products } = await missing(owner);
  const byTitle = new Map(
    products.map((one: { title: string; missing: string[] }) => [one.title, one.missing]),
  );
  const always = ['hsn', 'taxRate', 'title_hi', 'title_bn', 'thumbnail'];
  expect(byTitle.get('Potatoes')).toEqual(['mark', ...always]);
  expect(byTitle.get('Bulb')).toEqual(['maker', 'origin', 'pack', ...always]);
});

test('the list is asked by shelf, inner shelves with it, page by page', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const inner = { titles: { en: 'Lamps', hi: '', bn: '' }, parent: 'electronics' };
  const made = await owner.call('POST', '/api/shelves', inner);
  expect(made.status).toBe(201);
  await addGoods(shop, {
    Lamp: { category: 'lamps' },
    Fan: { category: 'electronics' },
    Soap: { category: 'cosmetics' },
  });
  expect(titlesIn(await missing(owner, 'category=electronics')).toSorted()).toEqual(['Fan', 'Lamp']);
  expect(await missing(owner, 'category=lamps')).toMatchObject({ all: 1, counts: { hsn: 1, mark: 0 } });
  const pages = await Promise.all([1, 2].map((page) => missing(owner, `limit=2&page=${page}`)));
  expect(pages.map((page) => [page.total, page.totalPages, page.products.length])).toEqual([
    [3, 2, 2],
    [3, 2, 1],
  ]);
  expect(new Set(pages.flatMap(titlesIn)).size).toBe(3);
});

test('what is filled in is no longer missing, and somebody else’s change meanwhile is reported', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { flour } = await addGoods(shop, {
    flour: { ...WHOLE, category: 'grocery', pack: '', hsn: '', thumbnail: '' },
  });
  const [product] = (await missing(owner)).products;
  expect(product.missing).toEqual(['pack', 'hsn', 'thumbnail']);
  const at = `/api/products/admin/${flour._id}/details`;
  const { revision } = product;
  const saved = await owner.call('PUT', at, { pack: '1 kg', hsn: '1101', revision });
  expect(saved.body).toMatchObject({ pack: '1 kg', hsn: '1101', revision: revision + 1 });
  expect((await missing(owner)).products[0].missing).toEqual(['thumbnail']);
  const late = await owner.call('PUT', at, { hsn: '1102', revision });
  expect(late.status).toBe(409);
  expect(late.body.detail.product).toMatchObject({ hsn: '1101', pack: '1 kg' });
  expect((await owner.call('PUT', at, { pack: 'a bag' })).body.fields).toEqual({
    pack: ['Write the pack as 500 g, 1 l or 6 pieces'],
  });
  await owner.call('PUT', at, { thumbnail: WHOLE.thumbnail });
  expect(await missing(owner)).toMatchObject({ incomplete: 0, all: 1, total: 0, products: [] });
  expect((await shop.call('GET', `/api/products/${flour._id}`)).body.thumbnail).toBe(WHOLE.thumbnail);
});

test('the starter catalogue suggests details by the name of the goods', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { 'Fresh potato': {}, 'Pahadi Aloo 1 kg': {}, 'Zari brooch': {} });
  const known = new Map(
    (await missing(owner)).products.map(({ title, suggestion }: { title: string; suggestion: unknown }) => [
      title,
      suggestion,
    ]),
  );
  const potatoes = {
    name: 'Potatoes',
    hsn: '0701',
    taxGoods: 'vegetables',
    mark: 'veg',
    title_hi: 'आलू',
    title_bn: 'আলু',
  };
  expect(known.get('Fresh potato')).toEqual(potatoes);
  expect(known.get('Pahadi Aloo 1 kg')).toEqual(potatoes);
  expect(known.get('Zari brooch')).toBeNull();
});

test('only those who may edit products see the list', async () => {
  await using shop = await openShop();
  const [shopper, packer] = [await signUp(shop), await staff(shop, ['packer', 'counter'])];
  expect((await shop.call('GET', '/api/products/admin/missing')).status).toBe(401);
  for (const person of [shopper, packer])
    expect((await person.call('GET', '/api/products/admin/missing')).status).toBe(403);
  const owner = await admin(shop);
  for (const question of ['field=colour', 'page=0', 'limit=201', 'brand=Tata'])
    expect((await owner.call('GET', `/api/products/admin/missing?${question}`)).status).toBe(422);
});
