declare global {
  interface Window {
    /** The page can answer now: does what was tapped before. Gone once called. */
    answerHeldTap?: () => void;
  }
}

/**
 * Runs in the browser, in a page that has no scripts yet: `late-scripts.ts` writes its source into each page, so it can
 * use nothing from around it, and comments stand here. It fetches the scripts when the page has been painted once, at
 * once in a tab that nobody looks at, for that is never painted, and soon after `load` where there is nothing to paint
 * but what the scripts bring. What somebody taps or sends until then is held, and
 * done when `answerHeldTap` says that the page can answer; a moment later, for React answers no tap while it still
 * attaches itself. The last tap counts, as the last one would. On a touch screen links stay in their tab.
 */
export function startLate(modules: string[], lateScript: string): void {
  let held: HTMLElement | undefined;
  const hold = (event: Event) => {
    const holder = event.type === 'submit' ? 'form[method=post]' : 'button[type=button]:not([popovertarget])';
    const tapped = (event.target as Element).closest<HTMLElement>(holder);
    if (!tapped) return;
    event.preventDefault();
    held?.removeAttribute('aria-busy');
    held = tapped;
    held.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  const stayOnTouch = (event: Event) => {
    if (matchMedia('(hover: none)').matches)
      (event.target as Element).closest('a')?.removeAttribute('target');
  };
  addEventListener('click', stayOnTouch, true);

  const answer = () => {
    held?.removeAttribute('aria-busy');
    if (!held?.isConnected) return;
    if (held instanceof HTMLFormElement) held.requestSubmit();
    else held.click();
  };
  window.answerHeldTap = () => {
    removeEventListener('click', hold, true);
    removeEventListener('click', stayOnTouch, true);
    removeEventListener('submit', hold, true);
    setTimeout(answer);
  };

  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of modules) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
    }
    const script = document.createElement('script');
    document.body.append(Object.assign(script, { type: 'module', textContent: lateScript }));
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) begin();
  else {
    addEventListener('load', () => setTimeout(begin, 200));
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      begin();
    }).observe({ type: 'paint', buffered: true });
  }
}
