import { expect, test } from 'vitest';
import { countPopularity } from '#catalogue/server/commands/count-popularity.ts';
import { takeStock } from '#catalogue/server/commands/stock.ts';
import { write } from '#platform/http/routes.ts';
import { addGoods } from '#test/goods.ts';
import { admin } from '#test/people.ts';
import { openTaught, found } from '#test/steps/searches.ts';

test('Hindi finds the goods in Devanagari, in Latin letters and however it is spelled', async () => {
  await using shop = await openTaught({
    'Turmeric Powder': { category: 'grocery' },
    'Wheat Flour - Chakki Fresh': { category: 'grocery' },
    'Pyaz (Onion)': { category: 'vegetables' },
    'Tata Tea Gold': { category: 'grocery' },
  });
  for (const q of ['हल्दी', 'haldi', 'HALDEE', 'holdi', 'turmeric']) {
    expect(await found(shop, q), q).toEqual(['Turmeric Powder']);
  }
  for (const q of ['आटा', 'atta', 'gehun ka aata']) {
    expect(await found(shop, q), q).toEqual(['Wheat Flour - Chakki Fresh']);
  }
  expect(await found(shop, 'kanda')).toEqual(['Pyaz (Onion)']);
  expect(await found(shop, 'chai patti')).toEqual(['Tata Tea Gold']);
});

test('Devanagari is found with and without the dots that keyboards leave out', async () => {
  await using shop = await openTaught({ 'उड़द दाल': { category: 'grocery' }, 'आँवला मुरब्बा': {} });
  expect(await found(shop, 'उडद')).toEqual(['उड़द दाल']);
  expect(await found(shop, 'urad daal')).toEqual(['उड़द दाल']);
  expect(await found(shop, 'आंवला')).toEqual(['आँवला मुरब्बा']);
});

test('results come while the word is being typed, in English and in Hindi', async () => {
  await using shop = await openTaught({ Tomato: {}, Potato: {}, 'Turmeric Powder': {} });
  expect(await found(shop, 'tom')).toEqual(['Tomato']);
  expect(await found(shop, 'tama')).toEqual(['Tomato']);
  expect(await found(shop, 'hal')).toEqual(['Turmeric Powder']);
});

test('one letter finds words that begin with it before words that contain it; as a second word, only words that begin with it', async () => {
  await using shop = await openTaught({
    'Fresh Tomato': {},
    Potato: {},
    'Toor Dal': {},
    'Toor Flour': {},
    टमाटर: {},
  });
  expect(await found(shop, 'p')).toEqual(['Potato']);
  const byT = await found(shop, 't');
  expect(byT.slice(0, 3).toSorted()).toEqual(['Fresh Tomato', 'Toor Dal', 'Toor Flour']);
  expect(byT.slice(3)).toEqual(['Potato']);
  expect(await found(shop, 'toor d')).toEqual(['Toor Dal']);
  expect(await found(shop, 'ट')).toEqual(['टमाटर']);
  expect(await found(shop, 'x')).toEqual([]);
});

test('a slip of the finger finds the goods all the same', async () => {
  await using shop = await openTaught({ Tomato: {}, Cauliflower: {}, 'Basmati Rice': {} });
  for (const q of ['tomto', 'tomaot', 'tomatoe', 'tamtaar'])
    expect(await found(shop, q), q).toEqual(['Tomato']);
  expect(await found(shop, 'caulifloer')).toEqual(['Cauliflower']);
  expect(await found(shop, 'basmti rise')).toEqual(['Basmati Rice']);
});

test('a word in the title counts more than one in the brand, and that more than one in the description', async () => {
  await using shop = await openTaught({
    Soap: { description: 'With the scent of jasmine flowers' },
    Incense: { brand: 'Jasmine' },
    'Jasmine oil': {},
  });
  expect(await found(shop, 'jasmine')).toEqual(['Jasmine oil', 'Incense', 'Soap']);
});

test('the goods themselves come before what is made of them and before sets', async () => {
  await using shop = await openTaught({
    'Onion + Potato + Tomato': {},
    'Onion chips': {},
    'Onion - Organically Grown, from the hills': {},
  });
  expect((await found(shop, 'onions'))[0]).toBe('Onion - Organically Grown, from the hills');
});

test('among equals, what others buy comes first, and what is sold out comes last', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `Mango ${name}`);
  await using shop = await openTaught(Object.fromEntries(names.map((name) => [name, {}])));
  const { 'Mango gone': gone } = await addGoods(shop, { 'Mango gone': { stock: 0 } });
  const idOf = async (title: string): Promise<string> =>
    (await shop.call('GET', `/api/products?q=${title.replace(' ', '+')}`)).body.products[0]._id;
  const lines = [
    { product: await idOf('Mango two'), quantity: 5 },
    { product: await idOf('Mango five'), quantity: 90 },
  ];
  await write(shop.platform, (tx) => takeStock(tx, lines));
  await countPopularity(shop.platform.db);
  const order = await found(shop, 'mango');
  expect(order.slice(0, 2)).toEqual(['Mango five', 'Mango two']);
  expect(order.at(-1)).toBe(gone.title);
});

test('categories and the sort menu apply to what was found', async () => {
  await using shop = await openTaught({
    'Mango juice': { category: 'food', price: 90 },
    Mango: { category: 'fruits', price: 60 },
    'Mango raw': { category: 'vegetables', price: 30 },
  });
  expect(await found(shop, 'mango', '&sort=price-asc')).toEqual(['Mango raw', 'Mango', 'Mango juice']);
  expect(await found(shop, 'mango', '&category=food,vegetables&sort=price-desc')).toEqual([
    'Mango juice',
    'Mango raw',
  ]);
  const step = await shop.call('GET', '/api/products?q=mango&skip=2&limit=2');
  expect(step.body).toMatchObject({ total: 3, skip: 2, limit: 2 });
  expect(step.body.products).toHaveLength(1);
});

test('words that no title has together still find goods with some of them', async () => {
  await using shop = await openTaught({ 'Green tea': {}, 'Masala tea': {}, Mango: {} });
  expect((await found(shop, 'mango tea')).toSorted()).toEqual(['Green tea', 'Mango', 'Masala tea']);
});

test('a new, renamed, deactivated or restored product is found, or not, from then on', async () => {
  await using shop = await openTaught({ Mango: {} });
  const owner = await admin(shop);
  expect(await found(shop, 'mango')).toEqual(['Mango']);
  const { banana } = await addGoods(shop, { banana: {} });
  expect(await found(shop, 'banana')).toEqual(['banana']);
  await owner.call('PUT', `/api/products/editproduct/${banana._id}`, {
    ...banana,
    title: 'Plantain',
    description: 'For frying',
  });
  expect(await found(shop, 'banana')).toEqual([]);
  expect(await found(shop, 'plantain')).toEqual(['Plantain']);
  await owner.call('DELETE', `/api/products/deleteproduct/${banana._id}`);
  expect(await found(shop, 'plantain')).toEqual([]);
  await owner.call('POST', `/api/products/restoreproduct/${banana._id}`);
  expect(await found(shop, 'plantain')).toEqual(['Plantain']);
});

test('what another process changed is found as soon as this process reads the change', async () => {
  await using shop = await openTaught({ Mango: {} });
  await found(shop, 'mango');
  const { db, changes, clock } = shop.platform;
  await db.updateTable('products').set({ title: 'Guava', revision: 9, updated_at: clock.now() }).execute();
  const { id } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('changes')
    .values({ tags: ` row:${id} words ` })
    .execute();
  await changes.refresh();
  expect(await found(shop, 'guava')).toEqual(['Guava']);
});

test('a product is found by its SKU, whatever other goods contain the same word', async () => {
  await using shop = await openTaught({ 'ZX-77 cleaner': {}, Mango: {} });
  const { products } = (await shop.call('GET', '/api/products?all=true')).body;
  const mango = products.find(({ title }: { title: string }) => title === 'Mango');
  expect((await found(shop, mango.sku.toLowerCase()))[0]).toBe('Mango');
});

test('a product is found by its titles in other languages, by what people call it, and by its barcode', async () => {
  await using shop = await openTaught({ 'Item 12': {}, Mango: {}, Soap: {} });
  const { db, changes } = shop.platform;
  const { products } = (await shop.call('GET', '/api/products?all=true')).body;
  const { _id: id } = products.find(({ title }: { title: string }) => title === 'Item 12');
  await found(shop, 'mango');
  await db
    .insertInto('product_texts')
    .values({ product_id: id, language: 'hi', title: 'चमकीला पत्थर', description: '' })
    .execute();
  await db
    .updateTable('products')
    .set({ also_called: 'wobblestone', barcode: '8901234567894' })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('changes')
    .values({ tags: ` row:${id} words ` })
    .execute();
  await changes.refresh();
  for (const q of ['चमकीला पत्थर', 'chamkila patthar', 'wobblestone', '8901234567894'])
    expect((await found(shop, q))[0], q).toBe('Item 12');
});

test('an amount picks the pack, in words and in the digits of Hindi', async () => {
  await using shop = await openTaught({
    'Wheat flour, fine': { pack: '1 kg' },
    'Wheat flour, stone-ground': { pack: '5 kg' },
    'Wheat flour, white': { pack: '500 g' },
  });
  for (const [q, title] of [
    ['5 kg atta', 'Wheat flour, stone-ground'],
    ['aadha kilo atta', 'Wheat flour, white'],
    ['१ किलो आटा', 'Wheat flour, fine'],
    ['mujhe paanch kilo atta chahiye', 'Wheat flour, stone-ground'],
  ] as const)
    expect((await found(shop, q))[0], q).toBe(title);
});

test('a brand stays a brand, even where it is a spelling of goods', async () => {
  await using shop = await openTaught({
    'Whitening paste': { brand: 'Colgate' },
    'Herbal toothpaste': { brand: 'Dabur' },
    Toothpaste: { brand: 'Meswak' },
  });
  const owner = await admin(shop);
  const { groups } = (await owner.call('GET', '/api/products/spellings')).body;
  const group = groups.find(({ canonical }: { canonical: string }) => canonical === 'toothpaste');
  await owner.call('PUT', `/api/products/spellings/${group.id}`, {
    ...group,
    spellings: [...group.spellings, 'colgate'],
  });
  expect((await found(shop, 'colgate'))[0]).toBe('Whitening paste');
});

test.each([
  '§1',
  '"',
  '*',
  '%',
  '🥭',
  ' ',
  'a',
  '\u0000',
  'pine\u0000apple',
  'x'.repeat(100),
  '(((',
  'constructor',
  '__proto__',
])('searching for %j is answered', async (q) => {
  await using shop = await openTaught({ Mango: {} });
  const { status } = await shop.call('GET', `/api/products?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  expect(shop.bugs).toEqual([]);
});
