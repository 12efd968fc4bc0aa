import { expect, test } from 'vitest';
import { Failure } from '#base/failure.ts';
import { deactivateProduct } from '#catalogue/server/commands.ts';
import { returnStock, type StockLine, takeStock } from '#catalogue/server/commands/stock.ts';
import { write } from '#platform/http/routes.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

const take = (shop: TestShop, lines: StockLine[]): Promise<unknown> =>
  write(shop.platform, (tx) => takeStock(tx, lines));

test('fifty orders for the last mango at once: one gets it', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 1 } });
  const orders = await Promise.allSettled(
    Array.from({ length: 50 }, () => take(shop, [{ product: mango._id, quantity: 1 }])),
  );
  expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(shop, mango)).toBe(0);
});

test('orders that want the same goods in another order never stop each other', async () => {
  await using shop = await openShop();
  const { mango, onion } = await addGoods(shop, { mango: { stock: 100 }, onion: { stock: 100 } });
  const lines = [mango, onion].map(({ _id }) => ({ product: _id, quantity: 1 }));
  await Promise.all(Array.from({ length: 40 }, (_, at) => take(shop, at % 2 ? lines : lines.toReversed())));
  expect([await stockOf(shop, mango), await stockOf(shop, onion)]).toEqual([60, 60]);
});

test('every line that is short is named with what is left, and nothing is taken', async () => {
  await using shop = await openShop();
  const { mango, onion, soap } = await addGoods(shop, { mango: { stock: 3 }, onion: { stock: 5 }, soap: {} });
  const context = { actor: { userId: null, name: 'Owner' }, now: shop.clock.now() };
  await write(shop.platform, (tx) => deactivateProduct(tx, soap._id, context));
  const refusal = await take(shop, [
    { product: mango._id, quantity: 4 },
    { product: onion._id, quantity: 5 },
    { product: soap._id, quantity: 1 },
  ]).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Failure);
  const { code, detail } = refusal as Failure;
  expect(code).toBe('out_of_stock');
  expect(detail?.['lines']).toEqual(
    expect.arrayContaining([
      { product: mango._id, title: 'mango', unit: 'kg', wanted: 4, left: 3 },
      { product: soap._id, title: 'soap', unit: 'kg', wanted: 1, left: 0 },
    ]),
  );
  expect(detail?.['lines']).toHaveLength(2);
  expect(await stockOf(shop, onion)).toBe(5);
});

test('a cancelled order’s goods are back on the shelf and count as not sold', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 10 } });
  const lines = [{ product: mango._id, quantity: 4 }];
  await take(shop, lines);
  await write(shop.platform, (tx) => returnStock(tx, lines));
  const row = await shop.platform.db
    .selectFrom('products')
    .select(['stock', 'sold'])
    .where('id', '=', mango._id)
    .executeTakeFirst();
  expect(row).toEqual({ stock: 10, sold: 0 });
});
