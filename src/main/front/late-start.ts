declare global {
  interface Window {
    /**
     * Called when the page can react, and again when a part of it can (`data-late`) whose scripts came later: repeats the tap
     * that was held. Removed when all can.
     */
    answerHeldTap?: () => void;
  }
}

/**
 * Starts the page's scripts late. Runs in the browser, in the head of a page; `late-scripts.ts` writes the source of this
 * function into each page, so it can use nothing from outside, and its comments stand here. It fetches the scripts as
 * soon as the first frame is drawn, while the rest of the page is still being read. (Browsers draw no frame before the
 * style sheet arrives; a slow phone reports the paint a third of a second later.) A fast phone, which draws within half
 * a second, reports it at once: there the scripts wait for that report and never come before the paint. A hidden tab
 * draws no frame and fetches them at once; the latest moment is soon after `load`. They run when the page is complete.
 *
 * Taps and submitted forms are held until `answerHeldTap` is called, and repeated a moment later, because React ignores
 * taps while it hydrates; a bar at the top shows at once that a tap was taken (`data-held`). Only the last tap is
 * repeated. A tap on a part with `data-late` waits for that part's own scripts. Each tap by which a signed-in shopper
 * adds goods to the cart is stored at once, and the cart reads it later (`cart/web/adds/add-product.ts`); guests follow
 * the link. On a touch screen links open in the same tab, and a link with `takesAlong` passes on the query of this
 * address.
 *
 * The part below the first screen (`data-first`, ui/look/theme.css) is drawn when the page can react or the shopper
 * scrolls; at once for a shopper who comes back (the router left its mark in the history) or who follows a link to a
 * place within the page, because they may begin further down. The pictures there (`data-below`) are fetched when the
 * shopper scrolls or taps, or when they are already in view: browsers fetch lazy pictures some three screens ahead,
 * and the scripts need the bandwidth. Pictures behind the bar at the bottom do not count as in view.
 */
export function startLate(modules: string[], lateScript: string): void {
  const page = document.documentElement;
  const drawAll = () => page.removeAttribute('data-first');
  const showPictures = () => page.removeAttribute('data-still');
  if (!history.state && !location.hash) {
    page.setAttribute('data-first', '');
    page.setAttribute('data-still', '');
  }
  for (const moving of ['scroll', 'keydown']) addEventListener(moving, drawAll, true);
  for (const moving of ['scroll', 'keydown', 'click']) addEventListener(moving, showPictures, true);
  addEventListener('DOMContentLoaded', () => {
    const watch = new IntersectionObserver(
      (below) => {
        for (const { isIntersecting, target } of below)
          if (isIntersecting) target.removeAttribute('data-below');
      },
      { rootMargin: '0px 0px -72px' },
    );
    for (const below of document.querySelectorAll('[data-below]')) watch.observe(below);
  });

  const keepAdd = (event: Event, link: HTMLAnchorElement | null) => {
    const add = link && new URL(link.href).searchParams.get('add');
    if (!add || !navigator.cookieEnabled || !(localStorage['userData'] ?? sessionStorage['userData'])) return;
    event.preventDefault();
    event.stopPropagation();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    const kept = JSON.parse(sessionStorage.getItem('pendingAdd') ?? '""') as string;
    sessionStorage['pendingAdd'] = JSON.stringify(kept ? `${kept},${add}` : add);
  };

  let held: HTMLElement | undefined;
  let answers = false;
  const hold = (event: Event) => {
    const target = event.target as Element;
    if (!answers) keepAdd(event, target.closest('a'));
    const holder = event.type === 'submit' ? 'form[method=post]' : 'button[type=button]:not([popovertarget])';
    const tapped = target.closest<HTMLElement>(holder);
    if (!tapped || (answers && !tapped.closest('[data-late]'))) return;
    event.preventDefault();
    held?.removeAttribute('aria-busy');
    held = tapped;
    held.setAttribute('aria-busy', 'true');
    page.setAttribute('data-held', '');
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
    const tapped = held;
    if (tapped?.closest('[data-late]')) return;
    held = undefined;
    page.removeAttribute('data-held');
    tapped?.removeAttribute('aria-busy');
    if (!tapped?.isConnected) return;
    if (tapped instanceof HTMLFormElement) tapped.requestSubmit();
    else tapped.click();
  };
  window.answerHeldTap = () => {
    answers = true;
    removeEventListener('click', mendLink, true);
    if (!document.querySelector('[data-late]')) {
      removeEventListener('click', hold, true);
      removeEventListener('submit', hold, true);
      delete window.answerHeldTap;
    }
    setTimeout(answer);
    requestAnimationFrame(() => setTimeout(drawAll));
  };

  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of modules) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
    }
    const start = () => {
      const script = document.createElement('script');
      document.body.append(Object.assign(script, { type: 'module', textContent: lateScript }));
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  addEventListener('load', () => {
    setTimeout(begin, 200);
    setTimeout(drawAll, 3000);
  });
  if (document.hidden) begin();
  else
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (performance.now() > 500) begin();
        else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
      }),
    );
}
