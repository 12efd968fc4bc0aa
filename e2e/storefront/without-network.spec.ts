import type { Page } from '@playwright/test';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';
import { keptByWorker, waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d/));

const seenLine = (page: Page) => page.getByText(/^As seen \d+ minutes? ago; no internet$/);

test('what was seen opens without a network, with its age; what was not gets a page of ours @phone', async ({
  page,
  context,
  axe,
}) => {
  await page.goto('/shop');
  const first = (await page.getByRole('article').first().getByRole('link').first().innerText()).trim();
  await waitForWorker(page, '/shop');
  await waitForWorker(page, /^\/assets\/en-account-/);
  await context.setOffline(true);

  await page.reload();
  await expect(seenLine(page)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: first })).toBeVisible();
  await axe(page);
  // What a guest taps was fetched while nobody waited for it.
  await page.getByRole('button', { name: 'Cart', exact: true }).last().tap();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  const search = page.getByRole('searchbox', { name: 'Search the shop' });
  await search.fill(first.split(' ').toReversed().join(' '));
  await search.press('Enter');
  const seen = page.getByRole('region', { name: 'Goods seen before' });
  await expect(seen.getByRole('article').filter({ hasText: first })).toBeVisible();

  await page.goto('/hi/contact-us', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeVisible();
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'No internet' })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: first })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Nobody has to tap it: the page comes by itself.
  await context.setOffline(false);
  await expect(seenLine(page)).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: first })).toBeVisible();
});

test('nothing of a person is in the worker’s store @phone', async ({ page, shop, enterAs }) => {
  const mango = await addProduct(shop);
  await enterAs(page, await shop.signUp(), `/shop/${mango._id}`);
  await waitForWorker(page, '/my-order');
  await page.goto('/my-order');
  await page.goto('/profile');
  // Nor is what came with a mail, and lets its reader do something.
  for (const path of ['/reset-password?email=asha@example.com&token', '/newsletter/leave?token'])
    await page.goto(`${path}=${'0'.repeat(43)}`);
  await page.goto('/profile');
  const kept = await keptByWorker(page);
  expect(kept).toContain('/profile');
  expect(kept.filter((path) => path.includes('token'))).toEqual([]);
  expect(kept.filter((path) => path.startsWith('/api/')).toSorted()).toEqual(
    kept.filter((path) => /^\/api\/(products|shelves|shop\/(settings|today))/.test(path)).toSorted(),
  );
});
