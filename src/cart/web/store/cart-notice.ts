import { create } from 'zustand';
import { useCartDrawer } from '#cart/web/drawer/cart-drawer-store.ts';
import { showToast } from '#ui/toast/toast.tsx';

/** A message about the cart, shown in the cart itself. */
export type CartNotice = { kind: 'success' | 'error'; text: string };

const SHOWN_MS = 5000;

/** The last message about the cart, for as long as a toast would show it. */
export const useCartNotice = create<{ notice: CartNotice | undefined }>(() => ({ notice: undefined }));

let timer: ReturnType<typeof setTimeout> | undefined;

// Who closes the drawer has heard it there: the bar would say it once more.
useCartDrawer.subscribe(({ isOpen }, { isOpen: wasOpen }) => {
  if (wasOpen && !isOpen) useCartNotice.setState({ notice: undefined });
});

/**
 * Shows a message about the cart: in the drawer if that is open (nothing outside a modal is seen or read out), a
 * success in the Cart tab where that stands, else as a toast.
 */
export function sayOfCart(kind: CartNotice['kind'], text: string): void {
  const isSaidByBar = kind !== 'error' && isBarInSight();
  if (!isSaidByBar && !useCartDrawer.getState().isOpen) return showToast(kind, text);
  clearTimeout(timer);
  useCartNotice.setState({ notice: { kind, text } });
  timer = setTimeout(() => useCartNotice.setState({ notice: undefined }), SHOWN_MS);
}

/** Not on wide screens, nor on a page that leads nowhere else, nor where it scrolls away. */
function isBarInSight(): boolean {
  const bars = document.querySelector('.bars')?.getBoundingClientRect();
  return bars !== undefined && bars.height > 0 && bars.top < window.innerHeight;
}
