import type { Page } from '@playwright/test';
import { addProduct, order, putIntoCart } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' });
const openCart = async (page: Page) => {
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await expect(drawer(page)).toBeVisible();
};

/** Whether a tap on the middle of a control meets it. Runs in the page. */
function isOnTop(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('Add becomes − 1 + in its place, and the cart counts along @phone', async ({
  page,
  shop,
  enterAs,
  isMobile,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Totapuri', price: 90 });
  await enterAs(page, asha, `/shop?q=${encodeURIComponent(mango.title)}`);
  const tile = page.getByRole('article').filter({ hasText: mango.title });
  await tile.getByRole('button', { name: `Add ${mango.title}` }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await tile.getByRole('button', { name: `One more ${mango.title}` }).click();
  await expect(tile.getByRole('status')).toHaveText('2');
  await expect(page.getByRole('button', { name: /^Cart/ }).first()).toHaveAccessibleName(/2 items/);
  if (isMobile) {
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar.getByRole('button', { name: /^Cart/ })).toContainText('₹180');
    await expect(bar.getByText('₹321 more: free')).toBeVisible();
  }
  await tile.getByRole('button', { name: `One less ${mango.title}` }).click();
  await expect(tile.getByRole('status')).toHaveText('1');
  await tile.getByRole('button', { name: `Remove ${mango.title}` }).click();
  await expect(tile.getByRole('button', { name: `Add ${mango.title}` })).toBeVisible();
  await expect(page.getByText('Removed from cart!')).toBeVisible();
});

test('what is said in the corner leaves the cart free to tap, and stays for one who wants no motion', async ({
  page,
  shop,
  enterAs,
}) => {
  const mango = await addProduct(shop, { title: 'Kesar', price: 90 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, await shop.signUp(), `/shop?q=${encodeURIComponent(mango.title)}`);
  await page.getByRole('button', { name: `Add ${mango.title}` }).click();
  const said = page.getByText('Added to cart!');
  await expect(said).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(said).toBeVisible();
  const cart = page.getByRole('button', { name: /^Cart/ }).first();
  // Playwright would wait for a cart that something covers.
  expect(await cart.evaluate(isOnTop)).toBe(true);
  await cart.click();
  await expect(drawer(page)).toBeVisible();
});

test('the drawer says what is in the cart and what it costs, line by line @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Kesar', price: 120 });
  await putIntoCart(shop, asha, mango, 2);
  await enterAs(page, asha, '/shop');
  await openCart(page);
  const cart = drawer(page);
  const line = cart.getByRole('listitem').filter({ hasText: mango.title });
  await expect(line.getByText('₹240')).toBeVisible();
  await expect(line.getByText('₹120 Per Kg')).toBeVisible();
  await expect(line.getByRole('button', { name: `Remove ${mango.title}` })).toBeVisible();
  await expect(line.getByRole('button', { name: `One less ${mango.title}` })).toBeEnabled();
  await expect(cart.getByText(/these prices include all taxes\.$/)).toBeVisible();
  await expect(cart.getByText('Over ₹260 more makes shipping free')).toBeVisible();
  await expect(cart.getByText('Total with shipping')).toBeVisible();
  await expect(cart.getByText('₹260', { exact: true })).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  await axe(page, { all: true });
  await line.getByRole('button', { name: `One more ${mango.title}` }).click();
  await expect(line.getByText('₹360')).toBeVisible();
  await line.getByRole('button', { name: `Remove ${mango.title}` }).click();
  await expect(page.getByText('Removed from cart!')).toBeVisible();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await cart.getByRole('link', { name: 'Shop Now' }).click();
  await expect(drawer(page)).toBeHidden();
});

test('the drawer is a true dialog: the focus stays in it, Escape closes it and the focus goes back @desktop', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  await putIntoCart(shop, asha, await addProduct(shop), 1);
  await enterAs(page, asha, '/shop');
  const button = page.getByRole('button', { name: /^Cart/ }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    );
    expect(where).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(button).toBeFocused();
  await openCart(page);
  await drawer(page).getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(drawer(page)).toBeHidden();
});

test('a cart is the same on a second device, and the drawer shows what changed there @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Langra' });
  await enterAs(page, asha, '/');
  await openCart(page);
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
  await page.keyboard.press('Escape');
  const phone = await otherDevice();
  await enterAs(phone, asha, `${shop.url}/shop/${mango._id}`);
  await phone.getByRole('button', { name: 'Add to cart' }).click();
  await expect(phone.getByText('Added to cart!')).toBeVisible();
  await openCart(page);
  await expect(drawer(page).getByText(mango.title)).toBeVisible();
});

test('a change that the shop refuses is taken back, and the reason is said @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/api\/cart|ERR_FAILED|503/);
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Badami', price: 50 });
  await putIntoCart(shop, asha, mango, 3);
  await enterAs(page, asha, '/shop');
  await openCart(page);
  const line = drawer(page).getByRole('listitem').filter({ hasText: mango.title });
  await expect(line.getByRole('status')).toHaveText('3');
  await page.route('**/api/cart/**', (route) => route.abort());
  await line.getByRole('button', { name: `One more ${mango.title}` }).click();
  await expect(
    page.getByText('No answer from the shop. Check your connection and try again.').first(),
  ).toBeVisible();
  await expect(line.getByRole('status')).toHaveText('3');
  await line.getByRole('button', { name: `Remove ${mango.title}` }).click();
  await expect(drawer(page).getByRole('alert')).toContainText(`${mango.title} is still in the cart.`);
  await expect(line).toBeVisible();
});

test('a guest’s cart is empty and says where to log in @phone', async ({ page, axe }) => {
  await page.goto('/');
  await openCart(page);
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
  await axe(page, { all: true });
  await drawer(page).getByRole('link', { name: 'Log in to see your cart' }).click();
  await expect(page).toHaveURL('/login');
});

test('an empty cart offers daily needs, and first what was bought before; a tap adds it or leads to it @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await page.goto('/');
  await openCart(page);
  await expect(drawer(page).getByRole('region', { name: 'Daily needs' }).getByRole('article')).toHaveCount(6);
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Totapuri' });
  await order(shop, asha, mango);
  await enterAs(page, asha, '/');
  await openCart(page);
  const offered = drawer(page).getByRole('region', { name: 'For you' }).getByRole('article');
  await expect(offered).toHaveCount(6);
  await expect(offered.first()).toContainText(mango.title);
  await axe(page, { all: true });
  await offered.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/./);
  await expect(drawer(page)).toBeHidden();
  await openCart(page);
  await offered.first().getByRole('button', { name: /^Add/ }).click();
  await expect(drawer(page).getByRole('button', { name: `Remove ${mango.title}` })).toBeVisible();
  await expect(offered).toHaveCount(0);
});
