import { expect, test } from '../support/shop.ts';

test('on a touch screen a tile opens its product in this tab, where Back works @phone', async ({
  page,
  context,
}) => {
  await page.goto('/shop');
  const link = page.getByRole('article').first().getByRole('link').first();
  const title = (await link.innerText()).trim();
  await expect(link).toHaveAttribute('target', '_blank');
  await link.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  expect(context.pages()).toHaveLength(1);
  // Before the scripts are there, too.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  await link.tap();
  await expect(page).toHaveURL(/\/shop\/.+/);
  expect(context.pages()).toHaveLength(1);
});

test('an order or bill that does not exist says so and leads back @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/404/);
  await enterAs(page, await shop.signUp(), '/my-order/nosuch/bill');
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/my-order');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a page that needs them says so, and where else to order @phone', async ({ page, expectErrors }) => {
    expectErrors(/request: csp GET .*\/assets\//);
    const said = page.locator('noscript p').filter({ hasText: 'This page needs JavaScript' });
    for (const path of ['/login', '/signup', '/checkout', '/my-order', '/profile'])
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(said).toBeVisible();
        await expect(page.getByText('Fetching your cart…')).toBeHidden();
      });
    await said.getByRole('link', { name: 'Our number' }).click();
    await expect(page.locator('footer').getByRole('link', { name: /^\+91/ }).first()).toBeVisible();
  });
});
