declare global {
  interface Window {
    /** Called when the page can react: repeats the tap that was held. Removed after the call. */
    answerHeldTap?: () => void;
  }
}

/**
 * Runs in the browser, in a page that has no scripts yet. `late-scripts.ts` writes the source of this function into
 * each page, so it can use nothing from outside, and its comments stand here. It fetches the scripts after the first
 * paint; at once in a hidden tab, which is never painted; and soon after `load` where there is nothing to paint without
 * scripts. Taps and submitted forms are held until `answerHeldTap` is called, and then repeated a moment later, because
 * React ignores taps while it hydrates. Only the last one is repeated. On a touch screen links open in the same tab, and a
 * link that says so (`takesAlong`) passes the query of this address on.
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
  const mendLink = (event: Event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    if (link.dataset['takesAlong'] !== undefined) link.search = location.search;
    if (matchMedia('(hover: none)').matches) link.removeAttribute('target');
  };
  addEventListener('click', mendLink, true);

  const answer = () => {
    held?.removeAttribute('aria-busy');
    if (!held?.isConnected) return;
    if (held instanceof HTMLFormElement) held.requestSubmit();
    else held.click();
  };
  window.answerHeldTap = () => {
    removeEventListener('click', hold, true);
    removeEventListener('click', mendLink, true);
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
