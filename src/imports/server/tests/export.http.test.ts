import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { importFile, goodsOf, countsOf } from '#test/steps/import-files.ts';

test('an export imported again changes nothing, whatever the owner wrote', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    '=SUM(A1:A9)': { sku: 'E-1', description: '+91 98765; "call"\nsecond line', brand: '@home', color: '-' },
    "'=quoted": { sku: 'E-2', description: "'tis so" },
    'हल्दी, पिसी': {
      sku: '-E-3',
      price: 49.9,
      cuttedprice: 60.25,
      rating: 3.75,
      pack: '4 x 75 g',
      unit: 'item',
    },
    'Two  spaces': { sku: "'''+E", thumbnail: 'https://example.in/a.webp' },
  });
  const before = await goodsOf(shop);
  const { status, body: file, headers } = await owner.call('GET', '/api/products/export.csv');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('attachment');
  for (const cell of file.split(/[\r\n,;]+/)) expect(cell).not.toMatch(/^"?[=+@]/);
  expect(countsOf(await importFile(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 4 });
  expect(await goodsOf(shop)).toEqual(before);
  await using other = await openShop();
  expect(countsOf(await importFile(await admin(other), file))).toEqual({
    added: 4,
    changed: 0,
    unchanged: 0,
  });
  const nameless = (products: object[]) => products.map((product) => ({ ...product, _id: '', id: '' }));
  expect(nameless(await goodsOf(other))).toEqual(nameless(before));
});

test('deactivated goods are not exported, and importing their row does not bring them back', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { sku: 'M-1', price: 50 } });
  await owner.call('DELETE', `/api/products/deleteproduct/${mango._id}`);
  expect((await owner.call('GET', '/api/products/export.csv')).body.trim().split('\r\n')).toHaveLength(1);
  await importFile(owner, 'sku,title,category,price,unit\nM-1,mango,fruits,45,kg\n');
  expect(await goodsOf(shop)).toEqual([]);
});
