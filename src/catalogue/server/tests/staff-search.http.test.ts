import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { namedBy } from '#catalogue/server/public.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { shelfOf } from '#test/steps/shelves.ts';

const searched = async (owner: Caller, words: string, more = '') =>
  (await owner.call('GET', `/api/products/admin?q=${encodeURIComponent(words)}${more}`)).body;
const titles = async (owner: Caller, words: string, more = ''): Promise<string[]> =>
  (await searched(owner, words, more)).products.map(({ title }: { title: string }) => title);

const send = (owner: Caller, ...rows: string[]) => {
  const form = new FormData();
  form.append('file', new File([rows.join('\n')], 'goods.csv', { type: 'text/csv' }));
  return owner.call('POST', '/api/products/import', form);
};

test('staff find goods by the names that they have now, whoever wrote them, and by none that was taken away', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const header = 'sku,title,category,price,unit,title_hi,also called';
  await send(owner, header, 'A,Onion,grocery,40,item,प्याज़,kanda', 'B,Potato,grocery,30,item,,');
  expect(await titles(owner, 'kand')).toEqual(['Onion']);
  expect(await titles(owner, 'प्याज')).toEqual(['Onion']);

  await send(owner, header, 'A,Onion,grocery,40,item,प्याज़,dungri', 'B,Potato,grocery,30,item,आलू,');
  expect(await titles(owner, 'kanda')).toEqual([]);
  expect(await titles(owner, 'dungri')).toEqual(['Onion']);
  expect(await titles(owner, 'प्याज')).toEqual(['Onion']);
  expect(await titles(owner, 'आलू')).toEqual(['Potato']);

  const { _id } = (await searched(owner, 'Potato')).products[0];
  await owner.call('PUT', `/api/products/admin/${_id}/details`, { title_bn: 'আলু', alsoCalled: 'batata' });
  for (const words of ['আলু', 'आलू', 'batata']) expect(await titles(owner, words)).toEqual(['Potato']);
  await owner.call('PUT', `/api/products/admin/${_id}/details`, {
    title_hi: '',
    title_bn: '',
    alsoCalled: '',
  });
  for (const words of ['আলু', 'आलू', 'batata']) expect(await titles(owner, words)).toEqual([]);

  await owner.call('DELETE', `/api/products/deleteproduct/${_id}`);
  expect(await titles(owner, 'potat')).toEqual([]);
  expect(await titles(owner, 'potat', '&state=deactivated')).toEqual(['Potato']);
});

/** So many soaps, every second one with another name as well. */
async function addSoaps({ platform: { db, clock } }: TestShop, count: number): Promise<void> {
  const at = clock.now();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(index),
    ...namedBy(`Soap ${index}`, `S${index}`),
    title: `Soap ${index}`,
    description: 'Soap',
    category: 'cosmetics',
    brand: '',
    color: '',
    unit: 'item' as const,
    pack: '',
    price_paise: paise(100),
    cut_price_paise: paise(100),
    stock: 1,
    rating_hundredths: 0,
    thumbnail: '',
    created_at: at,
    updated_at: at,
  }));
  for (let from = 0; from < count; from += 400) {
    const some = rows.slice(from, from + 400);
    await db.insertInto('products').values(some).execute();
    const named = some.filter((_, at) => at % 2 === 0);
    await db
      .insertInto('product_names')
      .values(named.map(({ id, sku }) => ({ product_id: id, search: `sabun ${sku.toLowerCase()}` })))
      .execute();
  }
}

test('a search of more goods than are looked at in one turn finds each once, the newest first', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addSoaps(shop, 10_100);
  const all = await searched(owner, 'S', '&limit=100&page=51');
  expect(all).toMatchObject({ total: 10_100, totalPages: 101 });
  expect(all.products[0].title).toBe('Soap 5099');
  expect(all.products.at(-1).title).toBe('Soap 5000');
  const named = await searched(owner, 'sabun', '&limit=10&page=505');
  expect(named.total).toBe(5050);
  expect(named.products.at(-1).title).toBe('Soap 0');
});

test('staff find drafts and what was taken out of the shop, each in its own list, as they were written last', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const inLists = (words: string) =>
    Promise.all(
      ['active', 'drafts', 'deactivated', 'all'].map((state) => titles(owner, words, `&state=${state}`)),
    );
  expect(await inLists('papad')).toEqual([[], [], [], []]);
  const made = await owner.call('POST', '/api/products/drafts', {
    drafts: [{ title: 'Papad', unit: 'item' }],
  });
  const { _id } = made.body.products[0];
  expect(await inLists('papad')).toEqual([[], ['Papad'], [], ['Papad']]);

  await owner.call('PUT', `/api/products/drafts/${_id}`, { title: 'Papad large', title_hi: 'पापड़' });
  for (const words of ['large', 'पापड'])
    expect(await inLists(words)).toEqual([[], ['Papad large'], [], ['Papad large']]);

  await owner.call(
    'PUT',
    `/api/products/editproduct/${_id}`,
    goodsForm('Papad', { price: 30, cuttedprice: 30 }),
  );
  expect(await inLists('papad')).toEqual([['Papad'], [], [], ['Papad']]);
  expect(await titles(owner, 'large')).toEqual([]);

  await owner.call('DELETE', `/api/products/deleteproduct/${_id}`);
  expect(await inLists('papad')).toEqual([[], [], ['Papad'], ['Papad']]);

  const other = await owner.call('POST', '/api/products/drafts', { drafts: [{ title: 'Pickle' }] });
  expect(await titles(owner, 'pickle', '&state=drafts')).toEqual(['Pickle']);
  await owner.call('DELETE', `/api/products/drafts/${other.body.products[0]._id}`);
  expect(await searched(owner, 'pickle', '&state=all')).toMatchObject({ total: 0, products: [] });
});

test('goods are found on the shelf that they stand on now, also after theirs was merged', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { Rose: { category: 'fragrances' }, Cream: { category: 'cosmetics' } });
  expect(await titles(owner, 'r', '&category=fragrances')).toEqual(['Rose']);
  const { revision } = await shelfOf(owner, 'fragrances');
  await owner.call('POST', '/api/shelves/fragrances/merger', { into: 'cosmetics', revision });
  expect((await titles(owner, 'r', '&category=cosmetics')).toSorted()).toEqual(['Cream', 'Rose']);
});

test('staff find at once what another process of the shop wrote', async () => {
  await using shop = await openShop();
  await using other = await openShop(
    {},
    { address: shop.address, dataDir: shop.platform.config.dataDir, remove: () => Promise.resolve() },
  );
  const owner = await admin(shop);
  await addGoods(shop, { Soap: {} });
  expect(await titles(owner, 'soap')).toEqual(['Soap']);
  await addGoods(other, { 'Soap dish': {} });
  expect((await titles(owner, 'soap')).toSorted()).toEqual(['Soap', 'Soap dish']);
});
