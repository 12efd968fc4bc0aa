import type { CSSProperties } from 'react';
import { Slide, ToastContainer as Container, toast } from 'react-toastify';

export { toast };

const LOOK: CSSProperties & Record<`--toastify-${string}`, string> = {
  // Under the bar with the cart and the bell: who has just added something wants to tap there next.
  top: '6rem',
  '--toastify-font-family': 'inherit',
  '--toastify-text-color-light': 'var(--color-ink)',
  '--toastify-toast-bd-radius': '0.75rem',
  ...colourOf('success', 'var(--color-leaf)'),
  ...colourOf('error', 'var(--color-chilli)'),
  ...colourOf('info', 'var(--color-muted)'),
};

/** The specification's toasts: top right, five seconds, waiting under the pointer and in the background. */
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
