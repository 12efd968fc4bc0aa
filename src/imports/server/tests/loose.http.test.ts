import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Answer, type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

const send = (owner: Caller, file: string): Promise<Answer> => {
  const form = new FormData();
  form.append('file', new File([file], 'goods.csv', { type: 'text/csv' }));
  return owner.call('POST', '/api/products/import', form);
};
const counts = ({ body }: Answer) => ({
  added: body.added,
  changed: body.changed,
  unchanged: body.unchanged,
});

test('loose goods go out as a file and come back as they were, to the gram', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    potato: { unit: 'kg', soldBy: 'weight', least: 0.25, step: 0.05, stock: 12.35, sku: 'P' },
    oil: { unit: 'litres', soldBy: 'volume', least: 0.1, step: 0.1, stock: 8.5, sku: 'O' },
    rice: { unit: 'kg', stock: 20, sku: 'R' },
  });
  const file: string = (await owner.call('GET', '/api/products/export.csv')).body;
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 3 });
  const fewer = file.replace('12.35', '9.1');
  expect(counts(await send(owner, fewer))).toEqual({ added: 0, changed: 1, unchanged: 2 });
  const [potato] = (await owner.call('GET', '/api/products/admin?q=potato')).body.products;
  expect(potato).toMatchObject({ stock: 9.1, soldBy: 'weight', least: 0.25, step: 0.05 });
});

test('a file of before, with its goods by the gram, is read as loose weight by the kilo', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = 'sku,title,category,price,cuttedprice,unit,stock\nF-1,Dried fish,meat,1.1,1.2,gram,900\n';
  expect(counts(await send(owner, file))).toMatchObject({ added: 1 });
  const [fish] = (await owner.call('GET', '/api/products/admin?q=fish')).body.products;
  expect(fish).toMatchObject({ unit: 'kg', soldBy: 'weight', price: 1100, cuttedprice: 1200, stock: 0.9 });
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 1 });
});

test('a file of before leaves loose goods loose, and its whole kilos are kilos', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { potato } = await addGoods(shop, {
    potato: { unit: 'kg', soldBy: 'weight', least: 0.25, step: 0.05, price: 24, stock: 12, sku: 'P' },
  });
  await order(asha, [potato, 0.75]);
  const file = 'sku,title,category,price,unit,stock\nP,potato,fruits,26,kg,30\n';
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 1, unchanged: 0 });
  const [seen] = (await owner.call('GET', '/api/products/admin?q=potato')).body.products;
  expect(seen).toMatchObject({ price: 26, stock: 30, sold: 0.75, soldBy: 'weight', least: 0.25, step: 0.05 });
});

test('a file that makes whole kilos loose keeps what lies in carts', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { rice } = await addGoods(shop, { rice: { unit: 'kg', price: 50, stock: 20, sku: 'R' } });
  await asha.call('POST', '/api/cart', { product: rice._id, quantity: 3 });
  const file =
    'sku,title,category,price,unit,soldBy,least,step,stock\nR,rice,fruits,50,kg,weight,0.5,0.25,\n';
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 1, unchanged: 0 });
  const [seen] = (await owner.call('GET', '/api/products/admin?q=rice')).body.products;
  expect(seen).toMatchObject({ stock: 20, soldBy: 'weight', least: 0.5, step: 0.25 });
  expect((await asha.call('GET', '/api/cart')).body.data).toMatchObject([{ quantity: 3 }]);
});

/** The product of this name, as the owner has it. */
const seen = async (owner: Caller, name: string) =>
  (await owner.call('GET', `/api/products/admin?q=${name}`)).body.products[0];
const edit = async (owner: Caller, name: string, changes: object): Promise<void> => {
  const product = await seen(owner, name);
  const edited = { ...product, ...changes };
  expect((await owner.call('PUT', `/api/products/editproduct/${product._id}`, edited)).status).toBe(200);
};

test('goods that the owner sells loose by hand have the stock of each later file, in their own measure', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { onion } = await addGoods(shop, { onion: { unit: 'kg', price: 30, stock: 20, sku: 'O' } });
  const products = [{ _id: onion._id }];
  await owner.call('POST', '/api/products/loose', { products, least: 0.5, step: 0.25, confirmed: true });
  expect(await seen(owner, 'onion')).toMatchObject({ soldBy: 'weight', least: 0.5, stock: 20 });
  const file = 'item code,name,rate,unit,qty\nO,onion,32,Kgs,12.5\n';
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(await seen(owner, 'onion')).toMatchObject({ soldBy: 'weight', least: 0.5, price: 32, stock: 12.5 });

  const whole = 'sku,title,category,price,unit,soldBy,stock\nO,onion,fruits,32,kg,piece,9\n';
  expect(counts(await send(owner, whole))).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(await seen(owner, 'onion')).toMatchObject({ soldBy: 'weight', least: 0.5, step: 0.25, stock: 9 });
});

test('a least that the owner changed by hand keeps no stock from coming in', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    potato: { unit: 'kg', soldBy: 'weight', least: 0.25, step: 0.05, stock: 12, sku: 'P' },
  });
  await edit(owner, 'potato', { least: 0.5 });
  const file =
    'sku,title,category,price,unit,soldBy,least,step,stock\nP,potato,fruits,26,kg,weight,0.25,0.05,30\n';
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(await seen(owner, 'potato')).toMatchObject({ least: 0.5, step: 0.05, price: 26, stock: 30 });
});

test('a stock of another unit than the owner sells by says nothing of hers', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = 'item code,name,rate,unit,qty\nR,rice,50,Bag,4\n';
  await send(owner, file);
  await edit(owner, 'rice', { unit: 'kg', soldBy: 'weight', least: 0.5, step: 0.5 });
  const next = file.replace('50,Bag,4', '55,Bag,3');
  expect(counts(await send(owner, next))).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(await seen(owner, 'rice')).toMatchObject({ unit: 'kg', soldBy: 'weight', price: 55, stock: 4 });
});
