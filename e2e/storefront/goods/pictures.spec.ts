import type { Page } from '@playwright/test';
import type { CategoryCount } from '#catalogue/catalogue.ts';
import { order, addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

// A shop of its own: what other journeys put on the shelves decides which goods a shelf's tile shows.
test.use({ ownShop: {} });

const artIn = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title }).locator('[data-shelf-art]');

/** Pictures that came to nothing and are still shown. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc)
      .map((image) => image.currentSrc),
  );

test('goods without a picture show the drawing of their shelf, on the tile, on their page, in the cart and in the back office @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const mango = await addProduct(shop, { title: 'Unseen' });
  await enterAs(page, await shop.signUp(), `/shop?q=${encodeURIComponent(mango.title)}`);
  await expect(artIn(page, mango.title)).toHaveAttribute('data-shelf-art', 'fruits');
  await page.goto(`/shop/${mango._id}`);
  await expect(page.getByRole('main').locator('[data-shelf-art="fruits"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('dialog').locator('[data-shelf-art="fruits"]')).toBeVisible();
  await enterAs(page, shop.owner, `/admin/products?q=${encodeURIComponent(mango.title)}`);
  const listed = page.getByRole('main').locator('[data-shelf-art="fruits"]').filter({ visible: true });
  await expect(listed).toHaveCount(1);
});

test('a picture that does not come gives way to the drawing, whenever it fails @phone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/media/);
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/shop');
  await expect(page.getByRole('article').first().locator('[data-shelf-art]')).toBeVisible();
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  // Within the page, too: there the scripts are there before the pictures.
  await page.getByRole('checkbox', { name: 'Fruits', exact: true }).check();
  await expect(page.getByRole('article').first().locator('[data-shelf-art="fruits"]')).toBeVisible();
  await expect.poll(() => brokenPictures(page)).toEqual([]);
});

test('each shelf has a drawing of its own, the same every day; other clients get a picture of its goods @phone', async ({
  page,
  shop,
}) => {
  const unseen = await addProduct(shop, { title: 'Unseen', stock: 900 });
  await order(shop, await shop.signUp(), unseen, 800);
  await page.goto('/');
  const shelves = page.getByRole('navigation', { name: 'Categories' });
  await expect(shelves.locator('[data-shelf-art]')).toHaveCount(await shelves.getByRole('link').count());
  await expect(shelves.locator('img:not([data-shelf-art])')).toHaveCount(0);
  const { body } = await shop.call<CategoryCount[]>({ path: '/api/products/categories' });
  for (const shelf of body.filter(({ count }) => count > 0))
    expect(shelf.thumbnail, shelf.category).not.toBe('');
});
