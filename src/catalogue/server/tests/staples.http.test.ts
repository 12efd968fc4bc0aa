import { expect, test } from 'vitest';
import type { StapleAisles } from '#catalogue/catalogue.ts';
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
    aisle: 'dal',
    brand: '',
    sold: expect.stringMatching(/loose|both/),
    unit: 'kg',
    packs: expect.any(Array),
    hsn: '0713',
    taxGoods: 'dals',
    taxRate: expect.any(Number),
    mark: 'veg',
    thumbnail: expect.stringMatching(/^(\/media\/.+)?$/),
    inShop: [],
    drafts: [],
  });
});

test('the aisles come in the order in which a shop thinks, greens last, and hold all goods', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await owner.call('GET', '/api/staples/aisles');
  const { aisles } = body as StapleAisles;
  expect(aisles).toHaveLength(18);
  expect([aisles[0]?.title_hi, aisles[2]?.title_hi, aisles.at(-1)?.title_hi]).toEqual([
    'आटा, बेसन, सूजी',
    'दाल, चना',
    'सब्ज़ी, फल',
  ]);
  expect(aisles.reduce((sum, { staples }) => sum + staples, 0)).toBe(body.staples);
  for (const { aisle, staples } of aisles) {
    const { body: found } = await owner.call('GET', `/api/staples?aisle=${aisle}`);
    expect([aisle, found.staples.length]).toEqual([aisle, staples]);
  }
});

test('goods that people ask for by their brand are found by it, in their usual packs', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const [q, name, brand, pack] of [
    ['पारले', 'Parle-G', 'Parle', '70 g'],
    ['टाटा नमक', 'Tata Salt', 'Tata', '1 kg'],
    ['maggi', 'Maggi noodles', 'Maggi', '70 g'],
    ['surf excel', 'Surf Excel', 'Surf Excel', '500 g'],
  ] as const) {
    const { body } = await owner.call('GET', `/api/staples?q=${encodeURIComponent(q)}`);
    expect(body.staples[0]).toMatchObject({ name, brand, packs: expect.arrayContaining([pack]) });
  }
});

test('a staple says which of its products the shop has', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { toor: { sku: 'S-TOOR-DAL' } });
  const { body } = await owner.call('GET', '/api/staples?q=toor%20dal');
  expect(body.staples[0].inShop).toEqual(['S-TOOR-DAL']);
});
