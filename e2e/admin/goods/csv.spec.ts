import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import writeExcelFile from 'write-excel-file/node';
import { goodsNow } from '../../support/back-office.ts';
import { expect, test } from '../../support/shop.ts';

const HEADER = 'sku,title,description,category,price,cuttedprice,unit,stock\n';
const csv = (text: string) => ({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('the owner sees what a file would do, imports it, and what was left out is named by its row @desktop', async ({
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
  await page.getByLabel(/^Choose a file/).setInputFiles(file);
  await expect(page.getByRole('heading', { name: /^Is this right/ })).toBeVisible();
  await expect(page.getByText('1 stay here')).toBeVisible();
  await expect(page.getByText(/^Row 3: .*above the cut price/).last()).toBeVisible();
  await axe(page, { all: true });
  // In Hindi she reads the same: on the card of the row, and in the list of what is left out.
  await page.goto(page.url().replace('/admin/', '/hi/admin/'));
  const why = page.getByText('लाइन 3: दाम ₹60 है, पुराने दाम ₹50 से ज़्यादा');
  await expect(page.getByRole('listitem').filter({ has: why })).toHaveCount(2);
  await page.goto(page.url().replace('/hi/admin/', '/admin/'));
  expect(await goodsNow(shop, { title })).toBeUndefined();

  await page.getByRole('button', { name: /^Put .* in the shop$/ }).click();
  await expect(page.getByRole('heading', { name: /^Imported/ })).toBeVisible();
  expect(await goodsNow(shop, { title })).toMatchObject({ price: 40, stock: 12, category: 'vegetables' });

  await page.getByRole('link', { name: 'Import another file' }).click();
  await page.getByLabel(/^Choose a file/).setInputFiles(file);
  await expect(page.getByText('Nothing would change.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Put .* in the shop$/ })).toBeDisabled();
});

test('the owner’s own list in a spreadsheet: columns and shelves are chosen by tapping, and remembered @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const mark = randomUUID().slice(0, 8);
  const sheet = (price: number) =>
    writeExcelFile([
      { sheet: 'Parties', data: [['Sharma ji', 9876543210]] },
      {
        sheet: 'माल',
        data: [
          ['Sharma Kirana Store', null, null, null, null],
          ['Item Name', 'Kind of thing', 'Ctr', 'MRP', 'Op. Stk'],
          [`Haldi ${mark}`, `Masale ${mark}`, `${price}/-`, 45, '1 dozen'],
          [`Namak ${mark}`, `Masale ${mark}`, 28, 28, -2],
        ],
      },
    ]).toBuffer();
  const workbook = async (price: number) => ({
    name: 'stock.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await sheet(price),
  });
  await enterAs(page, shop.owner, '/admin/import');
  await page.getByLabel(/^Choose a file/).setInputFiles(await workbook(42));
  await expect(page.getByText('title above the header skipped')).toBeVisible();
  await expect(page.getByText('Only the sheet “माल” was read.')).toBeVisible();
  await page.goto(page.url().replace('/admin/', '/hi/admin/'));
  await expect(page.getByText('सिर्फ़ शीट “माल” पढ़ी गई।')).toBeVisible();
  await page.goto(page.url().replace('/hi/admin/', '/admin/'));
  await expect(page.getByText('List of goods')).toHaveCount(0);
  await expect(page.getByText('Choose the columns: no column has the price.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose the columns first' })).toBeDisabled();
  await page.getByLabel(/^Ctr/).selectOption('Price');
  await expect(page.getByText('1 stay here')).toBeVisible();
  await page.getByLabel(/^Kind of thing/).selectOption('Category');
  await page
    .getByRole('region', { name: 'Their categories' })
    .getByLabel(`Masale ${mark}`)
    .selectOption('Grocery');
  await page.getByLabel(/^A stock below zero/).selectOption('is nothing in stock');
  await expect(page.getByText('2 ready')).toBeVisible();
  await axe(page, { all: true });

  // A closed tab loses nothing.
  await page.goto('/admin/import');
  await page
    .getByRole('link', { name: /stock\.xlsx.*waits for you/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Put .* in the shop$/ }).click();
  await expect(page.getByRole('heading', { name: /^Imported/ })).toBeVisible();
  expect(await goodsNow(shop, { title: `Haldi ${mark}` })).toMatchObject({
    price: 42,
    cuttedprice: 45,
    stock: 12,
    category: 'grocery',
  });

  await page.goto('/admin/import');
  await page.getByLabel(/^Choose a file/).setInputFiles(await workbook(41));
  await expect(page.getByText('columns as the last time')).toBeVisible();
  await expect(page.getByText('1 ready')).toBeVisible();
});

test('a file that is no list is refused in one sentence, and the next one can be chosen @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  // Without a network for a moment, the files of the last week are asked for again by a tap.
  await page.route('**/api/products/imports', (route) => route.abort(), { times: 1 });
  await enterAs(page, shop.owner, '/admin/import');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page
    .getByLabel(/^Choose a file/)
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') });
  await expect(page.getByText(/neither a spreadsheet/)).toBeVisible();
  await page.getByLabel(/^Choose a file/).setInputFiles(csv('colour,size\nred,L\n'));
  await expect(page.getByText(/^Choose the columns: no column has the title/)).toBeVisible();
});

test('goods, orders and customers are downloaded as files @desktop', async ({ page, shop, enterAs }) => {
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
