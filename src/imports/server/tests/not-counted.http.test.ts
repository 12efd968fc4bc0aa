import { expect, test } from 'vitest';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { countsOf, importFile } from '#test/steps/import-files.ts';

const listed = async (owner: Caller) =>
  (await owner.call('GET', '/api/products/admin?limit=200')).body.products
    .map(({ sku, counted, stock }: { sku: string; counted: boolean; stock: number }) => [
      sku,
      counted ? stock : 'not counted',
    ])
    .toSorted();
const exported = async (owner: Caller): Promise<string> =>
  (await owner.call('GET', '/api/products/export.csv')).body;
const count = async (shop: TestShop, owner: Caller, sku: string, stock: number): Promise<void> => {
  const { products } = (await owner.call('GET', '/api/products/admin')).body;
  const found = products.find((product: { sku: string }) => product.sku === sku);
  const { status } = await owner.call('PUT', `/api/products/editproduct/${found._id}`, { ...found, stock });
  expect(status).toBe(200);
  expect(shop.bugs).toEqual([]);
};

const WOO = [
  'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories',
  '1,simple,A,Atta,1,1,,40,Grocery',
  '2,simple,B,Besan,1,1,7,60,Grocery',
  '3,simple,C,Chana,1,0,,50,Grocery',
].join('\n');

test('what WooCommerce does not count is not counted here; what the owner counted since stays counted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await importFile(owner, WOO);
  expect(body).toMatchObject({ added: 3, adjusted: [], notes: [] });
  expect(await listed(owner)).toEqual([
    ['A', 'not counted'],
    ['B', 7],
    ['C', 0],
  ]);
  expect(countsOf(await importFile(owner, WOO))).toEqual({ added: 0, changed: 0, unchanged: 3 });
  await count(shop, owner, 'A', 12);
  expect(countsOf(await importFile(owner, WOO))).toEqual({ added: 0, changed: 0, unchanged: 3 });
  expect(await listed(owner)).toContainEqual(['A', 12]);
});

test('uncounted goods go out as a file and come back as they were; a figure of a file counts them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await importFile(owner, WOO);
  const file = await exported(owner);
  expect(countsOf(await importFile(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 3 });
  await using other = await openShop();
  const newcomer = await admin(other);
  await importFile(newcomer, file);
  expect(await exported(newcomer)).toBe(file);
  expect(await listed(newcomer)).toContainEqual(['A', 'not counted']);

  expect(countsOf(await importFile(owner, 'SKU,Stock\nA,24\nB,unlimited\n'))).toMatchObject({ changed: 2 });
  expect(await listed(owner)).toEqual([
    ['A', 24],
    ['B', 'not counted'],
    ['C', 0],
  ]);
});

test('Shopify without a tracker, Google’s “in stock” and words in place of a figure are not counted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await importFile(
    owner,
    [
      'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price',
      'jug,Jug,Haat,Clay,Title,Default Title,S-1,,0,250',
      'pot,Pot,Haat,Clay,Title,Default Title,S-2,shopify,4,250',
    ].join('\n'),
  );
  await importFile(
    owner,
    'Item Name,Item Code,Sale Rate,Stock\nSalt,L-1,20,Unlimited\nTea,L-2,90,Out of stock\n',
  );
  await importFile(
    owner,
    'id,title,link,image_link,price,availability\nG-1,Cup,https://a.in/1,,90 INR,in_stock\nG-2,Mug,https://a.in/2,,90 INR,out_of_stock\n',
  );
  expect(await listed(owner)).toEqual([
    ['G-1', 'not counted'],
    ['G-2', 0],
    ['L-1', 'not counted'],
    ['L-2', 0],
    ['S-1', 'not counted'],
    ['S-2', 4],
  ]);
});

test('what the owner said of counting by hand stays when a file brings figures', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = 'sku,title,category,price,unit,stock\nA,Atta,grocery,40,item,9\n';
  await importFile(owner, file);
  const { products } = (await owner.call('GET', '/api/products/admin?q=A')).body;
  const said = { ...products[0], counted: false };
  await owner.call('PUT', `/api/products/editproduct/${said._id}`, said);
  expect(countsOf(await importFile(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 1 });
  expect(await listed(owner)).toEqual([['A', 'not counted']]);
});

test('a row with an empty stock brings goods that can be bought; a known product keeps its stock', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = 'sku,title,category,price,unit,stock\nA,Atta,grocery,40,item,\nB,Besan,grocery,60,item,0\n';
  await importFile(owner, file);
  expect(await listed(owner)).toEqual([
    ['A', 'not counted'],
    ['B', 0],
  ]);
  await count(shop, owner, 'A', 12);
  expect(countsOf(await importFile(owner, file))).toMatchObject({ changed: 0 });
  expect(await listed(owner)).toContainEqual(['A', 12]);
});
