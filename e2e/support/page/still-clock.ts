import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page, so that what it shows for some seconds stays for as long as the journey takes; with
 * `page.clock.resume()` it goes on. The page was opened after `page.clock.install()`. Some seconds pass at once: the next
 * tap is no half of a double one.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}
