import type { Page } from '@playwright/test';
import { addProduct, type TestProduct } from '../../support/goods.ts';
import { enterAs } from '../../support/people.ts';
import { expect, type Shop, test } from '../../support/shop.ts';

test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|status of 50\d/));

/** Somebody signed in on the page of a product, which has all that it loads. */
async function onPageOf(title: string, shop: Shop, page: Page): Promise<TestProduct> {
  const mango = await addProduct(shop, { title, price: 90 });
  await enterAs(page, await shop.signUp(), `/shop/${mango._id}`);
  await page.waitForLoadState('networkidle');
  return mango;
}

test('what is added without a network waits in sight, is not lost by signing out unasked, and is added by itself when it is back @phone', async ({
  page,
  context,
  shop,
  axe,
}) => {
  const mango = await onPageOf('Langra', shop, page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(`${mango.title} goes into your cart when the internet is back`)).toBeVisible();
  await expect(page.getByText('Waits for the internet', { exact: true })).toBeVisible();
  await axe(page);
  // The shop's head comes when it gets the focus.
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(question.getByRole('listitem')).toHaveText([`For the cart: ${mango.title}`]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `One more ${mango.title}` }).click();
  await context.setOffline(false);
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await expect(page.getByText('goes into your cart when the internet is back')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Cart/ }).first()).toHaveAccessibleName(/2 items/);
});

test('a network that comes back while a try still fails is noticed: nobody waits for the next try in 15 seconds @phone', async ({
  page,
  shop,
}) => {
  await onPageOf('Chaunsa', shop, page);
  let tries = 0;
  await page.route('**/api/cart', async (route) => {
    tries += 1;
    if (tries === 2) await page.evaluate(() => window.dispatchEvent(new Event('online')));
    return tries <= 2 ? route.abort('connectionfailed') : route.continue();
  });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible({ timeout: 12_000 });
  expect(tries).toBeGreaterThan(2);
});

test('what waits outlives the tab, and is not added twice where only the answer was lost @phone', async ({
  page,
  context,
  shop,
}) => {
  const mango = await onPageOf('Kesar', shop, page);
  await context.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'POST') return route.abort('connectionfailed');
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(`${mango.title} goes into your cart when the internet is back`)).toBeVisible();
  await page.close();
  await context.unroute('**/api/cart');
  const later = await context.newPage();
  await later.goto(`${shop.url}/about-us`);
  await expect(later.getByText('Added to cart!')).toBeVisible();
  await expect(later.getByRole('button', { name: /^Cart/ }).first()).toHaveAccessibleName(/1 item/);
});

test('what waits can be taken back, from the cart too @phone', async ({ page, context, shop }) => {
  const mango = await onPageOf('Dasheri', shop, page);
  // Whoever looked into the cart has its code; without a network it could not be fetched.
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toContainText('Your cart is empty');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' });
  await expect(
    drawer.getByText(`1 × ${mango.title} goes into your cart when the internet is back.`),
  ).toBeVisible();
  await drawer.getByRole('button', { name: `Remove ${mango.title}` }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});
