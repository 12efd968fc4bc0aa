import type { CSSProperties } from 'react';
import { Slide, ToastContainer as Container, toast } from 'react-toastify';
import { keepToastsOutOfTheWay } from './toast-place.ts';
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
