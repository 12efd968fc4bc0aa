import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { goodsNow } from '../../support/back-office.ts';
import { editProduct, addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

/** What a phone's camera makes: 12 megapixels, several megabytes. */
const phonePhoto = (): Promise<Buffer> =>
  sharp(randomBytes(1000 * 750 * 3), { raw: { width: 1000, height: 750, channels: 3 } })
    .resize(4000, 3000)
    .jpeg({ quality: 92 })
    .toBuffer();

test('the owner adds a product with a photo from the phone, and the form is ready for the next @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const title = `Lychee ${randomUUID().slice(0, 6)}`;
  await enterAs(page, shop.owner, '/admin/addproducts');
  const add = page.getByRole('button', { name: 'Add Product' });
  await expect(page.getByText('PNG, JPG, GIF up to 2MB')).toBeVisible();

  await test.step('what is missing is said at its field', async () => {
    await add.click();
    for (const text of [
      'Title is required',
      'Description is required',
      'Price is required',
      'Cutted Price is required',
      'Discount is required',
      'Choose a category',
      'Choose a unit',
    ]) {
      await expect(page.getByRole('alert').filter({ hasText: new RegExp(`^${text}$`) })).toBeVisible();
    }
    await expect(page.getByLabel('Title')).toBeFocused();
    await axe(page, { all: true, night: true });
  });

  await test.step('a price above the cut price is said before anything is sent', async () => {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Sweet lychees');
    await page.getByLabel('Price', { exact: true }).fill('120');
    await page.getByLabel('Cutted Price').fill('100');
    await expect(page.getByText('The price must not be above the cut price')).toBeVisible();
    await page.getByLabel('Cutted Price').fill('150.50');
    await expect(page.getByText('The price must not be above the cut price')).toBeHidden();
    await expect(page.getByLabel('Discount')).toHaveValue('30.5');
    await page.getByLabel('Category').selectOption('fruits');
    await page.getByLabel('Unit').selectOption('kg');
  });

  await test.step('the form says that a stock of 0 is sold out, and that an empty one is not counted', async () => {
    const stock = page.getByLabel('Stock', { exact: true });
    await expect(stock).toHaveAccessibleDescription(/^Left empty: not counted, it can always be bought/);
    await stock.fill('0');
    await expect(stock).toHaveAccessibleDescription('0 means sold out: nobody can buy it.');
    await stock.fill('');
  });

  await test.step('what is no picture is refused with the reason', async () => {
    const text = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
    await page.getByLabel(/^Choose photo/).setInputFiles(text);
    await expect(page.getByText(/^This is not a photo that the shop takes/)).toBeVisible();
  });

  const photo = await phonePhoto();
  expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
  const upload = page.waitForRequest((request) => request.url().endsWith('/api/media'));
  await page
    .getByLabel(/^Choose photo/)
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
  const sent = Number((await (await upload).allHeaders())['content-length']);
  expect(sent).toBeLessThan(2 * 1024 * 1024);
  await add.click();
  await expect(page.getByText('Product added successful!')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Title')).toBeFocused();

  const added = await goodsNow(shop, { title });
  expect(added).toMatchObject({
    price: 120,
    cuttedprice: 150.5,
    discount: 30.5,
    category: 'fruits',
    unit: 'kg',
    stock: 1000,
  });
  expect(added.thumbnail).toMatch(/^\/media\/[0-9a-f]{32}\/480\.webp$/);
  const shown = await fetch(shop.url + added.thumbnail);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  const { exif, width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect({ exif, width }).toEqual({ exif: undefined, width: 480 });
});

test('the owner finds a product in any case of letters and edits it; another’s edit is shown, not overwritten @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  const goods = await addProduct(shop, { title: 'Guava', price: 60 });
  await enterAs(page, shop.owner, '/admin/products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(goods.title.toUpperCase());
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await axe(page, { all: true });
  await page.getByRole('combobox', { name: 'Category' }).selectOption('meat');
  await expect(page.getByText('No product is like that.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('');

  await page.getByRole('button', { name: `Edit ${goods.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${goods.title}` });
  await expect(dialog.getByLabel('Title')).toHaveValue(goods.title);
  await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('60');
  await axe(page, { all: true });

  await editProduct(shop, goods, { price: 65 });
  await dialog.getByLabel('Price', { exact: true }).fill('55');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Another person has changed this product')).toBeVisible();
  expect((await goodsNow(shop, goods)).price).toBe(65);
  await axe(page, { all: true });
  await dialog.getByRole('button', { name: 'Keep mine, then Save' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Product Edited Successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('₹55', { exact: true })).toBeVisible();
  expect((await goodsNow(shop, goods)).price).toBe(55);

  await page.getByRole('button', { name: `Edit ${goods.title}` }).click();
  await dialog.getByLabel('Price', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await goodsNow(shop, goods)).price).toBe(55);
});

test('in the form, too, an equal cut price is raised with the price until it is typed @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const goods = await addProduct(shop, { title: 'Lauki', price: 50 });
  await editProduct(shop, goods, { cuttedprice: 50 });
  await enterAs(page, shop.owner, `/admin/products?q=${encodeURIComponent(goods.title)}`);
  await page.getByRole('button', { name: `Edit ${goods.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${goods.title}` });
  const [price, cut] = [dialog.getByLabel('Price', { exact: true }), dialog.getByLabel('Cutted Price')];
  await price.fill('60');
  await expect(cut).toHaveValue('60');
  await expect(dialog.getByLabel('Discount')).toHaveValue('0');
  await price.fill('45');
  await expect(cut).toHaveValue('50');
  await expect(dialog.getByLabel('Discount')).toHaveValue('5');
  await price.fill('65');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product Edited Successfully!')).toBeVisible();
  expect(await goodsNow(shop, goods)).toMatchObject({ price: 65, cuttedprice: 65 });
});

test('a product is deactivated only when the server has done it, and can be restored @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const goods = await addProduct(shop, { title: 'Papaya' });
  await enterAs(page, shop.owner, `/admin/products?q=${encodeURIComponent(goods.title)}`);
  await page.getByRole('button', { name: `Delete ${goods.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate Product' });
  await axe(page, { all: true });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: `Delete ${goods.title}` }).click();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText(/^Error deleting product: No answer from the shop/)).toBeVisible();
  await expect(page.getByText('Deleted successful!')).toBeHidden();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Deleted successful!')).toBeVisible();
  await expect(page.getByText('No product is like that.')).toBeVisible();
  expect((await shop.call({ path: `/api/products/${goods._id}` })).status).toBe(404);

  await page.getByRole('combobox', { name: 'Show' }).selectOption('deactivated');
  await page.getByRole('button', { name: `Restore ${goods.title}` }).click();
  await expect(page.getByText(`${goods.title} is in the shop again.`)).toBeVisible();
  expect((await shop.call({ path: `/api/products/${goods._id}` })).status).toBe(200);
});

test('a price typed into the form of a product waits without a network; another field says that there is none @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const goods = await addProduct(shop, { title: 'Papaya', price: 60 });
  await enterAs(page, shop.owner, `/admin/products?q=${encodeURIComponent(goods.title)}`);
  await page.getByRole('button', { name: `Edit ${goods.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${goods.title}` });
  await context.setOffline(true);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Ripe papaya');
  await dialog.getByRole('textbox', { name: 'Price', exact: true }).fill('65');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /^No answer from the shop/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(goods.title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const waits = page.getByRole('region', { name: 'Waits for the internet' });
  await expect(waits).toContainText(`${goods.title}Price ₹65`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('₹65', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(waits).toBeHidden({ timeout: 20_000 });
  expect(await goodsNow(shop, goods)).toMatchObject({ title: goods.title, price: 65 });
});

test('whoever types into the search and goes to another page at once gets there @desktop', async ({
  page,
  shop,
  enterAs,
}) => {
  await enterAs(page, shop.owner, '/admin/products');
  const { promise: typedAway, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/auth/staff', async (route) => {
    await typedAway;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Search products' }).pressSequentially('rice');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/team"]')?.click());
  // A clock of the page that was wound up after the search's, and for longer, rings after it.
  await page.evaluate(() => new Promise((rung) => setTimeout(rung, 400)));
  letThrough();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole('heading', { level: 1, name: /^TeamPage/ })).toBeVisible();
});
