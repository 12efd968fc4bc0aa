import type { Page } from '@playwright/test';
import { expect, test } from '../../support/shop.ts';

// The demo's goods as they are: those that other journeys put on the shelf have no pictures.
test.use({ ownShop: {} });

/** The pictures that the page asked for so far. */
const picturesAsked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/media/')),
  );

/** How many pictures of these goods have come. */
const picturesIn = (page: Page, goods: string): Promise<number> =>
  page
    .locator(`${goods} img`)
    .evaluateAll(
      (images) =>
        images.filter((image) => (image as HTMLImageElement).naturalWidth > 0 && image.checkVisibility())
          .length,
    );

const BELOW = '[data-below]';

for (const address of ['/', '/shop'])
  test(`pictures below the first screen of ${address} are fetched when somebody moves the page @phone`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.locator(`${BELOW} img`).count()).toBeGreaterThan(3);
    // On a busy machine the network may be idle before the first picture was even asked for.
    await expect.poll(async () => (await picturesAsked(page)).length).toBeGreaterThan(3);
    expect(await picturesIn(page, BELOW)).toBe(0);
    const { length } = await picturesAsked(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await picturesAsked(page)).length).toBeGreaterThan(length + 3);
  });

test('goods that stand on the first screen by chance show their pictures without being moved @phone', async ({
  page,
}) => {
  // As in a shop whose owner chose other carousels.
  await page.addInitScript(() => {
    const rule = document.createElement('style');
    rule.textContent = 'section:is([aria-label=Grocery], [aria-label=Vegetables]) { display: none }';
    new MutationObserver((_changes, watch) => {
      if (!document.head) return;
      document.head.append(rule);
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fruits', exact: true })).toBeInViewport();
  await expect.poll(() => picturesIn(page, '[aria-label=Fruits]')).toBeGreaterThan(1);
});

test('without scripts the browser itself fetches pictures that come near @phone', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator(`${BELOW} img`).first()).toHaveCSS('display', /inline|block/);
  await context.close();
});
