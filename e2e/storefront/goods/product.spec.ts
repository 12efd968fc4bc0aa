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
  await expect(main.getByText(/^₹0\.\d\d per g$/)).toBeVisible();
  await expect(main.getByText('In stock')).toBeVisible();
  await expect(main.getByText(besan.description)).toBeVisible();
  await expect(page.getByRole('region', { name: 'More like this' }).getByRole('article')).toHaveCount(4);
  await axe(page, { all: true });
});

test('a small stock is said as it is, and what is gone cannot be added @phone', async ({ page, shop }) => {
  const last = await addProduct(shop, { title: 'Jackfruit', stock: 2 });
  const gone = await addProduct(shop, { title: 'Lychee', stock: 0 });
  await page.goto(`/shop/${last._id}`);
  await expect(page.getByText('Only 2 kg left')).toBeVisible();
  await page.goto(`/shop/${gone._id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Out of stock').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Please Login to Add', exact: true })).toBeHidden();
});

test('a link to a product shows its name, picture and price where it is shared @phone', async ({
  page,
  shop,
}) => {
  const { body } = await shop.call<{ products: [Product] }>({ path: '/api/products?q=besan&limit=1' });
  const besan = body.products[0];
  const served = await (await fetch(`${shop.url}/shop/${besan._id}`)).text();
  const head = served.slice(0, served.indexOf('</head>'));
  expect(head).toContain(`<link rel="canonical" href="`);
  expect(head).toContain(`<meta property="og:title" content="${besan.title}"/>`);
  expect(head).toMatch(/<meta property="og:image" content="http:\/\/[^"]+\/media\/[0-9a-f]{32}\/[^"]+"\/>/);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(head).toContain(`<meta property="product:price:amount" content="${besan.price}"/>`);
  await page.goto(`/shop/${besan._id}`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@type': 'Product',
    name: besan.title,
    offers: { price: besan.price, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  });
});

test('an unknown product is not found, from outside and within the shop @phone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  const unknown = '/shop/00000000-0000-7000-8000-000000000000';
  const answer = await page.goto(unknown);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Daily needs' }).getByRole('article')).toHaveCount(6);
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
  await expect(page.getByText('In your cart')).toBeVisible();
});
