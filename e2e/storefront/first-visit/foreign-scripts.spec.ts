import { expect, test } from '@playwright/test';
import { startShop } from '../../support/shop-process.ts';

declare global {
  interface Window {
    stolen?: string[];
  }
}

test('a script that came into a page with somebody’s text does not run, and the shop goes on @phone', async ({
  page,
}) => {
  const shop = await startShop({ SEED: 'demo', NODE_OPTIONS: '--import ./e2e/support/tampered-pages.mjs' });
  try {
    const refused: string[] = [];
    page.on('console', (message) => void refused.push(message.text()));
    for (const path of ['/', '/shop', '/login', '/no-such-page']) {
      refused.length = 0;
      const answer = await page.goto(`${shop.url}${path}`, { waitUntil: 'load' });
      expect((await answer?.text())?.includes('window.stolen'), path).toBe(true);
      // The shop's own scripts ran: the page answers.
      await expect.poll(() => page.evaluate(() => '__reactRouterRouteModules' in window)).toBe(true);
      expect(await page.evaluate(() => window.stolen)).toBeUndefined();
      expect(refused.filter((text) => /Content Security Policy/.test(text)).length, path).toBeGreaterThan(3);
    }
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL(`${shop.url}/`);
    expect(await page.evaluate(() => window.stolen)).toBeUndefined();
  } finally {
    await shop.stop();
  }
});
