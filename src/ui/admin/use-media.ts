import { useSyncExternalStore } from 'react';

/** From this width on, lists are tables; under it they are cards. */
export const WIDE = '(min-width: 48rem)';
/** From this width on there is room for a table of many columns beside the sidebar. */
export const VERY_WIDE = '(min-width: 64rem)';

/** Whether a media query holds now. The back office is drawn in the browser only, so there is always an answer. */
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
