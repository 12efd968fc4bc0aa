import { expect, test } from 'vitest';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { goodsForm } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { found } from '#test/steps/searches.ts';

test('a SKU or a barcode finds exactly its goods, for shoppers and for staff', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const add = (title: string, labels: object) =>
    owner.call('POST', '/api/products/addproduct', { ...goodsForm(title), ...labels });
  await add('Flour', { sku: 'MILL-7', barcode: '8901030865275' });
  await add('Rice', { sku: 'MILL-70' });
  await add('Oats', { barcode: '036000291452' });
  await openSearch(shop.platform).ready();

  expect((await found(shop, 'mill-7'))[0]).toBe('Flour');
  expect((await found(shop, 'MILL-70'))[0]).toBe('Rice');
  for (const typed of ['8901030865275', '8 901030 865275', '08901030865275'])
    expect(await found(shop, typed), typed).toEqual(['Flour']);
  expect(await found(shop, '0036000291452')).toEqual(['Oats']);

  const foundByStaff = async (q: string): Promise<string[]> => {
    const { body } = await owner.call(
      'GET',
      `/api/products/admin?q=${encodeURIComponent(q)}&state=active&limit=10`,
    );
    return body.products.map(({ title }: { title: string }) => title);
  };
  expect(await foundByStaff('8901030865275')).toEqual(['Flour']);
  expect(await foundByStaff('mill-70')).toEqual(['Rice']);
});

test('a dozen picks the pack of twelve pieces', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const pack of ['6 pieces', '12 pieces', '30 pieces'])
    await owner.call('POST', '/api/products/addproduct', {
      ...goodsForm(`Eggs in ${pack}`),
      unit: 'item',
      pack,
    });
  for (const typed of ['1 dozen eggs', 'half dozen eggs'])
    expect((await found(shop, typed))[0]).toBe(
      typed.startsWith('1') ? 'Eggs in 12 pieces' : 'Eggs in 6 pieces',
    );
});
