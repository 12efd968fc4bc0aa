import { test as base, expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { checkAccess } from './page/axe.ts';
import { watchErrors, type ErrorWatch } from './page/page-errors.ts';
import { enterAs } from './people.ts';
import { openShops, type Shop, type Shops } from './shops.ts';
import { waitForScripts } from './wait-for-scripts.ts';

export type { Shop };

type Fixtures = {
  shop: Shop;
  /** For files whose tests count on what no other test has done: what a shop of their own is started with. */
  ownShop: Record<string, string> | undefined;
  /** Says that errors which match are part of this test. */
  expectErrors: (pattern: RegExp) => void;
  /** Fails when the page shuts somebody out. */
  axe: typeof checkAccess;
  /** Opens a path with the person signed in. */
  enterAs: typeof enterAs;
  /** A page on a second phone or laptop, with a storage of its own. */
  otherDevice: () => Promise<Page>;
  watch: ErrorWatch;
};

/** What Playwright's `test` is, with a shop behind it; a test fails on any error in its pages that it did not expect. */
export const test = base.extend<Fixtures, { shops: Shops }>({
  ownShop: [undefined, { option: true }],

  shops: [
    async ({}, use) => {
      const shops = openShops();
      await use(shops);
      await shops.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  shop: [
    async ({ shops, ownShop }, use, { file }) =>
      use(await (ownShop ? shops.ownOf(file, ownShop) : shops.shared())),
    { timeout: 120_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  page: async ({ context, page }, use) => {
    await use(waitForScripts(page));
    // The next journey gets the same context, emptied but for this.
    await context.setOffline(false);
  },

  watch: [
    async ({ context, shop }, use, testInfo) => {
      const watch = watchErrors();
      const before = shop.log().length;
      watch.follow(context);
      await use(watch);
      if (testInfo.status !== testInfo.expectedStatus || watch.faults().length > 0) {
        await attachPictures(context, testInfo);
        await testInfo.attach('what the server printed', {
          body: shop.log().slice(before),
          contentType: 'text/plain',
        });
      }
      expect(watch.faults(), 'nothing goes wrong in the page unseen').toEqual([]);
    },
    { auto: true },
  ],

  expectErrors: async ({ watch }, use) => use(watch.expectErrors),
  axe: async ({}, use) => use(checkAccess),
  enterAs: async ({}, use) => use(enterAs),

  otherDevice: async ({ browser, watch }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch.follow(context);
      return waitForScripts(await context.newPage());
    });
    for (const context of contexts) {
      if (testInfo.status !== testInfo.expectedStatus) await attachPictures(context, testInfo);
      await context.close();
    }
  },
});

/** Keeps what a journey that failed had on its screens. */
async function attachPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const path = testInfo.outputPath(`screen-${testInfo.attachments.length + 1}.png`);
    await page.screenshot({ path });
    testInfo.attachments.push({ name: page.url(), path, contentType: 'image/png' });
  }
}

export { expect };
