import type { Page } from '@playwright/test';
import type { Area } from '#delivery/areas.ts';
import { addProduct, editProduct, putIntoCart } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' });
const openCart = (page: Page) => page.getByRole('button', { name: 'View cart' }).click();

/** How many lines of the cart stand whole between its head and its foot, without being scrolled. */
const wholeLines = (page: Page): Promise<number> =>
  drawer(page).evaluate((dialog) => {
    const top = dialog.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    // On a phone that lies on its side the foot stands beside the lines.
    const { top: below = innerHeight, left = 0 } =
      dialog.querySelector('footer')?.getBoundingClientRect() ?? {};
    const foot = left > innerWidth / 2 ? innerHeight : below;
    return [...dialog.querySelectorAll('.drawer-line')].filter((line) => {
      const box = line.getBoundingClientRect();
      // The room below a line is not part of what is read of it.
      const bottom = box.bottom - parseFloat(getComputedStyle(line).paddingBottom);
      return box.top >= top - 1 && bottom <= Math.min(foot, innerHeight) + 1;
    }).length;
  });

test('the cart shows its lines first, whatever the size of screen and text @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  for (const title of ['Kesar', 'Langra', 'Dasheri', 'Chausa', 'Neelam', 'Totapuri'])
    await putIntoCart(shop, asha, await addProduct(shop, { title, price: 40 }), 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, asha, '/shop');
  await openCart(page);
  const total = drawer(page).getByText('Total with shipping');
  const way = drawer(page).getByRole('link', { name: 'Checkout' });
  await expect(way).toBeInViewport();
  await expect.poll(() => wholeLines(page)).toBeGreaterThanOrEqual(4);
  // There is one total, and it holds: six at ₹40 and ₹20 for shipping.
  await expect(total.locator('..')).toContainText('₹260');
  const note = 'Shipping and taxes are calculated at checkout; these prices include all taxes.';
  await expect(drawer(page).getByText(note)).toBeVisible();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(() => wholeLines(page)).toBeGreaterThanOrEqual(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect.poll(() => wholeLines(page)).toBeGreaterThanOrEqual(1);
  await expect(way).toBeInViewport();
  expect(await drawer(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(360);
  // Low and with large text, the whole drawer scrolls.
  await page.setViewportSize({ width: 740, height: 360 });
  await way.scrollIntoViewIfNeeded();
  await expect(way).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await axe(page);
});

test('a line that is sold out stands on top, counts in no sum and offers what is alike @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const [rice, okra] = [
    await addProduct(shop, { title: 'Rice', price: 60 }),
    await addProduct(shop, { title: 'Okra', price: 400, stock: 5 }),
  ];
  await putIntoCart(shop, asha, rice, 1);
  await putIntoCart(shop, asha, okra, 1);
  await editProduct(shop, okra, { stock: 0 });
  await enterAs(page, asha, '/shop');
  await openCart(page);
  const lines = drawer(page).locator('.drawer-line');
  await expect(lines.first()).toContainText(okra.title);
  await expect(lines.first()).toContainText('Out of stock');
  await expect(drawer(page).getByText('Total with shipping').locator('..')).toContainText('₹80');
  const alike = lines.first().getByRole('button', { name: /^(Add|\+)/ });
  await expect(alike.first()).toBeVisible();
  await alike.first().click();
  await expect(drawer(page).locator('.drawer-line')).toHaveCount(3);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '₹460' })).toHaveCount(0);
});

test('a picture on a card stays as large when − and + take the place of Add, and the bars stay low @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const mango = await addProduct(shop, { title: 'Kesar' });
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, await shop.signUp(), `/shop?q=${encodeURIComponent(mango.title)}`);
  const card = page.getByRole('article').filter({ hasText: mango.title });
  const picture = card.locator('.card-picture :is(img, svg)').first();
  const before = await picture.boundingBox();
  await card.getByRole('button', { name: `Add ${mango.title}` }).click();
  const more = card.getByRole('button', { name: `One more ${mango.title}` });
  await expect(more).toBeVisible();
  expect(await picture.boundingBox()).toEqual(before);
  const box = await card.getByRole('group').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0) - 6);
  const height = await page.evaluate(
    () =>
      innerHeight -
      Math.min(
        ...[...document.querySelectorAll('.bars, .bars *')]
          .map((bar) => bar.getBoundingClientRect())
          .filter(({ height: tall }) => tall > 1)
          .map(({ top }) => top),
      ),
  );
  expect(height).toBeLessThanOrEqual(150);
});

test.describe('in a shop with areas', () => {
  test.afterEach(async ({ shop }) => {
    const { token } = shop.owner;
    const { body } = await shop.call<{ areas: Area[] }>({ path: '/api/delivery/areas', token });
    for (const { id, revision } of body.areas)
      await shop.call({ method: 'DELETE', path: `/api/delivery/areas/${id}?revision=${revision}`, token });
  });

  test('a figure is named of a known village only; what is missing to the least order stands in bar and cart @phone', async ({
    page,
    shop,
    enterAs,
  }) => {
    const { token } = shop.owner;
    const hills = { name: 'Hills', fee: 40, freeAbove: 1000, minimum: 150 };
    const { body } = await shop.call<{ areas: Area[] }>({
      method: 'POST',
      path: '/api/delivery/areas',
      token,
      body: hills,
    });
    const id = body.areas.find(({ name }) => name === 'Hills')?.id;
    await shop.call({
      method: 'POST',
      path: `/api/delivery/areas/${id}/villages`,
      token,
      body: { text: '844101 Rampur' },
    });
    const asha = await shop.signUp();
    await putIntoCart(shop, asha, await addProduct(shop, { title: 'Rice', price: 96 }), 1);
    await enterAs(page, asha, '/shop');
    const bar = page.getByRole('navigation', { name: 'Quick links' }).getByRole('status');
    await expect(bar).toContainText('Shipping ₹20–40');
    await openCart(page);
    await expect(drawer(page).getByText('₹20 to 40, by village')).toBeVisible();
    await expect(drawer(page).getByText(/^Shipping and taxes are calculated at checkout/)).toBeVisible();
    await expect(drawer(page).getByText('Total with shipping')).toHaveCount(0);
    await page.evaluate(() =>
      localStorage.setItem('deliveryPlace', JSON.stringify({ pincode: '844101', village: 'Rampur' })),
    );
    await page.reload();
    await openCart(page);
    await expect(drawer(page).getByText('₹54 more to order')).toBeVisible();
    await expect(drawer(page).getByText('Total with shipping').locator('..')).toContainText('₹136');
    await page.keyboard.press('Escape');
    await expect(bar).toContainText('₹54 more to order');
    await page.goto('/checkout');
    await expect(page.getByText('₹54 more to order')).toBeVisible();
  });
});

test('nothing jumps while the checkout comes @phone', async ({ page, shop, enterAs }) => {
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
  await putIntoCart(shop, asha, await addProduct(shop, { title: 'Kesar' }), 2);
  await enterAs(page, asha, '/checkout');
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => (window as unknown as { said: { moved: number } }).said.moved),
  ).toBeLessThan(0.02);
});
