import { i18n } from '@lingui/core';
import { pageAddress } from '#base/addresses.ts';
import { untilOnline } from '#browser/until-online.ts';
import { filesOfPage, type Routed } from '#ui/page/page-files.ts';
import { whileHeld } from '#ui/page/part-later.ts';
import { showToast } from '#ui/toast/toast.tsx';

const AGAIN_MS = 5000;

/**
 * Keeps the current page if the code of the next one cannot be loaded. Without this the router would reload the
 * page, which offline ends on the browser's error page unless the worker is active. Fetches the code before
 * navigating; if neither the code nor the shop can be reached, shows a message. Retries at the next tap and when
 * the network is back, unless the user has tapped or typed meanwhile.
 */
export function keepPage(): void {
  const { __reactRouterDataRouter: router } = window as Routed;
  if (!router) return;
  const { navigate } = router;
  let last = new AbortController();
  addEventListener('popstate', () => last.abort());
  router.navigate = async (to, options) => {
    last.abort();
    const files = typeof to === 'string' && to.startsWith('/') ? filesOfPage(to) : [];
    if (files.length === 0) return navigate(to, options);
    last = new AbortController();
    const { signal } = last;
    try {
      await whileHeld(Promise.all(files.map((file) => import(/* @vite-ignore */ file))));
    } catch {
      // A shop that answers may have been built anew: loading the page anew brings its new files.
      if (!(await answers())) await untilAnswer(signal);
    }
    if (!signal.aborted) return navigate(to, options);
  };

  /** Shows that the shop does not answer, and waits until it does, or until the user taps or types. */
  async function untilAnswer(signal: AbortSignal): Promise<void> {
    const giveUp = (): void => last.abort();
    for (const doing of ['pointerdown', 'keydown']) addEventListener(doing, giveUp, { once: true, signal });
    showToast('error', i18n._('shop.noAnswer'));
    do await untilOnline(AGAIN_MS, signal);
    while (!signal.aborted && !(await answers()));
  }
}

/** True if the shop itself answers; the worker does not handle this request. */
const answers = async (): Promise<boolean> => {
  try {
    return (await fetch(pageAddress('robots'), { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
};
