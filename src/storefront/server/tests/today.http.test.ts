import { expect, test } from 'vitest';
import { countPopularity } from '#catalogue/server/commands/count-popularity.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

type Today = Record<'daily' | 'cheaper', { title: string }[]>;

/** Staples are told by the search's words, once it has read all titles. */
const today = async (shop: TestShop): Promise<Today> => {
  await openSearch(shop.platform).ready();
  return (await shop.call('GET', '/api/shop/today')).body as Today;
};
const titles = (goods: { title: string }[]) => goods.map(({ title }) => title);

test('the day’s goods are one of each staple, and those with the largest cuts; nothing that is sold out', async () => {
  await using shop = await openShop();
  const grocery = { category: 'grocery' };
  await addGoods(shop, {
    atta: { ...grocery, title: 'Wheat flour (Atta)' },
    salt: { ...grocery, title: 'Salt (Namak)', stock: 0 },
    rock: { ...grocery, title: 'Rock salt' },
    tea: { ...grocery, title: 'Tea', price: 90, cuttedprice: 100 },
    mango: { price: 60, cuttedprice: 100 },
    plum: { price: 80, cuttedprice: 100 },
    gone: { price: 10, cuttedprice: 100, stock: 0 },
  });
  const body = await today(shop);
  expect(titles(body.daily)).toEqual(expect.arrayContaining(['Wheat flour (Atta)', 'Rock salt']));
  expect(titles(body.daily)).not.toContain('Salt (Namak)');
  expect(titles(body.cheaper)).toEqual(['mango', 'plum']);
});

test('a shop with shelves of its own has its staples wherever they stand', async () => {
  await using shop = await openShop();
  await addGoods(shop, {
    atta: { category: 'food', title: 'Wheat flour (Atta)' },
    oil: { category: 'localitems', title: 'Mustard oil' },
    mango: {},
  });
  const { daily } = await today(shop);
  expect(titles(daily).slice(0, 2).toSorted()).toEqual(['Mustard oil', 'Wheat flour (Atta)']);
});

test('where staples are few or none, what sells best fills their places; what is cheaper today only comes last', async () => {
  await using shop = await openShop();
  const sweet = { category: 'food' };
  const goods = await addGoods(shop, {
    laddu: sweet,
    barfi: sweet,
    jalebi: sweet,
    peda: { ...sweet, price: 80, cuttedprice: 100 },
    gone: { ...sweet, stock: 0 },
    oil: { category: 'localitems', title: 'Mustard oil' },
  });
  const asha = await signUp(shop);
  await order(asha, [goods.jalebi, 1]);
  await countPopularity(shop.platform.db);
  const { daily, cheaper } = await today(shop);
  expect(titles(daily).slice(0, 2)).toEqual(['Mustard oil', 'jalebi']);
  expect(titles(daily).slice(2, 4).toSorted()).toEqual(['barfi', 'laddu']);
  expect(titles(daily).slice(4)).toEqual(['peda']);
  expect(titles(cheaper)).toEqual(['peda']);
});
