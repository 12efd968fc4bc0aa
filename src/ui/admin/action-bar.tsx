import type { ReactNode } from 'react';

/** The actions for the selected rows. It floats above the end of the page, within reach of a thumb. */
export const ActionBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    ref={keepRoomFor}
    aria-label={label}
    className="fixed inset-x-2 bottom-16 z-30 flex flex-wrap items-center gap-2 rounded-tile border border-line bg-paper p-2 shadow-float md:sticky md:inset-x-auto md:bottom-4 md:mt-4 md:px-4 print:hidden"
  >
    {children}
  </section>
);

const bars = new Set<Element>();
let observer: ResizeObserver | undefined;

/**
 * Ref callback of a bar that is fixed to the end of the screen: the page keeps as much room free below its last line, so
 * that the bar never lies over a control.
 */
export function keepRoomFor(bar: Element | null): (() => void) | undefined {
  if (!bar) return undefined;
  observer ??= new ResizeObserver(measure);
  bars.add(bar);
  observer.observe(bar);
  addEventListener('resize', measure);
  measure();
  return () => {
    bars.delete(bar);
    observer?.unobserve(bar);
    if (bars.size === 0) removeEventListener('resize', measure);
    measure();
  };
}

/** On a wide screen a bar stands in the page itself, and needs no room of its own. */
function measure(): void {
  const needed = [...bars]
    .filter((bar) => getComputedStyle(bar).position === 'fixed')
    .map((bar) => innerHeight - bar.getBoundingClientRect().top);
  const { style } = document.documentElement;
  const height = `${Math.ceil(Math.max(0, ...needed))}px`;
  style.setProperty('--fixed-bars', height);
  style.scrollPaddingBottom = height;
}
