import { addProduct } from '../support/goods.ts';
import { listen } from '../support/page/heard.ts';
import { expect, test } from '../support/shop.ts';

test('who cannot see hears the whole way from a good to the order @phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const mango = await addProduct(shop, { title: 'Mulgoba', price: 90 });
  const ear = await listen(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const hears = async (...expected: string[]): Promise<void> => {
    await expect.poll(ear.heard).toEqual(expected);
    await ear.goOn();
  };

  await page.goto('/about-us');
  await hears('page: About us · Haat');

  const box = page.getByRole('searchbox', { name: 'Search the shop' });
  await box.focus();
  await hears('focus: searchbox "Search the shop"');
  await page.waitForLoadState('networkidle');
  await box.fill(mango.title);
  await hears(
    `focus: searchbox "Search the shop": ${mango.title}`,
    `says: 1 product found for ${mango.title}`,
  );

  await box.press('ArrowDown');
  await hears(`focus: link "${mango.title} Fruits ₹90"`);

  await page.keyboard.press('ArrowUp');
  await box.press('Enter');
  await hears(`page: Results for “${mango.title}” · Haat`, 'focus: main');

  await main.getByRole('link', { name: /Please Login to Add/ }).click();
  await hears('page: Login · Haat', 'focus: main');

  await main.getByRole('link', { name: 'Sign Up' }).click();
  await hears('page: Sign Up · Haat', 'focus: main');

  await page.getByRole('button', { name: 'Sign Up' }).click();
  await hears(
    'focus: textbox "Name" [invalid]',
    'says: Name is required',
    'says: Phone is required',
    'says: Password is required',
  );

  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Phone').fill(`98${String(Date.now()).slice(-8)}`);
  await page.getByLabel('Password', { exact: true }).fill('Mangoes-2026');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await hears('page: User Created Successfully! · Haat', 'focus: main', 'says: User Created Successfully!');

  await dialog.getByRole('link', { name: 'Login' }).click();
  // What just happened is said first, and five seconds later how far it is to free shipping.
  await hears(`page: ${mango.title} · Haat`, 'focus: main', 'says: Added to cart!');

  await page.getByRole('button', { name: 'View cart' }).click();
  await hears('focus: button "Close shopping cart"');

  await dialog.getByRole('button', { name: /^One more/ }).click();
  await hears(
    `focus: button "One more ${mango.title}"`,
    'says: 2',
    'says: Over ₹320 more makes shipping free',
    'says: ₹200',
  );

  await dialog.getByRole('link', { name: 'Checkout' }).click();
  await hears('page: Checkout · Haat', 'focus: main');

  await page.getByRole('button', { name: 'Place Order' }).click();
  await hears('focus: textbox "Colony" [invalid]', 'says: colony is required', 'says: landmark is required');

  await page.getByLabel('Colony').fill('Nehru Nagar, house 12');
  await page.getByLabel('Landmark').fill('Behind the school');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await hears('page: Order Successful! · Haat', 'focus: main', 'says: Order Placed Successfully!');
});
