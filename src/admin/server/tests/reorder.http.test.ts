import { expect, test } from 'vitest';
import type { ReorderList } from '#admin/reorder.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

test('what runs out is listed by shelf with what was sold of it and how much to order; loose goods in kilos', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const shopper = await signUp(shop);
  const { soap, potato, honey } = await addGoods(shop, {
    soap: { unit: 'item', stock: 11, category: 'cosmetics' },
    potato: { unit: 'kg', soldBy: 'weight', stock: 6.5 },
    honey: { unit: 'item', stock: 60, category: 'localitems', pack: '500 g' },
    plenty: { unit: 'item', stock: 90 },
  });
  await order(shopper, [soap, 8], [potato, 4.25]);
  await owner.call('PUT', `/api/products/admin/${honey._id}/soldout`, { soldOut: true });
  const { status, body } = await owner.call('GET', '/api/admin/reorder');
  expect(status).toBe(200);
  const { shelves, days, more } = body as ReorderList;
  expect([days, more]).toEqual([30, 0]);
  const lines = shelves.flatMap((shelf) =>
    shelf.lines.map(({ title, art, sold, stock, soldOut, proposed }) => ({
      category: shelf.category,
      art,
      title,
      sold,
      stock,
      soldOut,
      proposed,
    })),
  );
  expect(lines).toEqual([
    {
      category: 'cosmetics',
      art: 'cosmetics',
      title: 'soap',
      sold: 8,
      stock: 3,
      soldOut: false,
      proposed: 7,
    },
    {
      category: 'fruits',
      art: 'fruits',
      title: 'potato',
      sold: 4.25,
      stock: 2.25,
      soldOut: false,
      proposed: 8,
    },
    {
      category: 'localitems',
      art: 'localitems',
      title: 'honey',
      sold: 0,
      stock: 60,
      soldOut: true,
      proposed: 10,
    },
  ]);
});

test('a product is on the list by its own limit; deactivated goods are not; who has no part in goods is refused', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { salt, gone } = await addGoods(shop, {
    salt: { unit: 'item', stock: 60 },
    gone: { unit: 'item', stock: 0 },
  });
  await owner.call('PUT', `/api/products/admin/${salt._id}/details`, { lowStock: 80 });
  await owner.call('DELETE', `/api/products/deleteproduct/${gone._id}`);
  const keeper = await staff(shop, ['goods']);
  const { shelves } = (await keeper.call('GET', '/api/admin/reorder')).body as ReorderList;
  expect(shelves.flatMap(({ lines }) => lines.map(({ title, proposed }) => [title, proposed]))).toEqual([
    ['salt', 100],
  ]);
  const packer = await staff(shop, ['packer', 'counter']);
  expect((await packer.call('GET', '/api/admin/reorder')).status).toBe(403);
});
