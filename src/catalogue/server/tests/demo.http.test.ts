import { expect, test } from 'vitest';
import { isId } from '#base/ids.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { seedDemo } from '#main/demo/seed.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { found } from '#test/steps/searches.ts';

test('a new shop fills itself with honest goods on all nine shelves', async () => {
  await using shop = await openShop();
  await seedDemo(shop.platform);
  const { products } = (await shop.call('GET', '/api/products?all=true')).body as { products: Product[] };
  expect(products.length).toBeGreaterThanOrEqual(160);
  for (const category of FIRST_SHELVES) {
    expect(
      products.filter((product) => product.category === category).length,
      category,
    ).toBeGreaterThanOrEqual(8);
  }
  for (const product of products) {
    expect(isId(product._id)).toBe(true);
    expect(product.price, product.title).toBeGreaterThan(0);
    expect(product.description.length, product.title).toBeGreaterThan(20);
    expect(product.thumbnail, product.title).toMatch(/^$|^\/media\/[0-9a-f]{32}\/480\.webp$/);
  }
  const team = await shop.platform.db.selectFrom('team_members').select('id').execute();
  expect(team.length).toBeGreaterThan(0);
  expect((await shop.call('GET', '/api/products?q=pyaz')).body.products[0].title).toMatch(/onion/i);
});

test('the goods of the demo shop are named in Hindi and Bengali, each in its own script', async () => {
  await using shop = await openShop();
  await seedDemo(shop.platform);
  const texts = await shop.platform.db.selectFrom('product_texts').select(['language', 'title']).execute();
  const { count } = await shop.platform.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(texts).toHaveLength(2 * Number(count));
  const scripts = { hi: /\p{Script=Devanagari}/u, bn: /\p{Script=Bengali}/u };
  expect(texts.filter(({ language, title }) => !scripts[language].test(title))).toEqual([]);
  await shop.platform.changes.refresh();
  const [first] = await found(shop, 'টুপি');
  expect(first).toMatch(/hat/i);
});

test('goods of the demo shop that are staples carry what the starter catalogue knows of them', async () => {
  await using shop = await openShop();
  await seedDemo(shop.platform);
  const owner = await admin(shop);
  const { products } = (await owner.call('GET', '/api/products/admin?q=VEG-001')).body;
  const { body } = await owner.call('GET', `/api/products/admin/${products[0]._id}`);
  expect(body).toMatchObject({
    title: 'Onion (Pyaz)',
    price: 32,
    title_hi: 'प्याज़',
    title_bn: 'পেঁয়াজ',
    hsn: '0703',
    taxGoods: 'vegetables',
    alsoCalled: expect.stringContaining('kanda'),
  });
});

test('the same goods have the same addresses in every demo shop, and the newest are a mixture', async () => {
  await using one = await openShop();
  await using other = await openShop();
  for (const shop of [one, other]) await seedDemo(shop.platform);
  const newest = async (shop: typeof one): Promise<Product[]> =>
    (await shop.call('GET', '/api/products?sort=newest&limit=24')).body.products;
  const [first, second] = [await newest(one), await newest(other)];
  expect(first.map(({ _id }) => _id)).toEqual(second.map(({ _id }) => _id));
  expect(new Set(first.map(({ category }) => category)).size).toBeGreaterThan(4);
});
