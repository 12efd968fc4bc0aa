import { useEffect, useSyncExternalStore } from 'react';

const staysSo = () => () => undefined;

/**
 * For a part of the page whose own scripts are loaded after the page's: the `data-late` of its outermost element. Until the part
 * can react, the page holds the taps on it (`main/front/scripts/late-start.ts`).
 */
export function useLatePart(): '' | undefined {
  // As the server made it, until it is hydrated.
  const isLate = useSyncExternalStore(
    staysSo,
    () => false,
    () => true,
  );
  useEffect(() => {
    if (!isLate) window.answerHeldTap?.();
  }, [isLate]);
  return isLate ? '' : undefined;
}
