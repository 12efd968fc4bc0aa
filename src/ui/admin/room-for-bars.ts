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
