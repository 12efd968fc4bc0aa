import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/shop.ts';

const shelf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const listing = (page: Page) => page.getByRole('main').getByRole('list').last();
const goods = (page: Page) => listing(page).getByRole('article');
const prices = async (tiles: Locator): Promise<number[]> =>
  (
    await tiles.evaluateAll((all) =>
      all.map((tile) => tile.querySelector('.tabular-nums.text-lg')?.textContent ?? ''),
    )
  ).map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
/** How many of a row's tiles can be seen whole. */
const seen = (row: Locator) =>
  row.getByRole('listitem').evaluateAll((tiles) => {
    const { left, right } = tiles[0]!.parentElement!.getBoundingClientRect();
    return tiles.filter((tile) => {
      const box = tile.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2;
    }).length;
  });

test('a guest sees what the shop promises, its shelves and all its goods on the home page', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: 'Good to know' });
  for (const message of [
    'Free shipping above ₹500',
    'Fast cash on delivery',
    /Call us: /,
    'Earn rewards for shopping online',
  ])
    await expect(banner.getByText(message)).toBeAttached();
  await test.step('the banner is one line on top, which shows its messages in turn', async () => {
    const box = await banner.boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeLessThan(30);
    const shown = () =>
      banner
        .getByRole('listitem')
        .evaluateAll((lines) => lines.filter((line) => getComputedStyle(line).opacity === '1').length);
    expect(await shown()).toBe(1);
    const first = banner.getByText('Free shipping above ₹500');
    await expect.poll(() => first.evaluate((line) => getComputedStyle(line).opacity)).toBe('0');
    expect(await shown()).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(shown).toBeGreaterThanOrEqual(4);
    await page.emulateMedia({ reducedMotion: null });
  });
  await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeAttached();
  for (const point of [isMobile ? 'Free above ₹500' : 'Free shipping', '24/7 support', 'Fast checkout'])
    await expect(page.getByText(point, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await test.step('groceries first, then goods in the order of the specification, our own rows after the carousels', async () => {
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual([
      'Why Choose Us',
      'Grocery',
      'Vegetables',
      'Fruits',
      'Local items',
      'Food',
      'Daily needs',
      'Cheaper today',
      'Everything in the shop',
    ]);
  });
  for (const title of ['Grocery', 'Vegetables', 'Fruits', 'Local items', 'Food'])
    await expect(shelf(page, title).getByRole('article')).toHaveCount(8);
  await expect(goods(page)).toHaveCount(12);
  await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
});

test('a carousel turns page by page and stops at its ends', async ({ page, isMobile }) => {
  await page.goto('/');
  const vegetables = shelf(page, 'Vegetables');
  const [before, after] = [
    vegetables.getByRole('button', { name: 'Previous in Vegetables' }),
    vegetables.getByRole('button', { name: 'Next in Vegetables' }),
  ];
  const perPage = isMobile ? 2 : 4;
  await expect(before).toBeDisabled();
  await expect.poll(() => seen(vegetables)).toBe(perPage);
  for (let turn = 1; turn < 8 / perPage; turn += 1) {
    await after.click();
    await expect(before).toBeEnabled();
    await expect
      .poll(() =>
        vegetables
          .getByRole('listitem')
          .nth(turn * perPage)
          .evaluate((tile) => tile.getBoundingClientRect().left),
      )
      .toBeLessThan(60);
  }
  await expect(after).toBeDisabled();
  // Pictures out of sight are fetched only now that the row was moved.
  const last = vegetables.getByRole('article').last().locator('img');
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await vegetables.getByRole('article').first().getByRole('link').first().focus();
  await expect(before).toBeDisabled();
});

test('a carousel that cannot be fetched says so and can be tried again @phone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/category\/fruits|503/);
  await page.goto('/about-us');
  await page.route('**/api/products/category/fruits**', (route) =>
    route.fulfill({ status: 503, body: 'no' }),
  );
  await page.goto('/contact-us');
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Home' }).click();
  const fruits = shelf(page, 'Fruits');
  await expect(fruits.getByText('Server Error: Error fetching data')).toBeVisible();
  await expect(shelf(page, 'Vegetables').getByRole('article')).toHaveCount(8);
  await page.unroute('**/api/products/category/fruits**');
  await fruits.getByRole('button', { name: 'Try again' }).click();
  await expect(fruits.getByRole('article')).toHaveCount(8);
});

test('choosing a category takes All off; All, or unticking the last one, brings everything back @desktop', async ({
  page,
  axe,
}) => {
  await page.goto('/shop');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const count = page.getByText(/^\d+ of \d+ goods$/);
  await expect(box('All')).toBeChecked();
  const everything = (await count.textContent()) ?? '';
  await box('Meat').check();
  await expect(box('All')).not.toBeChecked();
  await expect(page).toHaveURL('/shop?category=meat');
  await expect(page.getByRole('heading', { name: 'Meat', level: 1 })).toBeVisible();
  await expect(count).not.toHaveText(everything);
  await axe(page, { all: true });
  const onlyMeat = (await count.textContent()) ?? '';
  await box('Fragrances').check();
  await expect(page).toHaveURL('/shop?category=meat,fragrances');
  await expect(count).not.toHaveText(onlyMeat);
  await box('Meat').uncheck();
  await box('Fragrances').uncheck();
  await expect(box('All')).toBeChecked();
  await expect(page).toHaveURL('/shop');
  await expect(count).toHaveText(everything);
  await box('Meat').check();
  await expect(box('All')).not.toBeChecked();
  await box('All').check();
  await expect(box('Meat')).not.toBeChecked();
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(box('Meat')).toBeChecked();
});

test('the sort menu puts the goods in the order that it names @desktop', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price Low to High');
  await expect(page).toHaveURL('/shop?sort=price-asc');
  await expect(async () => {
    const shown = await prices(goods(page));
    expect(shown).toHaveLength(12);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }).toPass({ timeout: 15_000 });
  const rising = await prices(goods(page));
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price High to Low');
  await expect(async () => {
    const falling = await prices(goods(page));
    expect(falling[0]).toBeGreaterThan(rising.at(-1)!);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  }).toPass({ timeout: 15_000 });
});

test('goods come as one scrolls, and are still there when one comes back @phone', async ({ page }) => {
  await page.goto('/shop');
  await expect(goods(page)).toHaveCount(12);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(goods(page)).toHaveCount(24);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(goods(page)).toHaveCount(36);
  await goods(page).nth(20).scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => window.scrollY);
  expect(stood).toBeGreaterThan(800);
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).not.toHaveURL('/shop');
  await page.goBack();
  await expect(goods(page)).toHaveCount(36);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(stood);
});

test('the keyboard brings further goods, too, until there are no more @desktop', async ({ page }) => {
  await page.goto('/shop?category=fragrances');
  const all = Number((await page.getByText(/^\d+ of \d+ goods$/).textContent())?.match(/of (\d+)/)?.[1]);
  const more = page.getByRole('link', { name: 'Show more goods' });
  for (let shown = 12; shown < all; shown += 12) {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(goods(page)).toHaveCount(Math.min(all, shown + 12));
  }
  await expect(more).toBeHidden();
  await expect(page.getByText(`${all} of ${all} goods`)).toBeVisible();
});

test('while goods are on their way eight places stand for them; without an answer one can try again @phone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/api\/products|503/);
  await page.goto('/shop');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/products?**', async (route) => {
    await asked;
    await route.fulfill({ status: 503, body: 'no' });
  });
  await page.getByRole('checkbox', { name: 'Food', exact: true }).check();
  await expect(page.getByRole('main').locator('[aria-busy=true] > [aria-hidden=true]')).toHaveCount(8);
  answer();
  await expect(page.getByText('Error: Failed to fetch products or categories')).toBeVisible();
  await page.unroute('**/api/products?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(goods(page)).toHaveCount(12);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one reads, browses, filters, searches and opens a product @phone', async ({ page, expectErrors }) => {
    // A browser without JavaScript does not fetch what the page would preload.
    expectErrors(/request: csp GET .*\/assets\//);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Show more goods' }).click();
    await expect(page).toHaveURL('/shop?page=2');
    await expect(page.getByText(/^24 of \d+ goods$/)).toBeVisible();
    await page.getByRole('link', { name: 'Show earlier goods' }).click();
    await page.getByRole('checkbox', { name: 'Fruits', exact: true }).check();
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { name: 'Fruits', level: 1 })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'All', exact: true })).not.toBeChecked();
    await page.getByRole('searchbox').fill('tomato');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { name: 'Results for “tomato”' })).toBeVisible();
    const [product] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('article').first().getByRole('link').first().click(),
    ]);
    await expect(product.getByRole('heading', { level: 1 })).toContainText('Tomato');
    await expect(product.getByRole('link', { name: 'Please Login to Add', exact: true })).toBeVisible();
  });
});
