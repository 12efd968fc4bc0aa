import type { Locator, Page } from '@playwright/test';
import type { Product, StaffShelves } from '#catalogue/catalogue.ts';
import { isPhone } from '../../support/back-office.ts';
import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

// A shop of its own: the shelves are everybody's.
test.use({ ownShop: {} });

const list = (page: Page): Locator => page.getByRole('region', { name: 'All categories' });
const titles = async (page: Page): Promise<string[]> => {
  const texts = await list(page).locator('button span.font-semibold').allTextContents();
  return texts.map((text) => text.trim());
};

test('the owner puts up a shelf inside another, and shoppers narrow the goods by it @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  await enterAs(page, shop.owner, '/admin/shelves');
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  expect((await titles(page)).slice(0, 3)).toEqual(['Grocery', 'Fruits-Vegetables', 'Fruits']);
  await axe(page, { all: true });
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add category' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await dialog.getByLabel('Title', { exact: true }).fill('Winter wear');
  await dialog.getByLabel('Title in Hindi').fill('सर्दी के कपड़े');
  await dialog.getByLabel('Where it is').selectOption('Inside Local items');
  await dialog.getByRole('radio', { name: 'Drawing of cosmetics' }).check({ force: true });
  await axe(page, { all: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(list(page).getByRole('button', { name: /^Winter wear/ })).toContainText('0 products');

  const shawl = await addProduct(shop, { title: 'Pashmina shawl', price: 900 });
  const answer = await shop.call({
    method: 'PUT',
    path: `/api/products/editproduct/${shawl._id}`,
    token: shop.owner.token,
    body: {
      ...(await shop.call<Product>({ path: `/api/products/${shawl._id}` })).body,
      category: 'winter-wear',
    },
  });
  expect(answer.status).toBe(200);
  const phone = await otherDevice();
  await phone.goto(`${shop.url}/shop`);
  await phone.getByRole('checkbox', { name: 'Local items' }).check();
  const inner = phone.getByRole('group', { name: 'Inside Local items' });
  await expect(inner.locator('[data-shelf-art="cosmetics"]')).toBeVisible();
  await inner.getByRole('checkbox', { name: 'Winter wear' }).check();
  await expect(phone).toHaveURL(`${shop.url}/shop?category=winter-wear`);
  await expect(phone.getByRole('heading', { name: 'Winter wear', level: 1 })).toBeVisible();
  await expect(phone.getByText('1 of 1 goods')).toBeVisible();
  await expect(phone.getByRole('checkbox', { name: 'Local items' })).toBeChecked();
  await phone.goto(`${shop.url}/shop/${shawl._id}`);
  await expect(phone.getByRole('navigation', { name: 'Back, search and cart' })).toContainText('Winter wear');
  await phone.setViewportSize({ width: 1280, height: 900 });
  const way = phone.getByRole('navigation', { name: 'Where you are' });
  await expect(way.getByRole('link')).toHaveText(['Shop', 'Local items', 'Winter wear']);
});

test('shelves are ordered by buttons and by dragging, and the shop shows them so @desktop', async ({
  page,
  shop,
  enterAs,
  otherDevice,
}) => {
  await enterAs(page, shop.owner, '/admin/shelves');
  const before = (await titles(page)).filter((title) => title !== 'Winter wear');
  await page.getByRole('button', { name: 'Move Fruits-Vegetables up', exact: true }).click();
  await expect(page.getByText('Fruits-Vegetables is now number 1 of 9.')).toBeAttached();
  await expect.poll(() => titles(page)).not.toEqual(before);
  await expect(page.getByRole('button', { name: 'Move Fruits-Vegetables up', exact: true })).toBeDisabled();

  const handleOf = (title: string) =>
    list(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: new RegExp(`^${title}`) }) })
      .locator('.cursor-grab')
      .first();
  const [from, to] = [await handleOf('Meat').boundingBox(), await handleOf('Grocery').boundingBox()];
  if (!from || !to) throw new Error('no handle');
  await page.mouse.move(from.x + 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  const wanted = ['Fruits-Vegetables', 'Meat', 'Grocery', 'Fruits'];
  await expect.poll(async () => (await titles(page)).slice(0, 4)).toEqual(wanted);
  await expect(async () => {
    const phone = await otherDevice();
    await phone.goto(`${shop.url}/shop`);
    const labels = await phone.getByRole('group', { name: 'Categories' }).getByRole('checkbox').all();
    const values = await Promise.all(labels.slice(0, 5).map((box) => box.getAttribute('value')));
    expect(values).toEqual(['All', 'vegetables', 'meat', 'grocery', 'fruits']);
  }).toPass({ timeout: 15_000 });
});

test('a hidden shelf is gone for shoppers; a merged one leads to the other @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
}) => {
  await enterAs(page, shop.owner, '/admin/shelves');
  await list(page)
    .getByRole('button', { name: /^Electronics/ })
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit Electronics' });
  await edit.getByRole('checkbox', { name: /Hide from shoppers/ }).check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(list(page).getByRole('button', { name: /^Electronics/ })).toContainText('hidden');
  const phone = await otherDevice();
  await phone.goto(`${shop.url}/shop`);
  await expect(phone.getByRole('checkbox', { name: 'Cosmetics' })).toBeVisible();
  await expect(phone.getByRole('checkbox', { name: 'Electronics' })).toHaveCount(0);

  await list(page)
    .getByRole('button', { name: /^Fragrances/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge …' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge Fragrances' });
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(merge.getByText('Choose the category that takes them.')).toBeVisible();
  await merge.getByLabel('Into the category').selectOption('Cosmetics');
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Fragrances is now part of Cosmetics.')).toBeVisible();
  await expect(list(page).getByRole('button', { name: /^Fragrances/ })).toHaveCount(0);
  await phone.goto(`${shop.url}/shop?category=fragrances`);
  await expect(phone).toHaveURL(`${shop.url}/shop?category=cosmetics`);
  await expect(phone.getByRole('heading', { name: 'Cosmetics', level: 1 })).toBeVisible();
});

test('the owner chooses the carousels of the home page @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
}) => {
  await enterAs(page, shop.owner, '/admin/shelves');
  const carousels = page.getByRole('region', { name: 'Carousels on the home page' });
  await expect(carousels.getByRole('listitem')).toHaveText([
    /^Grocery/,
    /^Vegetables/,
    /^Fruits/,
    /^Local items/,
    /^Food/,
  ]);
  // The second change waits for its answer while the news of the first reloads the page.
  const tapped = Promise.withResolvers<void>();
  const answers: number[] = [];
  await page.route('**/api/shelves/carousels', async (route) => {
    if (answers.length === 1) await tapped.promise;
    await route.continue();
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/shelves/carousels')) answers.push(response.status());
  });
  const reloaded = page.waitForResponse('**/api/shelves/admin');
  await carousels.getByRole('button', { name: /^Take the carousel Food/ }).click();
  await carousels.getByLabel('Add a carousel').selectOption('Cosmetics');
  await (await reloaded).finished();
  await page.waitForTimeout(100);
  await carousels.getByRole('button', { name: 'Move the carousel Cosmetics up' }).click();
  tapped.resolve();
  await expect(carousels.getByRole('listitem')).toHaveText([
    /^Grocery/,
    /^Vegetables/,
    /^Fruits/,
    /^Cosmetics/,
    /^Local items/,
  ]);
  await expect.poll(() => answers).toEqual([200, 200, 200]);
  const phone = await otherDevice();
  await phone.goto(shop.url);
  for (const title of ['Grocery', 'Vegetables', 'Cosmetics'])
    await expect(phone.getByRole('region', { name: title, exact: true }).getByRole('article')).toHaveCount(8);
  await expect(phone.getByRole('region', { name: 'Food', exact: true })).toHaveCount(0);
});

test('two who change one shelf hear of each other @phone', async ({ page, shop, enterAs, expectErrors }) => {
  expectErrors(/409/);
  await enterAs(page, shop.owner, '/admin/shelves');
  await list(page).getByRole('button', { name: /^Meat/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Meat' });
  const { shelves } = (await shop.call<StaffShelves>({ path: '/api/shelves/admin', token: shop.owner.token }))
    .body;
  const { value, carousel, goods, deactivated, ...meat } = shelves.find((shelf) => shelf.value === 'meat')!;
  const theirs = await shop.call({
    method: 'PUT',
    path: `/api/shelves/${value}`,
    token: shop.owner.token,
    body: { ...meat, titles: { ...meat.titles, hi: 'मछली-मीट' } },
  });
  expect([theirs.status, carousel, goods > 0, deactivated]).toEqual([200, null, true, 0]);
  await dialog.getByLabel('Title', { exact: true }).fill('Meat and fish');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const clash = dialog.getByRole('alert').filter({ hasText: 'Another person has changed this category' });
  await expect(clash).toContainText('मछली-मीट');
  await clash.getByRole('button', { name: 'Keep mine, then Save' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(list(page).getByRole('button', { name: /^Meat and fish/ })).toBeVisible();
  expect(
    isPhone(page) ? (await page.evaluate(() => document.documentElement.scrollWidth)) <= 360 : true,
  ).toBe(true);
});
