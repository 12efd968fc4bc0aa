import { useLingui } from '@lingui/react';
import { useOwnCart } from '#cart/web/fetch-own-cart.ts';
import { useSession } from '#identity/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { openCartDrawer, prepareCartDrawer } from './open-cart-drawer.ts';

/** What every button of the cart does. */
export const OPENS_DRAWER = {
  onPointerEnter: () => void prepareCartDrawer(),
  onFocus: () => void prepareCartDrawer(),
  onClick: openCartDrawer,
};

/** The cart button of the navigation bar, with how many things are in the cart and, where there is room, their sum. */
export function NavCartButton() {
  const { i18n } = useLingui();
  const own = useOwn();
  return (
    <button
      type="button"
      {...OPENS_DRAWER}
      className="-mr-2 flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control px-2 hover:bg-leaf-soft lg:min-w-28 lg:justify-start"
    >
      {own ? (
        <own.NavCart />
      ) : (
        <>
          <span className="relative">
            <Icon name="cart" />
          </span>
          <span className="sr-only">{i18n._('shop.cart.none')}</span>
        </>
      )}
    </button>
  );
}

/** The cart's place in the bottom bar of phones: a plain tab for guests, and what is in it for whoever is signed in. */
export function CartPlace() {
  const own = useOwn();
  return own ? <own.CartTab /> : <BarCartButton />;
}

/** The part of the cart that guests never load. */
function useOwn() {
  const own = useOwnCart((state) => state.own);
  return useSession(({ token }) => token !== undefined) ? own : undefined;
}

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
