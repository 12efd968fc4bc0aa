import { type ComponentType, createElement, useSyncExternalStore } from 'react';

type Kind = 'success' | 'error' | 'info';
type Container = ComponentType;

let container: Container | undefined;
const listeners = new Set<() => void>();

/**
 * Says something in the corner for five seconds. The library that draws it is fetched when there is first something
 * to say; without a connection to fetch it, nothing is lost but the corner: screens say errors in their own place too.
 */
export function showToast(kind: Kind, text: string): void {
  void import('./toast-container.tsx').then(
    ({ ToastContainer, toast }) => {
      container = ToastContainer;
      for (const listener of listeners) listener();
      toast[kind](text, { toastId: `${kind}:${text}` });
    },
    () => undefined,
  );
}

/** Where toasts appear; empty until the first. */
export function Toasts() {
  const shown = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => container,
    () => undefined,
  );
  return shown ? createElement(shown) : null;
}
