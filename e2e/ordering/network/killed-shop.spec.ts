import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { addProduct, fillAddress, orderApart, ordersOf, putIntoCart } from '../../support/goods.ts';
import { expect, type Shop, test } from '../../support/shop.ts';

const THANKS = { name: 'Order Successful! Thank you for your order!' };
const NO_ANSWER = 'No answer yet. Your order is kept and sent again by itself; only one order is made.';

/** The moments at which the shop dies on the way of an order, and what then becomes of the request. */
const DEATHS: ((shop: Shop, route: Route) => Promise<void>)[] = [
  // Before the order reaches it.
  async (shop, route) => {
    await shop.kill();
    await route.continue();
  },
  // While it works on the order: nobody knows whether it is placed. Were its answer quicker, it would be lost all the same.
  async (shop, route) => {
    const sent = Promise.allSettled([route.fetch()]);
    await wait(4);
    await shop.kill();
    await sent;
    await route.abort('connectionreset');
  },
  // When the order is placed, before the answer has gone out.
  async (shop, route) => {
    await route.fetch();
    await shop.kill();
    await route.abort('connectionreset');
  },
];

async function dieOnce(page: Page, shop: Shop, death: (typeof DEATHS)[number]) {
  const keys: (string | undefined)[] = [];
  await page.unroute('**/api/orders');
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? death(shop, route) : route.continue();
  });
  return keys;
}

test('the shop is killed at each step of an order’s way and started again: each order is placed once @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/ERR_|status of 50\d/);
  const asha = await shop.signUp();
  const mango = await addProduct(shop);
  await putIntoCart(shop, asha, mango, 1);
  await enterAs(page, asha, '/checkout');
  await fillAddress(page);
  const dies = async (death: (typeof DEATHS)[number]) => {
    const keys = await dieOnce(page, shop, death);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText(NO_ANSWER)).toBeVisible();
    return keys;
  };
  for (const [before, death] of DEATHS.slice(0, -1).entries()) {
    const keys = await dies(death);
    await shop.startAgain();
    // What a phone says when its connection is back; else the page tries again after a pause.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', THANKS)).toBeVisible();
    expect(await ordersOf(shop, asha)).toHaveLength(before + 1);
    expect(new Set(keys).size).toBe(1);
    await putIntoCart(shop, asha, mango, 1);
    await page.goto('/checkout');
    await orderApart(page);
  }

  // The last time the tab is closed, too: the next page tells how it ended.
  await dies(DEATHS.at(-1)!);
  await page.close();
  await shop.startAgain();
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByText('Order Placed Successfully!')).toBeVisible({ timeout: 20_000 });
  expect(await ordersOf(shop, asha)).toHaveLength(DEATHS.length);
});
