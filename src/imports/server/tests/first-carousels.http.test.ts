import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { importFile } from '#test/steps/import-files.ts';

const DEPARTMENTS = { Staples: 9, Beverages: 7, Bakery: 3, Toys: 5, Pets: 4, Baby: 6 };
const list = Object.entries(DEPARTMENTS).flatMap(([department, goods]) =>
  Array.from({ length: goods }, (_, at) => `${department} ${at},${department},Section ${at % 2},${20 + at}`),
);
const FILE = ['Item Name,Category,Sub Category,Price', ...list].join('\n');

/** The shelves with a carousel that shows something, in the order of the home page. */
const carousels = async (shop: TestShop): Promise<string[]> => {
  const shelves = (await shop.call('GET', '/api/products/categories')).body;
  return shelves
    .filter(
      ({ carousel, count }: { carousel: number | null; count: number }) => carousel !== null && count > 0,
    )
    .toSorted((a: { carousel: number }, b: { carousel: number }) => a.carousel - b.carousel)
    .map(({ label }: { label: string }) => label);
};

test('a file that fills an empty shop puts its four largest shelves on the home page', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await importFile(owner, FILE, '?dryRun=true');
  expect(await carousels(shop)).toEqual([]);
  await importFile(owner, FILE);
  expect(await carousels(shop)).toEqual(['Staples', 'Beverages', 'Baby', 'Toys']);
});

test('where one carousel shows goods, the largest shelves come after it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const more = Array.from({ length: 5 }, (_, at) => `Apple ${at},Fruits,Section,${20 + at}`);
  await importFile(owner, [FILE, ...more].join('\n'));
  expect(await carousels(shop)).toEqual(['Fruits', 'Staples', 'Beverages', 'Baby']);
});

test('carousels that show goods, or that the owner chose, stay as they are', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const goods = ['a', 'b', 'c', 'd'].flatMap((name) => [
    [`${name} fruit`, { category: 'fruits' }],
    [`${name} food`, { category: 'food' }],
  ]);
  await addGoods(shop, Object.fromEntries(goods));
  const before = await carousels(shop);
  expect(before).toHaveLength(2);
  await importFile(owner, FILE);
  expect(await carousels(shop)).toEqual(before);

  await using other = await openShop();
  const keeper = await admin(other);
  const shelves = (await keeper.call('GET', '/api/products/categories')).body;
  const seen = shelves
    .filter(({ carousel }: { carousel: number | null }) => carousel !== null)
    .toSorted((a: { carousel: number }, b: { carousel: number }) => a.carousel - b.carousel)
    .map(({ category }: { category: string }) => category);
  const chosen = await keeper.call('PUT', '/api/shelves/carousels', { values: [], seen });
  expect(chosen.status).toBe(200);
  await importFile(keeper, FILE);
  expect(await carousels(other)).toEqual([]);
});
