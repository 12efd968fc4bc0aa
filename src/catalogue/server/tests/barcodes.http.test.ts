import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, staff } from '#test/people.ts';

test('a scanned code finds the product that has it, out of the shop too, whatever length it was written with', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { salt } = await addGoods(shop, { salt: { barcode: '036000291452' } });
  const holderOf = async (digits: string) =>
    (await owner.call('GET', `/api/products/barcodes/${digits}`)).body.product?._id ?? null;
  expect(await holderOf('036000291452')).toBe(salt._id);
  expect(await holderOf('0036000291452')).toBe(salt._id);
  expect(await holderOf('8901030865275')).toBeNull();
  await owner.call('DELETE', `/api/products/deleteproduct/${salt._id}`);
  expect(await holderOf('036000291452')).toBe(salt._id);
});

test('a code whose check digit is wrong is said to be none; who may not see the goods finds nothing by it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const wrong = await owner.call('GET', '/api/products/barcodes/8901030865279');
  expect([wrong.status, wrong.body.fields]).toEqual([
    422,
    { barcode: ['The barcode is invalid: a digit is missing or wrong'] },
  ]);
  const packer = await staff(shop, ['packer', 'counter']);
  expect((await packer.call('GET', '/api/products/barcodes/8901030865275')).status).toBe(403);
});
