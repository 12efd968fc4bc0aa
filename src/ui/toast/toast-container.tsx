import type { CSSProperties } from 'react';
import { Slide, ToastContainer as Container, toast } from 'react-toastify';
import './toast.css';

export { toast };

const LOOK: CSSProperties & Record<`--toastify-${string}`, string> = {
  '--toastify-font-family': 'var(--font-sans)',
  '--toastify-color-light': 'var(--color-white)',
  '--toastify-text-color-light': 'var(--color-ink)',
  '--toastify-toast-bd-radius': 'var(--radius-control)',
  '--toastify-toast-shadow': 'var(--shadow-float)',
  ...colourOf('success', 'var(--color-leaf)'),
  ...colourOf('error', 'var(--color-chilli)'),
  ...colourOf('info', 'var(--color-muted)'),
};

toast.onChange(({ status }) => {
  if (status === 'added') keepToastsOutOfTheWay();
});

/** The specification's toasts: top right, five seconds, paused under the pointer and in the background. */
export const ToastContainer = () => (
  <Container
    position="top-right"
    autoClose={5000}
    pauseOnHover
    pauseOnFocusLoss
    draggable
    draggablePercent={80}
    theme="light"
    transition={Slide}
    closeOnClick
    newestOnTop
    style={LOOK}
  />
);

function colourOf(kind: string, colour: string): Record<`--toastify-${string}`, string> {
  return {
    [`--toastify-icon-color-${kind}`]: colour,
    [`--toastify-color-progress-${kind}`]: colour,
  };
}

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [contenteditable], [tabindex="0"]';
/** No control is smaller than this, so none slips between two points that are looked at. */
const GRAIN = 20;
const LOOK_EVERY_MS = 150;
const GAP = 16;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * Keeps toasts out of the way for as long as one is shown: the first finds a free place in the right column (on phones
 * they stand above the bars at the bottom), and only one that covers no control can be held, dragged or clicked. All
 * others let each tap through.
 */
function keepToastsOutOfTheWay(): void {
  if (watching) return;
  let isPlaced = false;
  const look = (): void => {
    const toasts = [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];
    const [first] = toasts;
    if (!first) {
      // One that was added is drawn a moment later.
      if (isPlaced) stop();
      return;
    }
    setLength('--toast-bottom', heightOfBars());
    if (!isPlaced) setLength('--toast-top', freeTop(first.offsetWidth, first.offsetHeight));
    isPlaced = true;
    for (const toast of toasts)
      toast.toggleAttribute('data-free', !coversControl(toast.getBoundingClientRect()));
  };
  watching = setInterval(look, LOOK_EVERY_MS);
  look();
}

let watching: ReturnType<typeof setInterval> | undefined;

function stop(): void {
  clearInterval(watching);
  watching = undefined;
}

const setLength = (name: string, pixels: number): void =>
  document.documentElement.style.setProperty(name, `${pixels}px`);

/** The height of the bars at the bottom of the screen. */
const heightOfBars = (): number =>
  Math.max(
    0,
    ...[...document.querySelectorAll('[data-bar="bottom"]')].map((bar) => {
      const { top, height } = bar.getBoundingClientRect();
      return height > 0 ? innerHeight - top : 0;
    }),
  );

/** The highest place at the right edge where a toast covers no control; where there is none, under the head. */
function freeTop(width: number, height: number): number {
  const right = innerWidth - GAP;
  for (let top = GAP; top + height < innerHeight - GAP; top += GAP) {
    if (!coversControl({ left: right - width, right, top, bottom: top + height })) return top;
  }
  return 6 * GAP;
}

/** True if a control of the page lies anywhere under a box. */
function coversControl({ left, top, right, bottom }: Box): boolean {
  for (const y of points(top, bottom)) {
    for (const x of points(left, right)) {
      const under = document.elementsFromPoint(x, y).find((element) => !element.closest('.Toastify'));
      if (under?.closest(CONTROLS)) return true;
    }
  }
  return false;
}

/** Both ends of a stretch, and points between them. */
function points(from: number, to: number): number[] {
  const steps = Math.max(1, Math.ceil((to - from) / GRAIN));
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}
