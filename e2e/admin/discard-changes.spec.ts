import type { Page } from '@playwright/test';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard changes?' });
const answer = (page: Page, name: 'Keep editing' | 'Discard') =>
  question(page).getByRole('button', { name, exact: true }).click();

test('what is typed into a product is not lost by a slip: closing, Escape, going back and the tab all ask first @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const goods = await addProduct(shop, { title: 'Papaya', price: 40 });
  await enterAs(page, shop.owner, '/dashboard');
  await page.locator('a[href="/admin/products"]').first().dispatchEvent('click');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(goods.title);
  const open = () => page.getByRole('button', { name: `Edit ${goods.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${goods.title}` });

  await test.step('nothing typed, nothing asked', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(question(page)).toBeHidden();
  });

  await open();
  await dialog.getByText('Description and more').click();
  await dialog.getByLabel('Description').fill('Ripe and sweet');
  await test.step('each way out asks, and keeps what was typed', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeVisible();
    await axe(page, { all: true });
    await answer(page, 'Keep editing');
    await dialog.getByRole('button', { name: /^Close/ }).click();
    await answer(page, 'Keep editing');
    for (let times = 0; times < 2; times += 1) {
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await expect(dialog).toBeVisible();
      // Whoever keeps editing goes on in a field; without that a browser lets one more Escape close both at once.
      await dialog.getByLabel('Description').click();
    }
    await page.evaluate(() => history.back());
    await answer(page, 'Keep editing');
    await expect(dialog.getByLabel('Description')).toHaveValue('Ripe and sweet');
    await expect(page).toHaveURL(/admin\/products/);
  });
  await test.step('closing the tab asks', async () => {
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    const beforeUnload = await asked;
    expect(beforeUnload.type()).toBe('beforeunload');
    await beforeUnload.dismiss();
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await answer(page, 'Discard');
  await expect(dialog).toBeHidden();

  await test.step('what is saved is not asked for', async () => {
    await open();
    await dialog.getByText('Description and more').click();
    await dialog.getByLabel('Description').fill('Ripe');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Product Edited Successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(question(page)).toBeHidden();
  });
});

test('settings that are changed and not saved are asked for on the way to another page @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await enterAs(page, shop.owner, '/settings/about');
  const story = page.getByLabel('Our Story', { exact: true });
  await story.fill('We began with a cart.');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/team"]')?.click());
  await expect(question(page)).toContainText('Settings that you changed are not saved yet');
  await axe(page, { all: true });
  await answer(page, 'Keep editing');
  await expect(story).toHaveValue('We began with a cart.');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/team"]')?.click());
  await answer(page, 'Discard');
  await expect(page).toHaveURL(/\/team$/);
});

test('a customer, a new product and a shopper’s own address are asked for, too @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  await enterAs(page, shop.owner, '/customers');
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await page.getByRole('dialog', { name: 'Add Customer' }).getByLabel('Name').fill('Meena');
  await page.getByRole('dialog', { name: 'Add Customer' }).getByRole('button', { name: 'Cancel' }).click();
  await answer(page, 'Discard');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/admin/addproducts');
  await page.getByLabel('Title').fill('Jackfruit');
  await page.getByRole('link', { name: 'Many at once' }).click();
  await answer(page, 'Keep editing');
  await expect(page.getByLabel('Title')).toHaveValue('Jackfruit');

  const phone = await otherDevice();
  await enterAs(phone, await shop.signUp(), `${shop.url}/profile`);
  await phone.getByRole('button', { name: 'Add Delivery Address' }).click();
  await phone.getByLabel('Street').fill('House 4');
  await phone.getByRole('button', { name: /^Close/ }).click();
  await expect(question(phone)).toBeVisible();
  await axe(phone, { all: true });
  await answer(phone, 'Discard');
  await expect(phone.getByRole('dialog')).toHaveCount(0);
});
