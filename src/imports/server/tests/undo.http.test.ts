import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { workOff } from '#test/steps/jobs.ts';
import { start, upload } from '#test/steps/staged-imports.ts';

/** Imports a file to the end, as the screen does; answers its id. */
async function bring(shop: TestShop, owner: Caller, ...rows: string[]): Promise<string> {
  const { body } = await upload(owner, rows.join('\n'));
  await start(shop, owner, body);
  return body.id;
}

const takeBack = async (shop: TestShop, owner: Caller, id: string) => {
  const { status, body } = await owner.call('POST', `/api/products/imports/${id}/undo`);
  await workOff(shop);
  return { status, body };
};
const undoOf = async (owner: Caller, id: string) =>
  (await owner.call('GET', '/api/products/imports')).body.imports.find((one: { id: string }) => one.id === id)
    .undo;
const left = async (owner: Caller, id: string) =>
  (await owner.call('GET', `/api/products/imports/${id}/undo`)).body.left.map(
    ({ title, reason }: { title: string; reason: string }) => [title, reason],
  );
const bySku = async (owner: Caller) =>
  new Map<string, { _id: string; title: string; price: number; stock: number; category: string }>(
    (await owner.call('GET', '/api/products/admin?limit=200&state=all')).body.products.map(
      (product: { sku: string }) => [product.sku, product],
    ),
  );
const wholeOf = async (owner: Caller, id: string) =>
  (await owner.call('GET', `/api/products/admin/${id}`)).body;

const HEADER = 'sku,title,category,price,cuttedprice,unit,stock,hsn,title_hi';

test('an import is taken back: new goods go, what it changed is as it was, and the file can come again', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, {
    mango: { sku: 'M', price: 50, stock: 9, hsn: '0804', title_hi: 'आम' },
  });
  const file = [
    HEADER,
    'M,Mango ripe,vegetables,45,60,kg,30,0713,पका आम',
    'A,Atta,Staples,40,44,item,5,1101,आटा',
    'B,Besan,Staples,60,66,item,5,,',
  ];
  const id = await bring(shop, owner, ...file);
  expect(await undoOf(owner, id)).toEqual({ state: 'possible', takenBack: 0, left: 0 });
  expect(await wholeOf(owner, mango._id)).toMatchObject({ title: 'Mango ripe', hsn: '0713', stock: 30 });

  expect((await takeBack(shop, owner, id)).status).toBe(200);
  expect(await undoOf(owner, id)).toEqual({ state: 'undone', takenBack: 3, left: 0 });
  expect([...(await bySku(owner)).keys()]).toEqual(['M']);
  expect(await wholeOf(owner, mango._id)).toMatchObject({
    title: 'mango',
    price: 50,
    cuttedprice: 50,
    category: 'fruits',
    stock: 9,
    hsn: '0804',
    title_hi: 'आम',
    edited: [],
  });
  expect((await shop.call('GET', '/api/products?all=true')).body.products).toHaveLength(1);
  expect((await takeBack(shop, owner, id)).status).toBe(409);
  await bring(shop, owner, ...file);
  expect([...(await bySku(owner)).keys()].toSorted()).toEqual(['A', 'B', 'M']);
  expect(shop.bugs).toEqual([]);
});

test('what was ordered or changed by hand since stays, and the owner is told of it', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango, rice, onion } = await addGoods(shop, {
    mango: { sku: 'M', price: 50, stock: 10 },
    rice: { sku: 'R', price: 70, stock: 10 },
    onion: { sku: 'O', price: 30, stock: 10 },
  });
  const id = await bring(
    shop,
    owner,
    HEADER,
    'M,mango,fruits,45,60,kg,30,,',
    'R,rice,fruits,65,80,kg,30,,चावल',
    'O,onion,fruits,25,40,kg,30,,',
    'A,Atta,Staples,40,44,item,5,,',
    'B,Besan,Staples,60,66,item,5,,',
    'C,Chana,Staples,50,55,item,5,,',
  );
  const goods = await bySku(owner);
  const edit = (sku: string, changes: object) => {
    const { _id, ...known } = goods.get(sku)!;
    return owner.call('PUT', `/api/products/editproduct/${_id}`, { ...known, ...changes });
  };
  // Four mangoes are sold, the rice gets another price, the onions are counted, atta is ordered, besan described.
  await order(asha, [{ ...mango, price: 45 }, 4], [goods.get('A') as unknown as typeof mango, 1]);
  await edit('R', { price: 66 });
  await edit('O', { stock: 28 });
  await edit('B', { description: 'Fresh from the mill' });
  await asha.call('POST', '/api/cart', { product: goods.get('C')!._id, quantity: 1 });

  await takeBack(shop, owner, id);
  expect(await undoOf(owner, id)).toEqual({ state: 'undone', takenBack: 2, left: 4 });
  expect(await left(owner, id)).toEqual([
    ['Atta', 'it was ordered after the import'],
    ['Besan', 'it was edited after the import'],
    ['onion', 'some of it was changed after the import'],
    ['rice', 'some of it was changed after the import'],
  ]);
  expect(await wholeOf(owner, mango._id)).toMatchObject({ price: 50, stock: 6 });
  expect(await wholeOf(owner, rice._id)).toMatchObject({
    price: 66,
    cuttedprice: 80,
    stock: 10,
    title_hi: '',
  });
  expect(await wholeOf(owner, onion._id)).toMatchObject({ price: 30, cuttedprice: 30, stock: 28 });
  const now = await bySku(owner);
  expect([...now.keys()].toSorted()).toEqual(['A', 'B', 'M', 'O', 'R']);
  expect((await asha.call('GET', '/api/cart')).body.data).toEqual([]);
  expect(shop.bugs).toEqual([]);
});

test('goods that came in since are there after an import is taken back', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango, rice } = await addGoods(shop, {
    mango: { sku: 'M', price: 50, stock: 10, unit: 'item' },
    rice: { sku: 'R', price: 70, stock: 10 },
  });
  const id = await bring(
    shop,
    owner,
    HEADER,
    'M,mango,fruits,50,50,item,12,,',
    'R,rice,fruits,70,70,kg,12,,',
    'A,Atta,Staples,40,44,item,5,,',
  );
  const { _id: atta } = (await bySku(owner)).get('A')!;
  for (const product of [mango._id, atta])
    await owner.call('POST', `/api/products/admin/${product}/receipts`, { quantity: 24 });
  await owner.call('POST', '/api/products/loose', { products: [{ _id: rice._id }], confirmed: true });
  await takeBack(shop, owner, id);
  expect(await wholeOf(owner, mango._id)).toMatchObject({ stock: 34 });
  expect(await wholeOf(owner, rice._id)).toMatchObject({ stock: 12, soldBy: 'weight' });
  expect(await wholeOf(owner, atta)).toMatchObject({ stock: 29 });
  expect(await left(owner, id)).toEqual([
    ['Atta', 'more of it came in after the import'],
    ['rice', 'some of it was changed after the import'],
  ]);
});

test('an import can be taken back for one day, and only one that was done', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const form = new FormData();
  form.append('file', new File(['sku,title,category,price,unit\nA,Atta,grocery,40,item\n'], 'a.csv'));
  const { id } = (await owner.call('POST', '/api/products/imports', form)).body;
  expect(await undoOf(owner, id)).toMatchObject({ state: 'none' });
  expect((await takeBack(shop, owner, id)).body.message).toBe('This file was not imported.');
  const done = await bring(shop, owner, 'sku,title,category,price,unit\nB,Besan,grocery,40,item');
  shop.clock.advance({ days: 1 });
  expect(await undoOf(owner, done)).toMatchObject({ state: 'too late' });
  expect((await takeBack(shop, owner, done)).status).toBe(409);
  expect([...(await bySku(owner)).keys()]).toEqual(['B']);
});
