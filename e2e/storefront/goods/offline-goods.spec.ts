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
