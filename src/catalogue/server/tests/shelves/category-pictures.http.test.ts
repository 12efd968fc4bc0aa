import { expect, test } from 'vitest';
import { editProduct } from '#catalogue/server/commands.ts';
import { write } from '#platform/http/routes.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openFront, type TestFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

const PICTURE = `/media/${'a'.repeat(32)}/480.webp`;
const OTHER = `/media/${'b'.repeat(32)}/480.webp`;

const pictureOf = async (front: TestFront, wanted: string): Promise<string> => {
  const { text } = await front.get('/api/products/categories');
  return JSON.parse(text).find(({ category }: { category: string }) => category === wanted).thumbnail;
};

const unseen = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`fruit ${at}`, {}]));

const setPicture = (shop: TestShop, id: string, name: string, thumbnail: string) =>
  write(shop.platform, (tx) =>
    editProduct(
      tx,
      id,
      { ...goodsForm(name, { thumbnail }), revision: undefined, sold: undefined },
      { actor: { userId: null, name: 'The test' }, now: shop.clock.now() },
    ),
  );

test('a shelf shows a picture of its goods, however many without one stand before it', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  await addGoods(shop, { mango: { thumbnail: PICTURE } });
  shop.clock.advance({ seconds: 1 });
  await addGoods(shop, unseen(510));
  expect(await pictureOf(front, 'fruits')).toBe(PICTURE);
  expect(await pictureOf(front, 'meat')).toBe('');
});

test('a shelf without pictures shows the first one that its goods get, and no more when it is taken away', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const { mango } = await addGoods(shop, { mango: {} });
  shop.clock.advance({ seconds: 1 });
  const goods = await addGoods(shop, unseen(20));
  expect(await pictureOf(front, 'fruits')).toBe('');
  await setPicture(shop, mango._id, 'mango', PICTURE);
  expect(await pictureOf(front, 'fruits')).toBe(PICTURE);
  const nearer = goods['fruit 3']!;
  await setPicture(shop, nearer._id, nearer.title, OTHER);
  expect(await pictureOf(front, 'fruits')).toBe(OTHER);
  await setPicture(shop, nearer._id, nearer.title, '');
  expect(await pictureOf(front, 'fruits')).toBe(PICTURE);
  await setPicture(shop, mango._id, 'mango', '');
  expect(await pictureOf(front, 'fruits')).toBe('');
});
