import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { goodsNow } from '../support/back-office.ts';
import { expect, test } from '../support/shop.ts';

const HEADER = 'sku,title,description,category,price,cuttedprice,unit,stock\n';
const csv = (text: string) => ({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('the owner sees what a file would do, imports it, and what was left out is named by its row', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const mark = randomUUID().slice(0, 8);
  const title = `भिंडी ${mark}`;
  const file = csv(
    `\uFEFF${HEADER}${mark}-1,${title},ताज़ी,vegetables,40,50,kg,12\n${mark}-2,Too dear ${mark},x,fruits,60,50,kg,1\n`,
  );
  await enterAs(page, shop.owner, '/admin/import');
  await axe(page, { all: true });
  await page.getByLabel(/^Choose a CSV file/).setInputFiles(file);
  await expect(page.getByRole('heading', { name: /^What this file would do/ })).toBeVisible();
  await page.getByText('Why 1 row was left out').click();
  await expect(page.getByText(/^Row 3: .*above the cut price/)).toBeVisible();
  await axe(page, { all: true });
  expect(await goodsNow(shop, { title })).toBeUndefined();

  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: /^Imported/ })).toBeVisible();
  expect(await goodsNow(shop, { title })).toMatchObject({ price: 40, stock: 12, category: 'vegetables' });

  await page.getByLabel(/^Choose another file/).setInputFiles(file);
  await expect(page.getByRole('heading', { name: /^What this file would do/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import now' })).toBeHidden();
});

test('a file of another kind is refused with what was expected', async ({ page, shop, enterAs }) => {
  await enterAs(page, shop.owner, '/admin/import');
  await page.getByLabel(/^Choose a CSV file/).setInputFiles(csv('colour,size\nred,L\n'));
  await expect(page.getByText(/title/).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import now' })).toBeHidden();
});

test('goods, orders and customers are downloaded as files', async ({ page, shop, enterAs }) => {
  await enterAs(page, shop.owner, '/admin/import');
  for (const [label, name, head] of [
    ['Products', 'products.csv', 'sku'],
    ['Orders', 'orders.csv', 'orderId'],
    ['Customers', 'customers.csv', 'name'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: `${label}, download as CSV` }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe(name);
    expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`^\uFEFF${head},`));
  }
});
