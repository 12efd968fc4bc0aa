import type { Page, Route } from '@playwright/test';
import { atCheckout } from '../../support/at-checkout.ts';
import {
  addProduct,
  fillAddress,
  orderApart,
  orderThatCame,
  ordersOf,
  putIntoCart,
} from '../../support/goods.ts';
import { tokenFor } from '../../support/people.ts';
import { expect, test } from '../../support/shop.ts';

const ORDERS = '**/api/orders';
const THANKS = { name: 'Order Successful! Thank you for your order!' };
const NO_ANSWER = 'No answer yet. Your order is kept and sent again by itself; only one order is made.';
const OFFLINE = 'You are offline. Your order is kept and is sent by itself when the connection is back.';

/** What the network does to the tries to place an order, one after another; further ones go through. */
async function network(page: Page, ...fates: ((route: Route) => Promise<void>)[]) {
  const keys: (string | undefined)[] = [];
  await page.route(ORDERS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    const fate = fates.shift();
    return fate ? fate(route) : route.continue();
  });
  return keys;
}

/** The request never leaves the device. */
const neverLeaves = (route: Route) => route.abort('connectionfailed');
/** The shop gets the request and places the order; its answer is lost. */
const answerIsLost = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};
/** The answer breaks off in the middle. */
const answerBreaksOff = async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 40) });
};
/** A proxy on the way answers instead of the shop. */
const proxyAnswers = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
/** The shop gets the request, and its answer never comes. */
const answerNeverComes = async (route: Route) => {
  await route.fetch();
};

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' });

test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|status of 50\d|status of 4(01|09)/));

const STAGES: [string, ...((route: Route) => Promise<void>)[]][] = [
  ['the request never leaves the phone', neverLeaves, neverLeaves],
  ['the order is placed and the answer is lost', answerIsLost],
  ['the answer is lost twice', answerIsLost, answerIsLost],
  ['the answer breaks off in the middle', answerBreaksOff],
  ['a proxy answers in place of the shop', proxyAnswers],
];

test('one order, wherever on its way the network fails @phone', async ({ page, shop, enterAs, axe }) => {
  test.slow();
  const { asha, mango } = await atCheckout(shop, page, enterAs);
  for (const [before, [stage, ...fates]] of STAGES.entries())
    await test.step(stage, async () => {
      if (before > 0) {
        await putIntoCart(shop, asha, mango);
        await page.goto('/checkout');
        await orderApart(page);
      }
      const keys = await network(page, ...fates);
      await place(page).click();
      await expect(page.getByText(NO_ANSWER)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
      if (before === 0) await axe(page);
      await expect(page.getByRole('heading', THANKS)).toBeVisible();
      expect(await ordersOf(shop, asha)).toHaveLength(before + 1);
      expect(keys).toHaveLength(fates.length + 1);
      expect(new Set(keys).size).toBe(1);
      await page.unroute(ORDERS);
    });
});

test('an answer that never comes is asked for again after a while @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const { asha } = await atCheckout(shop, page, enterAs);
  const keys = await network(page, answerNeverComes);
  await place(page).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible({ timeout: 30_000 });
  expect(await ordersOf(shop, asha)).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('on a slow line a double tap is one order, and the button says that it is under way @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const { asha } = await atCheckout(shop, page, enterAs);
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const keys = await network(page, async (route) => {
    await gate;
    await route.continue();
  });
  await place(page).dblclick();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.getByRole('button', { name: 'Processing...' }).click();
  letGo();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(await ordersOf(shop, asha)).toHaveLength(1);
});

test('offline is said plainly, and the order goes out by itself when the connection is back @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
}) => {
  const { asha } = await atCheckout(shop, page, enterAs);
  const keys = await network(page);
  await context.setOffline(true);
  await place(page).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await axe(page);
  expect(keys).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(await ordersOf(shop, asha)).toHaveLength(1);
});

test('an order that was never sent can be taken back and changed @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  const { asha } = await atCheckout(shop, page, enterAs);
  await context.setOffline(true);
  await place(page).click();
  await page.getByRole('button', { name: 'Change the order' }).click();
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await context.setOffline(false);
  await page.getByLabel('Colony').fill('Gandhi Road 3');
  await place(page).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  await expect(page.getByText('Gandhi Road 3')).toBeVisible();
  expect(await ordersOf(shop, asha)).toHaveLength(1);
});

test('a reload while the answer is missing finds the same order @phone', async ({ page, shop, enterAs }) => {
  const { asha } = await atCheckout(shop, page, enterAs);
  const keys = await network(page, answerIsLost, neverLeaves, neverLeaves, neverLeaves);
  await place(page).click();
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your order is being placed' })).toBeVisible();
  await expect(page.getByRole('heading', THANKS)).toBeVisible({ timeout: 20_000 });
  expect(await ordersOf(shop, asha)).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('leaving the page while the answer is missing loses nothing: the order is told wherever one is @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const { asha } = await atCheckout(shop, page, enterAs);
  await network(page, answerIsLost);
  await place(page).click();
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByText('Order Placed Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await ordersOf(shop, asha)).toHaveLength(1);
});

test('two tabs with the same cart make one order, and both say thank you @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  const { asha } = await atCheckout(shop, page, enterAs);
  const second = await context.newPage();
  await second.goto('/checkout');
  await fillAddress(second);
  await Promise.all([place(page).click(), place(second).click()]);
  const thanked = async (tab: Page) => {
    const ordered = tab.getByText('Your cart is empty: it was ordered or emptied on another screen.');
    // For a moment, while the page changes, both may stand there.
    await expect(tab.getByRole('heading', THANKS).or(ordered).first()).toBeVisible();
  };
  await Promise.all([thanked(page), thanked(second)]);
  expect(await ordersOf(shop, asha)).toHaveLength(1);
});

test('a cart that was ordered on another device is not ordered again @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const { asha } = await atCheckout(shop, page, enterAs);
  const laptop = await otherDevice();
  await enterAs(laptop, { ...asha, ...(await tokenFor(shop.url, asha)) }, `${shop.url}/checkout`);
  await fillAddress(laptop);
  await place(laptop).click();
  await expect(laptop.getByRole('heading', THANKS)).toBeVisible();

  await place(page).click();
  await expect(page.getByText('Your cart is Empty Please add items to your cart.')).toBeVisible();
  await expect(page.getByText('it was ordered or emptied on another screen')).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await ordersOf(shop, asha)).toHaveLength(1);
});

test('whose session ends on the way logs in again and finds the order placed @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop);
  await orderThatCame(shop, asha, mango);
  await putIntoCart(shop, asha, mango, 2);
  await enterAs(page, asha, '/checkout');
  // It ends between her tap and the order's arrival: whatever else the page asks for cannot hear of it before.
  let open = true;
  await page.route(ORDERS, async (route) => {
    if (open) await shop.call({ method: 'POST', path: '/api/auth/logout', token: asha.token });
    open = false;
    await route.continue();
  });
  await place(page).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fcheckout');
  await page.getByRole('main').getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  const { token } = await tokenFor(shop.url, asha);
  expect(await ordersOf(shop, { ...asha, token })).toHaveLength(2);
});

test('the code of the page after the order does not come: the checkout stays with all that was typed, and the order is placed @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  let lost = 0;
  await page.route(/\/assets\/order-success-page/, (route) => {
    lost += 1;
    return lost === 1 ? route.abort('connectionreset') : route.continue();
  });
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await atCheckout(shop, page, enterAs);
  await expect.poll(() => lost).toBe(1);
  await place(page).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(opened, 'no page was loaded anew').toEqual(['/checkout']);
});
