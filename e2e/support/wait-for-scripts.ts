import type { Page } from '@playwright/test';

/**
 * Lets tests, which are quicker than any shopper, wait after `goto` and `reload` until the page can answer and is drawn. Who wants to
 * see a page before that asks for another state than 'load'.
 */
export function waitForScripts(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const untilAnswering = () =>
    page.waitForFunction(() => !window.answerHeldTap && !document.documentElement.hasAttribute('data-first'));
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
