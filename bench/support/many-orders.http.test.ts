import { expect, test } from 'vitest';
import { write } from '#platform/http/routes.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { writeHistory } from './many-orders.ts';

test('in a shop with years of orders, the list counts each new one, and its last page is as long as it should be', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { mango: {}, rice: {} });
  let written = 0;
  for (const orders of [10_003, 1, 20, 10_500]) {
    const history = { orders, customers: 3, days: 30, until: shop.clock.now() };
    await write(shop.platform, (tx) => writeHistory(tx, history));
    written += orders;
    for (const page of [1, Math.ceil(written / 10)]) {
      const { body } = await owner.call('GET', `/api/orders/all?page=${page}`);
      expect([body.totalOrders, body.orders.length]).toEqual([written, page === 1 ? 10 : written % 10 || 10]);
    }
  }
});
