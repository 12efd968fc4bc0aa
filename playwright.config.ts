import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './bin/test/chromium.mjs';
import { cameraThatSees, SEEN } from './e2e/support/page/fake-camera.ts';

const executablePath = findChromium();
// A journey's page lives for seconds: to optimize its code takes a sixth of its processor time, and brings nothing back.
const SHORT_LIVED = '--js-flags=--no-maglev --no-turbofan';
// What draws and what calls the network work in the browser's own process: between processes all goes twice.
const IN_ONE_PROCESS = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];
// A file with launch options of its own would have a browser and a worker started for it, and again for the next file.
const args = [...chromiumArgs, SHORT_LIVED, ...IN_ONE_PROCESS, ...cameraThatSees(SEEN)];
const use: PlaywrightTestConfig['use'] = {
  launchOptions: { args, ...(executablePath && { executablePath }) },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  // Playwright would draw every page at the end of each journey, in case that it failed: see e2e/support/shop.ts.
  screenshot: 'off',
  // What a journey says of the network must reach the page; the worker has journeys of its own.
  serviceWorkers: 'block',
  // One browser context after another costs a fifth of all processor time: Playwright empties the one there is instead.
  reuseContext: true,
};

// On a build server others work, too: things may take longer there, and nothing else is different.
const isBuildServer = process.env['CI'] === 'true';

/**
 * Journeys through the real shop in a real browser: on the phone that most shoppers hold, and on a laptop. A journey whose
 * subject is not the layout (network, sessions, mail, two at once), or whose screens another one shows on the other, takes
 * place on one of them: its title ends with `@phone` or `@desktop`. Axe looks at each screen, at most once at a width.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // What passes only the second time is named as flaky in the report: mend it. At home it is red at once.
  retries: isBuildServer ? 1 : 0,
  workers: 4, // while some wait for the shop, others keep the cores busy
  timeout: isBuildServer ? 120_000 : 60_000,
  expect: { timeout: isBuildServer ? 20_000 : 10_000 },
  reporter: 'list',
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        ...use,
        viewport: { width: 360, height: 780 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        userAgent:
          'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
      },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { ...use, viewport: { width: 1280, height: 800 } } },
  ],
});
