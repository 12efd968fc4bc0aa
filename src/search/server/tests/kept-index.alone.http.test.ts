import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { namedBy } from '#catalogue/server/product-columns.ts';
import { titlesByIds } from '#catalogue/server/queries/in-language.ts';
import { openSearch, WORTH_A_THREAD } from '#search/server/index/catalogue-search.ts';
import { openIndexedSearch } from '#search/server/index/indexed-search.ts';
import { goodsForm } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { writeGoods } from '#test/steps/written-goods.ts';
import { emptyTestDatabase } from '#test/test-database.ts';

const reads = vi.hoisted(() => ({ ofAll: 0, ofVocabulary: 0 }));

vi.mock(import('#search/server/queries/index-rows.ts'), async (original) => {
  const real = await original();
  const productRowsAfter: typeof real.productRowsAfter = (...asked) => {
    reads.ofAll += 1;
    return real.productRowsAfter(...asked);
  };
  return { ...real, productRowsAfter };
});

vi.mock(import('#search/server/index/words/known-vocabulary.ts'), async (original) => {
  const real = await original();
  const prepareKnownVocabulary: typeof real.prepareKnownVocabulary = () => {
    reads.ofVocabulary += 1;
    return real.prepareKnownVocabulary();
  };
  return { ...real, prepareKnownVocabulary };
});

const KINDS = ['Mango', 'Tomato', 'Green tea', 'Toor dal', 'Steel bottle', 'Wheat flour'];
/** So many that an index of them is worth keeping. */
const GOODS = 1100;

/** Goods of a few kinds. */
const fill = (shop: TestShop, count: number, kinds = KINDS): Promise<void> =>
  writeGoods(
    shop,
    Array.from({ length: count }, (_, index) => ({
      title: `${kinds[index % kinds.length]} number ${index}`,
    })),
    'kept',
  );

const fileOf = ({ platform }: TestShop): string => join(platform.config.dataDir, 'search', 'index.kept');

/** Starts the search of a shop as its process would, and asks it. */
async function start(shop: TestShop, path = fileOf(shop)) {
  const errors: unknown[] = [];
  const before = { ...reads };
  const search = openIndexedSearch(shop.platform.db, (error) => errors.push(error), path);
  await search.ready();
  return {
    errors,
    /** True if the goods were read anew. */
    hasReadAll: reads.ofAll > before.ofAll,
    /** True if the words that every shop knows were prepared anew. */
    hasReadVocabulary: reads.ofVocabulary > before.ofVocabulary,
    titles: async (q: string, limit = 12): Promise<string[]> => {
      const { ids } = await search.find({ q, skip: 0, limit });
      const titles = await titlesByIds(shop.platform.db, ids);
      return ids.map((id) => titles.get(id)!);
    },
    total: async (q: string): Promise<number> => (await search.find({ q, skip: 0, limit: 1 })).total,
  };
}

const untilKept = (path: string) => vi.waitFor(() => stat(path), { timeout: 20_000, interval: 50 });

/** A kept file with another version in it. */
function ofAnotherVersion(bytes: Buffer): Buffer {
  const at = bytes.indexOf('"version":"') + '"version":"'.length;
  bytes.write(bytes.toString('latin1', at, at + 1) === '0' ? '1' : '0', at);
  return bytes;
}

/** A shop whose index was kept. */
async function openKept(): Promise<TestShop> {
  const shop = await openShop();
  await fill(shop, GOODS);
  await start(shop);
  await untilKept(fileOf(shop));
  return shop;
}

const rowOf = ({ platform: { db } }: TestShop, title: string) =>
  db.selectFrom('products').select(['id', 'revision']).where('title', '=', title).executeTakeFirstOrThrow();

test('what was edited, added, deleted and sold out while a shop was down is known right after its start, and no other goods are read again', async () => {
  await using shop = await openKept();
  const owner = await admin(shop);
  const edited = await rowOf(shop, 'Mango number 6');
  const product = (await owner.call('GET', `/api/products/admin/${edited.id}`)).body;
  const renamed = { ...product, title: 'Alphonso, ripe' };
  expect((await owner.call('PUT', `/api/products/editproduct/${edited.id}`, renamed)).status).toBe(200);
  await owner.call('POST', '/api/products/addproduct', goodsForm('Dragonfruit'));
  const deleted = await rowOf(shop, 'Mango number 12');
  expect((await owner.call('DELETE', `/api/products/deleteproduct/${deleted.id}`)).status).toBe(200);
  const { id: soldOut } = await rowOf(shop, 'Mango number 0');
  await shop.platform.db.updateTable('products').set({ stock: 0 }).where('id', '=', soldOut).execute();

  const { titles, total, hasReadAll, errors } = await start(shop);
  expect(hasReadAll).toBe(false);
  expect(await titles('alphonso')).toEqual(['Alphonso, ripe']);
  expect(await titles('dragonfruit')).toEqual(['Dragonfruit']);
  const mangoes = await titles('mango', 500);
  expect(mangoes).toHaveLength(Math.ceil(GOODS / KINDS.length) - 2);
  expect(mangoes).not.toContain('Mango number 12');
  expect(mangoes.at(-1)).toBe('Mango number 0');
  expect(await total('tomato')).toBe(Math.ceil((GOODS - 1) / KINDS.length));
  expect(errors).toEqual([]);
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['changed in one byte', (bytes: Buffer) => bytes.with(-9, bytes.at(-9)! ^ 1)],
  ['of another program', () => Buffer.from('not an index at all, but long enough to be read as one')],
])('a kept index that is %s is thrown away; all goods are read, and are found', async (_, spoil) => {
  await using shop = await openKept();
  await writeFile(fileOf(shop), spoil(await readFile(fileOf(shop))));
  const { titles, hasReadAll, errors } = await start(shop);
  expect(hasReadAll).toBe(true);
  expect(errors).toHaveLength(1);
  expect(await titles('mango number 6', 1)).toEqual(['Mango number 6']);
  await untilKept(fileOf(shop));
  expect(await start(shop)).toMatchObject({ hasReadAll: false, errors: [] });
});

test.each([
  ['as they were', false, 0, (bytes: Buffer) => bytes],
  ['changed in one byte', true, 1, (bytes: Buffer) => bytes.with(-9, bytes.at(-9)! ^ 1)],
  ['cut short', true, 1, (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['as another version of the program keeps them', true, 0, ofAnotherVersion],
])(
  'where the words that every shop knows are kept %s, goods are found by their names in other languages',
  async (_, isReadAnew, told, spoil) => {
    await using shop = await openKept();
    const path = join(dirname(fileOf(shop)), 'vocabulary.kept');
    await writeFile(path, spoil(await readFile(path)));
    const { titles, hasReadAll, hasReadVocabulary, errors } = await start(shop);
    expect([hasReadAll, hasReadVocabulary]).toEqual([false, isReadAnew]);
    expect(errors).toHaveLength(told);
    for (const q of ['टमाटर', 'tamatar', 'தக்காளி']) expect(await titles(q, 1), q).toEqual(['Tomato number 1']);
    expect(await start(shop)).toMatchObject({ hasReadVocabulary: false, errors: [] });
  },
);

test('an index that another version of the program kept is not used', async () => {
  await using shop = await openKept();
  await writeFile(fileOf(shop), ofAnotherVersion(await readFile(fileOf(shop))));
  const { titles, hasReadAll } = await start(shop);
  expect(hasReadAll).toBe(true);
  expect(await titles('mango number 6', 1)).toEqual(['Mango number 6']);
});

test('an index that another shop kept finds only the goods of this one', async () => {
  await using other = await openKept();
  await using shop = await openShop();
  await fill(shop, GOODS, ['Papaya', 'Toor dal']);
  await mkdir(dirname(fileOf(shop)), { recursive: true });
  await writeFile(fileOf(shop), await readFile(fileOf(other)));
  const { titles, total, errors } = await start(shop);
  expect(await titles('mango')).toEqual([]);
  expect(await titles('papaya number 4', 1)).toEqual(['Papaya number 4']);
  expect(await total('toor dal')).toBe(GOODS / 2);
  expect(errors).toEqual([]);
});

test('after an older backup was restored goods are found as they were then', async () => {
  await using shop = await openKept();
  const { db } = shop.platform;
  const { id, revision } = await rowOf(shop, 'Mango number 6');
  // As the backup has it: an edit that is older than the one that was kept.
  const asThen = { title: 'Langra', updated_at: '2020-01-01T00:00:00.000Z', revision: revision + 1 };
  await db
    .updateTable('products')
    .set({ ...asThen, ...namedBy('Langra', 'kept-6') })
    .where('id', '=', id)
    .execute();
  const newer = await rowOf(shop, 'Mango number 12');
  await db.deleteFrom('products').where('id', '=', newer.id).execute();
  const { titles } = await start(shop);
  expect(await titles('langra')).toEqual(['Langra']);
  const mangoes = await titles('mango', 500);
  expect(mangoes).toHaveLength(Math.ceil(GOODS / KINDS.length) - 2);
});

test('if the index cannot be kept, because the disk is full or the folder closed, that is told, and goods are found', async () => {
  await using shop = await openShop();
  await fill(shop, GOODS);
  const folder = join(shop.platform.config.dataDir, 'taken');
  await writeFile(folder, 'a file where the folder belongs');
  const { titles, errors } = await start(shop, join(folder, 'index.kept'));
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), { timeout: 20_000 });
  expect(await titles('mango number 6', 1)).toEqual(['Mango number 6']);
});

test('what a shop had written of its index when its power was cut is not taken for one', async () => {
  await using shop = await openKept();
  const [path, bytes] = [fileOf(shop), await readFile(fileOf(shop))];
  await writeFile(`${path}.${crypto.randomUUID()}.part`, bytes.subarray(0, bytes.length / 3));
  const { titles, hasReadAll, errors } = await start(shop);
  expect([hasReadAll, errors]).toEqual([false, []]);
  expect(await titles('mango number 6', 1)).toEqual(['Mango number 6']);
});

test(
  'a shop with a thread for its search keeps the index in its data folder, and answers the same after the next start',
  { timeout: 120_000 },
  async () => {
    const database = await emptyTestDatabase();
    await using shop = await openShop({}, database);
    await fill(shop, WORTH_A_THREAD);
    const asked = async (one: TestShop) => {
      await openSearch(one.platform).ready();
      const answers = [];
      for (const q of ['mango', 'toor daal', 'green t', 'tomato 7', 'xyzzyqwv'])
        answers.push((await one.call('GET', `/api/products?q=${encodeURIComponent(q)}&limit=6`)).body);
      return answers;
    };
    const before = await asked(shop);
    await untilKept(fileOf(shop));
    const owner = await admin(shop);
    await using again = await openShop({}, { ...database, remove: async () => undefined });
    expect(await asked(again)).toEqual(before);
    await owner.call('POST', '/api/products/addproduct', goodsForm('Dragonfruit'));
    await again.platform.changes.refresh();
    const { body } = await again.call('GET', '/api/products?q=dragonfruit');
    expect(body.products.map(({ title }: { title: string }) => title)).toEqual(['Dragonfruit']);
    expect([...shop.bugs, ...again.bugs]).toEqual([]);
  },
);
