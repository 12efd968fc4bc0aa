import { expect, test } from '../../support/shop.ts';

/** Whether the page knows the screens of the back office. */
const knowsOffice = () =>
  JSON.stringify(Reflect.get(window, '__reactRouterManifest') ?? '').includes('admin');

test('a shopper’s page names no screen of the back office, and who runs the shop comes there and back @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  await enterAs(page, shop.owner, '/shop');
  expect(await page.evaluate(knowsOffice)).toBe(false);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(page).toHaveURL('/dashboard');
  await page.waitForFunction(knowsOffice);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the browser asks the server for an address that it does not know @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  await enterAs(page, shop.owner, '/shop');
  // In the tab, without loading a page: as after logging in.
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/admin/products');
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await page.waitForFunction(knowsOffice);
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
