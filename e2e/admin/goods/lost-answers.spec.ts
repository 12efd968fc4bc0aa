import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|409/));

/** The shop does what is sent to an address, and its answer is lost, once. Tells under which ids it was sent. */
async function loseAnswer(page: Page, address: string): Promise<(string | undefined)[]> {
  const ids: (string | undefined)[] = [];
  await page.route(address, async (route) => {
    ids.push(route.request().headers()['idempotency-key']);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return ids;
}

test('goods came in, the answer was lost, and the second tap counts them no second time @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const goods = await addProduct(shop, { title: 'Soap', price: 30, unit: 'item', stock: 10 });
  await enterAs(page, shop.owner, `/admin/products?q=${encodeURIComponent(goods.title)}`);
  const ids = await loseAnswer(page, '**/receipts');
  await page.getByRole('button', { name: `Receive ${goods.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Receive ${goods.title}` });
  await dialog.getByLabel('Came in, pieces').fill('50');
  await dialog.getByRole('button', { name: 'Add to the stock' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  // Typed otherwise after the first try had arrived: it is said, and nothing is counted.
  await dialog.getByLabel('Came in, pieces').fill('60');
  await dialog.getByRole('button', { name: 'Add to the stock' }).click();
  await expect(dialog.getByText('This form was already sent with other values.')).toBeVisible();
  expect(ids[1]).toBe(ids[0]);
  await page.reload();
  await expect(page.getByText('60 in stock', { exact: true })).toBeVisible();
});

test('a product was added, the answer was lost, and the second tap adds no second one @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const title = `Jaggery ${randomUUID().slice(0, 6)}`;
  await enterAs(page, shop.owner, '/admin/addproducts');
  const ids = await loseAnswer(page, '**/addproduct');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Price', { exact: true }).fill('60');
  await page.getByLabel('Unit').selectOption('kg');
  await page.getByLabel('Category').selectOption({ index: 1 });
  const add = page.getByRole('button', { name: 'Add product', exact: false });
  await add.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await add.click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  const found = await shop.call({
    method: 'GET',
    path: `/api/products/admin?q=${encodeURIComponent(title)}`,
    token: shop.owner.token,
  });
  expect((found.body as { total: number }).total).toBe(1);
});
