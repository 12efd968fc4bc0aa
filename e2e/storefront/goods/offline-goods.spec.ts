import { expect, test } from '../../support/shop.ts';

test('without a network the listing shows what was seen last, with its age; back online, what there is @phone', async ({
  page,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_|api\/products/);
  await page.goto('/shop');
  const first = (await page.getByRole('article').first().getByRole('link').first().innerText()).trim();
  await page.route('**/api/products?**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest');
  await expect(page.getByText('Error: Failed to fetch products or categories')).toBeVisible();
  const seen = page.getByRole('region', { name: 'Goods seen before' });
  await expect(seen).toContainText(
    /goods that you saw before, with the prices of \d+ \w+ \d{4}, \d+:\d\d [ap]m/,
  );
  await expect(seen.getByRole('article').filter({ hasText: first })).toBeVisible();
  await axe(page);
  await page.unroute('**/api/products?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(seen).toBeHidden();
  await expect(page.getByText(/^12 of \d+ goods$/)).toBeVisible();
});

test('without a network the search box searches the goods seen before, and says where none of them is meant @phone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_|api\//);
  await page.goto('/shop?q=potato');
  const first = (await page.getByRole('article').first().getByRole('link').first().innerText()).trim();
  const word = first.split(/[\s,(]/)[0]!;
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  const box = page.getByRole('searchbox');
  await box.fill(word.toUpperCase());
  await box.press('Enter');
  const seen = page.getByRole('region', { name: 'Goods seen before' });
  await expect(seen.getByRole('article').filter({ hasText: first })).toBeVisible();
  await expect(page.getByText('Error: Failed to fetch')).toBeHidden();
  await box.fill('sattu');
  await box.press('Enter');
  await expect(page.getByText('Among the goods that you saw before there is no “sattu”.')).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We have no “sattu”')).toBeVisible();
});
