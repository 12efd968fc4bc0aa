import { expect, test } from 'vitest';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { addGoods } from '#test/goods.ts';
import type { TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { found, openTaught } from '#test/steps/searches.ts';

const GROCERY = { category: 'grocery' } as const;
const HOUSE = { category: 'localitems' } as const;

/** The shelves of a village shop, without sattu, khoya and Nirma. */
const openVillageShop = (): Promise<TestShop> =>
  openTaught({
    'White eggs (Anda)': { category: 'food' },
    'Potato (Aloo)': { category: 'vegetables' },
    'Samosa (Aloo)': { category: 'food' },
    'Rice, everyday (Chawal)': GROCERY,
    'Gram flour (Besan)': GROCERY,
    'Pigeon pea lentil (Toor dal, arhar)': GROCERY,
    'Bengal gram, split (Chana dal)': GROCERY,
    'Dal and rice (Dal chawal)': { category: 'food' },
    'Milk, loose (Doodh)': { category: 'food' },
    'Cottage cheese (Paneer)': { category: 'food' },
    'Mosquito racket': { ...HOUSE, alsoCalled: 'machhar bat' },
    'Washing powder, Surf Excel': { ...HOUSE, brand: 'Surf Excel' },
    'Turmeric powder (Haldi)': GROCERY,
    'Toothbrush, soft': { category: 'cosmetics' },
    'Chayote (Iskus)': { category: 'vegetables' },
    Guava: { category: 'fruits', alsoCalled: 'koyya' },
  });

const listed = async (shop: TestShop, q: string) => {
  await openSearch(shop.platform).ready();
  const { body } = await shop.call('GET', `/api/products?q=${encodeURIComponent(q)}`);
  const titles = (goods: { title: string }[] = []) => goods.map(({ title }) => title);
  return { found: titles(body.products), near: titles(body.near) };
};

test('known goods and brands that the shop does not have are not taken for others; only what is near in meaning is offered', async () => {
  await using shop = await openVillageShop();
  expect(await listed(shop, 'sattu')).toEqual({
    found: [],
    near: expect.arrayContaining(['Gram flour (Besan)']),
  });
  expect((await listed(shop, 'sattu')).near).not.toContain('White eggs (Anda)');
  expect((await listed(shop, 'सत्तू')).found).toEqual([]);
  const khoya = await listed(shop, 'khoya');
  expect(khoya.found).toEqual([]);
  expect(khoya.near.slice(0, 2).toSorted()).toEqual(['Cottage cheese (Paneer)', 'Milk, loose (Doodh)']);
  for (const q of ['nirma', 'Nirmaa', 'nirma powder'])
    expect(await listed(shop, q), q).toEqual({ found: [], near: ['Washing powder, Surf Excel'] });
  expect((await listed(shop, 'nirma detergent')).found).toEqual(['Washing powder, Surf Excel']);
  expect(await listed(shop, 'xyzzyqwv')).toEqual({ found: [], near: [] });
});

test('a search in vain names other goods of the shop that sound nearly so, in its own script, and only while they are on sale', async () => {
  await using shop = await openVillageShop();
  const { 'Wheat flour (Atta)': atta } = await addGoods(shop, {
    'Wheat flour (Atta)': { ...GROCERY, title_hi: 'आटा' },
    'Semolina (Suji)': GROCERY,
    'White radish (Mooli)': { category: 'vegetables' },
  });
  const others = async (q: string, more = '') => {
    await openSearch(shop.platform).ready();
    return (await shop.call('GET', `/api/products?q=${encodeURIComponent(q)}${more}`)).body.others;
  };
  expect(await others('sattu')).toEqual(['atta', 'suji', 'besan']);
  for (const name of await others('sattu')) expect((await found(shop, name)).length, name).toBeGreaterThan(0);
  expect(await others('सत्तू')).toEqual(['आटा']);
  // A word that is no name of goods is most likely a slip.
  expect(await others('mobile')).toEqual(['mooli']);
  for (const q of ['xyzzyqwv', 'suji']) expect(await others(q), q).toBeUndefined();
  // Suggestions while typing show no other words.
  expect(await others('sattu', '&limit=5')).toBeUndefined();
  await (await admin(shop)).call('DELETE', `/api/products/deleteproduct/${atta._id}`);
  expect(await others('sattu')).toEqual(['suji', 'besan']);
});

test('goods come before what is made of them, and what most people call so before an alias of other goods', async () => {
  await using shop = await openVillageShop();
  for (const [q, title] of [
    ['bhat', 'Rice, everyday (Chawal)'],
    ['aalu', 'Potato (Aloo)'],
    ['आलू', 'Potato (Aloo)'],
    ['dal 500g', 'Pigeon pea lentil (Toor dal, arhar)'],
    ['दाल', 'Pigeon pea lentil (Toor dal, arhar)'],
  ] as const)
    expect((await found(shop, q))[0], q).toBe(title);
  const { lines } = (await shop.call('POST', '/api/lists', { text: '1 kg aalu\ndal 500g' })).body;
  const offered = lines.map(
    ({ offers }: { offers: { product: { title: string } }[] }) => offers[0]?.product.title,
  );
  expect(offered).toEqual(['Potato (Aloo)', 'Pigeon pea lentil (Toor dal, arhar)']);
});

test('two or three letters of any script find the most bought goods that begin so', async () => {
  await using shop = await openVillageShop();
  for (const [q, title] of [
    ['ch', 'Rice, everyday (Chawal)'],
    ['al', 'Potato (Aloo)'],
    ['आल', 'Potato (Aloo)'],
    ['আল', 'Potato (Aloo)'],
    ['ਦੁ', 'Milk, loose (Doodh)'],
    ['பா', 'Milk, loose (Doodh)'],
    ['doo', 'Milk, loose (Doodh)'],
    ['pan', 'Cottage cheese (Paneer)'],
  ] as const)
    expect((await found(shop, q))[0], q).toBe(title);
});

test('of goods that begin so, those that this shop sells most come first', async () => {
  await using shop = await openVillageShop();
  const { db } = shop.platform;
  await db.updateTable('products').set({ popularity: 400 }).where('title', '=', 'Chayote (Iskus)').execute();
  expect((await found(shop, 'ch'))[0]).toBe('Chayote (Iskus)');
});
