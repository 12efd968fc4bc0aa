import { setTimeout as pause } from 'node:timers/promises';
import { orderNow } from '../support/back-office.ts';
import { addProduct, order } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

// A shop of its own: the queue holds these orders alone.
test.use({ ownShop: {}, viewport: { width: 360, height: 740 } });

test('two orders tapped one right after the other are both packed; a tap on moving rows is asked for again @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp({ name: 'Asha Rao' });
  const mango = await addProduct(shop);
  const orders: { _id: string }[] = [];
  for (let count = 0; count < 4; count += 1) orders.push(await order(shop, asha, mango));
  const packed = async (): Promise<number> =>
    (await Promise.all(orders.map((one) => orderNow(shop, one)))).filter(({ packedAt }) => packedAt).length;
  await enterAs(page, shop.owner, '/admin/orders/queue?tab=toPack');
  const steps = page.getByRole('main').getByRole('button', { name: /^Packed/ });
  await expect(steps).toHaveCount(4);
  await page.route(/api.orders.[^/]+.packing/, async (route) => {
    await pause(600);
    await route.continue();
  });
  await steps.nth(0).click();
  await steps.nth(1).click();
  await expect.poll(packed).toBe(2);
  await expect(steps).toHaveCount(2);

  // The rows have just moved: this tap may have been meant for the row that stood there before.
  await page.route(/api.orders.queue/, async (route) => {
    await pause(600);
    await route.continue();
  });
  await steps.nth(0).click();
  await expect.poll(packed).toBe(3);
  await steps.last().click({ force: true });
  await expect(page.getByText('The list has just moved. Please tap again.')).toBeVisible();
  await expect(steps).toHaveCount(1);
  expect(await packed()).toBe(3);
});
