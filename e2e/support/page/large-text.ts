import type { Page } from '@playwright/test';

/** What is wider than the screen, or cut off by the box that it stands in. Rows and text fields scroll by themselves. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What still slides in stands beyond the screen for a moment.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const wide = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className.toString().split(' ').slice(0, 4).join('.')}: ${element.textContent?.trim().slice(0, 40)}`;
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width < 2 ||
        height < 2 ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (isHidden(element) || element.closest('svg, .sr-only, noscript') || scrolls(element)) return [];
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > wide + 1) return [`beyond the screen, ${name(element)}`];
      const style = getComputedStyle(element);
      const isCut =
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches('input, select') &&
        ['hidden', 'clip'].includes(style.overflowX) &&
        style.textOverflow !== 'ellipsis';
      return isCut ? [`cut, ${name(element)}`] : [];
    });
  });

/** Shows every page from now on with letters twice as large. */
export async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const grow = () => document.documentElement.style.setProperty('font-size', '200%');
    if (document.documentElement) grow();
    else
      new MutationObserver((_, observer) => {
        if (!document.documentElement) return;
        grow();
        observer.disconnect();
      }).observe(document, { childList: true });
  });
}
