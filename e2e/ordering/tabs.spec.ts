import type { Page } from '@playwright/test';
import { putIntoCart, addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const cartOf = (page: Page) => page.getByRole('button', { name: /^Cart/ }).first();

for (const storage of ['localStorage', 'sessionStorage'] as const)
  test(`signing out in one tab takes name and cart out of all of them (${storage}) @desktop`, async ({
    page,
    context,
    shop,
    enterAs,
    expectErrors,
  }) => {
    expectErrors(/401/);
    const asha = await shop.signUp();
    await putIntoCart(shop, asha, await addProduct(shop), 2);
    await enterAs(page, asha, '/healthz');
    // Without Remember Me the session is in the tab, and in those that are opened from it.
    if (storage === 'sessionStorage')
      await page.evaluate(() => {
        sessionStorage.setItem('userData', localStorage.getItem('userData') ?? '');
        localStorage.clear();
      });
    await page.goto('/shop');
    await expect(cartOf(page)).toHaveAccessibleName(/2 items/);
    const [second] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/about-us')),
    ]);
    await expect(cartOf(second)).toHaveAccessibleName(/2 items/);
    await page.goto('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(cartOf(second)).toHaveAccessibleName(/0 items/);
    await expect(second.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect(
      await second.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toMatch(/userData|example\.com/);
  });
