import type { Product } from '#catalogue/catalogue.ts';
import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

test('a shopper narrows a listing by brand and price, shares it, and takes the filters off @phone', async ({
  page,
  shop,
  axe,
}) => {
  const { _id } = await addProduct(shop, { title: 'Filtered tea', price: 77 });
  const product = (await shop.call<Product>({ path: `/api/products/${_id}` })).body;
  const branded = await shop.call({
    method: 'PUT',
    path: `/api/products/editproduct/${_id}`,
    token: shop.owner.token,
    body: { ...product, brand: 'Chowringhee' },
  });
  expect(branded.status).toBe(200);
  await page.goto('/shop?category=fruits');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.getByLabel('From ₹').fill('90');
  await dialog.getByLabel('To ₹').fill('70');
  await dialog.getByRole('button', { name: 'Show goods' }).click();
  await expect(dialog.getByText('The first price is above the second')).toBeVisible();
  await axe(page, { all: true });
  await dialog.getByLabel('From ₹').fill('70');
  await dialog.getByLabel('To ₹').fill('80');
  await dialog.getByLabel('Brand').selectOption('Chowringhee');
  await dialog.getByRole('button', { name: 'Show goods' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/shop?category=fruits&brand=Chowringhee&from=70&to=80');
  await expect(page.getByText('1 of 1 goods')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 1 goods')).toBeVisible();
  await page.getByRole('button', { name: 'Filter (3)' }).click();
  await expect(dialog.getByLabel('To ₹')).toHaveValue('80');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/shop?category=fruits');
  await page.goto('/shop?category=fruits&brand=Nobody');
  await expect(page.getByText('No goods are like that.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Daily needs' }).getByRole('article')).toHaveCount(6);
});
