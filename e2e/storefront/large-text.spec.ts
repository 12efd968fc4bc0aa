import type { Page } from '@playwright/test';
import { order, putIntoCart, addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

/** What is wider than the screen, or cut off by the box that it stands in. Rows and text fields scroll by themselves. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className.toString().split(' ').slice(0, 4).join('.')}: ${element.textContent?.trim().slice(0, 40)}`;
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width < 2 ||
        height < 2 ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (isHidden(element) || element.closest('svg, .sr-only, noscript') || scrolls(element)) return [];
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > wide + 1) return [`beyond the screen, ${name(element)}`];
      const style = getComputedStyle(element);
      const isCut =
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches('input, select') &&
        ['hidden', 'clip'].includes(style.overflowX) &&
        style.textOverflow !== 'ellipsis';
      return isCut ? [`cut, ${name(element)}`] : [];
    });
  });

async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const grow = () => document.documentElement.style.setProperty('font-size', '200%');
    if (document.documentElement) grow();
    else
      new MutationObserver((_, observer) => {
        if (!document.documentElement) return;
        grow();
        observer.disconnect();
      }).observe(document, { childList: true });
  });
}

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'twice the text on 1280 px is what 640 px are'));

for (const path of [
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
])
  test(`text at 200 % fits 360 px: ${path}`, async ({ page, expectErrors }) => {
    expectErrors(/404/);
    await enlarge(page);
    await page.goto(path);
    expect(await cutOff(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

test('text at 200 % fits 360 px where somebody is signed in: product, cart, checkout, orders, profile', async ({
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
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog')).toContainText(goods.title);
  await fits('the cart');
});
