import { expect, test } from 'vitest';
import { Failure } from '#base/failure.ts';
import { importRecorded, takeBackLatest } from '#imports/server/import-recorded.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const HEADER = 'sku,title,category,price,cuttedprice,unit,stock';

/** Imports as `npm run import` does. */
const bring = (shop: TestShop, rows: readonly string[], options: { signal?: AbortSignal } = {}) =>
  importRecorded(shop.platform.db, fileOf(rows), {
    clock: shop.platform.clock,
    fileName: 'stock-nov.csv',
    ...options,
  });

async function* fileOf(rows: readonly string[]): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(rows.join('\n'));
}

const goodsOf = async (owner: Caller): Promise<[string, number][]> =>
  (await owner.call('GET', '/api/products/admin?limit=200&state=all')).body.products
    .map(({ sku, price }: { sku: string; price: number }): [string, number] => [sku, price])
    .toSorted();
const listed = async (owner: Caller) => (await owner.call('GET', '/api/products/imports')).body.imports;

test('an import from the command line is listed in the back office, and taken back with --undo', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { mango: { sku: 'M', price: 50, stock: 9 } });
  await bring(shop, [
    HEADER,
    'M,Mango,fruits,45,60,kg,30',
    'A,Atta,grocery,40,44,item,5',
    'X,No price,grocery,,,item,5',
  ]);
  expect(await goodsOf(owner)).toEqual([
    ['A', 40],
    ['M', 45],
  ]);
  const [record] = await listed(owner);
  expect(record).toMatchObject({
    fileName: 'stock-nov.csv',
    state: 'done',
    rows: 3,
    undo: { state: 'possible' },
  });
  expect((await owner.call('GET', `/api/products/imports/${record.id}`)).body.outcome).toMatchObject({
    added: 1,
    changed: 1,
    leftOut: 1,
  });
  expect((await owner.call('GET', `/api/products/imports/${record.id}/remarks`)).body.remarks).toMatchObject([
    { row: 4, kind: 'left out' },
  ]);

  expect(await takeBackLatest(shop.platform)).toEqual({
    fileName: 'stock-nov.csv',
    takenBack: 2,
    left: [],
  });
  expect(await goodsOf(owner)).toEqual([['M', 50]]);
  expect((await listed(owner))[0].undo).toEqual({ state: 'undone', takenBack: 2, left: 0 });
  await expect(takeBackLatest(shop.platform)).rejects.toMatchObject({ code: 'not_found' });
});

test('--undo takes the newest import back first, and says what stays', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await bring(shop, [HEADER, 'A,Atta,grocery,40,44,item,5']);
  shop.clock.advance({ seconds: 1 });
  await bring(shop, [HEADER, 'B,Besan,grocery,60,66,item,5', 'A,Atta,grocery,42,44,item,5']);
  const { products } = (await owner.call('GET', '/api/products/admin?q=Besan')).body;
  const [{ revision: _, sold: __, ...besan }] = products;
  await owner.call('PUT', `/api/products/editproduct/${besan._id}`, { ...besan, price: 61 });

  expect(await takeBackLatest(shop.platform)).toMatchObject({
    takenBack: 1,
    left: [{ title: 'Besan', reason: 'it was edited after the import' }],
  });
  expect(await goodsOf(owner)).toEqual([
    ['A', 40],
    ['B', 61],
  ]);
  await takeBackLatest(shop.platform);
  expect(await goodsOf(owner)).toEqual([['B', 61]]);
});

test('what an import wrote before it was stopped can be taken back as well', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const stopping = new AbortController();
  const rows = Array.from({ length: 30 }, (_, at) => `S${at},Goods ${at},grocery,40,44,item,5`);
  const { changes } = shop.platform;
  const stopAfterSome = changes.follow(() => stopping.abort(new Failure('conflict', 'Stopped.')));
  await expect(bring(shop, [HEADER, ...rows], { signal: stopping.signal })).rejects.toThrow('Stopped.');
  stopAfterSome();
  const taken = (await goodsOf(owner)).length;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(30);
  expect((await listed(owner))[0]).toMatchObject({ state: 'done', undo: { state: 'possible' } });
  expect((await takeBackLatest(shop.platform)).takenBack).toBe(taken);
  expect(await goodsOf(owner)).toEqual([]);
});

test('a dry run of the command line leaves no record', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await importRecorded(shop.platform.db, fileOf([HEADER, 'A,Atta,grocery,40,44,item,5']), {
    clock: shop.platform.clock,
    fileName: 'stock-nov.csv',
    dryRun: true,
  });
  expect(await listed(owner)).toEqual([]);
});
