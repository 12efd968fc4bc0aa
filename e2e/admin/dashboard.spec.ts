import type { Page } from '@playwright/test';
import { formatRupees } from '#base/figures/money.ts';
import type { Order } from '#orders/order.ts';
import { hireStaff, isPhone, newName, orderAs } from '../support/back-office.ts';
import { editProduct, addProduct } from '../support/goods.ts';
import { expect, type Shop, test } from '../support/shop.ts';

/** The value that stands under a figure's name. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first();

/** What the orders table says of the orders of today, which are all orders of a journey but those cancelled. */
async function figuresIn(shop: Shop): Promise<{ sold: string; toCollect: string }> {
  const { body } = await shop.call<{ orders: Order[] }>({
    path: '/api/orders/all?limit=100',
    token: shop.owner.token,
  });
  const kept = body.orders.filter(({ status }) => status !== 'cancelled');
  const sumOf = (orders: Order[]): string =>
    formatRupees(orders.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0) / 100);
  // Other journeys of this shop may have taken money.
  return {
    sold: sumOf(kept),
    toCollect: sumOf(kept.filter(({ paymentStatus }) => paymentStatus === 'pending')),
  };
}

const soldIn = async (shop: Shop): Promise<string> => (await figuresIn(shop)).sold;

test('the owner is welcomed with the day’s figures, equal to the orders table, and sees new ones by themselves @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [asha, goods] = [await shop.signUp(), await addProduct(shop, { title: 'Saffron', price: 33.35 })];
  await orderAs(shop, asha, { goods, lastName: newName(), quantity: 3 });
  const second = await orderAs(shop, asha, { goods, lastName: newName() });
  await shop.call({
    method: 'PATCH',
    path: `/api/orders/${second._id}`,
    token: shop.owner.token,
    body: { status: 'cancelled' },
  });
  await enterAs(page, shop.owner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, / })).toBeVisible();
  await expect(figure(page, 'Sales')).toHaveText(await soldIn(shop));
  await expect(figure(page, 'Cash still to collect')).toHaveText((await figuresIn(shop)).toCollect);
  await expect(page.getByText(/\d more cancelled/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Best sellers' })).toContainText(goods.title);
  await axe(page, { all: true, night: true });

  await orderAs(shop, asha, { goods, lastName: newName(), quantity: 2 });
  await expect(figure(page, 'Sales')).toHaveText(await soldIn(shop));

  await expect(page.getByRole('region', { name: 'Rounds of today and tomorrow' })).toBeVisible();
  const money = page.getByRole('region', { name: 'Money at hand' });
  await expect(figure(page, 'Sold today')).toHaveText(await soldIn(shop));
  await money.getByRole('link', { name: /^Sold today: / }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await page.goBack();
  await money.getByRole('link', { name: /^UPI to look for: / }).click();
  await expect(page.getByRole('region', { name: 'UPI to look for in the bank' })).toBeInViewport();
  await page.goBack();
  await page
    .getByRole('region', { name: 'Do now' })
    .getByRole('link', { name: /Orders to pack/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/orders\/queue\?tab=toPack$/);
});

test('an order that comes before the page hears of any is shown as well @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const [asha, goods] = [await shop.signUp(), await addProduct(shop)];
  await orderAs(shop, asha, { goods, lastName: newName() });
  const ordered = Promise.withResolvers<void>();
  await page.route('**/api/admin/events', async (route) => {
    await ordered.promise;
    await route.continue();
  });
  await enterAs(page, shop.owner, '/dashboard');
  await expect(figure(page, 'Sales')).toHaveText(await soldIn(shop));
  await orderAs(shop, asha, { goods, lastName: newName() });
  ordered.resolve();
  await expect(figure(page, 'Sales')).toHaveText(await soldIn(shop));
});

test('the figures of 7 and 30 days are a tap or a key away, with a table behind each chart @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [asha, goods] = [await shop.signUp(), await addProduct(shop)];
  await orderAs(shop, asha, { goods, lastName: newName() });
  await enterAs(page, shop.owner, '/dashboard');
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7$/);
  const byDay = page.getByRole('region', { name: 'Sales by day' });
  await byDay.getByText('The figures').click();
  await expect(byDay.getByRole('row')).toHaveCount(8);
  await expect(byDay.getByRole('row').last()).toContainText(await soldIn(shop));
  const categories = page.getByRole('region', { name: 'Categories' });
  await categories.getByText('The figures').click();
  await expect(categories.getByRole('row').last()).toContainText(await soldIn(shop));
  await page.getByText('How these figures are counted').click();
  await expect(page.getByText(/Cancelled orders do not count/)).toBeVisible();
  await axe(page, { all: true });
  await page.keyboard.press('3');
  await expect(page).toHaveURL(/days=30$/);
  await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
});

test('figures that could not be fetched say so, and come at the second try @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await page.route('**/api/admin/dashboard*', (route) => route.abort());
  await enterAs(page, shop.owner, '/dashboard');
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await axe(page, { all: true });
  await page.unroute('**/api/admin/dashboard*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
});

test('an address that asks for what there is not says so in plain words, and leads to the list @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  await enterAs(page, shop.owner, '/hi/admin/orders/queue?tab=old');
  await expect(page.getByText('इस पेज का पता सही नहीं है।')).toBeVisible();
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('navigation', { name: 'ऑर्डर के काम' }).getByRole('link').first()).toBeVisible();
});

test('the log tells who changed a price, from what to what @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const goods = await addProduct(shop, { title: 'Cardamom', price: 90 });
  await editProduct(shop, goods, { price: 95.5 });
  await hireStaff(shop, ['packer', 'counter']);
  await enterAs(page, shop.owner, '/admin/audit');
  await page.getByLabel('Changes of').selectOption('Products');
  await expect(page).toHaveURL(/entity=product/);
  const change = page
    .getByRole(isPhone(page) ? 'listitem' : 'row')
    .filter({ hasText: goods.title })
    .first();
  await expect(change).toContainText('edited');
  await expect(change).toContainText(/price\s*before: ₹90\s*after: ₹95\.50/);
  await axe(page, { all: true });
  await page.getByLabel('Changes of').selectOption('Customers and staff');
  await expect(page.getByText('role changed').first()).toBeVisible();
  await expect(page.getByText(goods.title)).toHaveCount(0);
});

test('what is typed into the search of everything stays when the page behind it comes late @desktop', async ({
  page,
  shop,
  enterAs,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/api/admin/**', async (route) => {
    await late.promise;
    await route.continue();
  });
  await enterAs(page, shop.owner, '/dashboard');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Page, order, name or phone' });
  await field.fill('morning');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toHaveCount(0);
  late.resolve();
  await expect(page.getByText(/^Welcome back/)).toBeVisible();
  await expect(field).toHaveValue('morning');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
});

test.describe('while the shop does not answer', () => {
  test.beforeEach(({ expectErrors }) => expectErrors(/status of 503/));

  test('home says nothing that it does not know, and is up to date within five seconds of an answer @phone', async ({
    page,
    shop,
    enterAs,
    axe,
  }) => {
    // Other journeys of this shop may have left orders.
    await page.route('/api/admin/dashboard**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), waiting: 0 } });
    });
    await enterAs(page, shop.owner, '/dashboard');
    const welcome = page.getByRole('region', { name: /Welcome/ });
    await expect(welcome).toContainText('No order is waiting. All is packed.');
    const away = { status: 503, json: { code: 'unavailable', error: 'away', message: 'away' } };
    for (const path of ['/api/admin/**', '/readyz']) await page.route(path, (route) => route.fulfill(away));
    await page.reload();
    const banner = page.getByText(/^As seen .*; the shop does not answer$/);
    await expect(banner).toBeVisible();
    await expect(welcome).toContainText('Not known now: the shop does not answer.');
    await axe(page);
    await page.unrouteAll();
    await expect(banner).toBeHidden({ timeout: 5000 });
    await expect(welcome).not.toContainText('Not known now');
  });
});
