import { order, putIntoCart, addProduct } from '../../support/goods.ts';
import { cutOff, enlarge } from '../../support/page/large-text.ts';
import { expect, test } from '../../support/shop.ts';

// On the phone alone: twice the text on 1280 px is what 640 px are.
const PUBLIC = [
  '/',
  '/shop',
  '/shop?q=nosuchthing',
  '/about-us',
  '/contact-us',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/skeleton',
  '/nosuch',
];

test('text at 200 % fits 360 px on every page that is open to everybody @phone', async ({
  page,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/404/);
  await enlarge(page);
  for (const path of PUBLIC) {
    await page.goto(path);
    expect.soft(await cutOff(page), path).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(360);
  }
});

test('text at 200 % fits 360 px where somebody is signed in: product, cart, checkout, orders, profile @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  test.slow();
  const asha = await shop.signUp({ name: 'Chandralekha Venkataramanan' });
  const goods = await addProduct(shop, { title: 'Pigeon pea lentils (Toor dal, arhar)', price: 1234.5 });
  const placed = await order(shop, asha, goods, 2);
  await putIntoCart(shop, asha, goods, 12);
  await enlarge(page);
  await enterAs(page, asha, '/');
  const fits = async (what: string) => expect(await cutOff(page), what).toEqual([]);
  for (const path of [
    `/shop/${goods._id}`,
    '/checkout',
    '/my-order',
    `/my-order/${placed._id}/bill`,
    `/order-success/${placed._id}`,
    '/profile',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await fits(path);
  }
  await page.goto('/shop');
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText(goods.title);
  await fits('the cart');
});
