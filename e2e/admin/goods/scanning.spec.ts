import { randomUUID } from 'node:crypto';
import { goodsNow } from '../../support/back-office.ts';
import { addProduct } from '../../support/goods.ts';
import { SEEN } from '../../support/page/fake-camera.ts';
import { expect, test } from '../../support/shop.ts';

const TAKEN = '8901030865275';
test.use({ permissions: ['camera'] });

test('the camera reads a barcode into the form, and later opens the product that was saved with it @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const title = `Noodles ${randomUUID().slice(0, 6)}`;
  await enterAs(page, shop.owner, '/admin/addproducts');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByLabel('Barcode', { exact: true })).toHaveValue(SEEN);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Price', { exact: true }).fill('14');
  await page.getByText('By piece', { exact: true }).click();
  await page.getByLabel('Category').selectOption('grocery');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product added successful!')).toBeVisible();
  expect(await goodsNow(shop, { title })).toMatchObject({ barcode: SEEN, unit: 'item' });

  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByRole('dialog', { name: `Edit ${title}` })).toBeVisible();
});

test('a scanner that types is heard wherever the focus is, a code of other goods leads to them, and an unknown one to a new product @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const goods = await addProduct(shop, { title: 'Ketchup', unit: 'item', barcode: TAKEN });
  await enterAs(page, shop.owner, '/admin/addproducts');
  await page.getByLabel('Title').fill('Sauce');
  const scan = (digits: string) => page.evaluate(typeAtOnce, digits);
  await scan('8901491101837');
  await expect(page.getByLabel('Barcode', { exact: true })).toHaveValue('8901491101837');
  await expect(page.getByLabel('Title')).toHaveValue('Sauce');
  await scan('8901491101838');
  await expect(page.getByText('8901491101838 is no barcode: a digit is missing or wrong')).toBeVisible();
  await scan(TAKEN);
  await expect(page.getByText(`${goods.title} has ${TAKEN}.`)).toBeVisible();
  await axe(page, { all: true });
  await page.getByRole('link', { name: 'Open it' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('button', { name: `Edit ${goods.title}` })).toBeVisible();

  await page.goto('/admin/products');
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
  await scan('8901491101837');
  await expect(page.getByText('No product has 8901491101837 yet.')).toBeVisible();
  await scan(TAKEN);
  const edit = page.getByRole('dialog', { name: `Edit ${goods.title}` });
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await scan('8901491101837');
  await page.getByRole('link', { name: 'Add it' }).click();
  await expect(page.getByLabel('Barcode', { exact: true })).toHaveValue('8901491101837');

  await page.goto('/admin/stock-the-shop?aisle=dal');
  await expect(page.getByRole('searchbox', { name: 'Search the staples' })).toBeVisible();
  await scan(TAKEN);
  await expect(page.getByText(`is ${goods.title}, ₹90. The shop has it.`)).toBeVisible();
});

/** Runs in the page: types into what has the focus, as a scanner does, with no time between the keys. */
function typeAtOnce(digits: string): void {
  const field = document.activeElement ?? document.body;
  const press = (key: string): boolean =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  for (const digit of digits)
    if (press(digit) && field instanceof HTMLInputElement) {
      field.setRangeText(digit, field.value.length, field.value.length, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  press('Enter');
}
