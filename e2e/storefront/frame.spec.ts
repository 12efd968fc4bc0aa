import type { Page } from '@playwright/test';
import { awaitMail, linkIn } from '../support/outbox.ts';
import { expect, test } from '../support/shop.ts';

const PUBLIC = ['/', '/shop', '/about-us', '/contact-us', '/skeleton', '/nowhere'];

test('a guest finds the pages and the way in', async ({ page, isMobile, axe }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  if (isMobile) await bar.getByRole('button', { name: 'Menu' }).click();
  const pages = bar.getByRole('navigation', { name: isMobile ? 'Menu' : 'Pages' });
  if (isMobile) await expect(page.getByText('Hi Guest')).toBeVisible();
  for (const name of ['Home', 'Shop', 'About us', 'Contact us'])
    await expect(pages.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  // Without the menu it is the home page as everybody finds it, which is looked at below.
  if (isMobile) await axe(page, { all: true });
  await pages.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByText('Hi Guest')).toBeHidden();
  await bar.getByRole('link', { name: 'Login', exact: true }).first().click();
  await expect(page).toHaveURL('/login');
});

test('someone signed in finds what is theirs, and leaves nothing behind when they sign out', async ({
  page,
  shop,
  enterAs,
  isMobile,
  axe,
}) => {
  const asha = await shop.signUp();
  await enterAs(page, asha, '/shop');
  const open = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: isMobile ? 'Menu' : asha.name })
      .click();
  await open();
  if (isMobile) await expect(page.getByText(asha.email)).toBeVisible();
  const account = page.getByRole('navigation', { name: 'Your account' });
  await expect(account.getByRole('link', { name: 'My Orders' })).toBeVisible();
  await expect(account.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await axe(page, { all: true });
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await open();
  await account.getByRole('link', { name: 'Your Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await open();
  await account.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();
  // The goods that the home page shows are nobody's.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name !== 'products')))
    .toEqual([]);
});

test('the owner finds the dashboard in the menu @desktop', async ({ page, shop, enterAs }) => {
  await enterAs(page, shop.owner, '/shop');
  const { name } = shop.owner.user as { name: string };
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(
    page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Dashboard' }),
  ).toHaveAttribute('href', '/dashboard');
});

test('the newsletter box takes an address, and its owner says yes by the link of a mail @phone', async ({
  page,
  shop,
  axe,
}) => {
  const reader = `reader.${Date.now()}@example.com`;
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill(reader);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    footer.getByText('Almost there: please open the link in the mail that we sent you.'),
  ).toBeVisible();
  await expect(footer.getByRole('textbox')).toHaveValue('');
  const link = linkIn(await awaitMail(shop, reader));
  await page.goto(link);
  await axe(page, { all: true });
  await page.getByRole('button', { name: 'Yes, send me the news' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  expect((await awaitMail(shop, reader, 2)).text).toContain('/newsletter/leave?token=');
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, send me the news' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('the newsletter is agreed to without scripts, too @phone', async ({ browser, shop }) => {
  const reader = `reader.${Date.now()}@example.com`;
  await shop.call({ method: 'POST', path: '/api/shop/newsletter', body: { email: reader, consent: true } });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + linkIn(await awaitMail(shop, reader)));
  await page.getByRole('button', { name: 'Yes, send me the news' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  await context.close();
});

test('another page begins at its top, with the focus, too @phone', async ({ page }) => {
  await page.goto('/shop');
  const quick = page.getByRole('navigation', { name: 'Quick links' });
  await quick.getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the keyboard skips to the page @desktop', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on pages that are open to everybody axe finds nothing, 320 px are enough, controls are large enough to touch', async ({
  page,
  axe,
  expectErrors,
  viewport,
}) => {
  test.slow();
  expectErrors(/404/);
  for (const path of PUBLIC)
    await test.step(path, async () => {
      if (viewport) await page.setViewportSize(viewport);
      await page.goto(path);
      await axe(page, { all: true });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await smallTargets(page)).toEqual([]);
    });
});

/** Controls that can be seen and are lower or narrower than 44 px; links within a sentence are as high as its line. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, select, input:not([type=hidden]):not([type=checkbox])',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 1)
      .filter((control) => !control.closest('article, p') && getComputedStyle(control).display !== 'inline')
      .filter((control) => control.offsetHeight < 44 || control.offsetWidth < 24)
      .map(
        (control) =>
          `${control.tagName} ${control.textContent || control.getAttribute('name')} ${control.offsetWidth}x${control.offsetHeight}`,
      ),
  );

test('a page that is long on its way is announced by a bar at the top @phone', async ({ page }) => {
  await page.goto('/');
  const { promise: waited, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/shop/settings', async (route) => {
    await waited;
    await route.continue();
  });
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/about-us"]')?.click());
  const bar = page.locator('.going');
  await expect(bar).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the button that shows a password is as high as a thumb @phone', async ({ page }) => {
  await page.goto('/login');
  const box = await page.getByRole('button', { name: 'Show password' }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
