import { useLingui } from '@lingui/react';
import { useOwnCart } from '#cart/web/cart-root.tsx';
import { useSession } from '#identity/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { BarCartButton, OPENS_DRAWER } from './bar-cart-button.tsx';

/** The cart button of a page's head, with how many things are in the cart and, where there is room, their sum. */
export function NavCartButton() {
  const { i18n } = useLingui();
  const own = useOwn();
  return (
    <button type="button" {...OPENS_DRAWER} className="cart-button">
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

/** The cart's place in the bottom bar of phones: a plain tab for guests, the cart's state for signed-in shoppers. */
export function CartPlace() {
  const own = useOwn();
  return own ? <own.CartTab /> : <BarCartButton />;
}

/** The part of the cart that guests never load. */
function useOwn() {
  const own = useOwnCart((state) => state.own);
  return useSession(({ token }) => token !== undefined) ? own : undefined;
}
