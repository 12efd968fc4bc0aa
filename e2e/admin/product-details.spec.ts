import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('a typed name that the starter catalogue knows fills in the rest of the form', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await enterAs(page, shop.owner, '/admin/addproducts');
  await page.getByLabel('Title').fill('haldi');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(/turmeric/i);
  await page.getByText('Names', { exact: true }).click();
  await expect(page.getByLabel('Name in Hindi')).toHaveValue(/हल्दी/);
  await page.getByText('What the law asks').click();
  await expect(page.getByLabel('HSN')).not.toHaveValue('');
  await axe(page, { all: true });
});

test('the owner writes what is printed on a pack into its folded fields; margins and wrong barcodes are said', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/422/);
  const goods = await addProduct(shop, { title: 'Biscuits', price: 30, unit: 'item' });
  await enterAs(page, shop.owner, `/admin/products?q=${encodeURIComponent(goods.title)}`);
  await page.getByRole('button', { name: `Edit ${goods.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${goods.title}` });
  await dialog.getByText('Barcode and limits').click();
  await dialog.getByLabel('Barcode').fill('8901030865279');
  await dialog.getByText('What the law asks').click();
  await dialog.getByLabel('Purchase price').fill('24');
  await expect(dialog.getByText('Margin ₹6, 20 % of the price')).toBeVisible();
  await dialog.getByLabel('Maker').fill('Good Bakers, Pune');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is no barcode: a digit is missing or wrong')).toBeVisible();
  await dialog.getByLabel('Barcode').fill('8901030865275');
  await axe(page, { all: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: `Edit ${goods.title}` }).click();
  await dialog.getByText('What the law asks').click();
  await expect(dialog.getByLabel('Maker')).toHaveValue('Good Bakers, Pune');
});

test('goods that come in are added to the stock; a product is sold out until tomorrow and there again', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const goods = await addProduct(shop, { title: 'Soap', price: 30, unit: 'item', stock: 6 });
  await enterAs(page, shop.owner, `/admin/products?q=${encodeURIComponent(goods.title)}`);
  const open = page.getByRole('button', { name: `Receive ${goods.title}` });
  const dialog = page.getByRole('dialog', { name: `Receive ${goods.title}` });
  await open.click();
  await dialog.getByLabel('Came in, pieces').fill('24');
  await dialog.getByLabel('Paid for one').fill('21');
  await expect(dialog.getByText('Margin ₹9, 30 % of the price')).toBeVisible();
  await axe(page, { all: true });
  await dialog.getByRole('button', { name: 'Add to the stock' }).click();
  await expect(page.getByText('30 in stock', { exact: true })).toBeVisible();

  await open.click();
  await dialog.getByRole('button', { name: 'Back tomorrow' }).click();
  await expect(page.getByText(/^sold out, back on \d{4}-\d\d-\d\d$/)).toBeVisible();
  await open.click();
  await dialog.getByRole('button', { name: 'It is there again' }).click();
  await expect(page.getByText('30 in stock', { exact: true })).toBeVisible();
});
