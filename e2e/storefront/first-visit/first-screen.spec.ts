import type { Page } from '@playwright/test';
import { addProduct, order, putIntoCart } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

// The widths are this journey's subject, so it sets them itself.
const cards = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-bar="bottom"]')?.getBoundingClientRect();
    const floor = bar && bar.height > 0 ? Math.min(innerHeight, bar.top) : innerHeight;
    const shown = [...document.querySelectorAll('main article')].map((card) => card.getBoundingClientRect());
    const inWidth = shown.filter(({ left, right }) => left >= 0 && right <= innerWidth + 1);
    return {
      whole: inWidth.filter(({ top, bottom }) => top >= 0 && bottom <= floor + 1).length,
      begun: inWidth.filter(({ top, bottom }) => top < floor - 40 && bottom > floor + 1).length,
      head: document.querySelector('header')?.getBoundingClientRect().bottom,
    };
  });

for (const start of ['', '/hi', '/bn']) {
  test(`the first screen of a phone is full of goods: ${start || 'English'} @phone`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(
      (code) => localStorage.setItem('language', JSON.stringify(code)),
      start.slice(1) || 'en',
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(start || '/');
    const home = await cards(page);
    expect(home.whole).toBeGreaterThanOrEqual(4);
    expect(home.head).toBeLessThanOrEqual(112);
    // The bar's four marks stand evenly.
    const marks = await page.locator('.bar-place').evaluateAll((places) =>
      places.map((place) => {
        const { left, right } = place.getBoundingClientRect();
        return (left + right) / 2;
      }),
    );
    expect(marks.map(Math.round)).toEqual([45, 135, 225, 315]);
    await page.goto(`${start}/shop`);
    const listing = await cards(page);
    expect(listing.whole).toBeGreaterThanOrEqual(4);
    expect(listing.whole + listing.begun).toBeGreaterThanOrEqual(6);
    const { body } = await shop.call<{ products: { _id: string }[] }>({
      path: '/api/products?q=besan&limit=1',
    });
    await page.goto(`${start}/shop/${body.products[0]?._id}`);
    await expect(page.locator('.dock a[href*="/login?"]')).toBeInViewport({ ratio: 1 });
    const picture = await page.locator('.product-picture').boundingBox();
    expect(picture?.width).toBe(360);
    expect(picture?.height).toBeLessThanOrEqual(0.34 * 740);
    await page.goto(`${start}/shop`);
    await page.setViewportSize({ width: 740, height: 360 });
    expect((await cards(page)).whole).toBeGreaterThanOrEqual(4);
  });
}

test('the first screen of a laptop shows eight goods at home and in the listing @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  expect((await cards(page)).whole).toBe(8);
  await page.goto('/shop');
  expect((await cards(page)).whole).toBe(8);
});

test('shelves, sort and filters stay in reach while one scrolls @phone', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
  await expect(page.getByRole('checkbox', { name: 'Grocery', exact: true })).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeInViewport();
});

test('nothing moves when the session, the cart and what was bought before arrive @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  await page.addInitScript(() => {
    const said = { moved: 0 };
    Object.assign(window, { said });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        said.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Kesar' });
  await order(shop, asha, mango);
  await putIntoCart(shop, asha, mango, 2);
  await enterAs(page, asha, '/shop');
  await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const moved = () => page.evaluate(() => (window as unknown as { said: { moved: number } }).said.moved);
  expect(await moved()).toBe(0);

  // What was bought stands first; a heading says bought only of what was.
  const goodsOf = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('article');
  await expect(goodsOf('For you')).toHaveCount(6);
  await expect(goodsOf('For you').first()).toContainText(mango.title);
  await expect(goodsOf('Daily needs')).toHaveCount(1);
  expect((await cards(page)).whole).toBeGreaterThanOrEqual(4);
  const bina = await shop.signUp();
  for (const title of ['Langra', 'Dasheri', 'Totapuri', 'Chausa', 'Neelam', 'Himsagar']) {
    const { _id } = await order(shop, bina, await addProduct(shop, { title }));
    // Until a first order has arrived, only a few may be open.
    const body = { status: 'delivered' };
    await shop.call({ method: 'PATCH', path: `/api/orders/${_id}`, token: shop.owner.token, body });
  }
  await enterAs(page, bina, '/');
  await expect(goodsOf('Bought before')).toHaveCount(6);
  await expect(goodsOf('Daily needs')).toHaveCount(6);
  await expect(goodsOf('Cheaper today')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(await moved()).toBe(0);
  expect((await cards(page)).whole).toBeGreaterThanOrEqual(4);
});

test('in the dark the first screens can be read: axe finds nothing @phone', async ({
  page,
  axe,
  expectErrors,
}) => {
  expectErrors(/404/);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', '/shop', '/nowhere'])
    await test.step(path, async () => {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(20, 26, 22)',
      );
      await axe(page, { all: true });
    });
});

test('a control that is half below the bar is still large enough to tap @phone', async ({ page, axe }) => {
  // The phone of Lighthouse, on which the bar cuts a row of cards.
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/shop');
  await axe(page, { only: ['target-size'] });
});
