import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

test('two products become packs of one family; a third is added in a short form, put in order, taken out @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const large = await addProduct(shop, { title: 'Poha', price: 90, unit: 'item', pack: '1 kg' });
  const small = await addProduct(shop, { title: 'Poha', price: 48, unit: 'item', pack: '500 g' });
  await enterAs(page, shop.owner, '/admin/products');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  const bar = page.getByRole('region', { name: 'Ticked products' });
  for (const { title } of [small, large]) {
    await search.fill(title);
    await page.getByRole('checkbox', { name: `Tick ${title}` }).check();
  }
  await expect(bar).toContainText('2 ticked');
  await axe(page, { all: true });
  await bar.getByRole('button', { name: 'Packs of one family' }).click();

  const packs = page.getByRole('main').getByRole('listitem');
  await expect(packs).toHaveCount(2);
  await expect(page.getByText('On one card in the shop: 500 g, 1 kg, for ₹48 to ₹90.')).toBeVisible();
  await page.getByRole('button', { name: 'Another pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another pack' });
  await dialog.getByRole('button', { name: 'Add this pack' }).click();
  await expect(dialog.getByText('Write how much is in it, or its colour or size')).toBeVisible();
  await dialog.getByLabel('Pack', { exact: true }).fill('2 kg');
  await dialog.getByLabel('Price', { exact: true }).fill('170');
  await dialog.getByLabel('Stock').fill('8');
  await axe(page, { all: true });
  await dialog.getByRole('button', { name: 'Add this pack' }).click();
  await expect(packs).toHaveCount(3);
  await expect(packs.nth(2)).toContainText('2 kg');
  await expect(packs.nth(2)).toContainText('8 in stock');

  await page.getByRole('button', { name: 'Move 2 kg up' }).click();
  await expect(packs.nth(1)).toContainText('2 kg');
  await page.getByRole('button', { name: 'Take out 500 g' }).click();
  await expect(packs).toHaveCount(2);
  await expect(page).not.toHaveURL(new RegExp(small._id));
  await page.reload();
  await expect(packs.nth(0)).toContainText('2 kg');
  await expect(packs.nth(1)).toContainText('1 kg');

  await page.getByRole('button', { name: 'Take goods in' }).click();
  const found = page.getByRole('dialog', { name: 'Take goods in' });
  await found.getByRole('searchbox', { name: 'Search the goods' }).fill(small.title);
  await found.getByRole('button', { name: `Take in ${small.title}` }).click();
  await expect(found.getByText('Is in')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(packs).toHaveCount(3);
});
