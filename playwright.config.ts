import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './bin/test/chromium.mjs';
import { cameraThatSees, SEEN } from './e2e/support/fake-camera.ts';

const executablePath = findChromium();
// A file with launch options of its own would have a browser and a worker started for it, and again for the next file.
const args = [...chromiumArgs, ...cameraThatSees(SEEN)];
const use: PlaywrightTestConfig['use'] = {
  launchOptions: { args, ...(executablePath && { executablePath }) },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  screenshot: 'only-on-failure',
  // What a journey says of the network must reach the page; the worker has journeys of its own.
  serviceWorkers: 'block',
};

/**
 * Journeys through the real shop in a real browser: on the phone that most shoppers hold, and on a laptop. A journey whose
 * subject is not the layout (network, sessions, mail, two at once) takes place on one of them: its title ends with `@phone` or
 * `@desktop`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // On a busy build server a journey that fails is tried once more. The run names it as flaky, and it is to be mended.
  retries: process.env['CI'] ? 1 : 0,
  workers: 3, // while one waits for the shop, two others keep the cores busy
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
