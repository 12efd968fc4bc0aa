import { createElement, type ReactNode, useEffect, useState } from 'react';
import { holdInstallPrompt } from '#browser/install-prompt.ts';

/** After the page has loaded, its pictures and what people do first have the line to themselves for so long. */
const SETTLED_MS = 3000;

/** Loads the offline support once the page has settled. */
export function useOffline(): ReactNode {
  const [offline, setOffline] = useState<ReactNode>();
  useEffect(() => {
    holdInstallPrompt();
    // Without a network, a page that was kept says so at once.
    const wait = document.documentElement.dataset['seenAt'] ? 0 : SETTLED_MS;
    const begin = () =>
      setTimeout(() => {
        void import('./offline.tsx').then(
          (loaded) => setOffline(createElement(loaded.Offline)),
          () => undefined, // no network: the next page tries again
        );
      }, wait);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }, []);
  return offline;
}
