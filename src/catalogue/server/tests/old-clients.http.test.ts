import { expect, test } from 'vitest';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

test('optional fields of a product that are sent empty are as good as left out', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const empty = { stock: '', rating: '', brand: '', thumbnail: '', color: '', sku: '', pack: '' };
  const { status, body } = await owner.call('POST', '/api/products/addproduct', {
    ...goodsForm('mango'),
    ...empty,
  });
  // A stock that is left empty is not counted.
  expect([status, body]).toEqual([201, expect.objectContaining({ counted: false, stock: 1000 })]);
  const { mango } = await addGoods(shop, { mango: { price: 40, cuttedprice: 50 } });
  const edited = await owner.call('PUT', `/api/products/editproduct/${mango._id}`, {
    ...goodsForm('mango', { price: 40, cuttedprice: 50 }),
    ...empty,
    revision: '',
    sold: '',
  });
  expect(edited.status).toBe(200);
  const refused = await owner.call('POST', '/api/products/addproduct', {
    ...goodsForm('mango'),
    stock: 'many',
    rating: 'good',
  });
  expect(refused.body.fields).toEqual({
    stock: ['Stock must be a number'],
    rating: ['Rating must be a number'],
  });
});

test('a discount that disagrees with the prices is replaced, and the answer shows it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: {} });
  const path = `/api/products/editproduct/${mango._id}`;
  const sent = goodsForm('mango', { price: 40, cuttedprice: 50 });
  expect((await owner.call('PUT', path, { ...sent, discount: 33 })).body).toMatchObject({
    price: 40,
    cuttedprice: 50,
    discount: 10,
  });
  const shown = (await shop.call('GET', `/api/products/${mango._id}`)).body;
  expect(shown).toMatchObject({ price: 40, cuttedprice: 50, discount: 10 });
});
