import { i18n } from '@lingui/core';
import { inLanguage, type Language } from '#base/language/language.ts';

/** The router's globals on the window of each page; its list of files has one place for each route. */
export type Routed = {
  __reactRouterDataRouter?: {
    navigate: (to: unknown, options?: object) => Promise<void>;
    match: (address: string) => { route: { id: string; lazy?: unknown } }[] | null;
    state: { errors: Record<string, unknown> | null };
    subscribe: (tell: () => void) => () => void;
    revalidate: () => Promise<void>;
  };
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
};

/** The files of an address of the shop that this page has not loaded yet, in the language of the page. */
export function filesOfPage(address: string): string[] {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as Routed;
  return (router?.match(inLanguage(address, i18n.locale as Language)) ?? [])
    .filter(({ route }) => route.lazy)
    .flatMap(({ route }) => manifest?.routes[route.id]?.module ?? []);
}

/**
 * Loads the code of pages that may come next, while there is a network. What does not come is left for later: the router's own
 * `PrefetchPageLinks` would load this page anew then, and without a network that is the browser's error page.
 */
export function loadAhead(addresses: readonly string[]): void {
  void Promise.allSettled(addresses.flatMap(filesOfPage).map((file) => import(/* @vite-ignore */ file)));
}
