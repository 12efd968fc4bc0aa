import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { SORTS } from '#catalogue/catalogue.ts';
import { namedBy } from '#catalogue/server/product-columns.ts';
import { registerOf } from '#catalogue/server/register/goods-register.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const SHELVES = ['fruits', 'vegetables', 'grocery'];

/** Goods on three shelves, many of which are alike in what they are sorted by; every fifth is not the first of its family. */
async function fillShelves({ platform: { db, clock } }: TestShop, count: number): Promise<void> {
  const at = clock.now();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    ...namedBy(`Soap ${index}`, `S${index}`),
    title: `Soap ${index}`,
    description: 'Soap',
    category: SHELVES[index % 3]!,
    brand: '',
    color: '',
    unit: 'item' as const,
    pack: '',
    price_paise: paise(100 + ((index * 7919) % 200)),
    cut_price_paise: paise(9000),
    stock: 1,
    rating_hundredths: (index % 6) * 100,
    popularity: index % 40,
    leads: index % 5 === 0 ? (0 as const) : (1 as const),
    thumbnail: '',
    created_at: at,
    updated_at: at,
  }));
  for (let from = 0; from < count; from += 400)
    await db
      .insertInto('products')
      .values(rows.slice(from, from + 400))
      .execute();
}

const MIDDLES = [
  '?skip=600',
  '?skip=732',
  '?skip=1000',
  '?skip=650&packs=one',
  '?category=fruits,grocery&skip=610',
];
const CASES = MIDDLES.flatMap((middle) =>
  ['', ...SORTS.map((sort) => `&sort=${sort}`)].map((by) => middle + by),
);

const step = async (shop: TestShop, query: string) =>
  (await shop.call('GET', `/api/products${query}&limit=12`)).body.products.map(
    ({ title, price }: { title: string; price: number }) => `${title} ₹${price}`,
  );

test('a page in the middle of a long list is the same from memory as from the database', async () => {
  await using shop = await openShop();
  await fillShelves(shop, 2000);
  const fromDatabase = [];
  for (const query of CASES) fromDatabase.push(await step(shop, query));
  expect(registerOf(shop.platform).isRead()).toBe(false);
  // A filter has all goods read.
  await step(shop, '?from=1');
  expect(registerOf(shop.platform).isRead()).toBe(true);
  for (const [at, query] of CASES.entries()) expect(await step(shop, query)).toEqual(fromDatabase[at]);
  expect(fromDatabase.every((titles) => titles.length === 12)).toBe(true);
});

test('a page in the middle of a long list knows a new price at once', async () => {
  await using shop = await openShop();
  await fillShelves(shop, 1500);
  await step(shop, '?from=1');
  const query = '?skip=700&sort=price-asc';
  const [first] = await step(shop, query);
  const { db } = shop.platform;
  const { id, title } = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('title', '=', String(first).replace(/ ₹.*/, ''))
    .executeTakeFirstOrThrow();
  const owner = await admin(shop);
  const { body } = await owner.call('GET', `/api/products/admin/${id}`);
  const { status } = await owner.call('PUT', `/api/products/editproduct/${id}`, { ...body, price: 1 });
  expect(status).toBe(200);
  expect(await step(shop, query)).not.toContain(first);
  expect((await step(shop, '?skip=0&sort=price-asc')).some((one: string) => one === `${title} ₹1`)).toBe(
    true,
  );
});
