import { expect, test } from '../support/shop.ts';

test('goods with picture and price come while one types, whatever the script and the slips', async ({
  page,
  axe,
}) => {
  await page.goto('/');
  const box = page.getByRole('searchbox', { name: 'Search the shop' });
  const found = page.getByRole('search').getByRole('link');
  for (const words of ['tomat', 'टमाटर', 'tamater', 'tomatto']) {
    await box.fill(words);
    await expect(found.first()).toContainText('Tomato');
  }
  await expect(found.first()).toContainText('₹');
  await axe(page, { all: true });
});

test('the arrows walk through what was found, Enter opens it, Escape puts it away', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('searchbox', { name: 'Search the shop' });
  const found = page.getByRole('search').getByRole('link');
  await box.fill('rice');
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);
  await expect(box).toBeFocused();
  await box.fill('onion');
  await expect(found.first()).toContainText('Onion');
  await page.keyboard.press('ArrowDown');
  const title = await found.first().locator('.line-clamp-2').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('Enter shows all that was found, in an address that can be shared', async ({ page, otherDevice }) => {
  await page.goto('/contact-us');
  await page.getByRole('searchbox').fill('atta');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/shop?q=atta');
  const first = await page.getByRole('article').first().getByRole('heading').textContent();
  const other = await otherDevice();
  await other.goto(page.url());
  await expect(other.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '');
  await expect(other.getByRole('searchbox')).toHaveValue('atta');
});

test('a search that finds nothing says what to try', async ({ page, axe }) => {
  await page.goto('/shop?q=xyzzyqwv');
  await expect(page.getByText('Nothing found for “xyzzyqwv”')).toBeVisible();
  await axe(page, { all: true });
  await page.getByRole('link', { name: 'Show all goods' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the search of the bottom bar leads to the one box', async ({ page, isMobile }) => {
  await page.goto('/about-us');
  const quick = page.getByRole('navigation', { name: 'Quick ways' }).getByRole('link', { name: 'Search' });
  if (!isMobile) return expect(quick).toBeHidden();
  await quick.click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});
