import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const namesOf = ({ staples }: { staples: { name: string }[] }): string[] => staples.map(({ name }) => name);

test('a staple is found by its name in English, Hindi and Bengali, by another word, begun or misspelt', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const first = async (q: string) =>
    namesOf((await owner.call('GET', `/api/staples?q=${encodeURIComponent(q)}`)).body)[0];
  expect(await first('mustard oil')).toBe('Mustard oil');
  expect(await first('सरसों तेल')).toBe('Mustard oil');
  expect(await first('আলু')).toBe('Potatoes');
  expect(await first('urulaiki')).toBe('Potatoes');
  expect(await first('turmerick')).toBe('Turmeric powder');
  expect(namesOf((await owner.call('GET', '/api/staples?q=zzqqx')).body)).toEqual([]);
});

test('a staple that is called so comes before those that only have the word in a name', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const firstFor = async (q: string) =>
    (await owner.call('GET', `/api/staples?q=${encodeURIComponent(q)}`)).body.staples[0].name;
  expect([await firstFor('jaggery'), await firstFor('haldi'), await firstFor('आलू')]).toEqual([
    'Jaggery',
    'Turmeric powder',
    'Potatoes',
  ]);
});

test('a staple brings what fills the form, but no price', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await owner.call('GET', '/api/staples?q=toor%20dal');
  expect(body.staples[0]).toEqual({
    name: 'Toor dal',
    title_hi: 'अरहर दाल',
    title_bn: expect.stringMatching(/ডাল/),
    alsoCalled: expect.arrayContaining(['arhar']),
    category: 'grocery',
    group: 'dals',
    sold: expect.stringMatching(/loose|both/),
    unit: 'kg',
    packs: expect.any(Array),
    hsn: '0713',
    taxRate: expect.any(Number),
    mark: 'veg',
    thumbnail: expect.stringMatching(/^(\/media\/.+)?$/),
    inShop: [],
    drafts: [],
  });
});

test('the groups are named in three languages, in the order of the shelves, and hold all staples', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await owner.call('GET', '/api/staples/groups');
  expect(body.groups[0]).toMatchObject({ category: 'vegetables', title: expect.stringMatching(/^[A-Z]/) });
  const counts = body.groups.map(({ staples }: { staples: number }) => staples);
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(body.staples);
  const dals = await owner.call('GET', '/api/staples?group=dals');
  expect(namesOf(dals.body)).toContain('Masoor dal');
  expect(namesOf(dals.body)).not.toContain('Mustard oil');
});

test('a staple says which of its products the shop has', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { toor: { sku: 'S-TOOR-DAL' } });
  const { body } = await owner.call('GET', '/api/staples?q=toor%20dal');
  expect(body.staples[0].inShop).toEqual(['S-TOOR-DAL']);
});
