import { type ComponentType, lazy, useEffect, useSyncExternalStore } from 'react';

/**
 * A part of a page whose code is loaded when it is shown. A file that does not come must not take the whole page away, whose
 * goods are there: `otherwise` stands in its place then, or nothing.
 */
export const partLater = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: otherwise }),
    ),
  );

/**
 * Shows at once that a tap was taken whose code has still to come: the bar at the top that also tells of taps before the page
 * answers (`main/front/late-start.ts`).
 */
export async function whileHeld<Value>(coming: Promise<Value>): Promise<Value> {
  const { dataset } = document.documentElement;
  dataset['held'] = '';
  try {
    return await coming;
  } finally {
    delete dataset['held'];
  }
}

const staysSo = () => () => undefined;

/**
 * For a part of the page whose own scripts are loaded after the page's: the `data-late` of its outermost element. Until the part
 * can react, the page holds the taps on it (`main/front/late-start.ts`).
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
