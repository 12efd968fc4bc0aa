import { i18n } from '@lingui/core';
import { whileHeld } from '#ui/page/while-held.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { closeCartDrawer, useCartDrawer } from './cart-drawer-store.ts';

let fetching: Promise<void> | undefined;

/** Fetches the drawer's code, once; called when a finger or pointer comes near a cart button. */
export const prepareCartDrawer = (): Promise<void> =>
  (fetching ??= import('./cart-drawer.tsx').then(
    (drawer) => useCartDrawer.setState({ Drawer: drawer.CartDrawer }),
    () => {
      fetching = undefined;
      closeCartDrawer();
      showToast('error', i18n._('shop.cart.notOpened'));
    },
  ));

/** Opens the cart; until its code has come, the page shows that the tap was taken. */
export function openCartDrawer(): void {
  useCartDrawer.setState({ isOpen: true });
  void whileHeld(prepareCartDrawer());
}
