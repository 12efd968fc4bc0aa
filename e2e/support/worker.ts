import { expect, type Page } from '@playwright/test';

/** The paths that the shop's worker keeps on this device, each with what it asks. */
export const keptByWorker = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        all.push(url.slice(location.origin.length));
    return all;
  });

/** Waits until the shop's worker has taken over and keeps this path, or one like it. */
export async function waitForWorker(page: Page, path: string | RegExp): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => keptByWorker(page), { timeout: 20_000 })
    .toContainEqual(typeof path === 'string' ? path : expect.stringMatching(path));
}
