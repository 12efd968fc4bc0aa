import type { Page } from '@playwright/test';
import { inLanguage, type Language } from '#base/language/language.ts';
import { shopDay } from '#base/time.ts';
import { ADDRESS, addProduct, order, putIntoCart } from '../../support/goods.ts';
import { latinTexts, widthWithLongTexts } from '../../support/page/latin-texts.ts';
import { roundOrderedWith } from '../../support/rounds.ts';
import { expect, type Shop, test } from '../../support/shop.ts';

// A shop of its own: what other journeys typed into theirs is in English.
test.use({ ownShop: {} });

const GUEST_PAGES = [
  '/',
  '/shop',
  '/shop?q=nosuchthing',
  '/shop?category=fruits',
  '/about-us',
  '/contact-us',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=gone',
  '/newsletter/leave',
  `/newsletter/confirm/${'0'.repeat(43)}`,
  '/newsletter/confirm/done',
  '/signup/usercreatedsuccessfully',
  '/list',
  '/nosuch',
];
const TODAY = shopDay(new Date().toISOString());
const OFFICE_PAGES = [
  '/dashboard',
  '/admin/products',
  '/admin/addproducts',
  '/admin/products/drafts',
  '/admin/products/reorder',
  '/admin/grid',
  '/admin/missing',
  '/admin/stock-the-shop',
  '/admin/import',
  '/admin/searches',
  '/admin/shelves',
  '/admin/delivery',
  '/admin/rounds',
  '/admin/rounds/figures',
  '/admin/rides',
  '/admin/orders',
  '/admin/orders/rounds',
  '/admin/orders/queue',
  '/admin/new-order',
  '/admin/accounts',
  '/admin/cash',
  `/admin/cash/${TODAY}`,
  '/admin/alarm',
  '/customers',
  '/customer-details',
  '/team',
  '/settings',
  '/admin/audit',
  '/admin/nosuch',
];

/** An address as its fields and lines show it. */
const TYPED = [
  ...Object.values(ADDRESS),
  `${ADDRESS.firstName} ${ADDRESS.lastName}`,
  `${ADDRESS.colony}, ${ADDRESS.landmark}`,
];

/** What the shop's owner and its goods bring along, in whatever language they were written. */
async function dataOf(shop: Shop): Promise<string[]> {
  type Goods = { products: { title: string; brand: string; description: string; sku: string }[] };
  const [settings, goods] = await Promise.all([
    shop.call<Record<string, unknown>>({ path: '/api/shop/settings' }),
    shop.call<Goods>({ path: '/api/products?all=true' }),
  ]);
  const own = Object.values(settings.body).flatMap((value) => (typeof value === 'string' ? [value] : value));
  const ofGoods = goods.body.products.flatMap(({ title, brand, description }) => [title, brand, description]);
  return [...own, ...ofGoods].filter((text): text is string => typeof text === 'string' && text !== '');
}

/** The back office listens for news, so its network is never idle: a page is there when its heading is, and nothing loads. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('load');
}

/** What is still in English once all that the page asks for has come. */
async function englishOf(page: Page, data: readonly string[]): Promise<string[]> {
  for (let looked = 0; ; looked += 1) {
    const english = await latinTexts(page, data);
    if (english.length === 0 || looked === 8) return english;
    await page.waitForTimeout(250);
  }
}

/** Looks at pages in a language: nothing in English, nothing wider than the screen, also where texts are longer. */
async function look(page: Page, language: Language, paths: readonly string[], data: readonly string[]) {
  const found: Record<string, unknown> = {};
  for (const path of paths) {
    await page.goto(inLanguage(path, language));
    await settled(page);
    const english = await englishOf(page, data);
    if (english.length > 0) found[`${language} ${path}`] = english;
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) found[`${language} ${path} is wide`] = width;
    const longer = await widthWithLongTexts(page);
    if (longer > 360) found[`${language} ${path} is wide with longer texts`] = longer;
  }
  expect(found).toEqual({});
}

for (const language of ['hi', 'bn'] as const)
  test(`a guest meets no English and nothing that does not fit: ${language} @phone`, async ({
    page,
    shop,
    expectErrors,
  }) => {
    test.slow();
    expectErrors(/404|400|not_found/);
    const data = await dataOf(shop);
    const goods = await addProduct(shop, { title: 'Jhalmuri' });
    // The words of a search stand on its page as they were typed, and near names of goods in the same letters.
    const { others = [] } = (await shop.call<{ others?: string[] }>({ path: '/api/products?q=nosuchthing' }))
      .body;
    const typed = [...data, 'Jhalmuri', goods.title, 'nosuchthing', ...others];
    await look(page, language, [...GUEST_PAGES, `/shop/${goods._id}`], typed);
  });

for (const language of ['hi', 'bn'] as const)
  test(`a shopper meets no English and nothing that does not fit: ${language} @phone`, async ({
    page,
    shop,
    enterAs,
  }) => {
    test.slow();
    const asha = await shop.signUp();
    const goods = await addProduct(shop, { title: 'Jhalmuri' });
    const placed = await order(shop, asha, goods, 2);
    await putIntoCart(shop, asha, goods, 3);
    await enterAs(page, asha, '/');
    await look(
      page,
      language,
      [
        '/profile',
        '/checkout',
        '/my-order',
        `/my-order/${placed._id}`,
        `/my-order/${placed._id}/bill`,
        `/order-success/${placed._id}`,
      ],
      [...(await dataOf(shop)), asha.name, ...TYPED, goods.title],
    );
  });

test('the owner meets no English in the back office and nothing that does not fit @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/404|not_found/);
  const asha = await shop.signUp();
  const goods = await addProduct(shop, { title: 'Jhalmuri' });
  const placed = await order(shop, asha, goods, 2);
  const { round } = await roundOrderedWith(shop, 'Rampur', { names: [asha.name] });
  await enterAs(page, shop.owner, '/');
  const typed = [asha.name, 'Rampur', 'Road to Rampur', ...TYPED];
  const ofOrder = `/admin/orders/${placed._id}`;
  const ofAccount = `/admin/accounts/${asha.user._id}`;
  await look(
    page,
    'hi',
    [
      ...OFFICE_PAGES,
      ofOrder,
      `${ofOrder}/packing`,
      `${ofOrder}/print?doc=bill`,
      `${ofOrder}/print?doc=slip`,
      `/admin/products/${goods._id}/packs`,
      `/admin/rides/${round.id}`,
      ofAccount,
      `${ofAccount}/statement`,
      `/customer-details?id=${asha.user._id}`,
    ],
    [...(await dataOf(shop)), ...typed, 'Admin', 'nosuchthing', goods.title],
  );
});
