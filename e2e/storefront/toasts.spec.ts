import type { Page } from '@playwright/test';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const toast = (page: Page) => page.locator('.Toastify__toast');

/** Puts a button of the test's own where the toast stands, under it. */
const putButtonUnder = async (page: Page): Promise<{ x: number; y: number }> => {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('there is no toast');
  await page.evaluate(({ x, y, width, height }) => {
    const button = document.createElement('button');
    button.textContent = 'Under the toast';
    button.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    button.addEventListener('click', () => {
      document.title = 'The button got the tap';
    });
    document.querySelector('main')?.append(button);
  }, box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Somebody who has just saved their name, and is told so by a toast. */
async function seeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(toast(page)).toBeVisible();
  await toast(page).evaluate(untilSlidIn);
  await expect.poll(() => page.evaluate(placeOfToasts)).not.toBe('');
}

const placeOfToasts = (): string => document.documentElement.style.getPropertyValue('--toast-top');

/** It slides in, and stays in its place then: the bar that shows how long it still has is no part of this. */
const untilSlidIn = (toast: Element): Promise<unknown> =>
  Promise.all(toast.getAnimations().map((slide) => slide.finished));

test('a toast over a button takes no tap from it, and goes though the pointer rests there', async ({
  page,
  shop,
  enterAs,
  isMobile,
}) => {
  await enterAs(page, await shop.signUp(), '/profile');
  await seeToast(page);
  const { x, y } = await putButtonUnder(page);
  if (!isMobile) await page.mouse.move(x, y);
  await expect(toast(page)).not.toHaveAttribute('data-free');
  await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await expect(page).toHaveTitle('The button got the tap');
  await expect(toast(page)).toBeHidden({ timeout: 7000 });
});

for (const lost of ['css', 'js'])
  test(`what a toast would say is said plainly where its ${lost} does not come @phone`, async ({
    page,
    shop,
    enterAs,
    expectErrors,
  }) => {
    expectErrors(/ERR_|toast-container/);
    await enterAs(page, await shop.signUp(), '/profile');
    await page.route(`**/toast-container-*.${lost}`, (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByText('Your details are saved.')).toBeHidden();
  });

test('a toast speaks in the shop’s own letters and covers no control when it comes', async ({
  page,
  shop,
  enterAs,
  isMobile,
}) => {
  await enterAs(page, await shop.signUp(), '/profile');
  await seeToast(page);
  const family = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await family('.Toastify__toast')).toBe(await family('main'));
  const box = await toast(page).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (!box) throw new Error('there is no toast');
  if (isMobile) {
    // Above the bottom bar, within the screen.
    const bar = await page.getByRole('navigation', { name: 'Quick links' }).boundingBox();
    expect(box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(box.y).toBeGreaterThan(height / 2);
    expect(box.x).toBeGreaterThanOrEqual(0);
  } else {
    expect(box.x).toBeGreaterThan(width / 2);
    await expect(toast(page)).toHaveAttribute('data-free', '');
  }
  expect(box.x + box.width).toBeLessThanOrEqual(width);
});

test('on wide screens a toast with nothing under it waits under the pointer, and is closed by a click @desktop', async ({
  page,
  shop,
  enterAs,
}) => {
  await enterAs(page, await shop.signUp(), '/profile');
  // A busy machine may be slower than the five seconds that it stays.
  await expect(async () => {
    if (await toast(page).isHidden()) await page.getByRole('button', { name: 'Save' }).first().click();
    await toast(page).hover({ timeout: 2000 });
    const running = toast(page).locator('.Toastify__progress-bar');
    await expect(running).toHaveCSS('animation-play-state', 'paused', { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.waitForTimeout(6000);
  await expect(toast(page)).toBeVisible();
  await toast(page).click();
  await expect(toast(page)).toBeHidden();
});

test('on a phone the cart bar says what happened to the cart, for five seconds @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const mango = await addProduct(shop, { title: 'Kesar' });
  await page.clock.install();
  await enterAs(page, await shop.signUp(), `/shop?q=${encodeURIComponent(mango.title)}`);
  // Else a busy machine could take the five seconds to look.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('button', { name: `Add ${mango.title}` }).click();
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar.getByText('Added to cart!')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(4900);
  await expect(bar.getByText('Added to cart!')).toBeVisible();
  await page.clock.runFor(100);
  await expect(bar.getByText('Added to cart!')).toBeHidden();
  await page.getByRole('button', { name: `Remove ${mango.title}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Removed from cart!' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test.describe('on a phone that asks for Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the cart bar is seen below what else stands there; where it is out of sight, a toast says it @phone', async ({
    page,
    shop,
    enterAs,
    axe,
  }) => {
    const mango = await addProduct(shop, { title: 'Kesar' });
    await enterAs(page, await shop.signUp(), `/shop?q=${encodeURIComponent(mango.title)}`);
    const offer = await page.getByRole('region', { name: 'हिन्दी' }).boundingBox();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: `Add ${mango.title}` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Added to cart!' })).toBeInViewport();
    const way = page.getByRole('button', { name: 'View cart' });
    await expect(way).toBeInViewport();
    const lifted = await page.getByRole('region', { name: 'हिन्दी' }).boundingBox();
    // It is said in the bar, which does not grow.
    expect(lifted?.y).toBe(offer?.y);
    await axe(page);
    // Nothing covers it.
    await way.click({ trial: true });
    // On its side the bars scroll away with the page.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.getByRole('button', { name: `Remove ${mango.title}` }).click();
    await expect(toast(page).filter({ hasText: 'Removed from cart!' })).toBeInViewport();
  });
});
