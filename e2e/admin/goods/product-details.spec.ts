import { randomUUID } from 'node:crypto';
import { goodsNow } from '../../support/back-office.ts';
import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

test('a typed name that the starter catalogue knows fills in the rest of the form @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await enterAs(page, shop.owner, '/admin/addproducts');
  await page.getByLabel('Title').fill('haldi');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(/turmeric/i);
  await expect(page.locator('summary').filter({ hasText: 'Names' })).toContainText('3 of 3');
  await expect(page.getByText('This is a drawing from the starter catalogue.')).toBeVisible();
  await page.getByText('Names', { exact: true }).click();
  await expect(page.getByLabel('Name in Hindi')).toHaveValue(/हल्दी/);
  await page.getByText('What the law asks').click();
  await expect(page.getByLabel('HSN')).not.toHaveValue('');
  await axe(page, { all: true });
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Without a photo, shoppers see this drawing.')).toBeVisible();
});

test('the owner writes what is printed on a pack into its folded fields; margins and wrong barcodes are said @phone', async ({
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
  await dialog.getByLabel('Barcode').fill('8901030865279');
  const law = dialog.locator('summary').filter({ hasText: 'What the law asks' });
  await expect(law).toContainText('0 of 7');
  await dialog.getByText('What the law asks').click();
  await dialog.getByLabel('Purchase price').fill('24');
  await expect(dialog.getByText('Margin ₹6, 20 % of the price')).toBeVisible();
  await dialog.getByLabel('Maker').fill('Good Bakers, Pune');
  await expect(law).toContainText('1 of 7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The barcode is invalid: a digit is missing or wrong')).toBeVisible();
  await dialog.getByLabel('Barcode').fill('8901030865190');
  await axe(page, { all: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: `Edit ${goods.title}` }).click();
  await dialog.getByText('What the law asks').click();
  await expect(dialog.getByLabel('Maker')).toHaveValue('Good Bakers, Pune');
});

test('goods that come in are added to the stock; a product is sold out until tomorrow and there again @phone', async ({
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
  await expect(page.getByText('sold out, back tomorrow', { exact: true })).toBeVisible();
  await open.click();
  await dialog.getByRole('button', { name: 'It is there again' }).click();
  await expect(page.getByText('30 in stock', { exact: true })).toBeVisible();
});

test('photo, name, price, unit and shelf are enough; what is not known yet waits as a draft @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const title = `Jaggery ${randomUUID().slice(0, 6)}`;
  await enterAs(page, shop.owner, '/admin/addproducts');
  await page.getByLabel('Title').fill(title);
  await page.getByText('Loose', { exact: true }).click();
  await expect(page.getByLabel('Unit')).toHaveValue('kg');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Kept as a draft, unseen by shoppers.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');

  await page.goto(`/admin/products?state=drafts&q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${title}` });
  await dialog.getByLabel('Price', { exact: true }).fill('68');
  await expect(dialog.getByLabel('Cutted Price')).toHaveValue('68');
  await dialog.getByLabel('Category').selectOption('grocery');
  await dialog.getByRole('button', { name: 'Put in the shop' }).click();
  await expect(dialog).toBeHidden();
  expect(await goodsNow(shop, { title })).toMatchObject({
    active: true,
    price: 68,
    cuttedprice: 68,
    description: title,
    soldBy: 'weight',
  });
});

test('a draft is thrown away once the owner says so twice @phone', async ({ page, shop, enterAs }) => {
  const title = `Papad ${randomUUID().slice(0, 6)}`;
  const { token } = shop.owner;
  await shop.call({ method: 'POST', path: '/api/products/drafts', token, body: { drafts: [{ title }] } });
  await enterAs(page, shop.owner, `/admin/products?state=drafts&q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('button', { name: `Discard draft ${title}` }).click();
  await page
    .getByRole('dialog', { name: 'Discard this draft?' })
    .getByRole('button', { name: 'Discard', exact: true })
    .click();
  await expect(page.getByText('The draft is gone.')).toBeVisible();
  await expect(page.getByText('No product is like that.')).toBeVisible();
});
