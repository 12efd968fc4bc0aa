import { create } from 'zustand';
import { useCartDrawer } from '#cart/web/drawer/cart-drawer-store.ts';
import { showToast } from '#ui/toast.tsx';

/** What is said of the cart in the cart's own place. */
export type CartNotice = { kind: 'success' | 'error'; text: string };

const SHOWN_MS = 5000;
const PHONE = '(width < 64rem)';

/** The last thing that happened to the cart, for as long as a toast would show it. */
export const useCartNotice = create<{ notice: CartNotice | undefined }>(() => ({ notice: undefined }));

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says what happened to the cart: in the drawer where it is open (over a modal nothing else is seen or read out), in
 * the cart bar of a phone, and else as a toast.
 */
export function sayOfCart(kind: CartNotice['kind'], text: string): void {
  const isSaidByBar = kind !== 'error' && window.matchMedia(PHONE).matches;
  if (!isSaidByBar && !useCartDrawer.getState().isOpen) return showToast(kind, text);
  clearTimeout(timer);
  useCartNotice.setState({ notice: { kind, text } });
  timer = setTimeout(() => useCartNotice.setState({ notice: undefined }), SHOWN_MS);
}
