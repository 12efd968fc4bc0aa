import type { BrowserContext, Page } from '@playwright/test';
import { addProduct, fillAddress, ordersOf } from '../../support/goods.ts';
import type { Person } from '../../support/people.ts';
import { expect, type Shop, test } from '../../support/shop.ts';
import { waitForWorker } from '../../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d|status of 4(01|09)/));

/** TypeScript knows nothing of it, because only some browsers have it. */
declare const SyncManager: { prototype: object };

type Enter = (page: Page, person: Person, path: string) => Promise<void>;

const bar = (page: Page) => page.getByRole('region', { name: 'Your order' });

/** Somebody on their own phone who was in the shop before, and now has no network. */
async function onPhoneWithoutNetwork(shop: Shop, page: Page, enterAs: Enter) {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Totapuri', price: 90 });
  await enterAs(page, asha, `/shop/${mango._id}`);
  await waitForWorker(page, '/profile');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  return { asha, mango, product: `/shop/${mango._id}` };
}

/** The tab is closed and the shop opened anew. */
async function reopen(context: BrowserContext, page: Page, url: string): Promise<Page> {
  await page.close();
  const later = await context.newPage();
  await later.goto(url);
  await later.waitForFunction(() => !window.answerHeldTap);
  return later;
}

test('without a network, the tab closed after each step: seen goods are put into the cart and ordered, once @phone', async ({
  page: first,
  context,
  shop,
  enterAs,
}) => {
  const { asha, mango, product } = await onPhoneWithoutNetwork(shop, first, enterAs);
  let page = await reopen(context, first, shop.url + product);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('when the internet is back').first()).toBeVisible();

  page = await reopen(context, page, `${shop.url}/checkout`);
  await expect(page.getByRole('main')).toContainText(mango.title);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('You are offline. Your order is kept')).toBeVisible();

  page = await reopen(context, page, shop.url + product);
  await expect(bar(page)).toContainText('1 order waits');
  expect(await ordersOf(shop, asha)).toHaveLength(0);
  await context.setOffline(false);
  await expect(bar(page)).toContainText('Order Placed Successfully!', { timeout: 30_000 });
  expect(await ordersOf(shop, asha)).toHaveLength(1);
  page = await reopen(context, page, `${shop.url}/`);
  await page.waitForLoadState('networkidle');
  expect(await ordersOf(shop, asha)).toHaveLength(1);
});

test('an order that waits is sent while no page is open, and the next visit says so: one order @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  // When the browser calls the worker is the browser's own affair, and tests' browsers never do: here the test calls it.
  await context.addInitScript(() => {
    Object.assign(SyncManager.prototype, { register: () => Promise.resolve() });
  });
  const { asha, product } = await onPhoneWithoutNetwork(shop, page, enterAs);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(/^In cart: ₹/).first()).toBeVisible();
  await page.goto('/checkout');
  await fillAddress(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('You are offline. Your order is kept')).toBeVisible();
  await expect.poll(() => keptUnsent(page)).toBe(1);

  const elsewhere = await context.newPage();
  const browser = await context.newCDPSession(elsewhere);
  // The worker of an earlier journey is told of as well, as deleted.
  const registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[] = [];
  const ours = () =>
    registrations.findLast(({ scopeURL, isDeleted }) => scopeURL === `${shop.url}/` && !isDeleted);
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
    registrations.push(...all),
  );
  await browser.send('ServiceWorker.enable');
  await page.close();
  await context.setOffline(false);
  await expect.poll(ours).toBeDefined();
  const { registrationId } = ours()!;
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: shop.url,
    registrationId,
    tag: 'haat.unsent',
    lastChance: false,
  });
  await expect.poll(async () => (await ordersOf(shop, asha)).length).toBe(1);

  const later = await context.newPage();
  await later.goto(shop.url + product);
  await expect(bar(later)).toContainText('Order Placed Successfully!');
  expect(await ordersOf(shop, asha)).toHaveLength(1);
  await expect.poll(() => keptUnsent(later)).toBe(0);
  // Their network is there: left open, they would say the same of the page of the next journey, in the same process.
  await elsewhere.close();
  await later.close();
});

/** How many calls the worker has to send. */
const keptUnsent = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('haat', 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('unsent', { keyPath: 'key' }),
        );
        opening.addEventListener('error', () => reject(new Error('not opened')));
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('unsent').objectStore('unsent').count();
          asked.addEventListener('success', () => {
            opening.result.close();
            resolve(asked.result);
          });
        });
      }),
  );

test('one’s orders and addresses are read without a network, and gone from the phone after signing out @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  const { asha } = await onPhoneWithoutNetwork(shop, page, enterAs);
  await context.setOffline(false);
  await page.goto('/my-order');
  await expect(page.getByText('You do not have Order yet from the store')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(asha.email, { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/my-order');
  await expect(page.getByText('You do not have Order yet from the store')).toBeVisible();
  await expect(page.getByText(/^As seen 1 minute ago; no internet$/)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(asha.email, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  const left = await page.evaluate(async () => ({
    storage: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(left.databases).not.toContain('haat');
  expect(left.storage).not.toContain('seenAnswers');
  await page.goto('/my-order');
  await expect(page).toHaveURL(/\/login/);
});
