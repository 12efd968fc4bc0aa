import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Icon } from '#ui/icon.tsx';
import { whileHeld } from '#ui/page/part-later.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { closeCartDrawer, useCartDrawer } from './cart-drawer-store.ts';

let fetching: Promise<void> | undefined;

/** Fetches the drawer's code, once; called when a finger or pointer comes near a cart button. */
const prepareCartDrawer = (): Promise<void> =>
  (fetching ??= import('./cart-drawer.tsx').then(
    (drawer) => useCartDrawer.setState({ Drawer: drawer.CartDrawer }),
    () => {
      fetching = undefined;
      closeCartDrawer();
      showToast('error', i18n._('shop.cart.notOpened'));
    },
  ));

/** Opens the cart; until its code has come, the page shows that the tap was taken. */
function openCartDrawer(): void {
  useCartDrawer.setState({ isOpen: true });
  void whileHeld(prepareCartDrawer());
}

/** Handlers that every cart button has. */
export const OPENS_DRAWER = {
  onPointerEnter: () => void prepareCartDrawer(),
  onFocus: () => void prepareCartDrawer(),
  onClick: openCartDrawer,
};

/** The cart in the bottom bar of phones, while it is empty or not known. */
export function BarCartButton() {
  const { i18n } = useLingui();
  return (
    <button type="button" {...OPENS_DRAWER} className="bar-place">
      <Icon name="cart" />
      {i18n._('shop.cart.cart')}
    </button>
  );
}
