import type { Page } from '@playwright/test';
import { atCheckout } from '../../support/at-checkout.ts';
import { addProduct, editProduct, fillAddress, order, ordersOf, putIntoCart } from '../../support/goods.ts';
import type { Person } from '../../support/people.ts';
import { expect, type Shop, test } from '../../support/shop.ts';

const WAITS = '1 order waits';
const DONE = 'Order Placed Successfully!';
const bar = (page: Page) => page.getByRole('region', { name: 'Your order' });

test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|status of 50\d|status of 4(01|09)/));

/** Somebody who has ordered without a network: the order waits on the device. */
async function orderOffline(
  shop: Shop,
  page: Page,
  enterAs: (page: Page, person: Person, path: string) => Promise<void>,
) {
  const ordered = await atCheckout(shop, page, enterAs);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  return ordered;
}

/** Counts the orders that leave the device from now on. */
function countSent(page: Page): { keys: (string | undefined)[] } {
  const sent: { keys: (string | undefined)[] } = { keys: [] };
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      sent.keys.push(request.headers()['idempotency-key']);
  });
  return sent;
}

test('the tab is closed while an order waits: the next visit shows it on each page, sends it and says so @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
}) => {
  const { asha } = await orderOffline(shop, page, enterAs);
  const sent = countSent(page);
  await page.close();
  await context.setOffline(false);
  // The shop is not to be had at first: the order waits in sight.
  await context.route('**/api/orders', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  const later = await context.newPage();
  for (const path of ['/', '/shop', '/my-order', '/about-us']) {
    await later.goto(shop.url + path);
    await expect(bar(later)).toContainText(WAITS);
  }
  await expect(bar(later)).toContainText('We send it again by ourselves; only one order is made.');
  await axe(later);
  expect(await ordersOf(shop, asha)).toHaveLength(0);
  await context.unroute('**/api/orders');
  await expect(bar(later)).toContainText(DONE, { timeout: 20_000 });
  await axe(later);
  expect(await ordersOf(shop, asha)).toHaveLength(1);
  expect(new Set(sent.keys).size).toBe(1);
  await bar(later).getByRole('link', { name: 'See the order' }).click();
  await expect(later.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  await expect(bar(later)).toBeHidden();
  await expect(later.getByRole('button', { name: /^Cart/ }).first()).toHaveAccessibleName('Cart');
});

test('staff who shop: an order that waits is sent from the back office, too @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  await enterAs(page, shop.owner, '/');
  const mango = await addProduct(shop);
  await putIntoCart(shop, shop.owner, mango, 1);
  await page.goto('/checkout');
  await fillAddress(page);
  await page.waitForLoadState('networkidle');
  const before = (await ordersOf(shop, shop.owner)).length;
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const desk = await context.newPage();
  await desk.goto(`${shop.url}/admin/products`);
  await expect(bar(desk)).toContainText(DONE);
  expect(await ordersOf(shop, shop.owner)).toHaveLength(before + 1);
});

test('two tabs that find the connection back at once send the order once @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  const { asha } = await orderOffline(shop, page, enterAs);
  const sent = countSent(page);
  await context.route('**/api/orders', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await context.setOffline(false);
  const second = await context.newPage();
  await second.goto(shop.url);
  await expect(bar(second)).toContainText(WAITS);
  await context.setOffline(true);
  await context.unroute('**/api/orders');
  await page.waitForTimeout(500);
  const tries = sent.keys.length;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  // Who was thanked in one tab need not be told in the other.
  await expect(bar(second)).toBeHidden();
  expect(await ordersOf(shop, asha)).toHaveLength(1);
  expect(sent.keys.length - tries).toBe(1);
});

test('what changed while the order waited is told on whichever page, and answered at the checkout @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
}) => {
  const { asha, mango } = await orderOffline(shop, page, enterAs);
  await editProduct(shop, mango, { price: 95 });
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(`${shop.url}/shop`);
  await expect(bar(later)).toContainText('1 order needs your answer');
  await axe(later);
  expect(await ordersOf(shop, asha)).toHaveLength(0);
  // It is told until it was seen, also after a reload.
  await later.reload();
  await bar(later).getByRole('link', { name: 'See what changed' }).click();
  const notices = later.getByRole('region', { name: 'Please look at this' });
  await expect(notices).toContainText(`${mango.title}: the price was ₹90 and is now ₹95.`);
  await expect(later.getByLabel('Colony')).toHaveValue('Nehru Nagar, house 12');
  await notices.getByRole('button', { name: 'Take at ₹95' }).click();
  await later.getByRole('button', { name: 'Place Order' }).click();
  await expect(later.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  expect(await ordersOf(shop, asha)).toHaveLength(1);
});

test('whoever signs out while an order waits is asked first @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  isMobile,
}) => {
  await orderOffline(shop, page, enterAs);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(bar(page)).toContainText(WAITS);
  const signOut = async () => {
    await page.getByRole('button', { name: isMobile ? 'Menu' : 'Asha Rao', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
  };
  await signOut();
  const question = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(question).toContainText('If you sign out now, this is not sent at all:');
  await expect(question.getByRole('listitem')).toHaveText(['1 order for ₹200']);
  await axe(page);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(bar(page)).toContainText(WAITS);
  await page.context().setOffline(false);
  await expect(bar(page)).toContainText(DONE);
});

test('an order that waits for somebody who has to log in again says so @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  const { asha } = await orderOffline(shop, page, enterAs);
  await page.close();
  await shop.call({ method: 'POST', path: '/api/auth/logout', token: asha.token });
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(`${shop.url}/shop`);
  await expect(bar(later)).toContainText('Log in, and it is sent.');
  await bar(later).getByRole('link', { name: 'Login' }).click();
  await later.getByRole('main').getByLabel('Email').fill(asha.email);
  await later.getByLabel('Password', { exact: true }).fill(asha.password);
  await later.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(later).toHaveURL(`${shop.url}/shop`);
  await expect(bar(later)).toContainText(DONE);
});

/** As if this person had logged in without Remember Me. */
const onlyInThisTab = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    sessionStorage.setItem('userData', localStorage.getItem('userData') ?? '');
    localStorage.removeItem('userData');
  });
  await page.reload();
};

test('without Remember Me what waits ends with its tab: checkout and back office say to keep it open @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  const { asha, mango } = await atCheckout(shop, page, enterAs);
  await onlyInThisTab(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Keep this tab open')).toBeVisible();
  await expect(page.getByText('is kept')).toBeHidden();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(`${shop.url}/about-us`);
  await expect(later.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await later.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Nehru Nagar');
  expect(await ordersOf(shop, asha)).toHaveLength(0);

  const { _id } = await order(shop, await shop.signUp(), mango);
  await enterAs(later, shop.owner, `${shop.url}/admin/orders/${_id}`);
  await onlyInThisTab(later);
  const dispatch = later.getByRole('button', { name: 'Dispatch' });
  await expect(dispatch).toBeEnabled();
  await context.setOffline(true);
  await dispatch.click();
  const waits = later.getByRole('region', { name: 'Waits for the internet' });
  await expect(waits).toContainText('Keep this tab open');
  await context.setOffline(false);
  await expect(waits).toBeHidden({ timeout: 20_000 });
});
