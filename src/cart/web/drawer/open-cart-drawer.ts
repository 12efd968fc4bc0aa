import { showToast } from '#ui/toast.tsx';
import { closeCartDrawer, useCartDrawer } from './cart-drawer-store.ts';

let fetching: Promise<void> | undefined;

/** Fetches the drawer's code, once; called when a finger or pointer comes near a cart button. */
export const prepareCartDrawer = (): Promise<void> =>
  (fetching ??= import('./cart-drawer.tsx').then(
    ({ CartDrawer }) => useCartDrawer.setState({ Drawer: CartDrawer }),
    () => {
      fetching = undefined;
      closeCartDrawer();
      showToast('error', 'The cart could not be opened. Check your connection and try again.');
    },
  ));

/** Opens the cart. */
export function openCartDrawer(): void {
  useCartDrawer.setState({ isOpen: true });
  void prepareCartDrawer();
}
