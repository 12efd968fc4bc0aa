import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const LOOK_EVERY_MS = 20;

/**
 * Lets tests, which are quicker than any shopper, wait after `goto` and `reload` until the page can answer and is drawn. Who wants to
 * see a page before that asks for another state than 'load'.
 */
export function waitForScripts(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const untilAnswering = async () => {
    while (!(await isAnswering(page))) await wait(LOOK_EVERY_MS);
  };
  const isWhole = (state: string | undefined) => state === undefined || state === 'load';
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (isWhole(options?.waitUntil)) await untilAnswering();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (isWhole(options?.waitUntil)) await untilAnswering();
    return response;
  };
  return page;
}

/** Asked anew each time: `waitForFunction` would send Playwright's tools into each page, which take longer than the wait. */
async function isAnswering(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(
      () => !window.answerHeldTap && !document.documentElement.hasAttribute('data-first'),
    );
  } catch (error) {
    // The page went on to another address meanwhile; that one is asked.
    if (error instanceof Error && error.message.includes('context was destroyed')) return false;
    throw error;
  }
}
