import { addProduct, deactivateProduct, editProduct, order, orderApart } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('ordering again is one tap @phone', async ({ page, shop, enterAs, axe }) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Mango' });
  await order(shop, asha, mango, 3);
  await enterAs(page, asha, '/my-order');
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText('It is in your cart again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cart/ }).first()).toContainText('3');
  await axe(page);
  await page.getByRole('alert').getByRole('link', { name: 'Checkout' }).click();
  await orderApart(page);
  await expect(page.getByRole('heading', { name: 'Shipped to below Address' })).toBeVisible();
  await expect(page.getByText(mango.title, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Colony')).toHaveValue('Nehru Nagar, house 12');
});

test('what the shop does not have any more, or not enough of, is named @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Mango' });
  const rice = await addProduct(shop, { title: 'Rice' });
  await order(shop, asha, mango, 5);
  await order(shop, asha, rice, 2);
  await editProduct(shop, mango, { stock: 3 });
  await deactivateProduct(shop, rice);
  await enterAs(page, asha, '/my-order');

  const ofMango = page.getByRole('article').filter({ hasText: mango.title });
  await ofMango.getByRole('button', { name: 'Order again' }).click();
  await expect(ofMango.getByText(`${mango.title}: Only 3 kg left of 5 kg.`)).toBeVisible();

  const ofRice = page.getByRole('article').filter({ hasText: rice.title });
  await ofRice.getByRole('button', { name: 'Order again' }).click();
  await expect(ofRice.getByText('None of it is in the shop just now.')).toBeVisible();
  await expect(ofRice.getByText(`${rice.title}: not in the shop just now.`)).toBeVisible();
});
