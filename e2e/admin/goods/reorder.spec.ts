import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

// A shop of its own: what is low in it is not only this journey's, and the list ends somewhere.
test.use({ ownShop: {} });

test('the owner orders from the wholesaler what runs out: amounts are proposed, typed, and shared as a message @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const soap = await addProduct(shop, { title: 'Soap', unit: 'item', stock: 2 });
  const oil = await addProduct(shop, { title: 'Oil', unit: 'item', stock: 1 });
  await enterAs(page, shop.owner, '/admin/products?state=low');
  await page.getByRole('link', { name: 'Reorder list for the wholesaler' }).click();
  await expect(page.getByLabel(`Order ${soap.title}`)).toHaveValue('8');
  await page.getByLabel(`Order ${soap.title}`).fill('2x');
  await expect(page.getByText('one amount is no number')).toBeVisible();
  await page.getByLabel(`Order ${soap.title}`).fill('24');
  await page.getByLabel(`Order ${oil.title}`).fill('');
  await axe(page, { all: true });
  const link = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const message = new URL(link!).searchParams.get('text')!;
  expect(message).toContain(`- ${soap.title}: 24 pieces`);
  expect(message).not.toContain(oil.title);
});
