import { randomBytes } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { checkAccess } from './axe.ts';
import { watchErrors, type ErrorWatch } from './page-errors.ts';
import { type Answer, callApi, enterAs, type Person, signUp, tokenFor } from './people.ts';
import { startShop } from './shop-process.ts';
import { waitForScripts } from './wait-for-scripts.ts';

/** The demo shop, running as in production, for the tests of one worker; tests bring their own people. */
export type Shop = {
  url: string;
  dataDir: string;
  log: () => string;
  /** Ends the shop as a power cut does, and starts it again. */
  kill: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** The owner of the shop. */
  owner: Person;
  /** A new account that nobody else uses. */
  signUp(as?: { name?: string }): Promise<Person>;
  call<Body = unknown>(request: {
    method?: string;
    path: string;
    body?: unknown;
    token?: string;
  }): Promise<Answer<Body>>;
};

type Fixtures = {
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
export const test = base.extend<Fixtures, { shop: Shop; shopEnv: Record<string, string> }>({
  shopEnv: [{}, { scope: 'worker', option: true }],

  shop: [
    async ({ shopEnv }, use) => {
      const owner = {
        name: 'Owner',
        email: 'owner@example.com',
        phone: '',
        password: `Aa1-${randomBytes(9).toString('hex')}`,
      };
      const running = await startShop({
        SEED: 'demo',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        ...shopEnv,
      });
      try {
        const { url } = running;
        await use({
          ...running,
          owner: { ...owner, ...(await tokenFor(url, owner)) },
          signUp: (as) => signUp(url, as),
          call: (request) => callApi(url, request),
        });
      } finally {
        await running.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  page: async ({ page }, use) => use(waitForScripts(page)),

  watch: [
    async ({ context, shop }, use, testInfo) => {
      const watch = watchErrors();
      const before = shop.log().length;
      watch.follow(context);
      await use(watch);
      if (testInfo.status !== testInfo.expectedStatus || watch.faults().length > 0) {
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

  otherDevice: async ({ browser, watch }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch.follow(context);
      return waitForScripts(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
