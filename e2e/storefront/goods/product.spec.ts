import type { Product } from '#catalogue/catalogue.ts';
import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

test('with a mouse a tile opens its product in a new tab, which knows who is signed in @desktop', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  await enterAs(page, asha, '/shop');
  // Without Remember Me a session is kept in its tab only; the new tab gets it from the old one.
  await page.evaluate(() => {
    sessionStorage.setItem('userData', localStorage.getItem('userData')!);
    localStorage.clear();
  });
  const tile = page.getByRole('article').first();
  const title = await tile.getByRole('heading').textContent();
  const [product] = await Promise.all([page.waitForEvent('popup'), tile.getByRole('heading').click()]);
  await expect(product.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(product.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('a product page says everything one asks before buying, and shows four others @phone', async ({
  page,
  shop,
  axe,
}) => {
  const { body } = await shop.call<{ products: [Product] }>({ path: '/api/products?q=besan&limit=1' });
  const besan = body.products[0];
  await page.goto(`/shop/${besan._id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(besan.title);
  await expect(main.getByText(`₹${besan.price}`, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(`Save ₹${besan.discount}`).first()).toBeVisible();
  await expect(main.getByText('Per Item', { exact: true }).first()).toBeVisible();
  // Beside the price what it is compared by, in the table of the label as the law has it.
  await expect(main.getByText(/^₹116\sper\skg$/).first()).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: /^₹0\.\d\d\sper\sg$/ })).toBeVisible();
  await expect(main.getByText('In stock')).toBeVisible();
  await expect(main.getByText(besan.description)).toBeVisible();
  await expect(page.getByRole('region', { name: 'More like this' }).getByRole('article')).toHaveCount(4);
  await axe(page, { all: true });
});

test('within the page, without an answer, the skeleton stays and one can try again @phone', async ({
  page,
  expectErrors,
  shop,
}) => {
  expectErrors(/api\/products|ERR_FAILED|ERR_INTERNET/);
  await page.goto('/');
  await page.getByRole('searchbox').fill('onion');
  const found = page.getByRole('search').getByRole('link').first();
  await expect(found).toBeVisible();
  await page.route(/api\/products\/[0-9a-f-]{36}/, (route) => route.abort());
  await found.click();
  await expect(page.getByText('The shop did not answer. Check your connection.')).toBeVisible();
  await page.unroute(/api\/products\/[0-9a-f-]{36}/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Onion');
  expect(page.url()).toContain(shop.url);
});

test('a guest who wants a product logs in and comes back with it added @phone', async ({ page, shop }) => {
  const mango = await addProduct(shop, { title: 'Alphonso' });
  const asha = await shop.signUp();
  await page.goto(`/shop/${mango._id}`);
  await page.getByRole('link', { name: 'Please Login to Add', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByLabel('Email').first().fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/shop/${mango._id}`);
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await expect(page.getByText(/^In cart: ₹/).first()).toBeVisible();
});
