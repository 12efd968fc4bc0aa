import { useSyncExternalStore } from 'react';

/** From this width on, lists are shown as tables; below it as cards. */
export const WIDE = '(min-width: 48rem)';
/** From this width on, a table with many columns fits beside the sidebar. */
export const VERY_WIDE = '(min-width: 64rem)';

/**
 * True if a media query matches now. The back office is rendered in the browser only, so `matchMedia` always exists.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
