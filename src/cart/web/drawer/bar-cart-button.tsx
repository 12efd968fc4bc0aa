import { useLingui } from '@lingui/react';
import { Icon } from '#ui/icon.tsx';
import { openCartDrawer, prepareCartDrawer } from './open-cart-drawer.ts';

/** What every button of the cart does. */
export const OPENS_DRAWER = {
  onPointerEnter: () => void prepareCartDrawer(),
  onFocus: () => void prepareCartDrawer(),
  onClick: openCartDrawer,
};

/** The cart in the bottom bar of phones, while it is empty or not known. */
export function BarCartButton() {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      {...OPENS_DRAWER}
      className="grid min-h-14 content-start justify-items-center pt-2 text-xs"
    >
      <Icon name="cart" />
      {i18n._('shop.cart.cart')}
    </button>
  );
}
